/// A tag of a template, found but not yet understood.
struct Tag {
    enum Kind {
        case escaped, unescaped, section, inverted, close, partial, comment, delimiters
    }

    var kind: Kind
    /// The whole tag with its delimiters.
    var range: Range<Int>
    /// What stands in it, without sigil and surrounding white space.
    var content: Range<Int>
    /// The whole line with its line end when the tag is alone on it and leaves no trace.
    var standaloneLine: Range<Int>?
    /// White space before a standalone tag.
    var indentation: Range<Int>
}

/// Finds the tags of one template file in order.
struct TagScanner {
    enum Step {
        case tag(Tag)
        case fault(String, help: String, range: Range<Int>)
        case end
    }

    let bytes: [UInt8]
    /// Where the next step begins.
    private(set) var position: Int
    /// Offset behind a byte order mark.
    private let textStart: Int
    private var open: [UInt8] = Array("{{".utf8)
    private var close: [UInt8] = Array("}}".utf8)

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        position = textStart
    }

    /// Finds the next tag and moves `position` behind it.
    ///
    /// After a fault nothing more is to be had.
    mutating func next() -> Step {
        guard let start = find(open[...], from: position) else {
            position = bytes.count
            return .end
        }
        let inside = start + open.count
        var kind = Tag.Kind.escaped
        var contentStart = inside
        var closing = close
        if inside < bytes.count {
            contentStart += 1
            switch bytes[inside] {
            case UInt8(ascii: "{"):
                kind = .unescaped
                closing = [UInt8(ascii: "}")] + close
            case UInt8(ascii: "="):
                kind = .delimiters
                closing = [UInt8(ascii: "=")] + close
            case UInt8(ascii: "&"): kind = .unescaped
            case UInt8(ascii: "#"): kind = .section
            case UInt8(ascii: "^"): kind = .inverted
            case UInt8(ascii: "/"): kind = .close
            case UInt8(ascii: ">"): kind = .partial
            case UInt8(ascii: "!"): kind = .comment
            default: contentStart = inside
            }
        }
        guard let contentEnd = find(closing[...], from: contentStart) else {
            position = bytes.count
            let wanted = String(decoding: closing, as: UTF8.self)
            return .fault("this tag is not closed", help: "end it with \(wanted)", range: start..<contentStart)
        }
        let end = contentEnd + closing.count
        position = end
        let content = trimmed(contentStart..<contentEnd)
        if kind == .delimiters, !setDelimiters(content) {
            return .fault(
                "this tag does not set two delimiters",
                help: "write both, with a space between: {{=<% %>=}}; neither may hold white space or =",
                range: start..<end)
        }
        var tag = Tag(kind: kind, range: start..<end, content: content, standaloneLine: nil, indentation: start..<start)
        if kind != .escaped, kind != .unescaped { findLine(&tag) }
        if let line = tag.standaloneLine { position = line.upperBound }
        return .tag(tag)
    }

    /// Whether a line begins at `offset`.
    func isLineStart(_ offset: Int) -> Bool { offset <= textStart || bytes[offset - 1] == 0x0A }

    private func findLine(_ tag: inout Tag) {
        var lineStart = tag.range.lowerBound
        while lineStart > textStart, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 { lineStart -= 1 }
        guard isLineStart(lineStart) else { return }
        var end = tag.range.upperBound
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { end += 1 }
        guard end == bytes.count || bytes[end] == 0x0A else { return }
        tag.standaloneLine = lineStart..<min(end + 1, bytes.count)
        tag.indentation = lineStart..<tag.range.lowerBound
    }

    private mutating func setDelimiters(_ content: Range<Int>) -> Bool {
        let parts = bytes[content].split(whereSeparator: isWhiteSpace)
        guard parts.count == 2, !parts[0].contains(UInt8(ascii: "=")), !parts[1].contains(UInt8(ascii: "=")) else {
            return false
        }
        open = Array(parts[0])
        close = Array(parts[1])
        return true
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, isWhiteSpace(bytes[start]) { start += 1 }
        while end > start, isWhiteSpace(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    private func find(_ needle: ArraySlice<UInt8>, from start: Int) -> Int? {
        guard let first = needle.first else { return nil }
        var index = start
        while index + needle.count <= bytes.count {
            if bytes[index] == first, bytes[index..<(index + needle.count)].elementsEqual(needle) { return index }
            index += 1
        }
        return nil
    }
}

/// White space of a tag: space, tab and line ends.
func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
}
