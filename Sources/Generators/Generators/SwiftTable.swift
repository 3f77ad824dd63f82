import IntentCatalogue
import IntentRouting

/// The data of the catalogue as Swift literals, and the few functions that the generated enums share.
struct SwiftTable {
    let catalogue: Catalogue
    let intents: [Intent]
    let routes: [Route]

    init(_ catalogue: Catalogue, intents: [Intent], routes: [Route]) {
        self.catalogue = catalogue
        self.intents = intents
        self.routes = routes
    }

    var text: String {
        let size = SwiftGenerator.chunk
        let starts = Array(stride(from: 0, to: intents.count, by: size))
        let calls = starts.indices.map { "intents\($0 + 1)()" }.joined(separator: " + ")
        var text = """
            /// What the catalogue declares, for `LinkRouter`.
            public enum HelpLinks {
                /// A hash of what the catalogue means; a page that was made from the same one names it, too.
                public static let contractVersion = \(Literal.swift(catalogue.contractVersion))

                /// The intents, the screens, and what may leave the app.
                public static let catalogue = LinkCatalogue(
                    version: contractVersion,
                    schemes: [\(catalogue.schemes.map(Literal.swift).joined(separator: ", "))],
                    universal: \(catalogue.universal.map(Literal.swift) ?? "nil"),
                    intents: \(calls.isEmpty ? "[]" : calls),
                    routes: [\(list(routes.map(route), indent: "            "))],
                    destinations: \(destinations))

                /// The decision; nil only where two entries collide, which the generator has ruled out.
                static let policy: LinkPolicy? = try? LinkPolicy(catalogue)

                static let declarations: [String: IntentDeclaration] = Dictionary(
                    catalogue.intents.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

                static let requirements: [String: HelpRequirement] = \(requirements)

            \(Self.functions)
            """
        for (index, start) in starts.enumerated() {
            let part = intents[start..<min(intents.count, start + size)].map(declaration)
            text += "\n    private static func intents\(index + 1)() -> [IntentDeclaration] {\n"
            text += "        [\(list(part, indent: "            "))]\n    }\n"
        }
        return text + "}\n"
    }

    private func list(_ items: [String], indent: String) -> String {
        items.isEmpty ? "" : "\n" + items.map { indent + $0 + ",\n" }.joined() + indent.dropLast(4)
    }

    private func route(_ route: Route) -> String {
        var text = "RouteDeclaration(name: \(Literal.swift(route.name))"
        if !route.parameters.isEmpty {
            let parameters = route.parameters.map {
                ".init(name: \(Literal.swift($0.name)), type: \(type($0.type))\($0.isRequired ? "" : ", isRequired: false"))"
            }
            text += ", parameters: [\(parameters.joined(separator: ", "))]"
        }
        let former = route.formerNames.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        if !former.isEmpty { text += ", formerNames: [\(former.map(Literal.swift).joined(separator: ", "))]" }
        return text + ")"
    }

    private func declaration(_ intent: Intent) -> String {
        let pattern = intent.pattern
        var text = "intent(\(Literal.swift(pattern.id)), \(path(pattern.segments))"
        if !pattern.query.isEmpty {
            let items = pattern.query.map {
                ".init(name: \(Literal.swift($0.name)), type: \(type($0.type)), isRequired: \($0.isRequired))"
            }
            text += ", query: [\(items.joined(separator: ", "))]"
        }
        if !pattern.stack.isEmpty {
            let steps = pattern.stack.map { step in
                let arguments = step.arguments.map {
                    ".init(name: \(Literal.swift($0.name)), parameter: \(Literal.swift($0.parameter)))"
                }
                return ".init(route: \(Literal.swift(step.route)), arguments: [\(arguments.joined(separator: ", "))])"
            }
            text += ", stack: [\(steps.joined(separator: ", "))]"
        }
        if !pattern.aliases.isEmpty { text += ", aliases: [\(pattern.aliases.map(path).joined(separator: ", "))]" }
        if let title = intent.title { text += ", title: \(localised(title))" }
        if let confirm = intent.confirm { text += ", confirmation: \(localised(confirm))" }
        if intent.isDestructive { text += ", isDestructive: true" }
        return text + ")"
    }

    private func path(_ segments: [IntentPattern.Segment]) -> String {
        let parts = segments.map { segment in
            switch segment {
            case .literal(let text): ".literal(\(Literal.swift(text)))"
            case .parameter(let name, let type): ".parameter(name: \(Literal.swift(name)), type: \(self.type(type)))"
            }
        }
        return "[\(parts.joined(separator: ", "))]"
    }

    private func localised(_ text: LocalisedText) -> String {
        "[" + text.texts.map { "(\(Literal.swift($0.locale)), \(Literal.swift($0.text)))" }.joined(separator: ", ")
            + "]"
    }

    private func type(_ type: ParameterType) -> String {
        func bound(_ number: Int) -> String {
            number == Int.min ? "Int.min" : number < 0 ? "(\(number))" : String(number)
        }
        switch type {
        case .uuid: return ".uuid"
        case .int(nil): return ".int(nil)"
        case .int(let range?): return ".int(\(bound(range.lowerBound))...\(bound(range.upperBound)))"
        case .slug: return ".slug"
        case .text(let range): return ".text(\(range.lowerBound)...\(range.upperBound))"
        case .choice(let words): return ".choice([\(words.map(Literal.swift).joined(separator: ", "))])"
        }
    }

    private var requirements: String {
        let entries = intents.compactMap { intent -> String? in
            guard intent.since != nil || intent.until != nil || !intent.platforms.isEmpty else { return nil }
            func version(_ version: AppVersion?) -> String { version.map { Literal.swift($0.description) } ?? "nil" }
            let platforms = intent.platforms.sorted().map(Literal.swift).joined(separator: ", ")
            return """
                \(Literal.swift(intent.id)): HelpRequirement(since: \(version(intent.since)), \
                until: \(version(intent.until)), platforms: [\(platforms)])
                """
        }
        return entries.isEmpty ? "[:]" : "[\(list(entries, indent: "        "))]"
    }

    private var destinations: String {
        let rules = catalogue.destinations
        func strings(_ texts: [String]) -> String { "[\(texts.map(Literal.swift).joined(separator: ", "))]" }
        func web(_ rule: Destinations.WebRule?) -> String {
            guard let rule else { return "nil" }
            let ports = rule.ports.map { "[\($0.map(String.init).joined(separator: ", "))]" } ?? "nil"
            return """
                .init(hosts: \(strings(rule.hosts)), suffixes: \(strings(rule.suffixes)), \
                allowsAnyHost: \(rule.allowsAnyHost), ports: \(ports), allowsAddresses: \(rule.allowsAddresses))
                """
        }
        let rewrites = rules.rewrites.map { ".init(from: \(Literal.swift($0.from)), to: \(Literal.swift($0.to)))" }
        return """
            Destinations(
                        https: \(web(rules.https)),
                        http: \(web(rules.http)),
                        mailAddresses: \(strings(rules.mailAddresses)),
                        allowsTelephone: \(rules.allowsTelephone),
                        rewrites: [\(rewrites.joined(separator: ", "))])
            """
    }

    private static let functions = """
            static func match(
                _ intent: String, _ values: [String: ParameterValue]
            ) throws(IntentPrintingFault) -> IntentMatch {
                guard let policy else { throw .unknownIntent(intent) }
                return try policy.table.print(intent, values)
            }

            static func steps(of intent: String, _ values: [String: ParameterValue]) -> [RouteStep] {
                let templates = declarations[intent]?.pattern.stack ?? []
                return templates.map { template in
                    RouteStep(
                        route: template.route,
                        values: template.arguments.compactMap { argument in
                            values[argument.parameter].map { .init(name: argument.name, value: $0) }
                        })
                }
            }

            static func text(_ value: ParameterValue?) -> String? { value?.description }

            static func number(_ value: ParameterValue?) -> Int? {
                guard case .int(let number)? = value else { return nil }
                return number
            }

            static func choice<Choice: RawRepresentable<String>>(_ value: ParameterValue?, as: Choice.Type) -> Choice? {
                value.flatMap { Choice(rawValue: $0.description) }
            }

            static func values(_ pairs: (String, ParameterValue?)...) -> [String: ParameterValue] {
                var values: [String: ParameterValue] = [:]
                for (name, value) in pairs { values[name] = value }
                return values
            }

            static func step(_ route: String, _ pairs: (String, ParameterValue?)...) -> RouteStep {
                RouteStep(
                    route: route,
                    values: pairs.compactMap { name, value in value.map { .init(name: name, value: $0) } })
            }

            private static func intent(
                _ id: String, _ path: [IntentPattern.Segment], query: [IntentPattern.QueryItem] = [],
                stack: [RouteTemplate] = [], aliases: [[IntentPattern.Segment]] = [],
                title: [(String, String)] = [], confirmation: [(String, String)] = [], isDestructive: Bool = false
            ) -> IntentDeclaration {
                func localised(_ texts: [(String, String)]) -> LocalisedText? {
                    texts.isEmpty ? nil : LocalisedText(texts: texts.map { .init(locale: $0.0, text: $0.1) })
                }
                return IntentDeclaration(
                    IntentPattern(id: id, segments: path, query: query, stack: stack, aliases: aliases),
                    title: localised(title), confirmation: localised(confirmation), isDestructive: isDestructive)
            }

        """
}
