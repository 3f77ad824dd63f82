import IntentCatalogue
import IntentRouting
import SourceText

/// Writes typed actions and screens over `IntentRouting`: a table and a mapping, no decision of its own.
///
/// A switch without `default` over thousands of cases is more than the compiler checks "in reasonable time", so that
/// long lists are cut into pieces of ``chunk`` that call one another; in a catalogue of usual size there is one piece,
/// and it is exhaustive.
struct SwiftGenerator {
    /// Cases in one switch and entries in one literal.
    static let chunk = 250

    let catalogue: Catalogue
    let intents: [Intent]
    let routes: [Route]

    init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
        intents = catalogue.sortedIntents
        routes = catalogue.sortedRoutes
    }

    func text() throws(GeneratorFault) -> String {
        try checkNames()
        let actions = SwiftEnum(
            name: "HelpAction",
            summary: "Something that a link can ask the app to do.",
            conformance: "LinkAction",
            entries: intents.map { intent in
                .init(
                    id: intent.id, name: SwiftNames.enumCase(intent.id), summary: summary(of: intent),
                    parameters: parameters(of: intent))
            })
        let screens = SwiftEnum(
            name: "HelpRoute", summary: "A screen with its values.", conformance: "LinkRoute",
            entries: routes.map { route in
                .init(
                    id: route.name, name: SwiftNames.enumCase(route.name), summary: "`\(route.name)`",
                    parameters: parameters(of: route))
            })
        return header(.swift, catalogue) + """
            // swift-format-ignore-file

            public import IntentRouting

            \(actions.declaration)
            \(actions.reading(from: "match", type: "IntentMatch", key: "id"))
            \(actions.writingOfActions)
            \(Self.actionMembers)
            \(screens.declaration)
            \(screens.reading(from: "step", type: "RouteStep", key: "route"))
            \(screens.writingOfRoutes)
            \(SwiftTable(catalogue, intents: intents, routes: routes).text)
            """
    }

    private func summary(of intent: Intent) -> String {
        let query = intent.pattern.query.map { "\($0.name)=\($0.type.description)\($0.isRequired ? "" : "?")" }
        let url = intent.pattern.path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        let title = intent.title.map { ": " + visible($0.text(for: "en")) } ?? ""
        return "`\(intent.id)`, `\(url)`\(title)"
    }

    private func parameters(of intent: Intent) -> [SwiftParameter] {
        let count = intent.pattern.parameters.count - intent.pattern.query.count
        return intent.pattern.parameters.enumerated().map { index, parameter in
            SwiftParameter(
                parameter.name, parameter.type,
                isRequired: index < count || intent.pattern.query[index - count].isRequired, owner: intent.id)
        }
    }

    private func parameters(of route: Route) -> [SwiftParameter] {
        route.parameters.map { SwiftParameter($0.name, $0.type, isRequired: $0.isRequired, owner: route.name) }
    }

    private func checkNames() throws(GeneratorFault) {
        var check = NameCheck(catalogue, language: "Swift")
        check.require(intents.map { ($0.id, SwiftNames.enumCase($0.id), $0.range) }, what: "intents")
        check.require(routes.map { ($0.name, SwiftNames.enumCase($0.name), $0.range) }, what: "routes")
        func requireParts(_ owners: [(parameters: [SwiftParameter], range: ByteRange)]) {
            var choices: [(String, String, ByteRange)] = []
            for owner in owners {
                check.require(owner.parameters.map { ($0.name, $0.label, owner.range) }, what: "parameters")
                for parameter in owner.parameters {
                    guard case .choice(let words) = parameter.type else { continue }
                    choices.append((parameter.choiceType, parameter.choiceType, owner.range))
                    check.require(words.map { ($0, SwiftNames.choice($0), owner.range) }, what: "words")
                }
            }
            check.require(choices, what: "choices")
        }
        requireParts(intents.map { (parameters(of: $0), $0.range) })
        requireParts(routes.map { (parameters(of: $0), $0.range) })
        try check.finish()
    }

    /// What is the same for every catalogue.
    private static let actionMembers = """
        extension HelpAction {
            /// The action of a URL that is on the list, in any of its spellings; nil for every other URL.
            public init?(url: String) {
                guard case .intent(let match, _)? = HelpLinks.policy?.judge(url).verdict else { return nil }
                self.init(match)
            }

            /// The URL in its one spelling; throws where a value does not fit what the catalogue declares for it.
            public var url: String {
                get throws(IntentPrintingFault) { try HelpLinks.match(intent, values).url }
            }

            /// The https twin of ``url``, or nil where the catalogue declares none.
            public var universalURL: String? {
                get throws(IntentPrintingFault) { try HelpLinks.match(intent, values).universalURL }
            }

            /// The history that the action stands for, root first; it replaces the current one.
            public var stack: [HelpRoute] { HelpLinks.steps(of: intent, values).compactMap { HelpRoute($0) } }

            /// What it is called for people, or nil where the catalogue gives it no title.
            public func title(for locale: String) -> String? {
                HelpLinks.declarations[intent]?.title?.text(for: locale)
            }

            /// The question to be answered before it runs, or nil where it may run at once.
            public func confirmation(for locale: String) -> String? {
                HelpLinks.declarations[intent]?.confirmation?.text(for: locale)
            }

            /// Whether it destroys something.
            public var isDestructive: Bool { HelpLinks.declarations[intent]?.isDestructive ?? false }

            /// Which versions and platforms of the app know it.
            public var requirement: HelpRequirement { HelpLinks.requirements[intent] ?? HelpRequirement() }
        }

        /// Which versions and platforms of the app know an action.
        public struct HelpRequirement: Hashable, Sendable {
            /// The first version that knows it.
            public var since: String?
            /// The last version that knows it.
            public var until: String?
            /// The platforms that know it; empty for all.
            public var platforms: [String] = []
        }

        """
}
