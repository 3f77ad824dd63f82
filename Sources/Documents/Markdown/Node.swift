public import SourceText

/// The kinds of block and inline that GitHub Flavored Markdown knows, and ours.
public enum NodeKind: UInt8, Sendable, Hashable {
    // Blocks.
    case document
    case blockQuote
    case list
    case item
    case codeBlock
    case htmlBlock
    case paragraph
    case heading
    case thematicBreak
    case table
    case tableRow
    case tableCell
    case footnoteDefinition
    /// `:::name Title` … `:::`, ours; `text` is the name, `extra` the title.
    case directive
    /// A block that the parser knows and we do not; its children are kept.
    case opaqueBlock

    // Inlines.
    case text
    case softBreak
    case lineBreak
    case code
    case htmlInline
    case emphasis
    case strong
    case strikethrough
    case link
    case image
    case footnoteReference
    /// An inline that the parser knows and we do not; its children are kept.
    case opaqueInline

    /// Whether it is a block.
    public var isBlock: Bool { rawValue < NodeKind.text.rawValue }
}

/// What else there is to say of a node.
public struct NodeFlags: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt16

    /// Makes flags from bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// List: no blank lines between items. Paragraph: stands directly in a tight list and is written without `<p>`.
    public static let tight = NodeFlags(rawValue: 1 << 0)
    /// List: numbered.
    public static let ordered = NodeFlags(rawValue: 1 << 1)
    /// Item: begins with a check box.
    public static let task = NodeFlags(rawValue: 1 << 2)
    /// Item: its check box is ticked.
    public static let checked = NodeFlags(rawValue: 1 << 3)
    /// Table row: the header row. Table cell: stands in it.
    public static let header = NodeFlags(rawValue: 1 << 4)
    /// Table cell: aligned left.
    public static let alignLeft = NodeFlags(rawValue: 1 << 5)
    /// Table cell: centred.
    public static let alignCenter = NodeFlags(rawValue: 1 << 6)
    /// Table cell: aligned right.
    public static let alignRight = NodeFlags(rawValue: 1 << 7)
    /// Paragraph: nothing but one link (and white space).
    public static let soleLink = NodeFlags(rawValue: 1 << 8)
    /// The range in `source` was estimated from the enclosing block. The parser test suites have none of these.
    public static let estimated = NodeFlags(rawValue: 1 << 9)
    /// Table cell: one that the source left out; it is written empty.
    public static let filler = NodeFlags(rawValue: 1 << 10)
    /// Code block: written between fences.
    public static let fenced = NodeFlags(rawValue: 1 << 11)
}

/// One node of a document. Nodes lie in document order, a parent before its children.
public struct Node: Sendable, Hashable {
    /// What it is.
    public var kind: NodeKind
    /// Heading: 1 to 6. Otherwise 0.
    public var level: UInt8
    /// What else there is to say.
    public var flags: NodeFlags
    /// Index one past the last node inside this one.
    public var end: Int32
    /// Ordered list: first number. Link, image: index into ``Document/links``. Heading: index into
    /// ``Document/headings``. Footnote reference and definition: the number of the note, from 1. Table cell: its
    /// column, from 0.
    public var number: Int32
    /// Footnote reference: which of the references to its note it is, from 1. Footnote definition: how many there are.
    public var ordinal: Int32
    /// Text, code, raw HTML: the literal, in ``Document/pool``. Code block: its text. Directive: its name. Footnote
    /// reference and definition: the label.
    public var text: ByteRange
    /// Code block: the info string. Directive: the title. In ``Document/pool``.
    public var extra: ByteRange
    /// The bytes of the file that this node was made from, markers included.
    public var source: ByteRange

    /// Makes a node.
    public init(
        kind: NodeKind, level: UInt8 = 0, flags: NodeFlags = [], end: Int32 = 0, number: Int32 = 0, ordinal: Int32 = 0,
        text: ByteRange = .empty, extra: ByteRange = .empty, source: ByteRange = .empty
    ) {
        self.kind = kind
        self.level = level
        self.flags = flags
        self.end = end
        self.number = number
        self.ordinal = ordinal
        self.text = text
        self.extra = extra
        self.source = source
    }
}
