/// Turns the bytes of a file into UTF-8, chunk by chunk.
struct TextDecoder {
    let encoding: TextEncoding
    /// The bytes of a character whose end has not come yet.
    private var rest: [UInt8] = []

    init(_ encoding: TextEncoding) { self.encoding = encoding }

    /// Decodes a chunk; `fault` says why the text ends where it does, if it does.
    mutating func decode(_ chunk: [UInt8], isLast: Bool) -> (text: [UInt8], fault: String?) {
        switch encoding {
        case .utf8: return (chunk, nil)
        case .ascii:
            guard let bad = chunk.firstIndex(where: { $0 >= 0x80 }) else { return (chunk, nil) }
            return (Array(chunk[..<bad]), "holds a byte that is not US-ASCII, which it declares")
        case .latin1, .windows1252: return (singleBytes(chunk), nil)
        case .utf16LittleEndian, .utf16BigEndian: return units(chunk, isLast: isLast)
        }
    }

    private func singleBytes(_ chunk: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(chunk.count + chunk.count / 8)
        for byte in chunk {
            if byte < 0x80 {
                text.append(byte)
            } else if encoding == .windows1252, byte < 0xA0 {
                appendUTF8(windows1252[Int(byte) - 0x80], to: &text)
            } else {
                appendUTF8(UInt32(byte), to: &text)
            }
        }
        return text
    }

    private mutating func units(_ chunk: [UInt8], isLast: Bool) -> (text: [UInt8], fault: String?) {
        let bytes = rest + chunk
        rest = []
        let low = encoding == .utf16LittleEndian ? 0 : 1
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var index = 0
        func unit(_ at: Int) -> UInt32 { UInt32(bytes[at + low]) | UInt32(bytes[at + 1 - low]) << 8 }
        while index + 1 < bytes.count {
            let first = unit(index)
            guard first & 0xF800 == 0xD800 else {
                appendUTF8(first, to: &text)
                index += 2
                continue
            }
            guard first < 0xDC00 else { return (text, "holds half of a surrogate pair") }
            guard index + 3 < bytes.count else { break }
            let second = unit(index + 2)
            guard second & 0xFC00 == 0xDC00 else { return (text, "holds half of a surrogate pair") }
            appendUTF8(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF), to: &text)
            index += 4
        }
        rest = Array(bytes[index...])
        return (text, isLast && !rest.isEmpty ? "ends within a character of UTF-16" : nil)
    }
}

/// Adds a character as UTF-8; `scalar` is no surrogate.
func appendUTF8(_ scalar: UInt32, to text: inout [UInt8]) {
    switch scalar {
    case ..<0x80: text.append(UInt8(scalar))
    case ..<0x800: text += [0xC0 | UInt8(scalar >> 6), 0x80 | UInt8(scalar & 0x3F)]
    case ..<0x10000:
        text += [0xE0 | UInt8(scalar >> 12), 0x80 | UInt8(scalar >> 6 & 0x3F), 0x80 | UInt8(scalar & 0x3F)]
    default:
        text += [
            0xF0 | UInt8(truncatingIfNeeded: scalar >> 18 & 0x7), 0x80 | UInt8(scalar >> 12 & 0x3F),
            0x80 | UInt8(scalar >> 6 & 0x3F), 0x80 | UInt8(scalar & 0x3F),
        ]
    }
}

/// The characters of 0x80 to 0x9F in Windows-1252; where it has none, the control, as browsers do.
private let windows1252: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E,
    0x178,
]
