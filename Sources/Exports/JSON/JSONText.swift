import SourceText

/// Decoding of JSON strings (RFC 8259, section 7).
///
/// What the scanner found fault with becomes U+FFFD, so that the rest of the text can still be looked at.
enum JSONText {
    private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// The text of a string whose bytes, without quotes, are `range` of `bytes`, and where it comes from; the offsets of
    /// the map count from `origin`.
    static func decode(_ bytes: [UInt8], _ range: Range<Int>, origin: Int) -> (text: [UInt8], map: TextMap) {
        var text: [UInt8] = []
        var map = TextMap()
        text.reserveCapacity(range.count)
        bytes.withUnsafeBufferPointer { bytes in
            let inside = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
            var at = range.lowerBound
            while at < range.upperBound {
                let end = JSONBytes.plainEnd(inside, from: at)
                if end > at {
                    text.append(contentsOf: inside[at..<end])
                    map.append(verbatim: end - at, at: at - origin)
                    at = end
                    continue
                }
                let length = step(inside, at: at, into: &text)
                map.append(decoded: length.decoded, from: (at - origin)..<(at + length.source - origin))
                at += length.source
            }
        }
        return (text, map)
    }

    /// Adds what stands at `at`, which is not plain.
    private static func step(
        _ bytes: UnsafeBufferPointer<UInt8>, at: Int, into text: inout [UInt8]
    ) -> (decoded: Int, source: Int) {
        let count = text.count
        guard bytes[at] == UInt8(ascii: "\\") else {
            if bytes[at] < 0x80 {
                text.append(bytes[at])
                return (1, 1)
            }
            text += replacement
            let length = JSONBytes.scalarLength(bytes, at: at)
            return (3, length < 0 ? -length : bytes.count - at)
        }
        let escape = JSONEscape.read(bytes, at: at)
        switch escape.meaning {
        case .scalar(let scalar): text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        case .loneSurrogate, .unknown, .incomplete: text += replacement
        }
        return (text.count - count, escape.length)
    }
}
