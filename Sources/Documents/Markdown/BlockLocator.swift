internal import SourceText

/// Finds for each block the bytes of the file it was made from.
///
/// In: the library's tree and the lines of the body. Out: a byte range for every block, the first line of the text of
/// every block that holds inlines, and which lines some leaf block accounts for.
///
/// The library keeps the text of a block as it read it: each line of it is the end of a line of the file. Counting
/// from the line ends is therefore exact whatever quotes, lists, tabs or lazy continuation lines stand before it, and
/// needs none of the library's columns.
struct BlockLocator {
    let bytes: UnsafeBufferPointer<UInt8>
    let contents: UnsafeBufferPointer<UInt8>
    let pool: UnsafeBufferPointer<UInt8>
    let lines: SourceLines

    /// Range of each node in the file; inlines stay empty here.
    var sources: [ByteRange]
    /// For a block with text: the line (from 0) of the text's first line, else -1.
    var firstLines: [Int32]
    /// Lines that a leaf block accounts for. What is left are markers, blank lines and link reference definitions.
    var covered: [Bool]
    /// Blocks whose text could not be found; their ranges are estimates.
    var estimated: Set<Int> = []

    init(
        tree: borrowing CMarkTree, bytes: UnsafeBufferPointer<UInt8>, contents: UnsafeBufferPointer<UInt8>,
        pool: UnsafeBufferPointer<UInt8>, lines: SourceLines
    ) {
        self.bytes = bytes
        self.contents = contents
        self.pool = pool
        self.lines = lines
        sources = [ByteRange](repeating: .empty, count: tree.nodes.count)
        firstLines = [Int32](repeating: -1, count: tree.nodes.count)
        covered = [Bool](repeating: false, count: lines.count + 1)
        locate(tree.nodes)
        closeContainers(tree.nodes)
    }

    private mutating func locate(_ nodes: [TreeNode]) {
        var table = TableLocation()
        for index in nodes.indices where nodes[index].kind.isBlock {
            let node = nodes[index]
            let line = Int(node.startLine) - 1
            switch node.kind {
            case .paragraph: locateParagraph(index, nodes)
            case .heading: locateHeading(index, node, line)
            case .codeBlock:
                let last = lastLine(ofCode: node, line)
                cover(line, last)
                sources[index] = ByteRange(start(of: node), lines.end(last, in: bytes))
            case .htmlBlock:
                let last = line + max(lineCount(of: node.literal, in: pool), 1) - 1
                cover(line, last)
                firstLines[index] = Int32(line)
                sources[index] = ByteRange(start(of: node), lines.end(last, in: bytes))
            case .thematicBreak:
                cover(line, line)
                sources[index] = ByteRange(start(of: node), lines.end(line, in: bytes))
            case .table: table = locateTable(index, node, line)
            case .tableRow: locateRow(index, node, line, &table)
            case .tableCell: locateCell(index, node, &table)
            case .document: sources[index] = ByteRange(lines.start(0), bytes.count)
            default:
                let first = start(of: node)
                sources[index] = ByteRange(first, line >= 0 ? max(first, lines.end(line, in: bytes)) : first)
            }
        }
    }

    /// The library counts the line that ends the container of an unclosed fence as part of the code.
    private func lastLine(ofCode node: TreeNode, _ line: Int) -> Int {
        let count = lineCount(of: node.literal, in: pool)
        guard node.flags.contains(.fenced) else { return min(line + max(count, 1) - 1, lines.count - 1) }
        let closing = line + count + 1
        guard closing < lines.count, closing <= Int(node.endLine) - 1 else { return min(line + count, lines.count - 1) }
        let text = skippingMarkers(lines.start(closing), lines.end(closing, in: bytes))
        let fence = start(of: node)
        return fence < bytes.count && text + 2 < lines.end(closing, in: bytes)
            && bytes[text] == bytes[fence] && bytes[text + 1] == bytes[fence] && bytes[text + 2] == bytes[fence]
            ? closing : line + count
    }

    /// Quotes, lists, items, tables and notes end where the last block in them ends.
    private mutating func closeContainers(_ nodes: [TreeNode]) {
        for index in nodes.indices.reversed() where nodes[index].kind.isBlock && nodes[index].kind != .document {
            var child = index + 1
            let end = Int(nodes[index].end)
            guard child < end, nodes[child].kind.isBlock else { continue }
            if nodes[index].startLine == 0 { sources[index].start = sources[child].start }
            var last = child
            while child < end {
                last = child
                child = Int(nodes[child].end)
            }
            sources[index] = ByteRange(sources[index].lowerBound, sources[last].upperBound)
        }
    }

    func start(of node: TreeNode) -> Int {
        let line = Int(node.startLine) - 1
        guard line >= 0, line < lines.count else { return lines.start(0) }
        return min(lines.start(line) + max(Int(node.startColumn) - 1, 0), lines.end(line, in: bytes))
    }

    mutating func cover(_ first: Int, _ last: Int) {
        guard first >= 0, first <= last else { return }
        for line in first...min(last, covered.count - 1) { covered[line] = true }
    }

    // MARK: Paragraphs and headings

    private mutating func locateParagraph(_ index: Int, _ nodes: [TreeNode]) {
        let node = nodes[index]
        if node.startLine > 0, node.startLine == node.endLine, locateLine(index, node) { return }
        let text = textLines(of: node.content, in: contents)
        guard !text.isEmpty else {
            sources[index] = ByteRange(start(of: node), start(of: node))
            return
        }
        let expected = Int(node.endLine) - text.count
        // A paragraph that the library cut off the head of a table has no position of its own; the table has.
        var from = Int(node.startLine) - 1
        var to = expected + 1
        if node.startLine == 0 {
            let next = Int(node.end)
            guard next < nodes.count else { return }
            from = max(Int(nodes[next].startLine) - 1, 0)
            to = from + lineCount(of: nodes[next].content, in: contents)
        }
        if node.startLine > 0, matches(text, at: expected) {
            place(index, text, at: expected)
            return
        }
        var line = from
        while line <= to {
            if matches(text, at: line), hasOnlyMarkersBefore(text[0], line: line) {
                place(index, text, at: line)
                return
            }
            line += 1
        }
        estimate(index, from: max(from, 0), to: max(from, Int(node.endLine) - 1))
    }

    /// A paragraph of one line, as most are.
    private mutating func locateLine(_ index: Int, _ node: TreeNode) -> Bool {
        let line = Int(node.startLine) - 1
        var count = node.content.count
        while count > 0, isLineEnd(contents[node.content.lowerBound + count - 1]) { count -= 1 }
        let text = ByteRange(node.content.lowerBound, node.content.lowerBound + count)
        guard count > 0, let start = exactStart(of: text, at: line) else { return false }
        firstLines[index] = Int32(line)
        covered[line] = true
        var end = start + count
        while end > start, isSpace(bytes[end - 1]) { end -= 1 }
        sources[index] = ByteRange(start, end)
        return true
    }

    private mutating func locateHeading(_ index: Int, _ node: TreeNode, _ line: Int) {
        let content = node.content
        let isSetext = content.count > 0 && isLineEnd(contents[content.upperBound - 1])
        guard isSetext else {
            cover(line, line)
            var cursor = start(of: node)
            let end = lines.end(line, in: bytes)
            let first = cursor
            while cursor < end, bytes[cursor] == UInt8(ascii: "#") { cursor += 1 }
            while cursor < end, bytes[cursor] == 0x20 || bytes[cursor] == 0x09 { cursor += 1 }
            var last = end
            while last > cursor, isSpace(bytes[last - 1]) { last -= 1 }
            sources[index] = ByteRange(first, last)
            firstLines[index] = Int32(line)
            if !equal(content, at: cursor) { estimated.insert(index) }
            return
        }
        let text = textLines(of: content, in: contents)
        // Definitions at the start of the paragraph that became this heading stand before its text.
        for first in max(line, 0)..<max(lines.count, line + 1) {
            let underline = first + text.count
            guard underline < lines.count else { break }
            if matches(text, at: first), hasOnlyMarkersBefore(text[0], line: first), isUnderline(underline) {
                place(index, text, at: first)
                cover(underline, underline)
                sources[index].end = UInt32(lines.end(underline, in: bytes))
                return
            }
        }
        estimate(index, from: max(line, 0), to: max(line, Int(node.endLine) - 1))
    }

    private mutating func place(_ index: Int, _ text: [ByteRange], at line: Int) {
        firstLines[index] = Int32(line)
        cover(line, line + text.count - 1)
        let last = line + text.count - 1
        let start = lineStart(of: text[0], at: line) ?? lines.start(line)
        var end = lines.end(last, in: bytes)
        while end > start, isSpace(bytes[end - 1]) { end -= 1 }
        sources[index] = ByteRange(start, end)
    }

    private mutating func estimate(_ index: Int, from first: Int, to last: Int) {
        cover(first, last)
        estimated.insert(index)
        sources[index] = ByteRange(lines.start(first), lines.end(min(last, lines.count - 1), in: bytes))
    }

    private func isUnderline(_ line: Int) -> Bool {
        var cursor = skippingMarkers(lines.start(line), lines.end(line, in: bytes))
        let end = lines.end(line, in: bytes)
        guard cursor < end else { return false }
        let mark = bytes[cursor]
        guard mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else { return false }
        while cursor < end, bytes[cursor] == mark { cursor += 1 }
        while cursor < end, isSpace(bytes[cursor]) { cursor += 1 }
        return cursor == end
    }
}
