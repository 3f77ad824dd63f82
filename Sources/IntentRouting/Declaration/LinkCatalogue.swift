/// What an app declares about its links: the intents, the screens they lead to, and what may leave the app.
///
/// It is the whole of `intents.yaml` that decides anything. Generated code holds one as a constant; written by hand it
/// looks like this:
///
/// ```swift
/// let links = LinkCatalogue(
///     version: "9f1c2e5d7a3b4860",
///     schemes: ["gallery-action"],
///     intents: [
///         IntentDeclaration(try IntentPattern(id: "backup.retry", path: "backup/retry"), confirmation: "Retry the backup?")
///     ],
///     destinations: Destinations(https: .init(allowsAnyHost: true)))
/// ```
public struct LinkCatalogue: Sendable, Hashable {
    /// The version of the contract: a hash of everything that decides what a link does. A page names the same one.
    public var version: String
    /// The app's own schemes in lower case, the one that URLs are printed with first.
    public var schemes: [String]
    /// The https prefix under which every intent has a twin, without a slash at the end.
    public var universal: String?
    /// The intents; their order decides nothing.
    public var intents: [IntentDeclaration]
    /// The screens that stacks are made of.
    public var routes: [RouteDeclaration]
    /// Everything permitted that is no intent.
    public var destinations: Destinations

    /// Makes a catalogue; as it stands it permits nothing.
    public init(
        version: String = "", schemes: [String] = [], universal: String? = nil, intents: [IntentDeclaration] = [],
        routes: [RouteDeclaration] = [], destinations: Destinations = Destinations()
    ) {
        self.version = version
        self.schemes = schemes
        self.universal = universal
        self.intents = intents
        self.routes = routes
        self.destinations = destinations
    }

    /// The intents, compiled.
    ///
    /// - Throws: Every pair of intents that some URL fits both of, and every id that is used twice.
    public func table() throws(IntentTableFault) -> IntentTable {
        try IntentTable(schemes: schemes, universal: universal, patterns: intents.map(\.pattern))
    }
}
