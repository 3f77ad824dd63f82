/// What a template is filled with.
///
/// Text and markup are different cases: text is escaped wherever it is written, and only markup can be inserted as it
/// is, so no raw string finds a way into a page.
public enum TemplateValue: Sendable {
    /// Nothing: writes nothing, and a section over it is skipped.
    case nothing
    /// Opens a section or does not.
    case flag(Bool)
    /// Text, to be escaped. Empty text closes a section.
    case text(String)
    /// Finished markup. Empty markup closes a section.
    case markup([UInt8])
    /// A section over it is repeated for each value.
    case list([TemplateValue])
    /// Named values.
    case object([TemplateField])

    /// Whether a section over this value is shown at least once.
    var opensSection: Bool {
        switch self {
        case .nothing: false
        case .flag(let flag): flag
        case .text(let text): !text.isEmpty
        case .markup(let bytes): !bytes.isEmpty
        case .list(let values): !values.isEmpty
        case .object: true
        }
    }
}

/// A named value of an object.
public struct TemplateField: Sendable {
    /// The name, as a number of the vocabulary.
    public var key: TemplateKey
    /// The value.
    public var value: TemplateValue

    /// Makes a field.
    public init(_ key: TemplateKey, _ value: TemplateValue) {
        self.key = key
        self.value = value
    }
}

/// A name of a ``TemplateVocabulary``: its index there.
public struct TemplateKey: Hashable, Sendable {
    /// The index.
    public let index: UInt16

    /// Makes the key for an index.
    public init(index: UInt16) { self.index = index }

    /// Stands for every name that the vocabulary does not have; no value carries it.
    static let unknown = TemplateKey(index: .max)
}
