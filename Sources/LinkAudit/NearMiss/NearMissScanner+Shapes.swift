import Documents
internal import SourceText

/// Shapes other than `[…](…)` with something between.
extension NearMissScanner {
    /// `[text(destination)`.
    mutating func unclosedBracket(_ open: Bracket, parenthesis: Int) -> Int? {
        guard !open.isEscaped, parenthesis >= closedUpTo, parenthesis > open.start + open.length,
            let tail = LinkTail(in: bytes, at: parenthesis, limit: 300), case .none = tail.fault
        else { return nil }
        let decoded = decodedDestination(bytes[tail.destination])
        let answer = look.answer(decoded, .weak)
        guard answer != .nothing else { return nil }
        // `[text (destination)]` and `[text (destination) more](…)` are closed later.
        var cursor = tail.end
        while cursor < bytes.count, bytes[cursor] != 0x0A, bytes[cursor] != UInt8(ascii: "[") {
            if bytes[cursor] == UInt8(ascii: "]") {
                closedUpTo = cursor
                return nil
            }
            cursor += 1
        }
        add(
            .unclosed, answer, decoded, tail, open: open, close: parenthesis, parenthesis: parenthesis, [],
            "the `]` behind the text is missing")
        return tail.end
    }

    /// `(text)[destination]`.
    mutating func reversed(open: Int, close: Int) -> Int? {
        let start = close + 2
        guard close + 1 < bytes.count, bytes[close + 1] == UInt8(ascii: "["), close > open + 1 else { return nil }
        var end = start
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "]"), bytes[end] != UInt8(ascii: "[") {
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "]"), end > start else { return nil }
        // `(see)[x](…)` has its link already.
        if end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "(") { return nil }
        let decoded = decodedDestination(bytes[start..<end])
        let answer = look.answer(decoded, .weak)
        guard answer != .nothing else { return nil }
        found.append(
            MissedLink(
                kind: .reversed, destination: decoded, destinationSource: text.source(start..<end),
                source: text.source(open..<(end + 1)), detail: "text and destination have each other's brackets",
                correction: correction(bytes[(open + 1)..<close], bytes[start..<end]), isIntent: answer == .intent))
        return end + 1
    }

    /// `<a href=…>` that is no raw HTML.
    mutating func tag(at start: Int) -> Int? {
        guard start + 2 < bytes.count, bytes[start + 1] | 0x20 == UInt8(ascii: "a"), bytes[start + 2] <= 0x20 else {
            return nil
        }
        var cursor = start + 2
        let limit = min(bytes.count, start + 300)
        while cursor + 5 < limit, bytes[cursor] != UInt8(ascii: "<"), bytes[cursor] != UInt8(ascii: ">") {
            guard bytes[cursor..<(cursor + 4)].elementsEqual("href".utf8) else {
                cursor += 1
                continue
            }
            cursor += 4
            while cursor < limit, bytes[cursor] == 0x20 || bytes[cursor] == UInt8(ascii: "=") { cursor += 1 }
            if cursor < limit, bytes[cursor] == UInt8(ascii: "\"") || bytes[cursor] == UInt8(ascii: "'") { cursor += 1 }
            let quote = LinkTail.curlyQuote(in: bytes, at: cursor)
            if let quote { cursor += UTF8.width(quote) }
            var end = cursor
            while end < bytes.count, bytes[end] > 0x20, !"\"'<>".utf8.contains(bytes[end]),
                LinkTail.curlyQuote(in: bytes, at: end) == nil
            { end += 1 }
            let decoded = decodedDestination(bytes[cursor..<end])
            let answer = look.answer(decoded, .strong)
            guard answer != .nothing else { return nil }
            found.append(
                MissedLink(
                    kind: .tag, destination: decoded, destinationSource: text.source(cursor..<end),
                    source: text.source(start..<end),
                    detail: quote.map { "\(described($0)) is no quotation mark of HTML" }
                        ?? "the tag is shown as text, since its quotes or its end are faulty",
                    correction: "<a href=\"\(String(decoding: bytes[cursor..<end], as: UTF8.self))\">",
                    isIntent: answer == .intent))
            return end
        }
        return nil
    }
}
