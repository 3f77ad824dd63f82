import SourceText

/// `^[text](inflect: true)`: words with attributes in Apple's Markdown, which are no link however they are written.
struct InlineAttributes {
    /// One of them; all places count in the text.
    struct Run {
        /// The `[` behind the caret: where other readers see a link begin.
        var bracket: Int
        /// What stands between the parentheses, or behind the colon of `^[label]: …`.
        var payload: ByteRange
    }

    private let text: [UInt8]
    private(set) var runs: [Run] = []
    /// `^[label]: payload` lines, by label.
    private var definitions: [ByteKey: ByteRange] = [:]
    /// `^[text][label]`, looked up when all definitions are known.
    private var references: [(bracket: Int, label: ByteKey)] = []

    /// Finds all of them in one pass; code spans and escaped characters are passed over.
    init(in text: [UInt8]) {
        self.text = text
        guard text.contains(UInt8(ascii: "^")) else { return }
        scan()
        for reference in references {
            guard let payload = definitions[reference.label] else { continue }
            runs.append(Run(bracket: reference.bracket, payload: payload))
        }
        runs.sort { $0.bracket < $1.bracket }
    }

    private mutating func scan() {
        var open: [(at: Int, isMarked: Bool)] = []
        var closers = BacktickRuns(text)
        var at = 0
        while at < text.count {
            switch text[at] {
            case UInt8(ascii: "\\"): at += 2
            case UInt8(ascii: "`"): at = closers.endOfSpan(at: at)
            case UInt8(ascii: "["):
                open.append((at, at > 0 && text[at - 1] == UInt8(ascii: "^") && !isEscaped(at - 1)))
                at += 1
            case UInt8(ascii: "]"):
                at += 1
                guard let begin = open.popLast(), begin.isMarked else { continue }
                at = readPayload(of: begin.at, closedBefore: at)
            default: at += 1
            }
        }
    }

    /// Reads what follows `^[…]`; gives the place to go on from.
    private mutating func readPayload(of bracket: Int, closedBefore at: Int) -> Int {
        guard at < text.count else { return at }
        switch text[at] {
        case UInt8(ascii: "("):
            guard let end = endOfPayload(from: at) else { return at }
            runs.append(Run(bracket: bracket, payload: ByteRange(at + 1, end)))
            return end + 1
        case UInt8(ascii: "["):
            guard let close = text[at...].firstIndex(of: UInt8(ascii: "]")) else { return at }
            references.append((bracket, ByteKey(Array(text[(at + 1)..<close]))))
            return close + 1
        case UInt8(ascii: ":"):
            let end = text[at...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
            let label = ByteKey(Array(text[(bracket + 1)..<(at - 1)]))
            if definitions[label] == nil { definitions[label] = ByteRange(at + 1, end) }
            return end
        default: return at
        }
    }

    /// The `)` that closes the `(` at an index: parentheses in pairs, quoted texts as they are.
    private func endOfPayload(from start: Int) -> Int? {
        var depth = 0
        var quote: UInt8?
        var at = start
        while at < text.count {
            let byte = text[at]
            if byte == UInt8(ascii: "\\") {
                at += 2
                continue
            }
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
            } else if byte == UInt8(ascii: "(") {
                depth += 1
            } else if byte == UInt8(ascii: ")") {
                depth -= 1
                if depth == 0 { return at }
            }
            at += 1
        }
        // A quote that never closes is none.
        return quote == nil ? nil : text[start...].firstIndex(of: UInt8(ascii: ")"))
    }

    private func isEscaped(_ index: Int) -> Bool {
        var slashes = 0
        while slashes < index, text[index - 1 - slashes] == UInt8(ascii: "\\") { slashes += 1 }
        return slashes % 2 == 1
    }
}

/// Finds where code spans end without looking through the text again for every run of backticks.
private struct BacktickRuns {
    private let text: [UInt8]
    /// The last place a run of each length was looked for from, without success.
    private var missing: Set<Int> = []

    init(_ text: [UInt8]) { self.text = text }

    /// One past the code span whose run of backticks begins at an index, or past the run where nothing closes it.
    mutating func endOfSpan(at start: Int) -> Int {
        var end = start
        while end < text.count, text[end] == UInt8(ascii: "`") { end += 1 }
        let length = end - start
        guard !missing.contains(length) else { return end }
        var at = end
        while at < text.count {
            guard text[at] == UInt8(ascii: "`") else {
                at += 1
                continue
            }
            let first = at
            while at < text.count, text[at] == UInt8(ascii: "`") { at += 1 }
            if at - first == length { return at }
        }
        missing.insert(length)
        return end
    }
}
