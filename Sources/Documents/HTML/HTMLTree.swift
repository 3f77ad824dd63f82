public import SourceText

/// The kinds of node in an HTML tree.
public enum HTMLNodeKind: UInt8, Sendable, Hashable {
    /// An element with a name and attributes.
    case element
    /// Character data, character references decoded.
    case text
    /// A comment, also one that the parser made of a faulty tag.
    case comment
}

/// The vocabulary that an element belongs to.
public enum HTMLNamespace: UInt8, Sendable, Hashable {
    /// HTML.
    case html
    /// Inside `svg`.
    case svg
    /// Inside `math`.
    case math
}

/// An attribute with its exact place.
///
/// Of two equal attributes in a tag the first counts and the second is left out.
public struct HTMLAttribute: Sendable, Hashable {
    /// The name in lower case, with its prefix (`xlink:href`).
    public var name: String
    /// The decoded value in ``HTMLTree/pool``.
    public var value: ByteRange
    /// The name in the input.
    public var nameRange: ByteRange
    /// The value in the input without quotes; empty, at the end of the name, when there is no value.
    public var valueRange: ByteRange

    /// Makes an attribute.
    public init(name: String, value: ByteRange, nameRange: ByteRange, valueRange: ByteRange) {
        self.name = name
        self.value = value
        self.nameRange = nameRange
        self.valueRange = valueRange
    }
}

/// One node of an HTML tree.
///
/// Nodes lie in document order, a parent before its children.
public struct HTMLNode: Sendable, Hashable {
    /// What it is.
    public var kind: HTMLNodeKind
    /// Element: its vocabulary.
    public var namespace: HTMLNamespace = .html
    /// Element: whether the parser made it a second time, because it was left open or closed in the wrong order.
    ///
    /// Its tags and attributes are those of the first.
    public var isClone = false
    /// Index one past the last node inside this one.
    public var end: Int32 = 0
    /// Index of the parent, or -1 at the top.
    public var parent: Int32 = -1
    /// Element: its name in lower case.
    public var name = ""
    /// Element: the number of its name; see ``HTMLElementSet``.
    var number: UInt8 = .max
    /// Element: its attributes, as indices into ``HTMLTree/attributes``.
    public var attributes: Range<Int32> = 0..<0
    /// Text and comment: what it says, decoded, in ``HTMLTree/pool``.
    public var text: ByteRange = .empty
    /// Element: its start tag in the input, empty when the parser supplied it.
    ///
    /// Text: its bytes in the input; tags that the parser ignores can lie within. Comment: all of it.
    public var source: ByteRange = .empty
    /// Element: its end tag in the input, empty when it is implied.
    public var endTag: ByteRange = .empty

    init(kind: HTMLNodeKind) { self.kind = kind }
}

/// A start tag that the parser ignores, such as a `frame` or `body` within a body, or a `td` outside a table.
public struct HTMLIgnoredTag: Sendable, Hashable {
    /// The name in lower case.
    public var name: String
    /// The tag in the input.
    public var source: ByteRange
    /// Its attributes, as indices into ``HTMLTree/attributes``.
    public var attributes: Range<Int32>
}

/// HTML as values, read as a browser reads it: a flat tree in document order, with byte ranges in the input.
public struct HTMLTree: Sendable, Hashable {
    /// How the input is to be understood.
    public enum Mode: Sendable, Hashable {
        /// A piece of what stands inside `body`.
        case fragment
        /// A whole page; `html`, `head` and `body` are supplied where they are missing.
        case document
    }

    /// The tree in document order.
    public internal(set) var nodes: [HTMLNode] = []
    /// The attributes of all elements.
    public internal(set) var attributes: [HTMLAttribute] = []
    /// Start tags that make no element, in order of place.
    ///
    /// A browser can still act on them: the attributes of a second `body` are added to the first.
    public internal(set) var ignoredTags: [HTMLIgnoredTag] = []
    /// Decoded texts and values.
    ///
    /// Characters that are not UTF-8 are U+FFFD.
    public internal(set) var pool: [UInt8] = []

    /// What was read; the ranges of nodes and attributes count in it.
    public let input: [UInt8]

    init(input: [UInt8]) { self.input = input }

    /// The bytes of a range of the pool.
    @inlinable
    public func bytes(_ range: ByteRange) -> ArraySlice<UInt8> { pool[range.range] }

    /// The text of a range of the pool.
    public func string(_ range: ByteRange) -> String { String(decoding: pool[range.range], as: UTF8.self) }

    /// The attributes of an element.
    public func attributes(of node: HTMLNode) -> ArraySlice<HTMLAttribute> {
        attributes[Int(node.attributes.lowerBound)..<Int(node.attributes.upperBound)]
    }

    /// The value of a node's attribute, or nil when it has none of that name.
    public func value(of name: String, in node: HTMLNode) -> String? {
        attributes(of: node).first { $0.name == name }.map { string($0.value) }
    }
}
