internal import SourceText

/// Looks at a page before it is parsed, and refuses what the parser cannot take.
///
/// The library replaces NUL and invalid UTF-8, which would move every later offset; it takes quadratic time on several
/// families of input and aborts the process on one. Each bound stands far above anything that people write. The scan
/// is one pass over the bytes; its answer is a finding at the place, and the page is not parsed.
struct ParserGuard {
    let file: SourceFile
    let bodyStart: Int
    let limits: MarkdownLimits
    let scan: BodyScan

    /// The first reason not to parse, or nil.
    func refusal() -> Finding? {
        let bytes = file.bytes
        if bytes.count > limits.pageBytes {
            return finding(
                0, 0, "the page has \(bytes.count) bytes, more than the limit of \(limits.pageBytes)",
                "split it into several pages")
        }
        return bytes.withUnsafeBufferPointer { bytes in
            if scan.hasMultibyte || scan.counts[0] > 0, let offset = firstInvalidByte(bytes, from: bodyStart) {
                return encodingFinding(bytes, offset)
            }
            if let refusal = markerRefusal(bytes) { return refusal }
            return isHarmless(bytes.count) ? nil : structureRefusal(bytes)
        }
    }

    /// Whether there is too little of everything for any bound to be reached, as on nearly every page.
    private func isHarmless(_ size: Int) -> Bool {
        let brackets = scan.count("[")
        let pipes = scan.count("|")
        var longestRun: Int32 = 0
        for byte in UInt8(0x21)...0x7E where isPunctuation(byte) && isCostlyRun(byte) {
            longestRun = max(longestRun, scan.counts[Int(byte)])
        }
        return Int(longestRun) <= limits.repeatedPunctuation
            && min(scan.count("<"), scan.count("?") + scan.count("!")) * size <= 1_000_000_000
            && min(brackets, scan.count("!")) * min(brackets, scan.count("(")) <= 100_000_000
            && pipes <= limits.tableColumns && pipes * scan.lines.count <= limits.fillerCells
            && (!scan.hasDefinitionMark || brackets * size <= max(size * limits.expansion, 16_000_000))
    }

    private func markerRefusal(_ bytes: UnsafeBufferPointer<UInt8>) -> Finding? {
        for line in 0..<scan.lines.count {
            let start = scan.lines.start(line)
            // A letter cannot begin a marker.
            guard start + limits.containerMarkers < bytes.count, bytes[start] < 0x40 else { continue }
            let end = scan.lines.end(line, in: bytes)
            guard end - start > limits.containerMarkers else { continue }
            let (markers, textStart) = containerMarkers(start, end, bytes)
            if markers > limits.containerMarkers {
                return finding(
                    start, textStart,
                    "\(markers) quote or list markers stand on one line, more than \(limits.containerMarkers)",
                    "remove the superfluous ones")
            }
        }
        return nil
    }

    private func encodingFinding(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Finding {
        let isNUL = bytes[offset] == 0
        return Finding(
            rule: "invalid-encoding", severity: .error,
            place: Place(file: file.name, range: ByteRange(offset, offset + 1)),
            message: isNUL
                ? "the file holds a NUL byte"
                : "the byte 0x\(String(bytes[offset], radix: 16, uppercase: true)) is not valid UTF-8 here",
            help: isNUL ? "is it a text file? remove the byte" : "save the file as UTF-8")
    }

    private func finding(_ start: Int, _ end: Int, _ message: String, _ help: String) -> Finding {
        Finding(
            rule: "page-limit", severity: .error, place: Place(file: file.name, range: ByteRange(start, end)),
            message: message, help: help)
    }

    // MARK: Structure

    /// Running totals over the lines of one page.
    private struct Totals {
        /// Start and end of the text since the last blank line.
        var runStart = 0
        /// Occurrences in that text of openings for which the parser searches to its end.
        var searches = 0
        /// `![` and `](` in that text.
        var imageOpenings = 0
        var linkTails = 0
        /// Columns of the table being read, 0 outside of one, and cells that its rows have left out.
        var columns = 0
        var fillers = 0
        /// Length of the definition being read and of the longest one; brackets in the whole page.
        var definitionStart: Int?
        var longestDefinition = 0
        var longestDefinitionStart = 0
        var brackets = 0
    }

    private func structureRefusal(_ bytes: UnsafeBufferPointer<UInt8>) -> Finding? {
        var totals = Totals()
        totals.runStart = bodyStart
        var start = bodyStart
        while start < bytes.count {
            var end = start
            while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
            if let refusal = refusal(ofLine: start, end, bytes, &totals) { return refusal }
            start = end + 1
        }
        closeDefinition(bytes.count, &totals)
        let expansion = totals.longestDefinition * totals.brackets
        if totals.longestDefinition > 1_000, expansion > max(bytes.count * limits.expansion, 16_000_000) {
            return finding(
                totals.longestDefinitionStart, totals.longestDefinitionStart + 1,
                "this link definition is \(totals.longestDefinition) bytes long and could be repeated \(totals.brackets) times",
                "shorten its destination or title")
        }
        return nil
    }

    private func refusal(
        ofLine start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ totals: inout Totals
    ) -> Finding? {
        let (_, textStart) = containerMarkers(start, end, bytes)
        guard textStart < end else {
            totals.runStart = end
            totals.searches = 0
            totals.imageOpenings = 0
            totals.linkTails = 0
            totals.columns = 0
            closeDefinition(start, &totals)
            return nil
        }
        if let refusal = countPunctuation(textStart, end, bytes, &totals) { return refusal }
        return table(textStart, end, bytes, &totals)
    }

    /// Quote markers, bullets and numbers at the start of a line, and where its text begins.
    private func containerMarkers(_ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> (Int, Int) {
        var markers = 0
        var cursor = start
        while cursor < end {
            switch bytes[cursor] {
            case 0x20, 0x09: cursor += 1
            case UInt8(ascii: ">"):
                markers += 1
                cursor += 1
            case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
                guard cursor + 1 == end || bytes[cursor + 1] == 0x20 || bytes[cursor + 1] == 0x09 else {
                    return (markers, cursor)
                }
                // `* * *` and `- - -` are breaks, however long.
                if isThematicBreak(cursor, end, bytes) { return (markers, cursor) }
                markers += 1
                cursor += 1
            case 0x30...0x39:
                var probe = cursor
                while probe < end, (0x30...0x39).contains(bytes[probe]) { probe += 1 }
                guard probe < end, bytes[probe] == UInt8(ascii: ".") || bytes[probe] == UInt8(ascii: ")"),
                    probe + 1 == end || bytes[probe + 1] == 0x20 || bytes[probe + 1] == 0x09
                else { return (markers, cursor) }
                markers += 1
                cursor = probe + 1
            default: return (markers, cursor)
            }
            if markers > limits.containerMarkers { return (markers, cursor) }
        }
        return (markers, cursor)
    }

    private func isThematicBreak(_ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let mark = bytes[start]
        guard mark != UInt8(ascii: "+") else { return false }
        var count = 0
        for index in start..<end {
            if bytes[index] == mark { count += 1 } else if bytes[index] != 0x20, bytes[index] != 0x09 { return false }
        }
        // Only a break that ends its line without text; `- - - a` is three lists.
        return count >= 3 && count <= limits.repeatedPunctuation
    }

    private func countPunctuation(
        _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ totals: inout Totals
    ) -> Finding? {
        var run = 0
        var previous: UInt8 = 0
        for index in start..<end {
            let byte = bytes[index]
            guard isPunctuation(byte) else {
                previous = byte
                continue
            }
            run = byte == previous ? run + 1 : 1
            if run > limits.repeatedPunctuation, isCostlyRun(byte) {
                return finding(
                    index - run + 1, index + 1,
                    "`\(Character(Unicode.Scalar(byte)))` is repeated more than \(limits.repeatedPunctuation) times",
                    "shorten the run")
            }
            switch byte {
            case UInt8(ascii: "?"), UInt8(ascii: "!"):
                if previous == UInt8(ascii: "<") { totals.searches += 1 }
            case UInt8(ascii: "["):
                totals.brackets += 1
                if previous == UInt8(ascii: "!") { totals.imageOpenings += 1 }
            case UInt8(ascii: "("):
                if previous == UInt8(ascii: "]") { totals.linkTails += 1 }
            case UInt8(ascii: ":"):
                if previous == UInt8(ascii: "]") {
                    closeDefinition(start, &totals)
                    totals.definitionStart = start
                }
            default: break
            }
            previous = byte
        }
        let length = end - totals.runStart
        if totals.searches * length > 1_000_000_000 || totals.imageOpenings * totals.linkTails > 100_000_000 {
            return finding(
                start, end, "this text opens too many images or pieces of markup without closing them",
                "put it into a code block or break it up with blank lines")
        }
        return nil
    }

    /// Long rules, underlines and emphasis are cheap and do occur.
    private func isCostlyRun(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "#"),
            UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "+"), UInt8(ascii: "/"):
            false
        default: true
        }
    }

    private func closeDefinition(_ end: Int, _ totals: inout Totals) {
        guard let start = totals.definitionStart else { return }
        if end - start > totals.longestDefinition {
            totals.longestDefinition = end - start
            totals.longestDefinitionStart = start
        }
        totals.definitionStart = nil
    }

    private func table(
        _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ totals: inout Totals
    ) -> Finding? {
        var pipes = 0
        var isDelimiterRow = true
        for index in start..<end {
            switch bytes[index] {
            case UInt8(ascii: "|"): pipes += 1
            case UInt8(ascii: "-"), UInt8(ascii: ":"), 0x20, 0x09: break
            default: isDelimiterRow = false
            }
        }
        if isDelimiterRow, pipes > 0 {
            if pipes > limits.tableColumns {
                return finding(
                    start, end, "the table has more than \(limits.tableColumns) columns", "split it into several tables"
                )
            }
            totals.columns = pipes + 1
        } else if totals.columns > 0 {
            totals.fillers += max(0, totals.columns - pipes - 1)
            if totals.fillers > limits.fillerCells {
                return finding(
                    start, end, "the tables of this page leave out more than \(limits.fillerCells) cells",
                    "give every row as many cells as its header")
            }
        }
        return nil
    }
}
