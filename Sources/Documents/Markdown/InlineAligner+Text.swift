internal import SourceText

/// Consuming the bytes that a node was made from.
extension InlineAligner {
    func peek(_ byte: UInt8) -> Bool { cursor < end && text[cursor] == byte }

    mutating func expect(_ byte: UInt8) {
        if peek(byte) { cursor += 1 } else { isLost = true }
    }

    mutating func skipBlanks() {
        while cursor < end, text[cursor] == 0x20 || text[cursor] == 0x09 { cursor += 1 }
    }

    func equal(_ literal: ByteRange, at start: Int) -> Bool {
        guard start + literal.count <= end else { return false }
        return equalBytes(text, start, pool, literal.lowerBound, literal.count)
    }

    mutating func consumeVerbatim(_ literal: ByteRange) {
        if equal(literal, at: cursor) { cursor += literal.count } else { isLost = true }
    }

    mutating func consumeText(_ literal: ByteRange) {
        var index = literal.lowerBound
        let last = literal.upperBound
        while index < last {
            // Most text is written as it is read; only these three bytes need a closer look.
            let longest = min(last - index, end - cursor)
            var run = plainRun(index, longest)
            while run < longest {
                let byte = text[cursor + run]
                if byte != pool[index + run] || byte == UInt8(ascii: "&") || byte | 1 == 0x5D { break }
                run += 1
            }
            cursor += run
            index += run
            if index == last { return }
            guard cursor < end else {
                isLost = true
                return
            }
            let byte = text[cursor]
            if byte == UInt8(ascii: "\\"), cursor + 1 < end, isPunctuation(text[cursor + 1]) {
                guard text[cursor + 1] == pool[index] else {
                    isLost = true
                    return
                }
                if text[cursor + 1] == UInt8(ascii: "]") { hasLooseBracket = true }
                cursor += 2
                index += 1
            } else if byte == UInt8(ascii: "&"),
                let (length, decoded) = decodeCharacterReference(
                    UnsafeBufferPointer(rebasing: text[(cursor + 1)..<end]))
            {
                guard index + decoded.count <= last, decoded.elementsEqual(pool[index..<(index + decoded.count)]) else {
                    isLost = true
                    return
                }
                cursor += 1 + length
                index += decoded.count
            } else if byte == pool[index] {
                if byte == UInt8(ascii: "]") {
                    hasLooseBracket = true
                    if index + 1 < last { noteUndefinedReference(literalLeft: last - index) }
                }
                cursor += 1
                index += 1
            } else {
                isLost = true
                return
            }
        }
    }

    /// How many bytes, eight at a time, are the same in the text and in the pool and none of the three.
    private func plainRun(_ index: Int, _ longest: Int) -> Int {
        let (text, pool) = (UnsafeRawBufferPointer(text), UnsafeRawBufferPointer(pool))
        var run = 0
        while run + 8 <= longest {
            let word = text.loadUnaligned(fromByteOffset: cursor + run, as: UInt64.self)
            let other = pool.loadUnaligned(fromByteOffset: index + run, as: UInt64.self)
            let ampersands = word ^ 0x2626_2626_2626_2626
            let brackets = (word | 0x0101_0101_0101_0101) ^ 0x5D5D_5D5D_5D5D_5D5D
            if word != other || hasZeroByte(ampersands) || hasZeroByte(brackets) { break }
            run += 8
        }
        return run
    }

    private func hasZeroByte(_ word: UInt64) -> Bool {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
    }

    mutating func consumeBreak() {
        skipBlanks()
        // Behind a backslash the library leaves the indentation of the next line in the text.
        let isEscaped = peek(UInt8(ascii: "\\"))
        if isEscaped { cursor += 1 }
        if peek(0x0D) {
            cursor += 1
            if peek(0x0A) { cursor += 1 }
        } else {
            expect(0x0A)
        }
        if !isEscaped { skipBlanks() }
    }

    mutating func consumeCode() {
        let opening = runLength(UInt8(ascii: "`"))
        guard opening > 0 else {
            isLost = true
            return
        }
        cursor += opening
        while cursor < end {
            let run = runLength(UInt8(ascii: "`"))
            cursor += max(run, 1)
            if run == opening { return }
        }
        isLost = true
    }

    func runLength(_ byte: UInt8) -> Int {
        var index = cursor
        while index < end, text[index] == byte { index += 1 }
        return index - cursor
    }

    // MARK: References that nothing defines

    /// `]` in running text with `[label]` or `[]` behind it: somebody meant a reference link, unless it is an index or
    /// a type that is written so, `matrix[0][1]` or `[string, <a>Metadata</a>][]`.
    mutating func noteUndefinedReference(literalLeft: Int) {
        guard cursor + 1 < end, text[cursor + 1] == UInt8(ascii: "["),
            let start = matchingBracket(before: cursor),
            let (written, after) = LinkSyntax(text: UnsafeBufferPointer(rebasing: text[..<end])).label(at: cursor + 1),
            after - cursor <= literalLeft
        else { return }
        let label = written.isEmpty ? ByteRange(start + 1, cursor) : written
        guard label.range.contains(where: { !isSpace(text[$0]) }), text[label.lowerBound] != UInt8(ascii: "^"),
            text[start + 1] != UInt8(ascii: "^"), !written.isEmpty || markupEnd <= start, !isIndex(start, after)
        else { return }
        undefinedReferences.append(
            UndefinedReference(
                labelSource: map.range(label.lowerBound, label.upperBound), source: map.range(start, after)))
    }

    /// Whether brackets follow a word or a call without a space and hold nothing but a word each.
    private func isIndex(_ start: Int, _ after: Int) -> Bool {
        guard start > begin, isWordByte(text[start - 1]) || text[start - 1] == UInt8(ascii: ")") else { return false }
        return (start + 1..<after - 1).allSatisfy {
            let byte = text[$0]
            return isWordByte(byte) || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
        }
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "_")
    }

    func matchingBracket(before close: Int) -> Int? {
        var index = close - 1
        while index >= begin, close - index < 1_000 {
            if text[index] == UInt8(ascii: "]") || isLineEnd(text[index]) { return nil }
            if text[index] == UInt8(ascii: "["), index == begin || text[index - 1] != UInt8(ascii: "\\") {
                return index
            }
            index -= 1
        }
        return nil
    }
}
