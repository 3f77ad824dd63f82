internal import SourceText

/// The table being located, and how far its row has been read.
struct TableLocation {
    var headerLine = 0
    var headerStart = 0
    var cursor = 0
    var rowEnd = 0
}

/// Rows and cells: split in the bytes of the file as the library splits them, and held to its cells.
extension BlockLocator {
    mutating func locateTable(_ index: Int, _ node: TreeNode, _ line: Int) -> TableLocation {
        // The library's text of a table is the paragraph it was before the delimiter row turned it into one.
        let text = textLines(of: node.content, in: contents)
        var location = TableLocation(headerLine: line)
        sources[index] = ByteRange(start(of: node), start(of: node))
        guard let header = text.last else { return location }
        for first in max(line, 0)..<lines.count {
            let candidate = first + text.count - 1
            guard candidate < lines.count else { break }
            if matches(text, at: first), hasOnlyMarkersBefore(text[0], line: first) {
                location.headerLine = candidate
                location.headerStart = lineStart(of: header, at: candidate) ?? lines.start(candidate)
                cover(candidate, candidate + 1)
                sources[index] = ByteRange(location.headerStart, lines.end(candidate + 1, in: bytes))
                return location
            }
        }
        estimated.insert(index)
        return location
    }

    mutating func locateRow(_ index: Int, _ node: TreeNode, _ line: Int, _ table: inout TableLocation) {
        let isHeader = node.flags.contains(.header)
        let rowLine = isHeader ? table.headerLine : line
        cover(rowLine, rowLine)
        table.rowEnd = lines.end(rowLine, in: bytes)
        table.cursor =
            isHeader && table.headerStart > 0
            ? table.headerStart : skippingMarkers(lines.start(rowLine), table.rowEnd)
        while table.cursor < table.rowEnd, isSpace(bytes[table.cursor]) { table.cursor += 1 }
        sources[index] = ByteRange(table.cursor, table.rowEnd)
        if table.cursor < table.rowEnd, bytes[table.cursor] == UInt8(ascii: "|") { table.cursor += 1 }
    }

    mutating func locateCell(_ index: Int, _ node: TreeNode, _ table: inout TableLocation) {
        var end = table.cursor
        while end < table.rowEnd,
            bytes[end] != UInt8(ascii: "|") || (end > table.cursor && bytes[end - 1] == UInt8(ascii: "\\"))
        {
            end += 1
        }
        var first = table.cursor
        var last = end
        while first < last, isSpace(bytes[first]) { first += 1 }
        while last > first, isSpace(bytes[last - 1]) { last -= 1 }
        sources[index] = ByteRange(first, last)
        table.cursor = min(end + 1, table.rowEnd)
        if !equalUnescapingPipes(node.content, at: first, to: last) { estimated.insert(index) }
    }

    private func equalUnescapingPipes(_ content: ByteRange, at start: Int, to end: Int) -> Bool {
        var cursor = start
        for index in content.range {
            if cursor + 1 < end, bytes[cursor] == UInt8(ascii: "\\"), bytes[cursor + 1] == UInt8(ascii: "|") {
                cursor += 1
            }
            guard cursor < end, bytes[cursor] == contents[index] else { return false }
            cursor += 1
        }
        return cursor == end
    }
}
