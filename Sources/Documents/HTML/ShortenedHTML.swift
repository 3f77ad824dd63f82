internal import SourceText

/// HTML in which every long run of plain words is one character, and the way back to what is written.
///
/// Gumbo takes each character of a text for itself, and most of a body is text. To the parser all characters of a text
/// are alike but white space, `<`, `&`, NUL and what it replaces (HTML standard, 13.2.5.1 and 13.2.6.4); so a run that
/// begins with none of them can be given to it as one character, and the tree has the same form. Runs are taken where
/// tags end and only up to the next `<`; where that is not certain, in a comment or a script for example, nothing is
/// shortened at all.
struct ShortenedHTML {
    /// What the parser reads.
    let bytes: [UInt8]
    /// The runs in order.
    private let runs: [Run]
    /// The run that was asked for last: most questions go forwards.
    private var last = 0

    private struct Run {
        /// Where the character for it stands.
        var place: Int
        /// Where it stands itself.
        var source: Range<Int>
    }

    /// Fewer bytes than this are not worth it.
    private static let shortest = 12
    /// The first byte of every stand-in, U+F0000 and up: private characters of four bytes.
    private static let lead: UInt8 = 0xF3
    private static let first: UInt32 = 0xF0000
    private static let standInLength = 4
    private static let mostRuns = 0xFFF0

    /// Shortens a text; nil where nothing can be gained, or where it is not certain what is text.
    init?(_ input: [UInt8]) {
        guard let found = input.withUnsafeBufferPointer({ Self.runs(in: $0) }), !found.isEmpty else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(input.count)
        var runs: [Run] = []
        runs.reserveCapacity(found.count)
        var written = 0
        for (number, source) in found.enumerated() {
            bytes += input[written..<source.lowerBound]
            runs.append(Run(place: bytes.count, source: source))
            let scalar = Self.first + UInt32(number)
            bytes.append(Self.lead)
            bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 12 & 0x3F))
            bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
            bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
            written = source.upperBound
        }
        bytes += input[written...]
        self.bytes = bytes
        self.runs = runs
    }

    // MARK: The way back

    /// Where an offset in ``bytes`` is in the input; it lies inside of no stand-in.
    mutating func source(of offset: Int) -> Int {
        var index = last
        if runs[index].place >= offset {
            // Back to the last run that begins before the offset.
            var low = 0
            while low < index {
                let middle = (low + index) / 2
                if runs[middle].place < offset { low = middle + 1 } else { index = middle }
            }
            guard index > 0 else { return offset }
            index -= 1
        } else {
            while index + 1 < runs.count, runs[index + 1].place < offset { index += 1 }
        }
        last = index
        return runs[index].source.upperBound + (offset - runs[index].place - Self.standInLength)
    }

    /// Adds a text that the parser gave, with each stand-in as the words that it stands for.
    func expand(_ text: UnsafeRawBufferPointer, from input: [UInt8], into pool: inout [UInt8]) {
        var written = 0
        var at = 0
        while at < text.count {
            guard text[at] == Self.lead, at + 3 < text.count else {
                at += 1
                continue
            }
            let number =
                Int(text[at + 1] & 0x3F) << 12 | Int(text[at + 2] & 0x3F) << 6 | Int(text[at + 3] & 0x3F)
                | 0x3 << 18
            pool.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[written..<at]))
            pool.append(contentsOf: input[runs[number - Int(Self.first)].source])
            at += Self.standInLength
            written = at
        }
        pool.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[written...]))
    }

    /// Whether some bytes hold a stand-in.
    static func holdsStandIn(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.contains(lead) }
}

// MARK: Finding runs

extension ShortenedHTML {
    /// The runs of a text in order; nil where it is not certain what is text.
    private static func runs(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
        var runs: [Range<Int>] = []
        runs.reserveCapacity(bytes.count / 100)
        var at = 0
        while at < bytes.count {
            guard readText(bytes, &at, into: &runs) else { return nil }
            guard at < bytes.count else { break }
            guard readMarkup(bytes, &at) else { return nil }
        }
        return runs
    }

    /// Goes to the next `<`; false where the text holds what would be taken for a stand-in.
    private static func readText(
        _ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int, into runs: inout [Range<Int>]
    ) -> Bool {
        while at < bytes.count, bytes[at] != UInt8(ascii: "<") {
            let byte = bytes[at]
            if byte == UInt8(ascii: "&") {
                guard skipReference(bytes, &at) else { return false }
            } else if byte == lead {
                return false
            } else if byte > 0x20, let end = runEnd(bytes, from: at) {
                if end - at >= shortest, runs.count < mostRuns { runs.append(at..<end) }
                at = end
            } else {
                at += 1
            }
        }
        return true
    }

    /// The end of the plain run that begins at `start`; nil when its first byte is not plain.
    private static func runEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var at = start
        while at < bytes.count {
            let byte = bytes[at]
            if byte < 0x80 {
                // CR and controls are replaced; the others begin something.
                let isPlain =
                    byte >= 0x20 && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "&") && byte != 0x7F
                    || byte == 0x0A || byte == 0x09
                guard isPlain else { break }
                at += 1
            } else {
                guard let length = plainLength(bytes, at: at) else { break }
                at += length
            }
        }
        return at > start ? at : nil
    }

    /// The length of the character beyond ASCII at `at`; nil for one that the parser replaces, or might.
    private static func plainLength(_ bytes: UnsafeBufferPointer<UInt8>, at: Int) -> Int? {
        guard at + 1 < bytes.count else { return nil }
        let second = bytes[at + 1]
        let length: Int
        switch bytes[at] {
        case 0xC3...0xDF: length = 2
        case 0xE0 where second >= 0xA0: length = 3
        case 0xE1...0xEC, 0xEE: length = 3
        case 0xED where second < 0xA0: length = 3
        // U+FF00 to U+FFBF, and U+1F000 to U+1FFBF; there are characters beside them that are none.
        case 0xEF where (0xBC...0xBE).contains(second): length = 3
        case 0xF0 where second == 0x9F && at + 2 < bytes.count && bytes[at + 2] < 0xBF: length = 4
        default: return nil
        }
        guard at + length <= bytes.count else { return nil }
        for index in (at + 1)..<(at + length) where bytes[index] & 0xC0 != 0x80 { return nil }
        return length
    }

    /// Goes past `&` and what can belong to a reference; false for one to a character that looks like a stand-in.
    private static func skipReference(_ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int) -> Bool {
        at += 1
        guard at < bytes.count, bytes[at] == UInt8(ascii: "#") else {
            while at < bytes.count, isWordByte(bytes[at]) { at += 1 }
            return true
        }
        at += 1
        var value: UInt32 = 0
        var radix: UInt32 = 10
        if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "x") {
            radix = 16
            at += 1
        }
        while at < bytes.count, let digit = hexDigit(bytes[at]), UInt32(digit) < radix {
            value = min(0x11_0000, value &* radix &+ UInt32(digit))
            at += 1
        }
        if at < bytes.count, bytes[at] == UInt8(ascii: ";") { at += 1 }
        return value < first || value > 0xF_FFFF
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: ";")
    }

    // MARK: Markup

    /// Goes past the tag or comment at a `<`, or past the `<` where none begins; false where it is not certain which.
    private static func readMarkup(_ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int) -> Bool {
        guard at + 1 < bytes.count else {
            at += 1
            return true
        }
        switch bytes[at + 1] {
        case UInt8(ascii: "!"): return readDeclaration(bytes, &at)
        case UInt8(ascii: "?"): return false
        case UInt8(ascii: "/"):
            guard at + 2 < bytes.count, HTMLStartTag.isLetter(bytes[at + 2]) else { return false }
            return readTag(bytes, nameAt: at + 2, &at)
        case let byte where HTMLStartTag.isLetter(byte):
            let name = at + 1
            guard readTag(bytes, nameAt: name, &at) else { return false }
            return isUsual(bytes, nameAt: name, before: at)
        default:
            at += 1
            return true
        }
    }

    /// Goes past a comment or a document type.
    private static func readDeclaration(_ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int) -> Bool {
        let start = at
        let isComment = start + 3 < bytes.count && bytes[start + 2] == 0x2D && bytes[start + 3] == 0x2D
        guard isComment else {
            guard start + 2 < bytes.count, HTMLStartTag.isLetter(bytes[start + 2]) else { return false }
            while at < bytes.count, bytes[at] != UInt8(ascii: ">") { at += 1 }
            at = min(at + 1, bytes.count)
            return true
        }
        // A comment that begins or ends in an odd way is left to the parser.
        at = start + 4
        while at < bytes.count, bytes[at] != UInt8(ascii: ">") { at += 1 }
        guard at < bytes.count, at >= start + 6, bytes[at - 1] == 0x2D, bytes[at - 2] == 0x2D else { return false }
        at += 1
        return true
    }

    /// Goes past a tag by the rules of ``HTMLStartTag``, without putting anything down; false when it does not end.
    private static func readTag(_ bytes: UnsafeBufferPointer<UInt8>, nameAt name: Int, _ at: inout Int) -> Bool {
        var cursor = name
        var isBeforeValue = false
        while cursor < bytes.count {
            let byte = bytes[cursor]
            cursor += 1
            switch byte {
            case UInt8(ascii: ">"):
                at = cursor
                return true
            case UInt8(ascii: "="):
                // What follows a second one, or one without a name, has its own rules.
                if isBeforeValue || HTMLStartTag.isSpace(bytes[cursor - 2]) || bytes[cursor - 2] == 0x2F {
                    return false
                }
                isBeforeValue = true
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard isBeforeValue else { return false }
                while cursor < bytes.count, bytes[cursor] != byte { cursor += 1 }
                cursor += 1
                isBeforeValue = false
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D: break
            default:
                guard isBeforeValue else { continue }
                isBeforeValue = false
                while cursor < bytes.count, !HTMLStartTag.isSpace(bytes[cursor]), bytes[cursor] != UInt8(ascii: ">") {
                    cursor += 1
                }
            }
        }
        return false
    }

    /// Whether what stands in an element is markup, or would be the same if it were not; `end` is the end of its tag.
    private static func isUsual(_ bytes: UnsafeBufferPointer<UInt8>, nameAt start: Int, before end: Int) -> Bool {
        // The letters that other elements begin with: f, i, n, p, s, t, x.
        switch bytes[start] | 0x20 {
        case 0x66, 0x69, 0x6E, 0x70, 0x73, 0x74, 0x78: break
        default: return true
        }
        var nameEnd = start
        while !HTMLStartTag.isSpace(bytes[nameEnd]), bytes[nameEnd] != 0x2F, bytes[nameEnd] != 0x3E { nameEnd += 1 }
        guard nameEnd - start >= 3, nameEnd - start <= 9 else { return true }
        let name = lowercased(UnsafeBufferPointer(rebasing: bytes[start..<nameEnd]))
        // White space and words are told apart in it.
        if name == "frameset" { return false }
        guard HTMLMarkup.rawTextElements.contains(name) else { return true }
        // Text up to the end tag, with no `<` in it.
        var at = end
        while at < bytes.count, bytes[at] != UInt8(ascii: "<") { at += 1 }
        let after = at + 2 + name.utf8.count
        guard after < bytes.count, bytes[at + 1] == UInt8(ascii: "/"),
            HTMLStartTag.isSpace(bytes[after]) || bytes[after] == 0x2F || bytes[after] == 0x3E
        else { return false }
        return lowercased(UnsafeBufferPointer(rebasing: bytes[(at + 2)..<after])) == name
    }
}
