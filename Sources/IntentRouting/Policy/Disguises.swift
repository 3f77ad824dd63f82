extension LinkPolicy {
    /// Refuses a scheme or a network path that shows after one more round of percent or entity decoding.
    func refuseDisguise(in destination: ArraySlice<UInt8>) throws(Refusal) {
        for decoded in [percentDecodedOnce(destination), entityDecodedOnce(destination)] {
            guard !decoded.elementsEqual(destination) else { continue }
            // Browsers drop controls and white space before they look for a scheme.
            let bare = decoded.filter { $0 > 0x20 && $0 != 0x7F }[...]
            let all = offsets(0, destination.count)
            if let colon = schemeEnd(of: bare) {
                throw Refusal(
                    .disguisedScheme, "decoded once more it begins with `\(visible(bare[...colon]))`", range: all,
                    nearest: acceptedSpelling(of: bare),
                    help: "a page whose name holds a colon is written with `./` before it")
            }
            let slashes = bare.prefix { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
            if slashes.count > 1 {
                throw Refusal(.networkPath, "decoded once more it begins with two slashes", range: all)
            }
        }
    }

    /// The decoded form itself, where it would be accepted.
    private func acceptedSpelling(of decoded: ArraySlice<UInt8>) -> String? {
        switch judge(Array(decoded)[...]).verdict {
        case .intent(let match, _): match.url
        case .system(let link): visible(link.url)
        default: nil
        }
    }

    private func percentDecodedOnce(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
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

    /// Character references that spell a part of a scheme: all numeric ones, and the named ones below.
    private func entityDecodedOnce(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "&"), let reference = characterReference(bytes[index...]) {
                result.append(reference.byte)
                index += reference.length
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    private func characterReference(_ bytes: ArraySlice<UInt8>) -> (byte: UInt8, length: Int)? {
        let base = bytes.startIndex
        for (name, byte) in namedReferences where bytes.starts(with: name) { return (byte, name.count) }
        guard bytes.count > 2, bytes[base + 1] == UInt8(ascii: "#") else { return nil }
        let isHex = bytes[base + 2] | 0x20 == UInt8(ascii: "x")
        var index = base + (isHex ? 3 : 2)
        var value = 0
        let start = index
        while index < bytes.endIndex, let digit = hexValue(bytes[index]), isHex || digit < 10 {
            value = min(value * (isHex ? 16 : 10) + Int(digit), 0x11_0000)
            index += 1
        }
        guard index > start, value < 0x80 else { return nil }
        if index < bytes.endIndex, bytes[index] == UInt8(ascii: ";") { index += 1 }
        return (UInt8(value), index - base)
    }
}

private let namedReferences: [([UInt8], UInt8)] = [
    (Array("&colon;".utf8), UInt8(ascii: ":")), (Array("&sol;".utf8), UInt8(ascii: "/")),
    (Array("&bsol;".utf8), UInt8(ascii: "\\")), (Array("&Tab;".utf8), 0x09), (Array("&NewLine;".utf8), 0x0A),
    (Array("&amp;".utf8), UInt8(ascii: "&")), (Array("&period;".utf8), UInt8(ascii: ".")),
    (Array("&plus;".utf8), UInt8(ascii: "+")), (Array("&hyphen;".utf8), UInt8(ascii: "-")),
]
