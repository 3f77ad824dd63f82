extension LinkPolicy {
    /// Refuses white space alone, characters that may stand in no destination, and `%` without two hexadecimal digits.
    func refuseCharacters(
        in destination: ArraySlice<UInt8>, _ traits: ByteTraits, hasScheme: Bool
    ) throws(Refusal) {
        if !traits.isDisjoint(with: [.illegal, .space, .nonASCII]) {
            let first = destination.first ?? 0
            if first <= 0x20 || first >= 0x80,
                String(decoding: destination, as: UTF8.self).unicodeScalars.allSatisfy(\.properties.isWhitespace)
            {
                throw Refusal(
                    .emptyDestination, "it holds white space alone", range: offsets(0, destination.count))
            }
            // Spaces between braces are a template's; what holds braces is refused as a placeholder in any case.
            let allowsSpace = traits.contains(.brace) || !hasScheme && isPathWithSpaces(destination)
            try refuseIllegalCharacters(in: destination, allowsSpace: allowsSpace)
        }
        guard traits.contains(.percent), let index = malformedEscape(in: destination) else { return }
        // `{{% ref %}}` holds percent signs that were never meant as escapes.
        if traits.contains(.brace) { try refusePlaceholders(in: destination, traits) }
        let start = index - destination.startIndex
        if let length = printfPlaceholder(in: destination, at: index) {
            throw Self.placeholder(destination, offsets(start, start + length))
        }
        throw Refusal(
            .malformedURL, "`%` is not followed by two hexadecimal digits", range: offsets(start, start + 1),
            help: "write `%25` for a percent sign")
    }

    /// Whether plain spaces inside would be those of a path: no host, no colon before the first slash.
    private func isPathWithSpaces(_ destination: ArraySlice<UInt8>) -> Bool {
        guard destination.first != 0x20, destination.last != 0x20 else { return false }
        if destination.starts(with: [0x2F, 0x2F]) { return false }
        for byte in destination {
            if byte == UInt8(ascii: ":") { return false }
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { return true }
        }
        return true
    }

    private func refuseIllegalCharacters(
        in destination: ArraySlice<UInt8>, allowsSpace: Bool
    ) throws(Refusal) {
        var decoder = UTF8()
        var bytes = destination.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&bytes) {
            case .emptyInput: return
            case .error:
                throw Refusal(
                    .illegalCharacter, "it holds bytes that are not UTF-8", range: offsets(offset, offset + 1),
                    help: "save the file as UTF-8")
            case .scalarValue(let scalar):
                let width = UTF8.width(scalar)
                if let (detail, help) = fault(of: scalar, allowsSpace: allowsSpace) {
                    throw Refusal(
                        .illegalCharacter, detail, range: offsets(offset, offset + width), help: help)
                }
                offset += width
            }
        }
    }

    private func fault(of scalar: Unicode.Scalar, allowsSpace: Bool) -> (detail: String, help: String)? {
        switch scalar {
        case "\\": return ("it holds a backslash", "write `/`, or `%5C` for a backslash")
        case " ":
            return allowsSpace ? nil : ("it holds a space", "write `%20`, or remove the space at the end")
        case "\u{FFFD}": return ("it holds the replacement character U+FFFD", "restore the lost character")
        // ASCII, and the letters of everyday Latin, Greek, Cyrillic and Chinese: nothing to look up.
        case "\u{21}"..."\u{7E}", "\u{C0}"..."\u{24F}", "\u{391}"..."\u{3A1}", "\u{3A3}"..."\u{482}",
            "\u{4E00}"..."\u{9FA5}":
            return nil
        default: break
        }
        guard scalar.properties.isWhitespace || isInvisible(scalar) else { return nil }
        let shown = visible(String(Character(scalar)))
        if scalar.properties.isWhitespace {
            return ("it holds white space, `\(shown)`", "remove it, or write its escape")
        }
        if scalar.value < 0x20 || scalar.value >= 0x7F && scalar.value < 0xA0 {
            return ("it holds a control character, `\(shown)`", "remove it")
        }
        return ("it holds an invisible character, `\(shown)`", "remove it")
    }

    private func malformedEscape(in bytes: ArraySlice<UInt8>) -> Int? {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "%") {
                guard index + 2 < bytes.endIndex, hexValue(bytes[index + 1]) != nil, hexValue(bytes[index + 2]) != nil
                else { return index }
                index += 2
            }
            index += 1
        }
        return nil
    }
}
