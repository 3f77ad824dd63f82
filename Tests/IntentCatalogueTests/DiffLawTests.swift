import IntentCatalogue
import IntentRouting
import SourceText
import TestSupport
import Testing

/// The law of the comparison, held against the policy itself: where no change is breaking, whatever the old catalogue
/// accepted is accepted in the same way.
@Suite struct DiffLawTests {
    @Test func withoutABreakingChangeNothingThatWasAcceptedIsLost() throws {
        var random = RandomSource(seed: 4)
        var (quiet, lost) = (0, 0)
        for _ in 0..<200 {
            let parts = Parts(&random)
            var changed = parts
            for _ in 0...random.number(0...1) { changed.change(&random) }
            let (before, after) = (decode(parts.text), decode(changed.text))
            guard let before, let after else { continue }
            let diff = CatalogueDiff(from: before, to: after)
            let isBreaking = diff.changes.contains { $0.meaning == .breaking }
            let (old, new) = (Policy(before), Policy(after))
            var isLost = false
            for url in Parts.urls {
                let (left, right) = (reading(old.judge(url).verdict), reading(new.judge(url).verdict))
                guard let left else { continue }
                if left != right { isLost = true }
                #expect(left == right || isBreaking, "\(url): \(parts.text)\n\(changed.text)")
                if left != right {
                    let names = diff.hits(Array(url.utf8)[...]).filter { diff.changes[$0].meaning == .breaking }
                    #expect(!names.isEmpty, "\(url) is lost and no change owns up: \(parts.text)\n\(changed.text)")
                }
            }
            if before.contractVersion == after.contractVersion {
                #expect(diff.changes.allSatisfy { $0.meaning == .neutral })
            }
            if isBreaking == false { quiet += 1 }
            if isLost { lost += 1 }
        }
        // The law is worth something only where both happen.
        #expect(quiet > 50 && lost > 50, "\(quiet) \(lost)")
    }

    private func decode(_ text: String) -> Catalogue? {
        Catalogue.decode(SourceFile(name: "i", text: text)).catalogue
    }

    /// What becomes of a destination, or nil when it is refused.
    private func reading(_ verdict: PolicyVerdict) -> String? {
        switch verdict {
        case .intent(let match, _):
            let values = match.parameters.map { "\($0.name)=\($0.value.description)" }.sorted()
            return "intent \(match.id) \(values)"
        case .system(let link): return "system \(String(decoding: link.url, as: UTF8.self))"
        case .rewrite(_, let link): return "rewrite \(String(decoding: link.url, as: UTF8.self))"
        case .internalPath: return "internal"
        case .refused: return nil
        }
    }
}

/// A small catalogue in pieces that can be exchanged.
private struct Parts {
    var scheme = 0
    var universal = 0
    var paths: [Int]
    var aliases: [Int]
    var queries: [Int]
    var hosts: Int
    var rewrites: Int
    var isThere: [Bool]

    static let schemes = ["app-x", "[app-x, app-y]", "[app-y, app-x]", "app-y"]
    static let universals = ["", "universal: https://u.example/open", "universal: https://v.example/open"]
    static let allPaths = [
        "a", "b/c", "a/{n:int}", "a/{n:int(1...5)}", "b/{n:x|y|w}", "b/{n:x|y}", "c/{m:slug}", "c/{n:slug}",
    ]
    static let allQueries = [
        "", "{ q: int }", "{ q: int? }", "{ q: \"int(1...5)\" }", "{ q: int, r: \"x|y?\" }", "{ r: \"x|y?\", q: int }",
        "{ r: \"x?\" }",
    ]
    static let allHosts = [
        "", "https: { hosts: [a.example] }", "https: { hosts: [\"*.example\"] }", "https: { hosts: [\"*\"] }",
        "https: { hosts: [\"*\"], ports: [8443] }", "https: { hosts: [a.example, b.a.example], ports: [8443] }",
        "https: { hosts: [\"*\"], addresses: false }", "https: { hosts: [\"*.a.example\", a.example, 192.0.2.1] }",
    ]
    static let allRewrites = [
        "", "rewrite: [{ from: \"http://a.example/\", to: \"https://a.example/\" }]",
        "rewrite: [{ from: \"http://a.example/\", to: \"https://a.example/n/\" }]",
        "rewrite: [{ from: \"http://a.example/p/\", to: \"https://a.example/q/\" }, "
            + "{ from: \"http://a.example/\", to: \"https://a.example/\" }]",
        "rewrite: [{ from: \"http://a.example/\", to: \"https://a.example/\" }, "
            + "{ from: \"http://a.example/p/\", to: \"https://a.example/q/\" }]",
        "rewrite: [{ from: \"https://a.example/\", to: \"https://b.a.example/\" }]",
    ]
    static let urls: [String] = {
        let paths = ["a", "b/c", "a/3", "a/7", "b/x", "b/w", "c/s"]
        let queries = ["", "?q=3", "?q=7", "?r=x", "?r=y&q=3"]
        let fronts = ["app-x://", "app-y://", "https://u.example/open/"]
        let intents = fronts.flatMap { front in
            (0..<3).flatMap { index in paths.flatMap { path in queries.map { front + "i\(index)/" + path + $0 } } }
        }
        return intents + [
            "https://a.example/", "https://a.example/p/z", "https://b.a.example/", "https://x.example/",
            "https://other.test/", "https://a.example:8443/", "https://a.example:9000/", "https://192.0.2.1/",
            "http://a.example/", "http://a.example/p/z", "page.md",
        ]
    }()

    init(_ random: inout RandomSource) {
        scheme = random.number(0...Self.schemes.count - 1)
        universal = random.number(0...Self.universals.count - 1)
        paths = (0..<3).map { _ in random.number(0...Self.allPaths.count - 1) }
        aliases = (0..<3).map { _ in random.number(0...Self.allPaths.count + 4 - 1) }
        queries = (0..<3).map { _ in random.number(0...Self.allQueries.count - 1) }
        hosts = random.number(0...Self.allHosts.count - 1)
        rewrites = random.number(0...Self.allRewrites.count - 1)
        isThere = (0..<3).map { _ in random.number(0...4 - 1) > 0 }
    }

    mutating func change(_ random: inout RandomSource) {
        let other = Parts(&random)
        let index = random.number(0...3 - 1)
        switch random.number(0...8 - 1) {
        case 0: scheme = other.scheme
        case 1: universal = other.universal
        case 2: paths[index] = other.paths[index]
        case 3: aliases[index] = other.aliases[index]
        case 4: queries[index] = other.queries[index]
        case 5: hosts = other.hosts
        case 6: rewrites = other.rewrites
        default: isThere[index].toggle()
        }
    }

    var text: String {
        var text = "version: 1\nscheme: \(Self.schemes[scheme])\n\(Self.universals[universal])\nintents:\n"
        text += "  always: { path: always }\n"
        for index in 0..<3 where isThere[index] {
            let path = Self.allPaths[paths[index]]
            text += "  i\(index): { path: \"i\(index)/\(path)\""
            // Another path with the same parameters, here or where another intent is.
            let others = Self.allPaths.filter { $0 != path && parameters($0) == parameters(path) }
            if !others.isEmpty, aliases[index] < 8 {
                let owner = aliases[index] == 0 ? (index + 1) % 3 : index
                text += ", aliases: [\"i\(owner)/\(others[aliases[index] % others.count])\"]"
            }
            if queries[index] > 0 { text += ", query: \(Self.allQueries[queries[index]])" }
            text += " }\n"
        }
        let destinations = [Self.allHosts[hosts], Self.allRewrites[rewrites]].filter { !$0.isEmpty }
        return text + "destinations: { \(destinations.joined(separator: ", ")) }\n"
    }

    private func parameters(_ path: String) -> Substring { path.drop { $0 != "{" } }
}
