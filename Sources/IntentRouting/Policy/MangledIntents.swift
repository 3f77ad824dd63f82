extension LinkPolicy {
    /// Refuses an intent that a content system or a tracker has put into another URL, and a web address whose host is
    /// the intent scheme.
    func refuseMangledIntent(
        in destination: ArraySlice<UInt8>, from start: Int, _ traits: ByteTraits
    ) throws(Refusal) {
        guard !storage.schemes.isEmpty else { return }
        let base = destination.startIndex
        if start > base, destination[start...].starts(with: [0x2F, 0x2F]) {
            let host = destination[(start + 2)...].prefix { ![0x2F, 0x3F, 0x23, 0x3A].contains($0) }
            for scheme in storage.schemes where isSame(host, scheme) {
                throw Refusal(
                    .mangledIntent, "its host is the scheme of the app",
                    range: offsets(host.startIndex - base, host.endIndex - base),
                    nearest: intent(scheme, host.endIndex < destination.endIndex ? destination[host.endIndex...] : []))
            }
        }
        var index = start
        while index < destination.endIndex {
            let length = colonLength(destination, at: index)
            if length > 0, slashLength(destination, at: index + length) > 0 {
                for scheme in storage.schemes where index - start >= scheme.count {
                    let from = index - scheme.count
                    guard isSame(destination[from..<index], scheme),
                        from == start || !isSchemeByte(destination[from - 1])
                    else { continue }
                    throw Refusal(
                        .mangledIntent, "an intent stands inside it", range: offsets(from - base, destination.count),
                        nearest: intent(scheme, destination[(index + length)...]))
                }
            }
            index += 1
        }
    }

    /// The intent that was probably meant: the scheme and what follows, escapes resolved, as far as it is on the list.
    private func intent(_ scheme: [UInt8], _ rest: ArraySlice<UInt8>) -> String? {
        var bytes = Array(rest)
        for _ in 0..<2 {
            bytes = Array(String(decoding: bytes, as: UTF8.self).replacingEscapes(of: "/", ":"))
        }
        let path = bytes.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") }
            .prefix { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "#") }
        guard !path.isEmpty else { return nil }
        switch storage.table.match((scheme + Array("://".utf8) + path)[...]) {
        case .match(let match): return match.url
        case .refusal(let refusal): return refusal.nearest
        case .otherScheme: return nil
        }
    }

    /// Length of `:`, `%3A` or `%253A` at an index, or 0.
    private func colonLength(_ bytes: ArraySlice<UInt8>, at index: Int) -> Int {
        if bytes[index] == UInt8(ascii: ":") { return 1 }
        return escapeLength(bytes, at: index, UInt8(ascii: "3"), UInt8(ascii: "a"))
    }

    /// Length of `/`, `%2F` or `%252F` at an index, or 0.
    private func slashLength(_ bytes: ArraySlice<UInt8>, at index: Int) -> Int {
        guard index < bytes.endIndex else { return 0 }
        if bytes[index] == UInt8(ascii: "/") { return 1 }
        return escapeLength(bytes, at: index, UInt8(ascii: "2"), UInt8(ascii: "f"))
    }

    private func escapeLength(_ bytes: ArraySlice<UInt8>, at index: Int, _ high: UInt8, _ low: UInt8) -> Int {
        guard bytes[index] == UInt8(ascii: "%") else { return 0 }
        let skip = bytes[index...].starts(with: Array("%25".utf8)) ? 3 : 1
        guard index + skip + 1 < bytes.endIndex, bytes[index + skip] == high, bytes[index + skip + 1] | 0x20 == low
        else { return 0 }
        return skip + 2
    }

    private func isSame(_ bytes: ArraySlice<UInt8>, _ scheme: [UInt8]) -> Bool {
        guard bytes.count == scheme.count else { return false }
        return zip(bytes, scheme).allSatisfy { ($0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0) == $1 }
    }

    private func isSchemeByte(_ byte: UInt8) -> Bool {
        isASCIILetter(byte) || byte >= 0x30 && byte <= 0x39 || [0x2B, 0x2D, 0x2E].contains(byte)
    }
}

extension String {
    /// The bytes with the escapes of a few ASCII characters, and of the percent sign before them, resolved.
    fileprivate func replacingEscapes(of characters: Unicode.Scalar...) -> [UInt8] {
        var result: [UInt8] = []
        let bytes = Array(utf8)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = hexValue(bytes[index + 1]),
                let low = hexValue(bytes[index + 2]),
                high << 4 | low == UInt8(ascii: "%")
                    || characters.contains(Unicode.Scalar(high << 4 | low))
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
}
