/// The value of a parameter, decoded.
public enum ParameterValue: Sendable, Hashable, CustomStringConvertible {
    /// A UUID as it was written, in either case.
    case uuid(String)
    /// A number.
    case int(Int)
    /// A slug.
    case slug(String)
    /// A text, percent-decoded.
    case text(String)
    /// One of the words of a choice.
    case choice(String)

    /// The value as text, decoded.
    public var description: String {
        switch self {
        case .uuid(let text), .slug(let text), .text(let text), .choice(let text): text
        case .int(let number): String(number)
        }
    }

    /// The value as it stands in a URL.
    var encoded: [UInt8] {
        guard case .text(let text) = self else { return Array(description.utf8) }
        return percentEncoded(text.utf8)
    }
}

extension ParameterType {
    /// Whether `bytes` are the one spelling of a value of this type.
    ///
    /// There is one spelling for each value, so that a URL can be compared byte for byte: unreserved characters stand
    /// for themselves, everything else is percent-encoded with upper-case digits, a number has no leading zeros. Only
    /// a UUID keeps its case. Inside a path a text may not hold `/` or `\` and may not be `.` or `..`.
    func accepts(_ bytes: ArraySlice<UInt8>, inPath: Bool) -> Bool {
        switch self {
        case .uuid: isUUID(bytes)
        case .int(let range): decimal(bytes).map { range?.contains($0) ?? true } ?? false
        case .slug: !bytes.isEmpty && bytes.allSatisfy(isSlugByte)
        case .text(let length): scalarCount(ofEncoded: bytes, inPath: inPath).map { length.contains($0) } ?? false
        case .choice(let words): words.contains { isSame($0, bytes) }
        }
    }

    /// The value that accepted bytes stand for.
    func value(of bytes: ArraySlice<UInt8>) -> ParameterValue {
        let text = String(decoding: bytes, as: UTF8.self)
        switch self {
        case .uuid: return .uuid(text)
        case .int: return .int(decimal(bytes) ?? 0)
        case .slug: return .slug(text)
        case .text: return .text(String(decoding: percentDecoded(bytes), as: UTF8.self))
        case .choice: return .choice(text)
        }
    }

    /// The value that a decoded text stands for, or nil when it is none of this type.
    ///
    /// What ``ParameterValue/description`` gives is read back.
    public func value(ofText text: String) -> ParameterValue? {
        var bytes = Array(text.utf8)
        if case .text = self { bytes = percentEncoded(bytes) }
        return accepts(bytes[...], inPath: false) ? value(of: bytes[...]) : nil
    }

    /// Whether the case of a value fits the type.
    func isKind(of value: ParameterValue) -> Bool {
        switch (self, value) {
        case (.uuid, .uuid), (.int, .int), (.slug, .slug), (.text, .text), (.choice, .choice): true
        default: false
        }
    }
}

private func isSame(_ word: String, _ bytes: ArraySlice<UInt8>) -> Bool {
    word.utf8.count == bytes.count && word.utf8.elementsEqual(bytes)
}

private func isSlugByte(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "-")
}

private func isUUID(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 36 else { return false }
    for offset in 0..<36 {
        let byte = bytes[bytes.startIndex + offset]
        if offset == 8 || offset == 13 || offset == 18 || offset == 23 {
            if byte != UInt8(ascii: "-") { return false }
        } else if hexValue(byte) == nil {
            return false
        }
    }
    return true
}

/// A 64-bit number in its one spelling, or nil.
private func decimal(_ bytes: ArraySlice<UInt8>) -> Int? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = isNegative ? bytes.dropFirst() : bytes
    guard let first = digits.first, digits.count <= 19 else { return nil }
    if first == UInt8(ascii: "0"), digits.count > 1 || isNegative { return nil }
    var number = 0
    for byte in digits {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        let (product, overflowed) = number.multipliedReportingOverflow(by: 10)
        let digit = Int(byte - 0x30)
        let (sum, carried) =
            isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
        if overflowed || carried { return nil }
        number = sum
    }
    return number
}

/// The number of Unicode scalars in an encoded text, or nil when it is not in its one spelling.
private func scalarCount(ofEncoded bytes: ArraySlice<UInt8>, inPath: Bool) -> Int? {
    if inPath, bytes.allSatisfy({ $0 == UInt8(ascii: ".") }), bytes.count <= 2 { return nil }
    var count = 0
    var decoder = ScalarDecoder()
    var index = bytes.startIndex
    while index < bytes.endIndex {
        let byte = bytes[index]
        if byte != UInt8(ascii: "%") {
            guard isUnreserved(byte), decoder.isBetweenScalars else { return nil }
            count += 1
            index += 1
            continue
        }
        guard index + 2 < bytes.endIndex, let high = upperHexValue(bytes[index + 1]),
            let low = upperHexValue(bytes[index + 2])
        else { return nil }
        let decoded = high << 4 | low
        if isUnreserved(decoded) { return nil }
        if inPath, decoded == UInt8(ascii: "/") || decoded == UInt8(ascii: "\\") { return nil }
        switch decoder.take(decoded) {
        case .malformed: return nil
        case .incomplete: break
        case .scalar(let value):
            if isUnsafeInText(value) { return nil }
            count += 1
        }
        index += 3
    }
    return decoder.isBetweenScalars ? count : nil
}

/// Controls, line separators and characters that reorder what stands around them; a log line must not be forged.
private func isUnsafeInText(_ value: UInt32) -> Bool {
    value < 0x20 || value >= 0x7F && value < 0xA0 || value == 0x2028 || value == 0x2029
        || value >= 0x202A && value <= 0x202E || value >= 0x2066 && value <= 0x2069
        || value == 0xFEFF || value == 0xFFFD || value & 0xFFFE == 0xFFFE || value >= 0xFDD0 && value <= 0xFDEF
}
