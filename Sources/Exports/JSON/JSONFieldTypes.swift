import SourceText

/// What an export says of the fields of its records before the records come: the types and editors of Contentful.
///
/// The names of a type and of a field stand before what is said of them, as Contentful writes them.
struct JSONFieldTypes {
    /// What a value of the file says of a type.
    enum Role: Sendable {
        /// The name of the type that the rest is about.
        case type
        /// The name of a field of it.
        case field
        /// What the field holds: `Symbol`, `Text`, `RichText`, …
        case kind
        /// What the field is edited with: `markdown`, `urlEditor`, …
        case editor
    }

    private struct Field: Hashable {
        var type: String
        var name: String
    }

    /// Most fields that are kept.
    private static let limit = 100_000

    private var type = ""
    private var field = ""
    private var kinds: [Field: String] = [:]
    private var editors: [Field: String] = [:]

    /// Takes a value.
    mutating func note(_ role: Role, _ word: String) {
        let place = Field(type: type, name: field)
        switch role {
        case .type: type = word
        case .field: field = word
        case .kind: if kinds.count < Self.limit { kinds[place] = word }
        case .editor: if editors.count < Self.limit { editors[place] = word }
        }
    }

    /// How a field's text is read that is no destination by its key; nil where the types leave it open.
    ///
    /// A long text without an editor of its own is edited as Markdown. A short one may be anything that the app makes of
    /// it, but for an address.
    func syntax(type: String?, field: String) -> UnitSyntax? {
        let place = Field(type: type ?? "", name: field)
        switch (kinds[place], editors[place]) {
        case ("Symbol", "urlEditor"): return .destination
        case ("Text", "markdown"), ("Text", nil): return .markdown
        default: return nil
        }
    }
}
