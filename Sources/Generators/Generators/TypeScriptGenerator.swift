import IntentCatalogue
import IntentRouting

/// Writes typed actions, screens and the whole decision in TypeScript without dependencies.
///
/// Types are all that has to be taken away to make JavaScript of it: no enums, no namespaces, no decorators.
struct TypeScriptGenerator {
    let catalogue: Catalogue
    let intents: [Intent]
    let routes: [Route]

    init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
        intents = catalogue.sortedIntents
        routes = catalogue.sortedRoutes
    }

    func text() -> String {
        header(.typescript, catalogue) + """

            /** A hash of what the catalogue means; a page that was made from the same one names it, too. */
            export const contractVersion = \(Literal.typeScript(catalogue.contractVersion));

            /** Something that a link can ask the app to do, with its values. */
            export type HelpAction =\(union(intents.map(action)));

            /** A screen with its values. */
            export type HelpRoute =\(union(routes.map(route)));

            const schemes: readonly string[] = [\(catalogue.schemes.map(Literal.typeScript).joined(separator: ", "))];
            const universal: string | undefined = \(catalogue.universal.map(Literal.typeScript) ?? "undefined");

            const entries: readonly Entry[] = [\(lines(intents.map(entry)))];

            const numbersOfRoutes: ReadonlyMap<string, readonly string[]> = new Map([\(lines(numbersOfRoutes))]);

            const destinations: Destinations = \(destinations);

            """ + TypeScriptRuntime.text
    }

    private func union(_ members: [String]) -> String {
        members.isEmpty ? " never" : members.map { "\n  | " + $0 }.joined()
    }

    private func lines(_ items: [String]) -> String {
        items.isEmpty ? "" : "\n" + items.map { "  " + $0 + ",\n" }.joined()
    }

    private func action(_ intent: Intent) -> String {
        let query = intent.pattern.query
        let count = intent.pattern.parameters.count - query.count
        let members = intent.pattern.parameters.enumerated().map { index, parameter in
            member(parameter.name, parameter.type, isRequired: index < count || query[index - count].isRequired)
        }
        return object("id", intent.id, "parameters", members)
    }

    private func route(_ route: Route) -> String {
        object(
            "route", route.name, "values", route.parameters.map { member($0.name, $0.type, isRequired: $0.isRequired) })
    }

    private func object(_ key: String, _ name: String, _ inner: String, _ members: [String]) -> String {
        let parts = members.isEmpty ? "" : "; readonly \(inner): { \(members.joined(separator: "; ")) }"
        return "{ readonly \(key): \(Literal.typeScript(name))\(parts) }"
    }

    private func member(_ name: String, _ type: ParameterType, isRequired: Bool) -> String {
        let text =
            switch type {
            case .uuid, .slug, .text: "string"
            case .int(let range): Self.isSafe(range) ? "number" : "bigint"
            case .choice(let words): words.map(Literal.typeScript).joined(separator: " | ")
            }
        let key = name.contains("-") ? Literal.typeScript(name) : name
        return "readonly \(key)\(isRequired ? "" : "?"): \(text)"
    }

    /// Whether every number of a range has a place of its own among the language's numbers.
    private static func isSafe(_ range: ClosedRange<Int>?) -> Bool {
        let most = 9_007_199_254_740_991
        return range.map { $0.lowerBound >= -most && $0.upperBound <= most } ?? false
    }

    private func entry(_ intent: Intent) -> String {
        let pattern = intent.pattern
        var members: [(String, JSONValue)] = [("id", .text(intent.id)), ("path", .text(pattern.path))]
        if !pattern.query.isEmpty {
            members.append(
                ("query", .list(pattern.query.map { .list([.text($0.name), .text(notation($0))]) })))
        }
        if !pattern.aliases.isEmpty {
            members.append(("aliases", .list(pattern.aliases.map { .text(IntentPattern(id: "", segments: $0).path) })))
        }
        if !pattern.stack.isEmpty {
            members.append(
                (
                    "stack",
                    .list(
                        pattern.stack.map { step in
                            .list([
                                .text(step.route),
                                .list(step.arguments.map { .list([.text($0.name), .text($0.parameter)]) }),
                            ])
                        })
                ))
        }
        func texts(_ text: LocalisedText) -> JSONValue {
            .list(text.texts.map { .list([.text($0.locale), .text($0.text)]) })
        }
        if let title = intent.title { members.append(("title", texts(title))) }
        if let confirm = intent.confirm { members.append(("confirm", texts(confirm))) }
        if intent.isDestructive { members.append(("destructive", .flag(true))) }
        if let since = intent.since { members.append(("since", .text(since.description))) }
        if let until = intent.until { members.append(("until", .text(until.description))) }
        if !intent.platforms.isEmpty {
            members.append(("platforms", .list(intent.platforms.sorted().map { .text($0) })))
        }
        return "{ " + members.map { "\($0): \($1.line)" }.joined(separator: ", ") + " }"
    }

    private func notation(_ item: IntentPattern.QueryItem) -> String {
        item.type.description + (item.isRequired ? "" : "?")
    }

    /// The values of screens that are numbers of the language: what fills them can be a wider number.
    private var numbersOfRoutes: [String] {
        routes.compactMap { route in
            let names = route.parameters.filter {
                if case .int(let range) = $0.type { Self.isSafe(range) } else { false }
            }
            guard !names.isEmpty else { return nil }
            return JSONValue.list([.text(route.name), .list(names.map { .text($0.name) })]).line
        }
    }

    private var destinations: String {
        let rules = catalogue.destinations
        func web(_ rule: Destinations.WebRule) -> JSONValue {
            var members: [(String, JSONValue)] = [
                ("hosts", .list(rule.hosts.map { .text($0) })), ("suffixes", .list(rule.suffixes.map { .text($0) })),
                ("any", .flag(rule.allowsAnyHost)), ("addresses", .flag(rule.allowsAddresses)),
            ]
            if let ports = rule.ports { members.append(("ports", .list(ports.map { .number($0) }))) }
            return .object(members)
        }
        var lines: [String] = []
        if let rule = rules.https { lines.append("https: \(web(rule).line)") }
        if let rule = rules.http { lines.append("http: \(web(rule).line)") }
        lines.append("mailto: \(JSONValue.list(rules.mailAddresses.map { .text($0) }).line)")
        lines.append("tel: \(rules.allowsTelephone)")
        lines.append("rewrites: \(JSONValue.list(rules.rewrites.map { .list([.text($0.from), .text($0.to)]) }).line)")
        return "{\n" + lines.map { "  \($0),\n" }.joined() + "}"
    }
}
