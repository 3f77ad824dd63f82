public import SourceText

/// A heading, for the table of contents and for anchors.
public struct Heading: Sendable, Hashable {
    /// Index of its node.
    public var node: Int32
    /// 1 to 6.
    public var level: UInt8
    /// The id the page gives it, in ``Document/pool``.
    public var id: ByteRange
    /// Its text without markup, in ``Document/pool``.
    public var text: ByteRange

    /// Makes a heading.
    public init(node: Int32, level: UInt8, id: ByteRange, text: ByteRange) {
        self.node = node
        self.level = level
        self.id = id
        self.text = text
    }
}

/// A stretch of raw HTML in the pool and where each of its pieces stands in the file.
///
/// A block of raw HTML inside a quote or list loses the markers at the start of its lines, so one literal is made of
/// several pieces of the file.
public struct RawHTMLSegment: Sendable, Hashable {
    /// Offset in ``Document/pool``.
    public var poolStart: UInt32
    /// Offset in the file.
    public var sourceStart: UInt32
    /// Number of bytes, the same on both sides.
    public var count: UInt32

    /// Makes a segment.
    public init(poolStart: UInt32, sourceStart: UInt32, count: UInt32) {
        self.poolStart = poolStart
        self.sourceStart = sourceStart
        self.count = count
    }
}

/// A Markdown document as values: a flat tree in document order, with exact byte ranges in the file.
///
/// Texts, destinations, titles and names are ranges into one pool of bytes.
public struct Document: Sendable {
    /// The tree in document order; the first node is the document itself.
    public internal(set) var nodes: [Node] = []
    /// Decoded texts; always valid UTF-8 where a range of a node, link or heading points.
    public internal(set) var pool: [UInt8] = []
    /// Every link, image, definition and raw-HTML attribute that names a destination, in order of `source`.
    public internal(set) var links: [Link] = []
    /// Every link reference definition in order of place.
    public internal(set) var definitions: [LinkDefinition] = []
    /// Reference links whose label nothing defines.
    public internal(set) var undefinedReferences: [UndefinedReference] = []
    /// Headings in order.
    public internal(set) var headings: [Heading] = []
    /// What fragments can name. Raw HTML ids are in it only where raw HTML is kept on the page.
    public internal(set) var anchors: [Anchor] = []
    /// Where the raw HTML literals of the pool stand in the file, by `poolStart`.
    public internal(set) var rawHTMLSegments: [RawHTMLSegment] = []
    /// What in the raw HTML runs, frames, submits or restyles, with places in the file.
    public internal(set) var activeContent: [HTMLActiveContent] = []
    /// What makes it worth while to look for links that are none.
    public internal(set) var hints = NearMissHints()
    /// Offset of the first byte of the body in the file (after byte order mark and front matter).
    public internal(set) var bodyStart: Int = 0

    /// Makes an empty document.
    public init() {}

    /// The bytes of a range of the pool.
    @inlinable
    public func bytes(_ range: ByteRange) -> ArraySlice<UInt8> { pool[range.range] }

    /// The text of a range of the pool.
    public func string(_ range: ByteRange) -> String { String(decoding: pool[range.range], as: UTF8.self) }

    /// Indices of the children of the node at `index`, in order.
    public func children(of index: Int) -> [Int] {
        var result: [Int] = []
        var child = index + 1
        let end = Int(nodes[index].end)
        while child < end {
            result.append(child)
            child = Int(nodes[child].end)
        }
        return result
    }
}

/// What to read into a document beyond GitHub Flavored Markdown.
public struct MarkdownOptions: Sendable, Hashable {
    /// `{#id}` at the end of a heading names its anchor.
    public var headingIdentifiers: Bool
    /// `:::name` … `:::` makes a ``NodeKind/directive``.
    public var directives: Bool
    /// `id` and `name` in raw HTML stay on the page and are anchors.
    public var htmlIdentifiers: Bool
    /// The stages' own limits.
    public var limits: MarkdownLimits

    /// What pages are read with.
    public static let site = MarkdownOptions(headingIdentifiers: true, directives: true, limits: .standard)
    /// The specification and nothing else.
    public static let specification = MarkdownOptions(headingIdentifiers: false, directives: false, limits: .standard)

    /// Makes options.
    public init(
        headingIdentifiers: Bool, directives: Bool, htmlIdentifiers: Bool = true, limits: MarkdownLimits
    ) {
        self.headingIdentifiers = headingIdentifiers
        self.directives = directives
        self.htmlIdentifiers = htmlIdentifiers
        self.limits = limits
    }
}

/// Bounds on one document. The parser has inputs that take quadratic time or abort; each bound turns them into a
/// finding before parsing. Real help text stays far below all of them.
public struct MarkdownLimits: Sendable, Hashable {
    /// Bytes in one page.
    public var pageBytes: Int
    /// Container markers (`>`, `-`, `1.`) at the start of one line. Real text: 4.
    public var containerMarkers: Int
    /// Columns of a table. Real text: 15.
    public var tableColumns: Int
    /// Cells of a table that the source leaves out and the page has to write, in the whole document.
    public var fillerCells: Int
    /// Equal punctuation characters, or the same opening sequence, in a row.
    public var repeatedPunctuation: Int
    /// Bytes that reference links may add to the page by repeating long destinations and titles, relative to its size.
    public var expansion: Int

    /// The defaults.
    public static let standard = MarkdownLimits(
        pageBytes: 2_000_000, containerMarkers: 32, tableColumns: 1_000, fillerCells: 100_000,
        repeatedPunctuation: 1_000, expansion: 32)

    /// Makes limits.
    public init(
        pageBytes: Int, containerMarkers: Int, tableColumns: Int, fillerCells: Int, repeatedPunctuation: Int,
        expansion: Int
    ) {
        self.pageBytes = pageBytes
        self.containerMarkers = containerMarkers
        self.tableColumns = tableColumns
        self.fillerCells = fillerCells
        self.repeatedPunctuation = repeatedPunctuation
        self.expansion = expansion
    }
}
