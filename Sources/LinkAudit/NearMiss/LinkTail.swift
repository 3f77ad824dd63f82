internal import SourceText

/// What stands behind the bracket of a would-be link: `(destination "title")`, or something like it.
struct LinkTail {
    /// What is wrong with it, the gravest first.
    enum Fault {
        /// Nothing: only what stands before it keeps it from being a link.
        case none
        /// The title is in curly quotes.
        case curlyTitle(Unicode.Scalar)
        /// White space inside of the destination, or a title without quotes.
        case space(Unicode.Scalar)
        /// No parenthesis closes it.
        case unclosed
    }
    /// The destination as written.
    var destination: Range<Int>
    /// What stands behind the destination, without white space around it.
    var title: Range<Int>
    /// One past the last byte that belongs to it.
    var end: Int
    /// What is wrong with it.
    var fault: Fault
    /// Whether one of its parentheses is of full width.
    var isWide: Bool

    /// Reads the tail whose parenthesis begins at `start`; nil when there is none.
    ///
    /// It ends at the end of the line, at a bracket and at markup, so that every byte is read once however many
    /// tails there are; where tails may lie in each other, `limit` bounds the bytes that are read.
    init?(in bytes: [UInt8], at start: Int, limit: Int = 4_000) {
        guard let opening = Self.parenthesis(in: bytes, at: start, isOpening: true) else { return nil }
        isWide = opening > 1
        var cursor = start + opening
        while cursor < bytes.count, bytes[cursor] == 0x20 || bytes[cursor] == 0x09 { cursor += 1 }
        let first = cursor
        var depth = 0
        var firstSpace: Int?
        var close: (at: Int, length: Int)?
        let isAngled = cursor < bytes.count && bytes[cursor] == UInt8(ascii: "<")
        let last = min(bytes.count, start + limit)
        scan: while cursor < last {
            let byte = bytes[cursor]
            switch byte {
            case 0x0A, 0x0D, UInt8(ascii: "["), UInt8(ascii: "]"), InlineText.markup: break scan
            case UInt8(ascii: "\\") where cursor + 1 < bytes.count && bytes[cursor + 1] > 0x20: cursor += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")") where depth == 0 || isWide:
                close = (cursor, 1)
                break scan
            case UInt8(ascii: ")"): depth -= 1
            case 0x20, 0x09: if firstSpace == nil { firstSpace = cursor }
            case 0xEF:
                if let length = Self.parenthesis(in: bytes, at: cursor, isOpening: false), length > 1 {
                    close = (cursor, length)
                    isWide = true
                    break scan
                }
                if WideBracket(in: bytes, at: cursor) != nil { break scan }
                if firstSpace == nil, Self.isWideStop(bytes, cursor) { break scan }
            case 0xC2, 0xE2, 0xE3:
                if firstSpace == nil, Self.isWideStop(bytes, cursor) { break scan }
                if firstSpace == nil, let space = spacing(in: bytes, at: cursor), space.scalar.properties.isWhitespace {
                    firstSpace = cursor
                }
            default: break
            }
            cursor += 1
        }
        let limit = close?.at ?? min(cursor, bytes.count)
        end = close.map { $0.at + $0.length } ?? limit
        var word = first..<min(firstSpace ?? limit, limit)
        if isAngled, let angle = bytes[first..<limit].firstIndex(of: UInt8(ascii: ">")) {
            word = (first + 1)..<angle
            title = Self.trimmed(bytes, (angle + 1)..<limit)
        } else {
            title = Self.trimmed(bytes, word.upperBound..<limit)
        }
        destination = word
        fault = .none
        if close == nil {
            // A text that goes on behind the address is no title.
            title = word.upperBound..<word.upperBound
            end = word.upperBound
            fault = .unclosed
            while end > word.lowerBound, Self.isStop(bytes[end - 1]) { end -= 1 }
            destination = word.lowerBound..<end
        } else if let quote = Self.curlyQuote(in: bytes, at: title.lowerBound), !title.isEmpty {
            fault = .curlyTitle(quote)
        } else if let firstSpace, !isAngled, !title.isEmpty, !Self.isQuoted(bytes, title) {
            fault = .space(spacing(in: bytes, at: firstSpace)?.scalar ?? " ")
            // The words belong to the destination; a title at the end does not.
            let quoteStart = Self.finalTitle(in: bytes, first..<limit)
            destination = Self.trimmed(bytes, first..<(quoteStart ?? limit))
            title = quoteStart.map { Self.trimmed(bytes, $0..<limit) } ?? limit..<limit
        }
        if destination.isEmpty { return nil }
    }

    /// Whether the punctuation of East Asian prose begins here: no address holds it, so a sentence goes on.
    private static func isWideStop(_ bytes: [UInt8], _ start: Int) -> Bool {
        guard start + 2 < bytes.count else { return false }
        switch (bytes[start], bytes[start + 1], bytes[start + 2]) {
        // 、 。 ， ； ： （
        case (0xE3, 0x80, 0x81), (0xE3, 0x80, 0x82), (0xEF, 0xBC, 0x8C), (0xEF, 0xBC, 0x9B), (0xEF, 0xBC, 0x9A),
            (0xEF, 0xBC, 0x88):
            return true
        default: return false
        }
    }

    private static func isStop(_ byte: UInt8) -> Bool { ".,;:!?".utf8.contains(byte) }

    /// The length of the parenthesis at `start`, 1 or 3; nil when there is none.
    static func parenthesis(in bytes: [UInt8], at start: Int, isOpening: Bool) -> Int? {
        guard start < bytes.count else { return nil }
        if bytes[start] == UInt8(ascii: isOpening ? "(" : ")") { return 1 }
        guard start + 2 < bytes.count, bytes[start] == 0xEF, bytes[start + 1] == 0xBC else { return nil }
        return bytes[start + 2] == (isOpening ? 0x88 : 0x89) ? 3 : nil
    }

    private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high, let space = spacing(in: bytes, at: low), low + space.length <= high { low += space.length }
        while high > low, bytes[high - 1] == 0x20 || bytes[high - 1] == 0x09 { high -= 1 }
        return low..<high
    }

    private static func isQuoted(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        guard range.count > 1 else { return false }
        switch (bytes[range.lowerBound], bytes[range.upperBound - 1]) {
        case (UInt8(ascii: "\""), UInt8(ascii: "\"")), (UInt8(ascii: "'"), UInt8(ascii: "'")),
            (UInt8(ascii: "("), UInt8(ascii: ")")):
            return true
        default: return false
        }
    }

    /// Where the title in straight quotes at the end of a range begins.
    private static func finalTitle(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        let text = trimmed(bytes, range)
        guard text.count > 2, let quote = bytes[text].last, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        else { return nil }
        guard let start = bytes[text.lowerBound..<(text.upperBound - 1)].lastIndex(of: quote), start > text.lowerBound,
            bytes[start - 1] == 0x20
        else { return nil }
        return start
    }

    /// The curly or angular quote at an offset.
    static func curlyQuote(in bytes: [UInt8], at start: Int) -> Unicode.Scalar? {
        guard start < bytes.count, bytes[start] >= 0x80 else { return nil }
        var decoder = UTF8()
        var iterator = bytes[start..<min(bytes.count, start + 4)].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        switch scalar {
        case "\u{2018}"..."\u{201F}", "\u{AB}", "\u{BB}", "\u{2039}", "\u{203A}", "\u{300C}"..."\u{300F}", "\u{FF02}":
            return scalar
        default: return nil
        }
    }
}

/// A square bracket of full width, or one of the brackets that stand for it in East Asian text.
struct WideBracket {
    /// Whether it opens.
    var isOpening: Bool

    /// Reads the bracket at `start`, of three bytes; nil when there is none.
    init?(in bytes: [UInt8], at start: Int) {
        guard start + 2 < bytes.count else { return nil }
        switch (bytes[start], bytes[start + 1], bytes[start + 2]) {
        case (0xEF, 0xBC, 0xBB), (0xE3, 0x80, 0x90), (0xE3, 0x80, 0x94): isOpening = true
        case (0xEF, 0xBC, 0xBD), (0xE3, 0x80, 0x91), (0xE3, 0x80, 0x95): isOpening = false
        default: return nil
        }
    }
}
