import IntentCatalogue
import IntentRouting
import SourceText

/// Writes URLs with the answers that every side must give, for the app's own tests: each intent with the edges of its
/// values, its neighbours that are refused, and the same for everything else that is permitted.
///
/// The answers are the policy's; nothing here decides.
struct VectorsGenerator {
    let catalogue: Catalogue
    private let policy: Policy

    init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
        policy = Policy(catalogue)
    }

    func text() -> String {
        var seen: Set<String> = []
        let vectors = urls().filter { seen.insert($0).inserted }.map(vector)
        return "{\n  \"contractVersion\": \(Literal.json(catalogue.contractVersion)),\n  \"vectors\": ["
            + vectors.map { "\n    " + $0.line }.joined(separator: ",") + (vectors.isEmpty ? "" : "\n  ") + "]\n}\n"
    }

    private func vector(_ url: String) -> JSONValue {
        var members: [(String, JSONValue)] = [("url", .text(url))]
        switch policy.judge(url).verdict {
        case .intent(let match, _):
            members += [("answer", .text("intent")), ("intent", .text(match.id)), ("canonical", .text(match.url))]
            if let universal = match.universalURL { members.append(("universal", .text(universal))) }
            members.append(
                ("parameters", .object(match.parameters.map { ($0.name, .text($0.value.description)) })))
            members.append(("stack", .list(match.stack.map(step))))
        case .system(let link):
            members += [("answer", .text("system")), ("opens", .text(String(decoding: link.url, as: UTF8.self)))]
        case .rewrite(_, let link):
            members += [("answer", .text("rewrite")), ("opens", .text(String(decoding: link.url, as: UTF8.self)))]
        case .internalPath: members.append(("answer", .text("internal")))
        case .refused(let refusal):
            members += [("answer", .text("refused")), ("reason", .text(refusal.reason.rawValue))]
        }
        return .object(members)
    }

    private func step(_ step: RouteStep) -> JSONValue {
        .object([(step.route, .object(step.values.map { ($0.name, .text($0.value.description)) }))])
    }

    private func urls() -> [String] {
        var urls: [String] = []
        for intent in catalogue.sortedIntents { urls += self.urls(of: intent) }
        let rules = catalogue.destinations
        for (scheme, rule) in [("https", rules.https), ("http", rules.http)] {
            guard let rule else { continue }
            for host in rule.hosts.sorted() { urls += webURLs(scheme, host) }
            for suffix in rule.suffixes.sorted() {
                urls += webURLs(scheme, "www" + suffix) + ["\(scheme)://\(suffix.dropFirst())/"]
            }
            if rule.allowsAnyHost { urls += webURLs(scheme, "www.example.net") + ["\(scheme)://192.0.2.1/"] }
            for port in rule.ports ?? [] {
                urls.append("\(scheme)://\(rule.hosts.first ?? "www.example.net"):\(port)/")
            }
        }
        for address in rules.mailAddresses.sorted() { urls += ["mailto:\(address)", "mailto:\(address)?subject=x"] }
        urls += ["mailto:nobody@nowhere.example", "tel:+1-555-0100", "tel:call"]
        for rule in rules.rewrites { urls += [rule.from, rule.from + "x"] }
        return urls + ["javascript:alert(1)", "//host.example/", "guide/start", "/", "#top", "#", ""]
    }

    private func webURLs(_ scheme: String, _ host: String) -> [String] {
        [
            "\(scheme)://\(host)/", "\(scheme.uppercased())://\(host.uppercased())/a?b=c#d", "\(scheme)://\(host)./",
            "\(scheme)://user@\(host)/", "\(scheme)://\(host)/a/../b", "\(scheme):\(host)/",
            "\(scheme)://\(host)@x.invalid/",
        ]
    }

    private func urls(of intent: Intent) -> [String] {
        let parameters = intent.pattern.parameters
        let count = parameters.count - intent.pattern.query.count
        // One after another, not all with all: a wrong edge shows beside values that are plain.
        var rows: [[String: ParameterValue]] = []
        let plain = Dictionary(
            parameters.map { ($0.name, edges(of: $0.type)[0]) }, uniquingKeysWith: { first, _ in first })
        rows.append(plain)
        for parameter in parameters {
            for edge in edges(of: parameter.type).dropFirst() {
                rows.append(plain.merging([parameter.name: edge]) { $1 })
            }
        }
        for item in intent.pattern.query where !item.isRequired { rows.append(plain.filter { $0.key != item.name }) }
        var urls: [String] = []
        for (index, row) in rows.enumerated() {
            guard let match = printed(intent.id, row) else { continue }
            urls.append(match.url)
            guard index == 0 else { continue }
            if let universal = match.universalURL { urls += [universal, universal + "/"] }
            let rest = match.url.dropFirst((catalogue.schemes.first ?? "").count)
            for scheme in catalogue.schemes.dropFirst() { urls.append(scheme + rest) }
            urls += [
                (catalogue.schemes.first ?? "").uppercased() + rest, match.url + "/", match.url + "#", match.url + "?",
                match.url + (count == parameters.count ? "?x=1" : "&x=1"),
                match.url.replacing("://", with: ":", maxReplacements: 1),
                match.url.replacing("://", with: "://user@", maxReplacements: 1),
            ]
        }
        for alias in intent.pattern.aliases { urls += spelled(alias, plain, intent) }
        for parameter in parameters {
            guard let match = printed(intent.id, plain), let value = match[parameter.name] else { continue }
            for wrong in neighbours(of: parameter.type) where value.description != wrong {
                // The value is plain, so that it stands in the URL as it reads.
                if let range = match.url.ranges(of: value.description).last {
                    urls.append(match.url.replacingCharacters(in: range, with: wrong))
                }
            }
        }
        return urls
    }

    private func spelled(_ segments: [IntentPattern.Segment], _ values: [String: ParameterValue], _ intent: Intent)
        -> [String]
    {
        let path = segments.map { segment in
            switch segment {
            case .literal(let text): text
            case .parameter(let name, _): values[name]?.description ?? ""
            }
        }.joined(separator: "/")
        let query = printed(intent.id, values)?.url.drop { $0 != "?" } ?? ""
        return ["\(catalogue.schemes.first ?? "")://\(path)\(query)"]
    }

    private func printed(_ id: String, _ values: [String: ParameterValue]) -> IntentMatch? {
        do throws(IntentPrintingFault) {
            return try catalogue.table.print(id, values)
        } catch {
            // An edge that this place does not take, a slash in a path for one.
            return nil
        }
    }

    /// Values of a type, a plain one first.
    private func edges(of type: ParameterType) -> [ParameterValue] {
        switch type {
        case .uuid:
            return [.uuid("00000000-0000-4000-8000-000000000000"), .uuid("0A1B2C3D-4E5F-6a7b-8c9d-eEfFaAbBcCdD")]
        case .int(let range):
            let range = range ?? Int.min...Int.max
            let plain = range.contains(1) ? 1 : range.lowerBound
            return [plain, range.lowerBound, range.upperBound].map { .int($0) } + (range.contains(0) ? [.int(0)] : [])
        case .slug: return [.slug("a"), .slug("2-b-"), .slug(String(repeating: "z", count: 64))]
        case .choice(let words): return words.map { .choice($0) }
        case .text(let length):
            func text(_ piece: String) -> ParameterValue {
                let longest = min(length.upperBound, max(length.lowerBound, 12))
                let scalars = Array(String(repeating: piece, count: longest).unicodeScalars.prefix(longest))
                return .text(String(String.UnicodeScalarView(scalars)))
            }
            var values = [ParameterValue.text(String(repeating: "a", count: max(1, length.lowerBound)))]
            values += ["caf\u{E9} con leche ", "\"\\$\u{7B}a\u{7D}%2F'", "\u{1F44D}\u{5D0}&=?#/+"].map(text)
            values.append(.text(String(repeating: "~", count: length.upperBound)))
            return values + (length.lowerBound == 0 ? [.text("")] : [])
        }
    }

    /// Texts next to the values of a type, none of them one.
    private func neighbours(of type: ParameterType) -> [String] {
        switch type {
        case .uuid:
            [
                "00000000-0000-4000-8000-00000000000", "{00000000-0000-4000-8000-000000000000}",
                "g0000000-0000-4000-8000-000000000000",
            ]
        case .int(let range):
            ["01", "+1", "-0", "1.0", "9223372036854775808"]
                + (range.map {
                    [$0.lowerBound &- 1, $0.upperBound &+ 1].filter { !(range?.contains($0) ?? true) }.map(String.init)
                } ?? [])
        case .slug: ["A", "a_b", "%61"]
        case .choice(let words): ["", (words.first ?? "") + "x", (words.first ?? "").uppercased() + "!"]
        case .text(let length):
            ["%c3%a9", "%61", "%E9", "%0A", "a b", String(repeating: "a", count: length.upperBound + 1)]
        }
    }
}

extension String {
    /// The text with one range of it put in another's place.
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
    }
}
