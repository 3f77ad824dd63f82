internal import SourceText

/// Finding a line of the library's text in the line of the file that it is the end of.
extension BlockLocator {
    func matches(_ text: [ByteRange], at line: Int) -> Bool {
        guard line >= 0, line + text.count <= lines.count else { return false }
        for (offset, range) in text.enumerated() where lineStart(of: range, at: line + offset) == nil { return false }
        return true
    }

    /// Where one line of a text begins in the file line it is the end of; nil when it is not its end.
    func lineStart(of range: ByteRange, at line: Int) -> Int? {
        exactStart(of: range, at: line) ?? pieces(of: range, at: line)?.first?.source
    }

    /// The same for a line that the library has left as it is: nearly all.
    func exactStart(of range: ByteRange, at line: Int) -> Int? {
        let start = lines.end(line, in: bytes) - range.count
        return start >= lines.start(line) && equal(range, at: start) ? start : nil
    }

    /// The pieces in which a line of a text stands in the file, for the lines that the library has changed: it trims
    /// the paragraph that it cuts off the head of a table and takes the backslashes before its pipes away, and it
    /// spells out in spaces a tab of which a container has used up a part.
    func pieces(of range: ByteRange, at line: Int) -> [(content: Int, source: Int, count: Int)]? {
        let first = lines.start(line)
        let end = lines.end(line, in: bytes)
        var trimmed = end
        while trimmed > first, isSpace(bytes[trimmed - 1]) { trimmed -= 1 }
        return pieces(of: range, from: first, endingAt: end, unescapingPipes: false)
            ?? pieces(of: range, from: first, endingAt: trimmed, unescapingPipes: false)
            ?? pieces(of: range, from: first, endingAt: end, unescapingPipes: true)
            ?? pieces(of: range, from: first, endingAt: trimmed, unescapingPipes: true)
    }

    private func pieces(
        of range: ByteRange, from first: Int, endingAt end: Int, unescapingPipes: Bool
    ) -> [(content: Int, source: Int, count: Int)]? {
        var source = end
        var content = range.upperBound
        var pieces: [(content: Int, source: Int, count: Int)] = []
        var pieceEnd = content
        while content > range.lowerBound {
            guard source > first, bytes[source - 1] == contents[content - 1] else {
                let rest = contents[range.lowerBound..<content]
                guard rest.allSatisfy({ $0 == 0x20 }), source == first || isSpace(bytes[source - 1]) else { return nil }
                break
            }
            source -= 1
            content -= 1
            if unescapingPipes, bytes[source] == UInt8(ascii: "|"), source > first,
                bytes[source - 1] == UInt8(ascii: "\\")
            {
                pieces.append((content, source, pieceEnd - content))
                pieceEnd = content
                source -= 1
            }
        }
        if pieceEnd > content || pieces.isEmpty { pieces.append((content, source, pieceEnd - content)) }
        return pieces.reversed()
    }

    func equal(_ range: ByteRange, at start: Int) -> Bool {
        equalBytes(contents, range.lowerBound, bytes, start, range.count)
    }

    /// Whether only quote and list markers, note labels and white space stand before the text of a line.
    func hasOnlyMarkersBefore(_ text: ByteRange, line: Int) -> Bool {
        var end = lineStart(of: text, at: line) ?? lines.start(line)
        var cursor = lines.start(line)
        if end > cursor, bytes[end] == UInt8(ascii: "|"), bytes[end - 1] == UInt8(ascii: "\\") { end -= 1 }
        while cursor < end {
            switch bytes[cursor] {
            case 0x20, 0x09, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), 0x30...0x39,
                UInt8(ascii: "."), UInt8(ascii: ")"):
                cursor += 1
            case UInt8(ascii: "["):
                // `[^label]:` or the box of a task.
                while cursor < end, bytes[cursor] != UInt8(ascii: "]") { cursor += 1 }
                cursor += 1
                if cursor < end, bytes[cursor] == UInt8(ascii: ":") { cursor += 1 }
            default: return false
            }
        }
        return true
    }

    func skippingMarkers(_ start: Int, _ end: Int) -> Int {
        var cursor = start
        while cursor < end, bytes[cursor] == 0x20 || bytes[cursor] == 0x09 || bytes[cursor] == UInt8(ascii: ">") {
            cursor += 1
        }
        return cursor
    }
}

/// The lines of a text without their line ends; a text that ends in a line end has no empty line after it.
func textLines(of range: ByteRange, in text: UnsafeBufferPointer<UInt8>) -> [ByteRange] {
    var result: [ByteRange] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
        let byte = text[index]
        if isLineEnd(byte) {
            result.append(ByteRange(start, index))
            if byte == 0x0D, index + 1 < range.upperBound, text[index + 1] == 0x0A { index += 1 }
            start = index + 1
        }
        index += 1
    }
    if start < range.upperBound { result.append(ByteRange(start, range.upperBound)) }
    return result
}

func lineCount(of range: ByteRange, in text: UnsafeBufferPointer<UInt8>) -> Int {
    textLines(of: range, in: text).count
}

@inline(__always)
func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
