internal import SourceText

/// Reads the escape that begins at `at` and gives the offset behind it.
func readStringsEscape(
    _ bytes: [UInt8], _ at: Int, into text: inout MappedText, faults: inout [RecordFault]
) -> Int {
    guard at + 1 < bytes.count else { return at + 1 }
    let range = at..<at + 2
    switch bytes[at + 1] {
    case UInt8(ascii: "a"): text.append([0x07], from: range)
    case UInt8(ascii: "b"): text.append([0x08], from: range)
    case UInt8(ascii: "f"): text.append([0x0C], from: range)
    case UInt8(ascii: "n"): text.append([0x0A], from: range)
    case UInt8(ascii: "r"): text.append([0x0D], from: range)
    case UInt8(ascii: "t"): text.append([0x09], from: range)
    case UInt8(ascii: "v"): text.append([0x0B], from: range)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return unicode(bytes, at, into: &text, faults: &faults)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(bytes, at, into: &text, faults: &faults)
    case let other where other < 0x80: text.append([other], from: range)
    // The backslash goes, the character stays.
    default: return at + 1
    }
    return at + 2
}

private func unicode(
    _ bytes: [UInt8], _ at: Int, into text: inout MappedText, faults: inout [RecordFault]
) -> Int {
    guard let first = fourHexDigits(bytes, at + 2) else {
        faults.append(broken(at, "four hexadecimal digits are expected behind `\\U`"))
        text.append([bytes[at + 1]], from: at..<at + 2)
        return at + 2
    }
    let next = at + 6
    guard first & 0xF800 == 0xD800 else {
        text.append(scalar: first, from: at..<next)
        return next
    }
    if first < 0xDC00, next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\\"),
        bytes[next + 1] | 0x20 == UInt8(ascii: "u"), let second = fourHexDigits(bytes, next + 2),
        second & 0xFC00 == 0xDC00
    {
        text.append(scalar: 0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF), from: at..<next + 6)
        return next + 6
    }
    faults.append(broken(at, "this is half of a surrogate pair"))
    text.append(scalar: 0xFFFD, from: at..<next)
    return next
}

private func octal(
    _ bytes: [UInt8], _ at: Int, into text: inout MappedText, faults: inout [RecordFault]
) -> Int {
    var value: UInt32 = 0
    var end = at + 1
    while end < min(bytes.count, at + 4), (0x30...0x37).contains(bytes[end]) {
        value = value << 3 | UInt32(bytes[end] - 0x30)
        end += 1
    }
    if value < 0x80 {
        text.append(scalar: value, from: at..<end)
    } else {
        faults.append(broken(at, "octal escapes above `\\177` are of a character set that is not read"))
        text.append(scalar: 0xFFFD, from: at..<end)
    }
    return end
}

/// The number that four hexadecimal digits write.
func fourHexDigits(_ bytes: [UInt8], _ at: Int, end: Int? = nil) -> UInt32? {
    guard at + 4 <= end ?? bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[at..<at + 4] {
        guard let digit = hexDigit(byte) else { return nil }
        value = value << 4 | UInt32(digit)
    }
    return value
}

private func broken(_ at: Int, _ message: String) -> RecordFault {
    RecordFault(
        rule: "malformed-export", range: ByteRange(at, at + 2), message: message,
        help: "a character is written by number as `\\U00E9`")
}
