import IntentCatalogue
import IntentRouting
import SourceText

/// Writes `apple-app-site-association`: the paths under the universal prefix that belong to the app.
///
/// Its wildcards are wider than the catalogue's types. What gets through and is not on the list is discarded by the
/// app, as it would be under any other prefix.
struct AppleAssociationGenerator {
    let catalogue: Catalogue
    let options: GeneratorOptions

    init(_ catalogue: Catalogue, _ options: GeneratorOptions) {
        self.catalogue = catalogue
        self.options = options
    }

    private static let platforms: Set<String> = ["ios", "ipados", "macos", "tvos", "visionos", "watchos"]

    func text() throws(GeneratorFault) -> String {
        guard let universal = catalogue.universal else {
            throw .catalogue("the catalogue declares no `universal` prefix", help: "add `universal: https://…`")
        }
        guard !options.apps.isEmpty else {
            throw .option("no app is named", help: "write `--app TEAMID1234.com.example.app`, once for each app")
        }
        for app in options.apps where !isApp(app) {
            throw .option(
                "`\(visible(app))` is not an app identifier",
                help: "ten capitals and digits, a full stop, the bundle identifier: `TEAMID1234.com.example.app`")
        }
        let prefix = universal.dropFirst(8).drop { $0 != "/" }
        var components: [JSONValue] = []
        for intent in catalogue.sortedIntents {
            guard intent.platforms.isEmpty || !Self.platforms.isDisjoint(with: intent.platforms) else { continue }
            for segments in [intent.pattern.segments] + intent.pattern.aliases {
                var members: [(String, JSONValue)] = [("/", .text("\(prefix)/" + path(segments)))]
                let required = intent.pattern.query.filter(\.isRequired)
                if !required.isEmpty {
                    members.append(("?", .object(required.map { ($0.name, .text(wildcard($0.type))) })))
                }
                members.append(("comment", .text(intent.id)))
                components.append(.object(members))
            }
        }
        let details = JSONValue.object([
            ("appIDs", .list(options.apps.sorted().map { .text($0) })), ("components", .list(components)),
        ])
        return JSONValue.object([("applinks", .object([("details", .list([details]))]))]).file
    }

    private func path(_ segments: [IntentPattern.Segment]) -> String {
        segments.map { segment in
            switch segment {
            case .literal(let text): text
            case .parameter(_, let type): wildcard(type)
            }
        }.joined(separator: "/")
    }

    /// `?` stands for one character, `*` for any number of them.
    private func wildcard(_ type: ParameterType) -> String {
        switch type {
        case .uuid: "????????-????-????-????-????????????"
        case .text(let length) where length.lowerBound == 0: "*"
        case .int, .slug, .text, .choice: "?*"
        }
    }

    private func isApp(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let team = parts.first, parts.count > 1, team.utf8.count == 10 else { return false }
        let isTeam = team.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x30 && $0 <= 0x39 }
        return isTeam && parts.dropFirst().allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isNameByte) }
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "-")
    }
}
