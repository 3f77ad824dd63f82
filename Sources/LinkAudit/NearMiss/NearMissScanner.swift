import Documents
internal import SourceText

/// Finds the links that a running text nearly has: one pass with a stack of open brackets.
///
/// Every byte is looked at a bounded number of times: what stands behind a bracket is read up to the next bracket.
struct NearMissScanner {
    /// A bracket that is open.
    struct Bracket {
        var start: Int
        var length: Int
        var isEscaped: Bool
    }
    let look: DestinationLook
    let text: InlineText
    var bytes: [UInt8] { text.bytes }
    private var brackets: [Bracket] = []
    private var parentheses: [Int] = []
    /// What was found, in order of place.
    var found: [MissedLink] = []
    /// Up to here every open bracket is known to be closed on its line.
    var closedUpTo = 0
    /// Whether the text stands in HTML, where no Markdown is a link.
    private let isHTML: Bool
    /// The destination and the place of the link at a node if it is written as its label alone, nil otherwise.
    private let reference: (Int) -> (destination: [UInt8], source: ByteRange)?

    init(
        _ text: InlineText, look: DestinationLook, isHTML: Bool = false,
        reference: @escaping (Int) -> (destination: [UInt8], source: ByteRange)? = { _ in nil }
    ) {
        self.text = text
        self.look = look
        self.isHTML = isHTML
        self.reference = reference
    }

    mutating func run() {
        let bytes = text.bytes
        var cursor = 0
        while cursor < bytes.count {
            switch bytes[cursor] {
            case UInt8(ascii: "\\"):
                if cursor + 1 < bytes.count {
                    let next = bytes[cursor + 1]
                    if next == UInt8(ascii: "[") {
                        brackets.append(Bracket(start: cursor, length: 2, isEscaped: true))
                    } else if next == UInt8(ascii: "]") {
                        cursor = close(at: cursor, length: 2, isEscaped: true)
                        continue
                    }
                }
                cursor += 2
            case UInt8(ascii: "["):
                brackets.append(Bracket(start: cursor, length: 1, isEscaped: false))
                cursor += 1
            case UInt8(ascii: "]"): cursor = close(at: cursor, length: 1, isEscaped: false)
            case UInt8(ascii: "("):
                // `[text(destination)`: the bracket was never closed.
                if let open = brackets.last, let end = unclosedBracket(open, parenthesis: cursor) {
                    brackets.removeAll(keepingCapacity: true)
                    cursor = end
                    continue
                }
                parentheses.append(cursor)
                cursor += 1
            case UInt8(ascii: ")"):
                let open = parentheses.popLast()
                if let open, let end = reversed(open: open, close: cursor) {
                    cursor = end
                } else {
                    cursor += 1
                }
            case UInt8(ascii: "<"):
                cursor = tag(at: cursor) ?? cursor + 1
            case 0xE3, 0xEF:
                guard let bracket = WideBracket(in: bytes, at: cursor) else {
                    cursor += 1
                    continue
                }
                if bracket.isOpening {
                    brackets.append(Bracket(start: cursor, length: 3, isEscaped: false))
                    cursor += 3
                } else {
                    cursor = close(at: cursor, length: 3, isEscaped: false)
                }
            case 0x0A:
                parentheses.removeAll(keepingCapacity: true)
                cursor += 1
            default: cursor += 1
            }
        }
    }

    // MARK: Brackets

    /// Looks behind a closing bracket; returns where to go on.
    private mutating func close(at start: Int, length: Int, isEscaped: Bool) -> Int {
        let after = start + length
        let open = brackets.popLast()
        var cursor = after
        var gaps: [Spacing] = []
        while gaps.count < 8, let space = spacing(in: bytes, at: cursor) {
            gaps.append(space)
            cursor += space.length
        }
        if gaps.count(where: { $0.scalar == "\n" }) > 1 { return after }
        if cursor < bytes.count, bytes[cursor] == UInt8(ascii: "\\"), cursor + 1 < bytes.count,
            bytes[cursor + 1] == UInt8(ascii: "(")
        {
            // `[text]\(destination)`.
            return inline(open, start, after, gaps, parenthesis: cursor + 1, isEscaped: true) ?? after
        }
        if LinkTail.parenthesis(in: bytes, at: cursor, isOpening: true) != nil {
            return inline(open, start, after, gaps, parenthesis: cursor, isEscaped: isEscaped) ?? after
        }
        if !gaps.isEmpty, let open, let node = text.node(at: cursor), let link = reference(node) {
            addReference(open, start, after, gaps, at: cursor, link.destination, link.source)
        }
        return after
    }

    private mutating func inline(
        _ open: Bracket?, _ close: Int, _ after: Int, _ gaps: [Spacing], parenthesis: Int, isEscaped: Bool
    ) -> Int? {
        guard let tail = LinkTail(in: bytes, at: parenthesis) else { return nil }
        let decoded = decodedDestination(bytes[tail.destination])
        let isWide = tail.isWide || open?.length == 3 || after - close == 3
        let evidence: DestinationLook.Evidence = gaps.isEmpty && !isWide ? .strong : .weak
        let answer = look.answer(decoded, evidence)
        guard answer != .nothing else { return nil }
        guard answer == .intent || isPlausible(open, close, gaps, isWide) else { return nil }
        if answer != .intent, open.map({ isOrnament(at: $0.start) }) == true || isOrnament(at: close) { return nil }

        let kind: MissedLink.Kind
        var detail: String
        if let open, open.isEscaped || isEscaped {
            kind = .escaped
            detail = "a backslash takes the meaning from `[`"
            if !open.isEscaped { detail = "a backslash takes the meaning from `]` or `(`" }
        } else if isWide {
            kind = .wideBrackets
            detail = "brackets of full width make no link"
        } else if let gap = gaps.tellingOne {
            kind = .gap
            detail = "\(described(gap.scalar)) between `]` and `(`"
        } else if case .curlyTitle(let quote) = tail.fault {
            kind = .curlyTitle
            detail = "the title is in curly quotes, \(described(quote))"
        } else if case .space(let space) = tail.fault {
            kind = .rawSpace
            detail = "\(described(space)) in the destination"
        } else if case .unclosed = tail.fault {
            kind = .unclosed
            detail = "the `)` behind the destination is missing"
        } else if let open {
            kind = isHTML ? .markdownInHTML : .nested
            detail =
                isHTML
                ? "Markdown inside of HTML is text" : "the text of the link holds a link or an unpaired bracket"
            if !isHTML, !holdsMarkup((open.start + open.length)..<close) { return nil }
        } else {
            kind = .unclosed
            detail = "no `[` before it opens the text in this paragraph"
        }
        add(kind, answer, decoded, tail, open: open, close: close, parenthesis: parenthesis, gaps, detail)
        return tail.end
    }

    /// Whether brackets that may be prose are meant as a link: not a note `[1] (…)`, a box `[ ]`, an index `a[i] (…)`.
    private func isPlausible(_ open: Bracket?, _ close: Int, _ gaps: [Spacing], _ isWide: Bool) -> Bool {
        guard let open else { return gaps.isEmpty && !isWide }
        let inner = bytes[(open.start + open.length)..<close]
        guard let first = inner.first, first != UInt8(ascii: "^") else { return false }
        if inner.allSatisfy({ $0 <= 0x20 && $0 != InlineText.markup }) { return false }
        if inner.count == 1, first | 0x20 == UInt8(ascii: "x") { return false }
        guard !gaps.isEmpty || isWide else { return true }
        if inner.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ",") || $0 == 0x20 }) { return false }
        guard gaps.allSatisfy({ $0.scalar == " " || $0.scalar == "\n" || $0.scalar == "\t" }), open.start > 0 else {
            return true
        }
        let before = bytes[open.start - 1]
        let isWord = before | 0x20 >= 0x61 && before | 0x20 <= 0x7A || before >= 0x30 && before <= 0x39
        return !isWord && before != UInt8(ascii: ")") && before != UInt8(ascii: "]") && before != UInt8(ascii: "_")
    }

    /// Brackets such as 【…】, which stand around words in East Asian prose.
    private func isOrnament(at offset: Int) -> Bool { bytes[offset] == 0xE3 }

    private func holdsMarkup(_ range: Range<Int>) -> Bool {
        bytes[range].contains { $0 == InlineText.markup || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }
    }

    private mutating func addReference(
        _ open: Bracket, _ close: Int, _ after: Int, _ gaps: [Spacing], at link: Int, _ destination: [UInt8],
        _ place: ByteRange
    ) {
        guard !open.isEscaped, isPlausible(open, close, gaps, false) else { return }
        guard let gap = gaps.tellingOne else { return }
        found.append(
            MissedLink(
                kind: .spacedReference, destination: destination, destinationSource: place,
                source: text.source(open.start..<link), detail: "\(described(gap.scalar)) between `]` and `[`",
                fix: TextEdit(range: text.between(after, link), replacement: []), isIntent: false))
    }

    // MARK: Results

    mutating func add(
        _ kind: MissedLink.Kind, _ answer: DestinationLook.Answer, _ decoded: [UInt8], _ tail: LinkTail, open: Bracket?,
        close: Int, parenthesis: Int, _ gaps: [Spacing], _ detail: String
    ) {
        let words = open.map { bytes[($0.start + $0.length)..<close] }
        var fix: TextEdit?
        if kind == .gap, !isHTML, case .none = tail.fault, !tail.isWide {
            let gapStart = parenthesis - gaps.reduce(0) { $0 + $1.length }
            fix = TextEdit(range: text.between(gapStart, parenthesis), replacement: [])
        }
        var title = ""
        if !tail.title.isEmpty {
            title = " \"\(withoutQuotes(String(decoding: bytes[tail.title], as: UTF8.self)))\""
        }
        var written = bytes[tail.destination]
        if written.contains(0x20) {
            // A path can hold a space; an address cannot.
            let isAddress = written.contains(UInt8(ascii: ":"))
            let mended = isAddress ? written.filter { $0 != 0x20 } : Array("<".utf8) + written + Array(">".utf8)
            written = mended[...]
        }
        found.append(
            MissedLink(
                kind: kind, destination: decoded, destinationSource: text.source(tail.destination),
                source: text.source((open?.start ?? close)..<max(tail.end, parenthesis + 1)), detail: detail,
                correction: words.flatMap { correction($0, written, title: title) }, fix: fix,
                isIntent: answer == .intent))
    }

    /// `[text](destination "title")`; nil where the text holds what is not shown here.
    func correction(_ words: ArraySlice<UInt8>, _ destination: ArraySlice<UInt8>, title: String = "") -> String? {
        if isHTML {
            let text = String(decoding: words, as: UTF8.self)
            return words.count <= 60 ? "<a href=\"\(String(decoding: destination, as: UTF8.self))\">\(text)</a>" : nil
        }
        guard words.count <= 60, !words.contains(InlineText.markup), !words.contains(0x0A) else { return nil }
        return "[" + String(decoding: words, as: UTF8.self) + "](" + String(decoding: destination, as: UTF8.self)
            + title
            + ")"
    }
}

extension [Spacing] {
    /// The one that is worth naming: an invisible character before a plain space.
    fileprivate var tellingOne: Spacing? { first { $0.scalar != " " } ?? first }
}

/// A title without the quotation marks of any kind around it.
private func withoutQuotes(_ text: String) -> String {
    func isQuote(_ character: Character) -> Bool { "\"'“”„‟‘’‚‛«»‹›「」『』()＂".contains(character) }
    var rest = text[...]
    while let first = rest.first, isQuote(first) { rest = rest.dropFirst() }
    while let last = rest.last, isQuote(last) { rest = rest.dropLast() }
    return String(rest)
}
