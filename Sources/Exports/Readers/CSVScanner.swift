/// Finds where rows end and what separates their cells.
struct CSVScanner {
    let separator: UInt8
    private var state = State.cellStart
    /// The offset of the quote that is open.
    private(set) var openQuote: Int?

    private enum State {
        case cellStart, plain, quoted, quoteInQuotes, afterReturn
    }

    init(separator: UInt8) { self.separator = separator }

    /// Looks at bytes that begin at `offset` of the text; gives the number of bytes up to the end of the row, its line
    /// end included, or nil when it does not end in them.
    mutating func rowEnd(_ bytes: UnsafeBufferPointer<UInt8>, offset: Int) -> Int? {
        var state = state
        defer { self.state = state }
        for index in bytes.indices {
            let byte = bytes[index]
            switch state {
            case .quoted:
                if byte == 0x22 { state = .quoteInQuotes }
                continue
            case .afterReturn:
                state = .cellStart
                return byte == 0x0A ? index + 1 : index
            case .cellStart where byte == 0x22, .quoteInQuotes where byte == 0x22:
                if state == .cellStart { openQuote = offset + index }
                state = .quoted
                continue
            default: break
            }
            if byte == 0x0A {
                state = .cellStart
                openQuote = nil
                return index + 1
            }
            state = byte == 0x0D ? .afterReturn : byte == separator ? .cellStart : .plain
            openQuote = nil
        }
        return nil
    }

    /// Whether the text ends within quotes.
    var isInQuotes: Bool { state == .quoted }

    /// The separator of a header: the one of `,`, `;` and tab that stands in it most often outside of quotes; and the
    /// length of the line `sep=;`, which spreadsheets write before the header.
    static func sniff(_ bytes: ArraySlice<UInt8>) -> (separator: UInt8, declaration: Int) {
        if bytes.starts(with: Array("sep=".utf8)), let separator = bytes.dropFirst(4).first {
            let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
            let end = bytes[line.endIndex...].prefix(2).prefix { $0 == 0x0A || $0 == 0x0D }
            return (separator, line.count + end.count)
        }
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in bytes {
            if byte == 0x22 { isQuoted.toggle() }
            guard !isQuoted else { continue }
            if byte == 0x0A || byte == 0x0D { break }
            counts[byte, default: 0] += 1
        }
        // The first of equals.
        let candidates = [0x09, UInt8(ascii: ";"), UInt8(ascii: ",")]
        return (candidates.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? UInt8(ascii: ","), 0)
    }
}
