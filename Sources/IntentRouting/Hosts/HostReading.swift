/// What a host is, once it is known to be one that browsers accept.
package struct HostReading: Equatable {
    package enum Form: Equatable {
        case name
        case address
    }
    package var form = Form.name
    /// The host in lower case and in its ASCII form; nil when it was written so.
    package var canonical: [UInt8]?
    package var endsWithDot = false
    package var isNonASCII = false
    package var mixesScripts = false
}

/// Why a host is none.
package struct HostFault: Error, Equatable {
    package var detail: String
    package var nearest: String?
}

/// Reads a host as the WHATWG URL Standard does ("host parsing", for special schemes), and more strictly where two
/// spellings of one host would be possible or where no name service could answer.
///
/// Stricter are: no percent escapes, only letters, digits, `-` and `_` in a name, no empty label, at most 63 bytes a
/// label and 253 in all, address literals only in the form a URL writes them itself.
///
/// Without somebody who knows hosts outside ASCII, such a host is a fault and a label in its `xn--` form passes as it
/// stands.
package func readHost(
    _ host: ArraySlice<UInt8>, _ international: (any InternationalHosts)?
) throws(HostFault) -> HostReading {
    guard let first = host.first else { throw HostFault(detail: "the host is missing") }
    if first == UInt8(ascii: "[") { return try readIPv6(host) }
    var isPlain = true
    var hasUpper = false
    for byte in host {
        if byte >= 0x80 { return try readInternational(host, international) }
        if byte >= 0x41 && byte <= 0x5A {
            hasUpper = true
        } else if !isLowerHostByte(byte) {
            isPlain = false
        }
    }
    guard isPlain else {
        let escape = host.contains(UInt8(ascii: "%"))
        throw HostFault(detail: escape ? "the host holds an escape" : "the host holds a character no host name has")
    }
    let lower = hasUpper ? host.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 } : []
    var reading = try readName(hasUpper ? lower[...] : host, international)
    if hasUpper, reading.canonical == nil { reading.canonical = lower }
    return reading
}

/// A name in lower-case ASCII.
private func readName(
    _ name: ArraySlice<UInt8>, _ international: (any InternationalHosts)?
) throws(HostFault) -> HostReading {
    var reading = HostReading()
    var labels = name
    if labels.last == UInt8(ascii: ".") {
        reading.endsWithDot = true
        labels = labels.dropLast()
    }
    guard labels.count <= 253 else { throw HostFault(detail: "the host is longer than 253 bytes") }
    var hasPunycode = false
    var start = labels.startIndex
    var last = labels
    while true {
        var end = start
        while end < labels.endIndex, labels[end] != UInt8(ascii: ".") { end += 1 }
        last = labels[start..<end]
        guard !last.isEmpty else { throw HostFault(detail: "the host has an empty label") }
        guard last.count <= 63 else { throw HostFault(detail: "the host has a label longer than 63 bytes") }
        if last.count > 4, last.starts(with: [0x78, 0x6E, 0x2D, 0x2D]) { hasPunycode = true }
        if end == labels.endIndex { break }
        start = end + 1
    }
    if isNumber(last) {
        try requireCanonicalIPv4(name)
        reading.form = .address
        return reading
    }
    if hasPunycode || last.starts(with: [0x78, 0x6E, 0x2D, 0x2D]), let international {
        guard let known = international.name(ofASCII: labels) else {
            throw HostFault(detail: "the host has an `xn--` label that stands for no name")
        }
        reading.mixesScripts = known.mixesScripts
    }
    return reading
}

private func readInternational(
    _ host: ArraySlice<UInt8>, _ international: (any InternationalHosts)?
) throws(HostFault) -> HostReading {
    guard !host.contains(UInt8(ascii: "%")) else { throw HostFault(detail: "the host holds an escape") }
    guard let international else { throw HostFault(detail: "the host is not in its ASCII form") }
    guard let known = international.name(ofUnicode: host) else {
        throw HostFault(detail: "the host is no internationalised domain name")
    }
    let ascii = known.ascii
    guard ascii.allSatisfy(isLowerHostByte) else {
        throw HostFault(detail: "the host holds a character no host name has")
    }
    var reading = try readName(ascii[...], international)
    guard reading.form == .name else {
        throw HostFault(
            detail: "the host is a number in disguise", nearest: String(decoding: ascii, as: UTF8.self))
    }
    reading.canonical = ascii
    reading.isNonASCII = true
    reading.mixesScripts = known.mixesScripts
    return reading
}

private func isLowerHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: false
    }
}
