/// Whether a label makes browsers read the whole host as an IPv4 address ("ends in a number checker").
func isNumber(_ label: ArraySlice<UInt8>) -> Bool {
    if label.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return true }
    guard label.count >= 2, label.starts(with: [0x30, 0x78]) else { return false }
    return label.dropFirst(2).allSatisfy { hexValue($0) != nil }
}

/// Lets four decimal numbers of 0 to 255 without leading zeros pass, and nothing else.
func requireCanonicalIPv4(_ host: ArraySlice<UInt8>) throws(HostFault) {
    var numbers: [UInt64] = []
    var parts = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    for part in parts {
        guard parts.count <= 4, let number = ipv4Number(part) else {
            throw HostFault(detail: "the host ends in a number and is no address")
        }
        numbers.append(number)
    }
    let last = numbers.removeLast()
    guard numbers.allSatisfy({ $0 <= 255 }), last < UInt64(1) << UInt64(8 * (4 - numbers.count)) else {
        throw HostFault(detail: "the host ends in a number and is no address")
    }
    var address = last
    for (index, number) in numbers.enumerated() { address |= number << UInt64(8 * (3 - index)) }
    let canonical = (0..<4).map { String(address >> UInt64(8 * (3 - $0)) & 255) }.joined(separator: ".")
    guard canonical.utf8.elementsEqual(host) else {
        throw HostFault(detail: "the host is a number in disguise", nearest: canonical)
    }
}

/// A part of an IPv4 address in any of the spellings browsers know: decimal, octal, hexadecimal.
private func ipv4Number(_ part: ArraySlice<UInt8>) -> UInt64? {
    guard !part.isEmpty else { return nil }
    var digits = part
    var radix: UInt64 = 10
    if part.count >= 2, part.starts(with: [0x30, 0x78]) {
        digits = part.dropFirst(2)
        radix = 16
    } else if part.count >= 2, part.first == 0x30 {
        digits = part.dropFirst()
        radix = 8
    }
    var number: UInt64 = 0
    for byte in digits {
        guard let digit = hexValue(byte), UInt64(digit) < radix else { return nil }
        number = min(number * radix + UInt64(digit), UInt64(1) << 40)
    }
    return number
}

/// Lets `[…]` pass when it holds an IPv6 address in the form a URL writes it itself (RFC 5952).
func readIPv6(_ host: ArraySlice<UInt8>) throws(HostFault) -> HostReading {
    guard host.last == UInt8(ascii: "]"), let pieces = ipv6Pieces(host.dropFirst().dropLast()) else {
        throw HostFault(detail: "`[` begins no IPv6 address")
    }
    let canonical = Array("[\(ipv6Text(pieces))]".utf8)
    let lower = host.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    guard lower == canonical else {
        throw HostFault(
            detail: "the IPv6 address is not in its one spelling", nearest: String(decoding: canonical, as: UTF8.self))
    }
    return HostReading(form: .address, canonical: host.elementsEqual(canonical) ? nil : canonical)
}

/// The eight pieces of an IPv6 address, or nil. Steps of the WHATWG URL Standard, "IPv6 parser".
private func ipv6Pieces(_ bytes: ArraySlice<UInt8>) -> [UInt16]? {
    var groups: [UInt16] = []
    var gap: Int?
    var rest = bytes
    if rest.starts(with: [0x3A, 0x3A]) {
        gap = 0
        rest = rest.dropFirst(2)
    } else if rest.first == UInt8(ascii: ":") || rest.isEmpty {
        return nil
    }
    while !rest.isEmpty {
        let end = rest.firstIndex(of: UInt8(ascii: ":")) ?? rest.endIndex
        let group = rest[..<end]
        if group.contains(UInt8(ascii: ".")) {
            guard end == rest.endIndex, let tail = ipv4Tail(group) else { return nil }
            groups += tail
            break
        }
        guard !group.isEmpty, group.count <= 4 else { return nil }
        var value: UInt16 = 0
        for byte in group {
            guard let digit = hexValue(byte) else { return nil }
            value = value << 4 | UInt16(digit)
        }
        groups.append(value)
        if end == rest.endIndex { break }
        rest = rest[(end + 1)...]
        if rest.first == UInt8(ascii: ":") {
            guard gap == nil else { return nil }
            gap = groups.count
            rest = rest.dropFirst()
        } else if rest.isEmpty {
            return nil
        }
    }
    guard let gap else { return groups.count == 8 ? groups : nil }
    guard groups.count <= 7 else { return nil }
    return groups[..<gap] + [UInt16](repeating: 0, count: 8 - groups.count) + groups[gap...]
}

private func ipv4Tail(_ bytes: ArraySlice<UInt8>) -> [UInt16]? {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var numbers: [UInt16] = []
    for part in parts {
        guard (1...3).contains(part.count), part.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        if part.count > 1, part.first == 0x30 { return nil }
        let number = part.reduce(UInt16(0)) { $0 * 10 + UInt16($1 - 0x30) }
        guard number <= 255 else { return nil }
        numbers.append(number)
    }
    return [numbers[0] << 8 | numbers[1], numbers[2] << 8 | numbers[3]]
}

/// Lower-case hexadecimal, the first longest run of two or more zeros as `::`.
private func ipv6Text(_ pieces: [UInt16]) -> String {
    var best = 0..<0
    var start = 0
    while start < 8 {
        guard pieces[start] == 0 else {
            start += 1
            continue
        }
        var end = start
        while end < 8, pieces[end] == 0 { end += 1 }
        if end - start > best.count, end - start > 1 { best = start..<end }
        start = end
    }
    func text(_ part: ArraySlice<UInt16>) -> String {
        part.map { String($0, radix: 16) }.joined(separator: ":")
    }
    guard !best.isEmpty else { return text(pieces[...]) }
    return text(pieces[..<best.lowerBound]) + "::" + text(pieces[best.upperBound...])
}
