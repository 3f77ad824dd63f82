public import IntentRouting

extension Catalogue {
    /// What an app declares to give the same answers: everything here that decides what a link does.
    public var links: LinkCatalogue {
        LinkCatalogue(
            version: contractVersion, schemes: schemes, universal: universal,
            intents: intents.map { intent in
                IntentDeclaration(
                    intent.pattern, title: intent.title, confirmation: intent.confirm,
                    isDestructive: intent.isDestructive)
            },
            routes: routes.map { route in
                RouteDeclaration(
                    name: route.name,
                    parameters: route.parameters.map { .init(name: $0.name, type: $0.type, isRequired: $0.isRequired) },
                    formerNames: route.formerNames)
            },
            destinations: destinations)
    }
}
