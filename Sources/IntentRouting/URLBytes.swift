/// `A-Z a-z 0-9 - . _ ~`: characters that never need an escape (RFC 3986, 2.3).
@inline(__always)
func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
}

/// `A-Z` made lower case, everything else left alone.
@inline(__always)
func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
}

/// The value of a hexadecimal digit in either case.
@inline(__always)
func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
}

/// The value of a hexadecimal digit in upper case.
@inline(__always)
func upperHexValue(_ byte: UInt8) -> UInt8? {
    byte >= 0x61 ? nil : hexValue(byte)
}

/// Everything but unreserved characters as `%XX` with upper-case digits.
func percentEncoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in bytes {
        if isUnreserved(byte) {
            result.append(byte)
        } else {
            result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
    return result
}

/// Each well-formed `%XX` resolved once; anything else stays as it is.
func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
        if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex, let high = hexValue(bytes[index + 1]),
            let low = hexValue(bytes[index + 2])
        {
            result.append(high << 4 | low)
            index += 3
        } else {
            result.append(bytes[index])
            index += 1
        }
    }
    return result
}

/// UTF-8, one byte at a time, as strict as the Unicode Standard's table 3-7.
struct ScalarDecoder {
    enum Step {
        case incomplete
        case malformed
        case scalar(UInt32)
    }
    private var value: UInt32 = 0
    private var missing = 0
    private var lowest: UInt8 = 0x80
    private var highest: UInt8 = 0xBF

    var isBetweenScalars: Bool { missing == 0 }

    mutating func take(_ byte: UInt8) -> Step {
        guard missing > 0 else { return begin(byte) }
        guard byte >= lowest, byte <= highest else { return .malformed }
        (lowest, highest) = (0x80, 0xBF)
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        return missing == 0 ? .scalar(value) : .incomplete
    }

    private mutating func begin(_ byte: UInt8) -> Step {
        switch byte {
        case 0x00...0x7F: return .scalar(UInt32(byte))
        case 0xC2...0xDF: (missing, value) = (1, UInt32(byte & 0x1F))
        case 0xE0...0xEF:
            (missing, value) = (2, UInt32(byte & 0x0F))
            if byte == 0xE0 { lowest = 0xA0 }
            if byte == 0xED { highest = 0x9F }
        case 0xF0...0xF4:
            (missing, value) = (3, UInt32(byte & 0x07))
            if byte == 0xF0 { lowest = 0x90 }
            if byte == 0xF4 { highest = 0x8F }
        default: return .malformed
        }
        return .incomplete
    }
}

/// Whether a byte is a letter of ASCII.
@inline(__always)
func isASCIILetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

/// A range of offsets; an end before the start gives an empty one.
@inline(__always)
func offsets(_ start: Int, _ end: Int) -> Range<Int> { start..<max(start, end) }
