/// Where a text stands by the words of the system it comes from: what a finding in an export carries beside its place.
public struct ContentAddress: Sendable, Hashable {
    /// The id of the record: `help:7`, a key of a string catalogue, the name of a resource.
    public var record: String?
    /// The language, as the system writes it.
    public var locale: String?
    /// The path of the field inside of the record: `body`, `localizations.es.variations.plural.other`.
    public var field: String?
    /// What the system says of its state: `draft`, `published`, `needs_review`, …
    public var state: String?

    /// Makes an address.
    public init(record: String? = nil, locale: String? = nil, field: String? = nil, state: String? = nil) {
        self.record = record
        self.locale = locale
        self.field = field
        self.state = state
    }
}
