extension LinkPolicy {
    /// Refuses what a template, a translation or a content system should have filled in.
    ///
    /// `%@`, `%1$s` and their kin are found among the broken escapes, which they are too; a `%d` before a hexadecimal
    /// digit is a well-formed escape and cannot be told from one.
    func refusePlaceholders(in destination: ArraySlice<UInt8>, _ traits: ByteTraits) throws(Refusal) {
        let base = destination.startIndex
        if traits.contains(.brace) {
            let first = destination.firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } ?? base
            var start = first
            if start > base, destination[start - 1] == UInt8(ascii: "$") { start -= 1 }
            var end = first + 1
            if let close = destination[first...].firstIndex(of: UInt8(ascii: "}")) {
                end = close + 1
                while end < destination.endIndex, destination[end] == UInt8(ascii: "}") { end += 1 }
            }
            throw Self.placeholder(destination, offsets(start - base, end - base))
        }
        if traits.contains(.underscore), let range = constant(in: destination) {
            throw Self.placeholder(destination, offsets(range.lowerBound - base, range.upperBound - base))
        }
    }

    static func placeholder(_ destination: ArraySlice<UInt8>, _ range: Range<Int>) -> Refusal {
        let base = destination.startIndex
        let text = destination[base + range.lowerBound..<base + range.upperBound]
        return Refusal(
            .placeholder, "`\(visible(text))` was left in", range: range, help: "write the address it stands for")
    }

    /// `__NAME__`: two underscores, capitals, digits and underscores, two underscores.
    private func constant(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            guard bytes[index] == UInt8(ascii: "_"), bytes[index + 1] == UInt8(ascii: "_") else {
                index += 1
                continue
            }
            var end = index + 2
            var hasCapital = false
            while end < bytes.endIndex {
                let byte = bytes[end]
                let isCapital = byte >= 0x41 && byte <= 0x5A
                guard isCapital || byte == UInt8(ascii: "_") || byte >= 0x30 && byte <= 0x39 else { break }
                hasCapital = hasCapital || isCapital
                end += 1
            }
            if hasCapital, end - index >= 5, bytes[end - 1] == UInt8(ascii: "_"), bytes[end - 2] == UInt8(ascii: "_") {
                return index..<end
            }
            index = end
        }
        return nil
    }

    /// The length of a placeholder that begins with the `%` at an index: `%@`, `%1$s`, `%lld`, `%#@count@`, `%arg`,
    /// `%(name)s`, `%NAME%`, `<%= … %>`; nil when it is none.
    func printfPlaceholder(in bytes: ArraySlice<UInt8>, at percent: Int) -> Int? {
        func byte(_ index: Int) -> UInt8? { index < bytes.endIndex ? bytes[index] : nil }
        func isWordByte(_ byte: UInt8?) -> Bool {
            byte.map { isASCIILetter($0) || $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: "_") } ?? false
        }
        if percent > bytes.startIndex, bytes[percent - 1] == UInt8(ascii: "<") { return 1 }
        if bytes[percent...].starts(with: Array("%arg".utf8)), !isWordByte(byte(percent + 4)) { return 4 }
        var index = percent + 1
        if byte(index) == UInt8(ascii: "#"), byte(index + 1) == UInt8(ascii: "@") {
            guard let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
            return end + 1 - percent
        }
        if byte(index) == UInt8(ascii: "("), let close = bytes[index...].firstIndex(of: UInt8(ascii: ")")) {
            return min(close + 2, bytes.endIndex) - percent
        }
        while let digit = byte(index), digit >= 0x30, digit <= 0x39 { index += 1 }
        if byte(index) == UInt8(ascii: "$") { index += 1 }
        if byte(index) == UInt8(ascii: ".") {
            index += 1
            while let digit = byte(index), digit >= 0x30, digit <= 0x39 { index += 1 }
        }
        while let letter = byte(index), Array("lhqzLtj".utf8).contains(letter) { index += 1 }
        if byte(index) == UInt8(ascii: "@") { return index + 1 - percent }
        if let letter = byte(index), Array("dDuUxXoOfFeEgGcCsSpi".utf8).contains(letter), !isWordByte(byte(index + 1)) {
            return index + 1 - percent
        }
        var end = percent + 1
        while isWordByte(byte(end)) { end += 1 }
        return end > percent + 1 && byte(end) == UInt8(ascii: "%") ? end + 1 - percent : nil
    }
}
