internal import SourceText

/// The text of a resource as the app gets it: escapes and quotes resolved, white space folded, tags left alone.
///
/// By "String resources" of the Android documentation and what its build tools do: `\n`, `\t`, `\'`, `\"`, `\@`, `\?`,
/// `\\`, `\uXXXX`; white space is one space, and none at the ends, but between double quotes.
func androidText(_ markup: MarkupText) -> MappedText {
    var reading = AndroidReading(bytes: markup.text.bytes)
    var at = 0
    for tag in markup.tags {
        reading.read(at..<tag.lowerBound)
        reading.keep(tag)
        at = tag.upperBound
    }
    reading.read(at..<markup.text.count)
    return reading.text.through(markup.text.map)
}

private struct AndroidReading {
    let bytes: [UInt8]
    var text = MappedText()
    private var isQuoted = false
    /// White space that becomes a space when something follows it.
    private var space: Range<Int>?
    private var hasText = false

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func keep(_ tag: Range<Int>) {
        flushSpace()
        text.append(verbatim: bytes[tag], at: tag.lowerBound)
    }

    mutating func read(_ range: Range<Int>) {
        var at = range.lowerBound
        while at < range.upperBound {
            let byte = bytes[at]
            switch byte {
            case UInt8(ascii: "\\"): at = escape(at, end: range.upperBound)
            case UInt8(ascii: "\""):
                isQuoted.toggle()
                at += 1
            case _ where !isPlain(byte):
                space = (space?.lowerBound ?? at)..<at + 1
                at += 1
            default:
                flushSpace()
                let start = at
                repeat { at += 1 } while at < range.upperBound && isPlain(bytes[at])
                text.append(verbatim: bytes[start..<at], at: start)
                hasText = true
            }
        }
    }

    private func isPlain(_ byte: UInt8) -> Bool {
        if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") { return false }
        return isQuoted || !(byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D)
    }

    private mutating func flushSpace() {
        guard let range = space else { return }
        space = nil
        guard hasText else { return }
        if range.count == 1, bytes[range.lowerBound] == 0x20 {
            text.append(verbatim: [0x20], at: range.lowerBound)
        } else {
            text.append([0x20], from: range)
        }
    }

    private mutating func escape(_ at: Int, end: Int) -> Int {
        flushSpace()
        hasText = true
        guard at + 1 < end else { return at + 1 }
        let range = at..<at + 2
        switch bytes[at + 1] {
        case UInt8(ascii: "n"): text.append([0x0A], from: range)
        case UInt8(ascii: "t"): text.append([0x09], from: range)
        case UInt8(ascii: "u"): return unicode(at, end: end)
        case let other where other < 0x80: text.append([other], from: range)
        // The backslash goes, the character stays.
        default: return at + 1
        }
        return at + 2
    }

    private mutating func unicode(_ at: Int, end: Int) -> Int {
        guard let first = fourHexDigits(bytes, at + 2, end: end) else {
            text.append([UInt8(ascii: "u")], from: at..<at + 2)
            return at + 2
        }
        let next = at + 6
        if first & 0xFC00 == 0xD800, next + 1 < end, bytes[next] == UInt8(ascii: "\\"),
            bytes[next + 1] == UInt8(ascii: "u"), let second = fourHexDigits(bytes, next + 2, end: end),
            second & 0xFC00 == 0xDC00
        {
            text.append(scalar: 0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF), from: at..<next + 6)
            return next + 6
        }
        text.append(scalar: first & 0xF800 == 0xD800 ? 0xFFFD : first, from: at..<next)
        return next
    }
}
