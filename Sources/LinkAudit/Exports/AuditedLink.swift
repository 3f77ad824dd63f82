public import Documents
public import IntentCatalogue
import IntentRouting
public import SourceText

/// A link with all that listings and rules over several texts want to know of it, kept without its document.
public struct AuditedLink: Sendable {
    /// A value that an intent is given.
    public struct Parameter: Sendable, Hashable {
        /// The declared name.
        public var name: String
        /// The value, decoded; in a string that the app fills in, the placeholder as written.
        public var value: String

        /// Makes a parameter.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// What sort of thing it is.
    public var kind: LinkKind
    /// How it is written; nil for a destination by itself, the value of `url` for one.
    public var form: LinkForm?
    /// What is done with the destination.
    public var use: LinkUse
    /// The decoded destination.
    public var destination: [UInt8]
    /// The destination as it stands in the file, through every layer of escaping.
    public var raw: [UInt8]
    /// What is said of it.
    public var verdict: Verdict
    /// The values of an intent, in declared order.
    public var parameters: [Parameter]
    /// The name of the file.
    public var file: String
    /// First character of the destination in the file.
    public var start: TextPosition
    /// One past its last character.
    public var end: TextPosition
    /// Where it stands in the system that the file comes from.
    public var address: ContentAddress?
    /// Index of its text in ``Exports/ExportRecord/units``; 0 for a link of a page.
    public var unit: Int
    /// The destination in the text that it stands in, before the layers of the file.
    public var place: ByteRange

    /// Makes the entry of a link that is none.
    public init(
        nearMiss: MissedLink, raw: [UInt8], file: String, start: TextPosition, end: TextPosition,
        address: ContentAddress? = nil, unit: Int = 0
    ) {
        kind = .nearMiss
        form = nil
        use = .tap
        destination = nearMiss.destination
        self.raw = raw
        verdict = .refused(rule: nearMiss.rule)
        parameters = []
        self.file = file
        self.start = start
        self.end = end
        self.address = address
        self.unit = unit
        place = nearMiss.destinationSource
    }

    /// The name of the intent it leads to, or nil.
    public var intent: String? {
        guard case .intent(let match) = verdict else { return nil }
        return match.id
    }

    /// The rule that refuses it, or nil.
    public var reason: String? { verdict.refusedBy }

    /// Makes a link; kind and parameters are read from the rest.
    public init(
        form: LinkForm?, use: LinkUse, destination: [UInt8], raw: [UInt8], verdict: Verdict, file: String,
        start: TextPosition, end: TextPosition, address: ContentAddress? = nil, unit: Int = 0, place: ByteRange,
        catalogue: Catalogue
    ) {
        kind = use == .definition ? .definition : LinkKind(of: destination, in: catalogue)
        self.form = form
        self.use = use
        self.destination = destination
        self.raw = raw
        self.verdict = verdict
        self.file = file
        self.start = start
        self.end = end
        self.address = address
        self.unit = unit
        self.place = place
        parameters = []
        if case .intent(let match) = verdict {
            parameters = match.parameters.map { Parameter(name: $0.name, value: $0.value.description) }
        }
    }
}
