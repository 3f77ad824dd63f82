internal import SourceText

extension XMLTag {
    /// The value of an attribute, decoded, with where each byte of it stands; offsets count from `base` on.
    ///
    /// - Parameter raw: The tag as it is written.
    func text(of name: String, raw: ArraySlice<UInt8>, base: Int) -> MappedText? {
        guard let decoded = self[name], let inner = rawRange(of: name, raw) else { return nil }
        let shift = range.lowerBound - base - raw.startIndex
        var text = MappedText()
        var at = inner.lowerBound
        while at < inner.upperBound {
            let byte = raw[at]
            if byte == UInt8(ascii: "&"), let end = raw[at..<inner.upperBound].firstIndex(of: UInt8(ascii: ";")) {
                guard let scalar = xmlReference(raw[(at + 1)..<end]) else { break }
                text.append(scalar: scalar, from: at + shift..<end + 1 + shift)
                at = end + 1
            } else if byte == 0x0D, at + 1 < inner.upperBound, raw[at + 1] == 0x0A {
                text.append([0x20], from: at + shift..<at + 2 + shift)
                at += 2
            } else {
                // XML 1.0, 3.3.3: white space in a value is a space.
                text.append(verbatim: [byte < 0x20 ? 0x20 : byte], at: at + shift)
                at += 1
            }
        }
        if text.bytes.elementsEqual(decoded.utf8) { return text }
        // An entity of the document: the value is known as a whole only.
        var whole = MappedText()
        whole.append(Array(decoded.utf8), from: inner.lowerBound + shift..<inner.upperBound + shift)
        return whole
    }

    /// The tag as HTML reads it: as it is written, with the values in the place of the document's own entities, which HTML
    /// does not know; offsets count from `base` on.
    ///
    /// - Parameter raw: The tag as it is written.
    func markup(raw: ArraySlice<UInt8>, base: Int) -> MappedText {
        var text = MappedText()
        let shift = range.lowerBound - base - raw.startIndex
        var at = raw.startIndex
        if raw.contains(UInt8(ascii: "&")) {
            for attribute in attributes {
                guard let inner = rawRange(of: attribute.name, raw), holdsEntity(raw[inner]) else { continue }
                text.append(verbatim: raw[at..<inner.lowerBound], at: at + shift)
                text.append(htmlValue(attribute.value), from: inner.lowerBound + shift..<inner.upperBound + shift)
                at = inner.upperBound
            }
        }
        text.append(verbatim: raw[at...], at: at + shift)
        return text
    }

    /// Where the value stands between its quotes; the tag is known to be well-formed.
    private func rawRange(of name: String, _ raw: ArraySlice<UInt8>) -> Range<Int>? {
        var at = raw.startIndex + 1 + self.name.utf8.count
        while let equals = raw[min(at, raw.endIndex)...].firstIndex(of: UInt8(ascii: "=")) {
            let key = raw[at..<equals].filter { $0 > 0x20 }
            guard let open = raw[equals...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
                let close = raw[(open + 1)...].firstIndex(of: raw[open])
            else { return nil }
            if key.elementsEqual(name.utf8) { return open + 1..<close }
            at = close + 1
        }
        return nil
    }
}

/// Whether a value as it is written refers to an entity that the document declares.
private func holdsEntity(_ raw: ArraySlice<UInt8>) -> Bool {
    var rest = raw
    while let start = rest.firstIndex(of: UInt8(ascii: "&")), let end = rest[start...].firstIndex(of: UInt8(ascii: ";"))
    {
        if xmlReference(rest[(start + 1)..<end]) == nil { return true }
        rest = rest[(end + 1)...]
    }
    return false
}

/// A value as it stands between quotes of either kind.
private func htmlValue(_ value: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in value.utf8 {
        switch byte {
        case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
        case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
        case UInt8(ascii: "'"): bytes += Array("&#39;".utf8)
        default: bytes.append(byte)
        }
    }
    return bytes
}

/// The character of a reference without `&` and `;`: a predefined entity or a number.
private func xmlReference(_ name: ArraySlice<UInt8>) -> UInt32? {
    guard name.first == UInt8(ascii: "#") else {
        switch String(decoding: name, as: UTF8.self) {
        case "amp": return 0x26
        case "lt": return 0x3C
        case "gt": return 0x3E
        case "quot": return 0x22
        case "apos": return 0x27
        default: return nil
        }
    }
    let digits = String(decoding: name.dropFirst(), as: UTF8.self)
    return digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
}
