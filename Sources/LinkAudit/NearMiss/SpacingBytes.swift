internal import SourceText

/// One character between two brackets that should stand beside each other.
struct Spacing {
    /// The number of bytes that it is written with.
    var length: Int
    /// The character; U+000A for every line end.
    var scalar: Unicode.Scalar
}

/// Reads the white space and the invisible character at `start`, written out or as a character reference; nil when
/// there is none.
func spacing(in bytes: [UInt8], at start: Int) -> Spacing? {
    guard start < bytes.count else { return nil }
    let first = bytes[start]
    switch first {
    case 0x20, 0x09: return Spacing(length: 1, scalar: Unicode.Scalar(first))
    case 0x0A, 0x0D: return Spacing(length: 1, scalar: "\n")
    case UInt8(ascii: "&"): return referenceSpacing(in: bytes, at: start)
    case 0x80...:
        var decoder = UTF8()
        var iterator = bytes[start..<min(bytes.count, start + 4)].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        guard scalar.properties.isWhitespace || isInvisible(scalar) else { return nil }
        return Spacing(length: UTF8.width(scalar), scalar: scalar)
    default: return nil
    }
}

private func referenceSpacing(in bytes: [UInt8], at start: Int) -> Spacing? {
    guard let end = bytes[start..<min(bytes.count, start + 12)].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let scalar: Unicode.Scalar?
    switch name {
    case "nbsp": scalar = "\u{A0}"
    case "zwnj": scalar = "\u{200C}"
    case "zwj": scalar = "\u{200D}"
    case "thinsp": scalar = "\u{2009}"
    case "ensp": scalar = "\u{2002}"
    case "emsp": scalar = "\u{2003}"
    case "shy": scalar = "\u{AD}"
    default:
        if name.hasPrefix("#x") || name.hasPrefix("#X") {
            scalar = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        } else if name.hasPrefix("#") {
            scalar = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
        } else {
            scalar = nil
        }
    }
    guard let scalar, scalar.properties.isWhitespace || isInvisible(scalar) else { return nil }
    return Spacing(length: end + 1 - start, scalar: scalar)
}

/// A character by the words that a writer can look up: `a space`, `U+00A0 NO-BREAK SPACE`, `a line break`.
func described(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": return "a space"
    case "\t": return "a tab"
    case "\n", "\r": return "a line break"
    default:
        var digits = String(scalar.value, radix: 16, uppercase: true)
        while digits.count < 4 { digits = "0" + digits }
        let name = scalar.properties.name ?? scalar.properties.nameAlias
        return "U+" + digits + (name.map { " " + $0 } ?? "")
    }
}
