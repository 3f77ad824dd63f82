/// Which kinds of bytes a destination holds: one pass decides which of the dear tests are needed at all.
struct ByteTraits: OptionSet {
    let rawValue: UInt8

    /// A control or a backslash.
    static let illegal = ByteTraits(rawValue: 1)
    static let space = ByteTraits(rawValue: 2)
    static let percent = ByteTraits(rawValue: 4)
    static let nonASCII = ByteTraits(rawValue: 8)
    static let brace = ByteTraits(rawValue: 16)
    static let underscore = ByteTraits(rawValue: 32)
    static let colon = ByteTraits(rawValue: 64)
    static let ampersand = ByteTraits(rawValue: 128)

    /// What the tests for characters and placeholders look for.
    static let unusual: ByteTraits = [.illegal, .space, .percent, .nonASCII, .brace, .underscore]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(of bytes: ArraySlice<UInt8>) {
        var found: UInt8 = 0
        for byte in bytes { found |= Self.trait(of: byte) }
        rawValue = found
    }

    @inline(__always)
    private static func trait(of byte: UInt8) -> UInt8 {
        switch byte {
        case 0x61...0x7A, 0x2D...0x39: 0
        case 0x00...0x1F, 0x7F, 0x5C: 1
        case 0x20: 2
        case 0x25: 4
        case 0x80...0xFF: 8
        case 0x7B, 0x7D: 16
        case 0x5F: 32
        case 0x3A: 64
        case 0x26: 128
        default: 0
        }
    }
}

/// The index of the colon behind a scheme (RFC 3986, 3.1), or nil.
func schemeEnd(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first, isASCIILetter(first) else { return nil }
    var index = bytes.startIndex + 1
    while index < bytes.endIndex {
        switch bytes[index] {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): index += 1
        case UInt8(ascii: ":"): return index
        default: return nil
        }
    }
    return nil
}

/// Whether bytes are a lower-case word but for the case of ASCII letters.
func equalsIgnoringCase(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    guard bytes.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { wanted in
        var index = 0
        for byte in bytes {
            let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
            if lower != wanted[index] { return false }
            index += 1
        }
        return true
    }
}
