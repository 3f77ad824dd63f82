/// The loops over the bytes of JSON strings.
enum JSONBytes {
    /// The first byte at or after `from` that is not plain inside a string: a quote, a backslash, a control character,
    /// or the first byte of a sequence that is not UTF-8 or not all there.
    static func plainEnd(_ bytes: UnsafeBufferPointer<UInt8>, from: Int) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        let end = bytes.count
        var at = from
        while true {
            while at + 8 <= end {
                let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
                let marks = special(word)
                if marks != 0 {
                    at += marks.trailingZeroBitCount >> 3
                    break
                }
                at += 8
            }
            while at < end, isPlain(bytes[at]) { at += 1 }
            guard at < end, bytes[at] >= 0x80 else { return at }
            repeat {
                let length = scalarLength(bytes, at: at)
                if length <= 0 { return at }
                at += length
            } while at < end && bytes[at] >= 0x80
        }
    }

    /// The length of the UTF-8 sequence at `at`: 0 when the bytes end inside of it, negative when it is none, and then
    /// the number of bytes that stand for one U+FFFD (Unicode 3.9).
    static func scalarLength(_ bytes: UnsafeBufferPointer<UInt8>, at: Int) -> Int {
        let lead = bytes[at]
        let wanted: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: wanted = 2
        case 0xE0:
            wanted = 3
            second = 0xA0...0xBF
        case 0xED:
            wanted = 3
            second = 0x80...0x9F
        case 0xE1...0xEF: wanted = 3
        case 0xF0:
            wanted = 4
            second = 0x90...0xBF
        case 0xF4:
            wanted = 4
            second = 0x80...0x8F
        case 0xF1...0xF3: wanted = 4
        default: return -1
        }
        var length = 1
        while length < wanted {
            guard at + length < bytes.count else { return 0 }
            guard (length == 1 ? second : 0x80...0xBF).contains(bytes[at + length]) else { return -length }
            length += 1
        }
        return length
    }

    /// A high bit in each byte of the word that is a quote, a backslash, below 0x20 or above 0x7F; bytes after the first
    /// such may carry one without being it.
    private static func special(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        let quotes = word ^ (ones &* 0x22)
        let slashes = word ^ (ones &* 0x5C)
        let quote = (quotes &- ones) & ~quotes
        let slash = (slashes &- ones) & ~slashes
        let control = (word &- (ones &* 0x20)) & ~word
        return (quote | slash | control | word) & highs
    }

    private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x80 && byte != 0x22 && byte != 0x5C }
}
