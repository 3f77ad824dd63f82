public import SourceText

/// A value in a YAML document, with the bytes of the file it stands on.
///
/// Nothing is guessed from the look of a scalar: it is text until a reader of ``YAMLReader`` asks for something else.
public struct YAMLNode: Sendable, Hashable {
    /// What a node holds.
    public enum Content: Sendable, Hashable {
        /// A text, escapes and folding resolved. `isPlain` is false for quoted text and for `|` and `>` blocks.
        case scalar(String, isPlain: Bool)
        /// A list, in order.
        case sequence([YAMLNode])
        /// A mapping, in the order of the file, each key once.
        case mapping([YAMLEntry])
    }

    /// What the node holds.
    public var content: Content
    /// The node in the file, quotes and brackets included, without comments and blank lines after it.
    ///
    /// A value left out (`key:`) has an empty range behind the colon.
    public var range: ByteRange

    /// Makes a node.
    public init(content: Content, range: ByteRange) {
        self.content = content
        self.range = range
    }

    /// Whether the value was left out or is one of the plain words `null` and `~`.
    public var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return text.isEmpty || text == "~" || text == "null"
    }

    /// What the node is, for a message: `a text`, `a list`, `a mapping`, `nothing`.
    public var kindName: String {
        switch content {
        case .scalar: isNull ? "nothing" : "a text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// One `key: value` of a mapping.
public struct YAMLEntry: Sendable, Hashable {
    /// The key, decoded.
    public var key: String
    /// The key in the file, quotes included.
    public var keyRange: ByteRange
    /// The value.
    public var value: YAMLNode

    /// Makes an entry.
    public init(key: String, keyRange: ByteRange, value: YAMLNode) {
        self.key = key
        self.keyRange = keyRange
        self.value = value
    }
}
