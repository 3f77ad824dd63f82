internal import SourceText

/// Finds link reference definitions, used or not. The library keeps no trace of them in its tree.
///
/// In: the lines that no leaf block accounts for. Since the library has read those away, what they hold besides
/// container markers are definitions, and their grammar can be read without asking in which block they stand.
struct DefinitionFinder {
    /// A definition with its parts in the file.
    struct Found {
        var label: [UInt8]
        var destination: [UInt8]
        var title: [UInt8]
        var labelSource: ByteRange
        var destinationSource: ByteRange
        var source: ByteRange
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let lines: SourceLines
    let covered: [Bool]

    /// All definitions in order of place.
    func find() -> [Found] {
        var result: [Found] = []
        var text: [UInt8] = []
        var map = ContentMap()
        var line = 0
        while line < lines.count {
            if covered[line] || lineText(line, isFirst: true) == nil {
                line += 1
                continue
            }
            // One run of uncovered lines may be several paragraphs; each holds definitions only, so they read alike.
            text.removeAll(keepingCapacity: true)
            map.removeAll()
            var isFirst = true
            while line < lines.count, !covered[line], let range = lineText(line, isFirst: isFirst) {
                map.append(contentStart: text.count, sourceStart: range.lowerBound, count: range.count)
                text.append(contentsOf: bytes[range.range])
                text.append(0x0A)
                isFirst = false
                line += 1
            }
            read(text, &map, &result)
        }
        return result
    }

    private func read(_ text: [UInt8], _ map: inout ContentMap, _ result: inout [Found]) {
        text.withUnsafeBufferPointer { text in
            let syntax = LinkSyntax(text: text)
            var cursor = 0
            while cursor < text.count {
                if let parts = syntax.definition(at: cursor) {
                    func slice(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> { .init(rebasing: text[range.range]) }
                    result.append(
                        Found(
                            label: normalisedLabel(slice(parts.label)),
                            destination: decodedLinkText(slice(parts.destination), trimming: true),
                            title: parts.title.map { decodedLinkText(slice($0), trimming: false) } ?? [],
                            labelSource: map.range(parts.label.lowerBound, parts.label.upperBound),
                            destinationSource: map.range(parts.destination.lowerBound, parts.destination.upperBound),
                            source: map.range(cursor, parts.constructEnd)))
                    cursor = parts.end
                } else {
                    while cursor < text.count, text[cursor] != 0x0A { cursor += 1 }
                    cursor += 1
                }
            }
        }
    }

    /// What a line holds behind its container markers; nil when that is nothing.
    ///
    /// Quote markers and indentation are taken away always, list markers and note labels only before a `[`: a
    /// destination or title on a line of its own may look like one.
    private func lineText(_ line: Int, isFirst: Bool) -> ByteRange? {
        let end = lines.end(line, in: bytes)
        var cursor = lines.start(line)
        skipQuoteMarkers(&cursor, end)
        guard cursor < end else { return nil }
        var probe = cursor
        while probe < end {
            let before = probe
            if skipListMarker(&probe, end), skipTaskBox(&probe, end) { break }
            skipNoteLabel(&probe, end)
            skipQuoteMarkers(&probe, end)
            if probe == before { break }
        }
        if probe < end, bytes[probe] == UInt8(ascii: "[") { return ByteRange(probe, end) }
        return isFirst ? nil : ByteRange(cursor, end)
    }

    private func skipQuoteMarkers(_ cursor: inout Int, _ end: Int) {
        while cursor < end, bytes[cursor] == 0x20 || bytes[cursor] == 0x09 || bytes[cursor] == UInt8(ascii: ">") {
            cursor += 1
        }
    }

    @discardableResult
    private func skipListMarker(_ cursor: inout Int, _ end: Int) -> Bool {
        var probe = cursor
        guard probe < end else { return false }
        switch bytes[probe] {
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
            probe += 1
        case 0x30...0x39:
            while probe < end, (0x30...0x39).contains(bytes[probe]) { probe += 1 }
            guard probe < end, bytes[probe] == UInt8(ascii: ".") || bytes[probe] == UInt8(ascii: ")") else {
                return false
            }
            probe += 1
        default:
            return false
        }
        guard probe == end || bytes[probe] == 0x20 || bytes[probe] == 0x09 else { return false }
        cursor = probe
        return true
    }

    /// Skips `[x] ` behind a list marker; what follows it is text, whatever it looks like.
    private func skipTaskBox(_ cursor: inout Int, _ end: Int) -> Bool {
        var probe = cursor
        while probe < end, bytes[probe] == 0x20 || bytes[probe] == 0x09 { probe += 1 }
        guard probe + 3 < end, bytes[probe] == UInt8(ascii: "["), bytes[probe + 2] == UInt8(ascii: "]"),
            bytes[probe + 1] == 0x20 || bytes[probe + 1] | 0x20 == UInt8(ascii: "x"), isSpace(bytes[probe + 3])
        else { return false }
        cursor = probe + 3
        while cursor < end, isSpace(bytes[cursor]) { cursor += 1 }
        return true
    }

    private func skipNoteLabel(_ cursor: inout Int, _ end: Int) {
        guard cursor + 1 < end, bytes[cursor] == UInt8(ascii: "["), bytes[cursor + 1] == UInt8(ascii: "^") else {
            return
        }
        var probe = cursor
        while probe < end, bytes[probe] != UInt8(ascii: "]") { probe += 1 }
        guard probe + 1 < end, bytes[probe + 1] == UInt8(ascii: ":") else { return }
        cursor = probe + 2
    }
}
