import SourceText

/// One escape in a JSON string.
struct JSONEscape {
    enum Meaning: Hashable {
        case scalar(Unicode.Scalar)
        /// Half of a pair of UTF-16, without the other half.
        case loneSurrogate
        /// No escape that JSON knows.
        case unknown
        /// The bytes end before it can be told.
        case incomplete
    }

    var meaning: Meaning
    /// Number of bytes, the backslash included; of one that is unknown, those that are surely part of it.
    var length: Int

    /// Reads the escape whose backslash stands at `at`.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, at: Int) -> JSONEscape {
        guard at + 1 < bytes.count else { return JSONEscape(meaning: .incomplete, length: 1) }
        func simple(_ value: UInt8) -> JSONEscape { JSONEscape(meaning: .scalar(Unicode.Scalar(value)), length: 2) }
        switch bytes[at + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return simple(bytes[at + 1])
        case UInt8(ascii: "b"): return simple(0x08)
        case UInt8(ascii: "f"): return simple(0x0C)
        case UInt8(ascii: "n"): return simple(0x0A)
        case UInt8(ascii: "r"): return simple(0x0D)
        case UInt8(ascii: "t"): return simple(0x09)
        case UInt8(ascii: "u"): return unicode(bytes, at: at)
        case 0x21...0x7E: return JSONEscape(meaning: .unknown, length: 2)
        default: return JSONEscape(meaning: .unknown, length: 1)
        }
    }

    private static func unicode(_ bytes: UnsafeBufferPointer<UInt8>, at: Int) -> JSONEscape {
        let first = unit(bytes, at: at + 2)
        guard let value = first.value else {
            return JSONEscape(meaning: first.isCut ? .incomplete : .unknown, length: 2)
        }
        if let scalar = Unicode.Scalar(value) { return JSONEscape(meaning: .scalar(scalar), length: 6) }
        let lone = JSONEscape(meaning: .loneSurrogate, length: 6)
        guard value < 0xDC00 else { return lone }
        guard at + 6 < bytes.count else { return JSONEscape(meaning: .incomplete, length: 6) }
        guard bytes[at + 6] == UInt8(ascii: "\\") else { return lone }
        guard at + 7 < bytes.count else { return JSONEscape(meaning: .incomplete, length: 6) }
        guard bytes[at + 7] == UInt8(ascii: "u") else { return lone }
        let second = unit(bytes, at: at + 8)
        if second.isCut { return JSONEscape(meaning: .incomplete, length: 6) }
        guard let low = second.value, (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00))
        else { return lone }
        return JSONEscape(meaning: .scalar(scalar), length: 12)
    }

    /// Four hexadecimal digits.
    private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at: Int) -> (value: UInt32?, isCut: Bool) {
        var value: UInt32 = 0
        for index in at..<(at + 4) {
            guard index < bytes.count else { return (nil, true) }
            guard let digit = hexDigit(bytes[index]) else { return (nil, false) }
            value = value << 4 | UInt32(digit)
        }
        return (value, false)
    }
}
