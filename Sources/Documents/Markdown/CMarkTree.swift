internal import CCmark
internal import SourceText

private typealias CNode = UnsafeMutablePointer<cmark_node>

/// What the library says of one node, copied out of C. Positions are the library's: whole lines are right for most
/// blocks, inline positions are not and are not taken over; `InlineAligner` finds them.
struct TreeNode {
    var kind: NodeKind
    var level: UInt8 = 0
    var flags: NodeFlags = []
    /// Index one past the last node inside this one.
    var end: Int32 = 0
    /// Ordered list: first number. Table: number of columns. Cell: its column, from 0. Footnote reference: number of the note.
    var number: Int32 = 0
    /// First and last line as the library counts them, from 1; 0 where it does not know.
    var startLine: Int32 = 0
    var endLine: Int32 = 0
    /// First byte of the line that belongs to the block, from 1.
    var startColumn: Int32 = 0
    /// Literal, URL, title and info string, in `CMarkTree.pool`.
    var literal: ByteRange = .empty
    var destination: ByteRange = .empty
    var title: ByteRange = .empty
    /// For a block that holds inlines: its text as the inline parser read it, in `CMarkTree.contents`.
    var content: ByteRange = .empty
}

/// A document as cmark-gfm reads it, as values. The only file that knows the library.
///
/// In: bytes. Out: nodes in document order, with their texts. The C tree is freed before `init` returns.
struct CMarkTree {
    var nodes: [TreeNode] = []
    /// Literals, destinations and titles, decoded by the library.
    var pool: [UInt8] = []
    /// The texts that the inline parser read, line starts and escaped pipes already removed.
    var contents: [UInt8] = []
    /// Column of the table cell last copied, from 0.
    private var column = 0

    /// Parses with `table`, `strikethrough`, `autolink`, `tasklist` and footnotes. Safe on any number of threads.
    init(parsing bytes: UnsafeBufferPointer<UInt8>) {
        let extensions = Extensions.shared
        // Parser and tree live in memory of this thread, which ends with the scope.
        defer { fp_release_memory() }
        guard let parser = newParser(extensions) else { return }
        bytes.withMemoryRebound(to: CChar.self) { characters in
            cmark_parser_feed(parser, characters.baseAddress, characters.count)
        }
        guard let root = cmark_parser_finish(parser) else { return }
        nodes.reserveCapacity(bytes.count / 16 + 8)
        pool.reserveCapacity(bytes.count + 64)
        contents.reserveCapacity(bytes.count + 64)
        copy(root, extensions)
    }

    /// Walks the C tree without recursion: a node is appended on entry and gets its `end` when the walk leaves it.
    private mutating func copy(_ root: CNode, _ extensions: Extensions) {
        var open: [Int] = []
        var next: CNode? = root
        while let node = next {
            let index = append(node, extensions, isInsideText: open.last.map { !nodes[$0].kind.isBlock } ?? false)
            if let child = node.pointee.first_child, let index {
                open.append(index)
                next = child
                continue
            }
            if let index { nodes[index].end = Int32(nodes.count) }
            var current = node
            next = current.pointee.next
            while next == nil, current != root, let parent = current.pointee.parent {
                if let index = open.popLast() { nodes[index].end = Int32(nodes.count) }
                current = parent
                if current == root { break }
                next = current.pointee.next
            }
        }
        while let index = open.popLast() { nodes[index].end = Int32(nodes.count) }
    }

    /// Appends one node; nil when it was text that continues the text before it.
    private mutating func append(_ node: CNode, _ extensions: Extensions, isInsideText: Bool) -> Int? {
        let number = fp_kind(node)
        let kind = NodeKind(rawValue: number) ?? (fp_is_inline(node) != 0 ? .opaqueInline : .opaqueBlock)
        if kind == .text {
            let start = pool.count
            appendToPool(node.pointee.as.literal)
            // The library leaves text in pieces; a reader of the tree should not have to care.
            if let previous = node.pointee.prev, fp_kind(previous) == NodeKind.text.rawValue,
                let last = nodes.indices.last
            {
                nodes[last].literal.end = UInt32(pool.count)
                return nil
            }
            nodes.append(TreeNode(kind: .text, end: Int32(nodes.count + 1), literal: ByteRange(start, pool.count)))
            return nodes.count - 1
        }
        var copy = TreeNode(kind: kind)
        if kind.isBlock {
            copy.startLine = node.pointee.start_line
            copy.endLine = node.pointee.end_line
            copy.startColumn = node.pointee.start_column
        }
        switch kind {
        case .heading:
            copy.level = UInt8(clamping: cmark_node_get_heading_level(node))
            copy.content = appendContent(of: node)
        case .paragraph:
            copy.content = appendContent(of: node)
            if let parent = node.pointee.parent, let list = parent.pointee.parent,
                cmark_node_get_type(list) == CMARK_NODE_LIST, cmark_node_get_list_tight(list) != 0
            {
                copy.flags.insert(.tight)
            }
        case .tableCell:
            copy.content = appendContent(of: node)
            describeCell(node, &copy)
        case .table:
            copy.content = appendContent(of: node)
            copy.number = Int32(cmark_gfm_extensions_get_table_columns(node))
        case .tableRow:
            if cmark_gfm_extensions_get_table_row_is_header(node) != 0 { copy.flags.insert(.header) }
        case .list:
            if cmark_node_get_list_type(node) == CMARK_ORDERED_LIST { copy.flags.insert(.ordered) }
            if cmark_node_get_list_tight(node) != 0 { copy.flags.insert(.tight) }
            copy.number = cmark_node_get_list_start(node)
        case .item:
            if cmark_node_get_syntax_extension(node) == extensions.all.tasklist {
                copy.flags.insert(.task)
                if cmark_gfm_extensions_get_tasklist_item_checked(node) { copy.flags.insert(.checked) }
            }
        case .codeBlock:
            copy.literal = appendToPool(node.pointee.as.code.literal)
            copy.title = appendToPool(node.pointee.as.code.info)
            var length: Int32 = 0
            var offset: Int32 = 0
            var character: CChar = 0
            if cmark_node_get_fenced(node, &length, &offset, &character) != 0 { copy.flags.insert(.fenced) }
        case .htmlBlock, .code, .htmlInline, .footnoteDefinition:
            copy.literal = appendToPool(node.pointee.as.literal)
        case .footnoteReference:
            copy.literal = appendToPool(node.pointee.as.literal)
            copy.number = pool[copy.literal.range].reduce(0) { $0 &* 10 &+ Int32($1 &- 0x30) }
        case .link, .image:
            copy.destination = appendToPool(node.pointee.as.link.url)
            copy.title = appendToPool(node.pointee.as.link.title)
        default:
            break
        }
        copy.end = Int32(nodes.count + 1)
        nodes.append(copy)
        return nodes.count - 1
    }

    private mutating func describeCell(_ node: CNode, _ copy: inout TreeNode) {
        guard let row = cmark_node_parent(node), let table = cmark_node_parent(row) else { return }
        if cmark_gfm_extensions_get_table_row_is_header(row) != 0 { copy.flags.insert(.header) }
        if node.pointee.prev == nil { column = 0 } else { column += 1 }
        copy.number = Int32(column)
        guard column < Int(cmark_gfm_extensions_get_table_columns(table)),
            let alignments = cmark_gfm_extensions_get_table_alignments(table)
        else { return }
        switch alignments[column] {
        case UInt8(ascii: "l"): copy.flags.insert(.alignLeft)
        case UInt8(ascii: "c"): copy.flags.insert(.alignCenter)
        case UInt8(ascii: "r"): copy.flags.insert(.alignRight)
        default: break
        }
    }

    /// Texts are read out of the node itself: the library's getters copy each one to add a NUL.
    @discardableResult
    private mutating func appendToPool(_ chunk: cmark_chunk) -> ByteRange {
        let start = pool.count
        if chunk.len > 0 { pool.append(contentsOf: UnsafeBufferPointer(start: chunk.data, count: Int(chunk.len))) }
        return ByteRange(start, pool.count)
    }

    private mutating func appendContent(of node: CNode) -> ByteRange {
        let start = contents.count
        // A block that got no text has a buffer that was never written, not even its first byte: only the length counts.
        let text = node.pointee.content
        if text.size > 0 { contents.append(contentsOf: UnsafeBufferPointer(start: text.ptr, count: Int(text.size))) }
        return ByteRange(start, contents.count)
    }
}

/// The extension objects, registered and made thread-safe once. They live as long as the process.
private final class Extensions: @unchecked Sendable {
    static let shared = Extensions()
    let all = fp_set_up()
}

private func newParser(_ extensions: Extensions) -> OpaquePointer? { fp_new_parser(extensions.all) }

/// Whether two stretches of bytes are equal.
@inline(__always)
func equalBytes(
    _ left: UnsafeBufferPointer<UInt8>, _ leftStart: Int, _ right: UnsafeBufferPointer<UInt8>, _ rightStart: Int,
    _ count: Int
) -> Bool {
    guard leftStart >= 0, rightStart >= 0, leftStart + count <= left.count, rightStart + count <= right.count else {
        return false
    }
    guard count > 0, let leftBase = left.baseAddress, let rightBase = right.baseAddress else { return true }
    return memcmp(leftBase + leftStart, rightBase + rightStart, count) == 0
}

/// Decodes an HTML character reference as the library does.
///
/// - Parameter bytes: what follows the `&`.
/// - Returns: how many of `bytes` it takes (with the `;`) and what it stands for; nil when it is none.
func decodeCharacterReference(_ bytes: UnsafeBufferPointer<UInt8>) -> (length: Int, decoded: [UInt8])? {
    guard let base = bytes.baseAddress, bytes.count > 1 else { return nil }
    var length: Int32 = 0
    var used: Int32 = 0
    let decoded = [UInt8](unsafeUninitializedCapacity: 8) { buffer, count in
        used = fp_decode_reference(base, Int32(clamping: min(bytes.count, 64)), buffer.baseAddress, &length)
        count = Int(length)
    }
    return used > 0 ? (Int(used), decoded) : nil
}

/// The library's own HTML, the reference that the emitter is held to.
///
/// - Parameter aliased: with our thread-safe strikethrough instead of the library's own. Without it never to be
///   called while anything else parses.
package func referenceHTML(_ bytes: [UInt8], aliased: Bool) -> [UInt8] {
    bytes.withUnsafeBytes { buffer in
        let characters = buffer.bindMemory(to: CChar.self)
        guard
            let html = fp_reference_html(
                characters.baseAddress, characters.count, Extensions.shared.all, aliased ? 1 : 0)
        else { return [] }
        defer { free(html) }
        return [UInt8](UnsafeRawBufferPointer(start: html, count: strlen(html)))
    }
}
