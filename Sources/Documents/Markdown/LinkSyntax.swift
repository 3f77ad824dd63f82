internal import SourceText

/// The small grammars of links, read byte for byte as cmark-gfm reads them (GFM specification, sections 4.7 and 6.6).
///
/// All functions take the text as the inline parser sees it and an offset; they return nil where the grammar does not
/// match.
struct LinkSyntax {
    let text: UnsafeBufferPointer<UInt8>

    /// `[label]` at `start`: the range of the label without brackets, and the offset behind `]`.
    func label(at start: Int) -> (label: ByteRange, end: Int)? {
        guard start < text.count, text[start] == UInt8(ascii: "[") else { return nil }
        var index = start + 1
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "["): return nil
            case UInt8(ascii: "]"): return (ByteRange(start + 1, index), index + 1)
            case UInt8(ascii: "\\") where index + 1 < text.count && isPunctuation(text[index + 1]): index += 2
            default: index += 1
            }
            if index - start > 1_001 { return nil }
        }
        return nil
    }

    /// A link destination at `start`: its range without `<>`, and the offset behind it.
    func destination(at start: Int) -> (destination: ByteRange, end: Int)? {
        guard start < text.count else { return nil }
        var index = start
        if text[start] == UInt8(ascii: "<") {
            index += 1
            while index < text.count {
                switch text[index] {
                case UInt8(ascii: ">"): return (ByteRange(start + 1, index), index + 1)
                case UInt8(ascii: "\\"): index += 2
                case 0x0A, 0x0D, UInt8(ascii: "<"): return nil
                default: index += 1
                }
            }
            return nil
        }
        var depth = 0
        scan: while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "\\") where index + 1 < text.count && isPunctuation(text[index + 1]): index += 2
            case UInt8(ascii: "("):
                depth += 1
                index += 1
                if depth > 32 { return nil }
            case UInt8(ascii: ")"):
                if depth == 0 { break scan }
                depth -= 1
                index += 1
            case _ where isSpace(byte):
                if index == start { return nil }
                break scan
            default: index += 1
            }
        }
        return index < text.count ? (ByteRange(start, index), index) : nil
    }

    /// A link title at `start`: its range without quotes, and the offset behind it.
    func title(at start: Int) -> (title: ByteRange, end: Int)? {
        guard start < text.count else { return nil }
        let close: UInt8
        switch text[start] {
        case UInt8(ascii: "\""): close = UInt8(ascii: "\"")
        case UInt8(ascii: "'"): close = UInt8(ascii: "'")
        case UInt8(ascii: "("): close = UInt8(ascii: ")")
        default: return nil
        }
        var index = start + 1
        // The library's scanner takes the longest match, so an escaped quote closes a title that nothing else closes.
        var lastEscaped: Int?
        while index < text.count {
            let byte = text[index]
            if byte == close { return (ByteRange(start + 1, index), index + 1) }
            if byte == UInt8(ascii: "("), close == UInt8(ascii: ")") { break }
            if byte == UInt8(ascii: "\\"), index + 1 < text.count, isPunctuation(text[index + 1]) {
                if text[index + 1] == close { lastEscaped = index + 1 }
                index += 2
            } else {
                index += 1
            }
        }
        guard let end = lastEscaped else { return nil }
        return (ByteRange(start + 1, end), end + 1)
    }

    /// Offset of the first byte from `start` that is no white space of any kind.
    func skippingSpace(from start: Int) -> Int {
        var index = start
        while index < text.count, isSpace(text[index]) { index += 1 }
        return index
    }

    /// Offset of the first byte from `start` that is neither space nor tab.
    func skippingBlanks(from start: Int) -> Int {
        var index = start
        while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
        return index
    }

    /// Offset behind the line end at `start`; the end of the text counts as one.
    func lineEnd(at start: Int) -> Int? {
        guard start < text.count else { return text.count }
        if text[start] == 0x0A { return start + 1 }
        if text[start] == 0x0D {
            return start + 1 < text.count && text[start + 1] == 0x0A ? start + 2 : start + 1
        }
        return nil
    }

    /// What follows the `]` of an inline link: `(destination "title")`.
    func inlineTail(at start: Int) -> (destination: ByteRange, title: ByteRange?, end: Int)? {
        guard start < text.count, text[start] == UInt8(ascii: "(") else { return nil }
        guard let (destination, endOfDestination) = destination(at: skippingSpace(from: start + 1)) else { return nil }
        let startOfTitle = skippingSpace(from: endOfDestination)
        let title = startOfTitle == endOfDestination ? nil : title(at: startOfTitle)
        let end = skippingSpace(from: title?.end ?? startOfTitle)
        guard end < text.count, text[end] == UInt8(ascii: ")") else { return nil }
        return (destination, title?.title, end + 1)
    }

    /// `[label]: destination "title"` at `start`, which must be the first byte of a line behind its indentation.
    func definition(at start: Int) -> DefinitionSyntax? {
        guard let (label, afterLabel) = label(at: start), !isBlank(label),
            afterLabel < text.count, text[afterLabel] == UInt8(ascii: ":")
        else { return nil }
        guard let (destination, endOfDestination) = destination(at: skippingOneLineEnd(from: afterLabel + 1)) else {
            return nil
        }
        let startOfTitle = skippingOneLineEnd(from: endOfDestination)
        if startOfTitle > endOfDestination, let (title, endOfTitle) = title(at: startOfTitle),
            let end = lineEnd(at: skippingBlanks(from: endOfTitle))
        {
            return DefinitionSyntax(
                label: label, destination: destination, title: title, constructEnd: endOfTitle, end: end)
        }
        guard let end = lineEnd(at: skippingBlanks(from: endOfDestination)) else { return nil }
        return DefinitionSyntax(
            label: label, destination: destination, title: nil, constructEnd: endOfDestination, end: end)
    }

    private func skippingOneLineEnd(from start: Int) -> Int {
        let index = skippingBlanks(from: start)
        guard index < text.count, let next = lineEnd(at: index) else { return index }
        return skippingBlanks(from: next)
    }

    private func isBlank(_ range: ByteRange) -> Bool {
        range.range.allSatisfy { isSpace(text[$0]) }
    }
}

/// The parts of a link reference definition, as offsets in the text it was read from.
struct DefinitionSyntax {
    var label: ByteRange
    var destination: ByteRange
    var title: ByteRange?
    /// Behind the last byte that says something.
    var constructEnd: Int
    /// Behind the line end.
    var end: Int
}

/// ASCII punctuation, which a backslash escapes.
@inline(__always)
func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
}

/// White space as C's `isspace` has it.
@inline(__always)
func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
}
