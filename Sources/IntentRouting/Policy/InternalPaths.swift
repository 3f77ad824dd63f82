extension LinkPolicy {
    /// A destination without a scheme: its parts, unless it hides something.
    func acceptInternal(_ destination: ArraySlice<UInt8>, _ traits: ByteTraits) throws(Refusal) -> Judgement {
        let base = destination.startIndex
        if !traits.isDisjoint(with: [.percent, .ampersand]) { try refuseDisguise(in: destination) }
        if traits.contains(.colon) { try refuseMalformedScheme(in: destination) }
        if !traits.isDisjoint(with: [.colon, .percent]) {
            try refuseMangledIntent(in: destination, from: base, traits)
        }
        var pathEnd = base
        while pathEnd < destination.endIndex, destination[pathEnd] != UInt8(ascii: "?"),
            destination[pathEnd] != UInt8(ascii: "#")
        { pathEnd += 1 }
        var fragmentStart = pathEnd
        while fragmentStart < destination.endIndex, destination[fragmentStart] != UInt8(ascii: "#") {
            fragmentStart += 1
        }
        let hasFragment = fragmentStart < destination.endIndex
        if hasFragment, destination.count == 1 {
            throw Refusal(.emptyDestination, "`#` alone names no place", range: offsets(0, 1))
        }
        if traits.contains(.percent) { try refuseEscapes(inPath: destination[..<pathEnd]) }
        return Judgement(
            .internalPath(
                InternalPath(
                    path: offsets(0, pathEnd - base),
                    query: pathEnd < fragmentStart ? offsets(pathEnd + 1 - base, fragmentStart - base) : nil,
                    fragment: hasFragment ? offsets(fragmentStart + 1 - base, destination.count) : nil)))
    }

    /// A colon before the first slash is a scheme to every browser that can make sense of it.
    private func refuseMalformedScheme(in destination: ArraySlice<UInt8>) throws(Refusal) {
        let base = destination.startIndex
        let end = destination.firstIndex { [0x2F, 0x3F, 0x23].contains($0) } ?? destination.endIndex
        guard let colon = destination[..<end].firstIndex(of: UInt8(ascii: ":")) else { return }
        let name = destination[..<colon]
        guard !name.isEmpty else {
            throw Refusal(.malformedURL, "the scheme before `:` is empty", range: offsets(0, 1))
        }
        if let bare = withoutCurlyQuotes(String(decoding: destination, as: UTF8.self)) {
            throw Refusal(
                .malformedURL, "its quotation marks are curly, and so they are part of it",
                range: offsets(0, colon - base), nearest: visible(bare), help: "write `\"` around an address")
        }
        let near = nearestText(to: String(decoding: name, as: UTF8.self), among: knownSchemes)
        throw Refusal(
            .malformedURL, "`\(visible(name))` before `:` is not a scheme", range: offsets(0, colon - base),
            nearest: near.map { $0 + visible(destination[colon...]) },
            help: near == nil ? "write `./` before the name of a page with a colon" : nil)
    }

    /// Paths are percent-decoded once; what must not come out of that is refused here.
    private func refuseEscapes(inPath path: ArraySlice<UInt8>) throws(Refusal) {
        let base = path.startIndex
        var decoded: [UInt8] = []
        var origins: [Int] = []
        var index = base
        while index < path.endIndex {
            origins.append(index - base)
            if path[index] == UInt8(ascii: "%"), index + 2 < path.endIndex, let high = hexValue(path[index + 1]),
                let low = hexValue(path[index + 2])
            {
                let byte = high << 4 | low
                let range = offsets(index - base, index - base + 3)
                if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") {
                    let what = byte == UInt8(ascii: "\\") ? "backslash" : "control character"
                    throw Refusal(.illegalCharacter, "it holds an escaped \(what)", range: range)
                }
                if byte == UInt8(ascii: "/") {
                    throw Refusal(.malformedURL, "it holds an escaped slash", range: range, help: "write `/`")
                }
                decoded.append(byte)
                index += 3
            } else {
                decoded.append(path[index])
                index += 1
            }
        }
        var decoder = UTF8()
        var bytes = decoded.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&bytes) {
            case .emptyInput: return
            case .error:
                let start = origins[min(offset, origins.count - 1)]
                throw Refusal(
                    .malformedURL, "its escapes are not UTF-8", range: offsets(start, min(start + 3, path.count)))
            case .scalarValue(let scalar):
                if scalar.value >= 0x80, isInvisible(scalar) {
                    let start = origins[offset]
                    let shown = visible(String(Character(scalar)))
                    throw Refusal(
                        .illegalCharacter, "it holds an escaped invisible character, `\(shown)`",
                        range: offsets(start, start + 3), help: "remove it")
                }
                offset += UTF8.width(scalar)
            }
        }
    }

    /// The schemes that the catalogue permits.
    var knownSchemes: [String] {
        var names = storage.table.schemes
        if storage.https != nil { names.append("https") }
        if storage.http != nil { names.append("http") }
        if !storage.mailAddresses.items.isEmpty { names.append("mailto") }
        if storage.allowsTelephone { names.append("tel") }
        return names
    }
}

/// A text without the curly quotes before it, and behind it where there are any; nil when it begins with none.
private func withoutCurlyQuotes(_ text: String) -> String? {
    func isQuote(_ character: Character) -> Bool { "“”„‟‘’‚‛«»‹›".contains(character) }
    guard let first = text.first, isQuote(first) else { return nil }
    let rest = text.dropFirst()
    return String(rest[..<(rest.firstIndex(where: isQuote) ?? rest.endIndex)])
}
