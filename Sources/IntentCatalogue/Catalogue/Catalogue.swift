public import IntentRouting
public import SourceText

/// The closed list of intents and of every other permitted destination, checked.
///
/// There is no unchecked catalogue: the only way to one is ``decode(_:)``.
public struct Catalogue: Sendable {
    /// The name of the file it was read from.
    public let file: String
    /// The app's own schemes, the canonical one first; empty when the catalogue has no intents.
    public let schemes: [String]
    /// The https prefix under which every intent has a twin, without a slash at the end.
    public let universal: String?
    /// The typed screens that stacks are made of, in the order of the file.
    public let routes: [Route]
    /// The intents in the order of the file.
    public let intents: [Intent]
    /// Everything permitted that is no intent.
    public let destinations: Destinations
    /// The compiled list, the same matcher that an app links.
    public let table: IntentTable

    init(
        file: String, schemes: [String], universal: String?, routes: [Route], intents: [Intent],
        destinations: Destinations, table: IntentTable
    ) {
        self.file = file
        self.schemes = schemes
        self.universal = universal
        self.routes = routes
        self.intents = intents
        self.destinations = destinations
        self.table = table
    }

    /// A hash of what the catalogue means, 16 hexadecimal digits; comments, order of the entries, titles and wording
    /// do not change it.
    ///
    /// Few who read a catalogue ask for it, so it is made when it is asked for.
    public var contractVersion: String { hashOfMeaning(of: self) }

    /// The intent with a name.
    public func intent(_ id: String) -> Intent? { table.index(id: id).map { intents[$0] } }

    /// A catalogue that permits nothing but paths inside the site; for a folder without `intents.yaml`.
    public static func empty() -> Catalogue? {
        decode(SourceFile(name: "", text: "version: 1")).catalogue
    }
}

/// A typed screen.
public struct Route: Sendable, Hashable {
    /// The name of the screen.
    public var name: String
    /// Its values in the order of the file.
    public var parameters: [Parameter]
    /// The names it had before, in the order of the file.
    public var formerNames: [String] = []
    /// The name in the file.
    public var range: ByteRange

    /// A value of a screen.
    public struct Parameter: Sendable, Hashable {
        /// Its name.
        public var name: String
        /// What it may be.
        public var type: ParameterType
        /// Whether a stack has to fill it.
        public var isRequired: Bool
    }
}
