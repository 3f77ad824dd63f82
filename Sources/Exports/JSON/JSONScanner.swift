import SourceText

/// Reads JSON (RFC 8259, strictly) as a series of tokens, from a stream of any length.
///
/// Keeps only the bytes since the last cut. Nothing is recursive. What can be read past (a wrong escape, half a surrogate
/// pair, bytes that are not UTF-8, a key that comes twice) is put down as a fault; what cannot is thrown.
struct JSONScanner {
    /// How values follow each other.
    enum Framing {
        /// One value, and nothing behind it.
        case document
        /// One value on each line.
        case lines
        /// One value, or several on a line each: the second one tells.
        case either
    }

    /// Deepest nesting that is read.
    static let depthLimit = 1000

    /// Most white space between two tokens.
    private static let spaceLimit = 4 << 20

    enum Expectation { case top, afterTop, value, valueOrEnd, key, keyOrEnd, commaOrEnd }

    private let input: ByteStream
    private(set) var bytes: [UInt8] = []
    /// Where the window begins in ``bytes``.
    private(set) var base = 0
    /// The next byte to look at.
    var at = 0
    /// The place of the window's first byte in the file.
    private(set) var start: TextPosition = .start
    private var isAtEnd = false
    /// Whether the window holds bytes that are not UTF-8.
    private var hasStrayBytes = false
    private(set) var framing: Framing
    /// Whether a line end has been seen inside or behind the first value.
    private var isPastFirstLine = false
    private var isEmpty = true
    private var expects = Expectation.top
    /// The open containers: true for objects.
    private var stack: [Bool] = []
    var keys = JSONKeyRegister()
    /// Faults since they were last taken.
    var faults: [JSONFault] = []
    /// Where the last of them ends.
    var faultsEnd: Int { faults.reduce(0) { max($0, $1.range.upperBound) } }
    /// Most bytes of a string.
    let stringLimit: Int

    init(_ input: ByteStream, framing: Framing, stringLimit: Int) {
        self.input = input
        self.framing = framing
        self.stringLimit = stringLimit
    }

    /// Makes a scanner of a text in memory.
    init(_ bytes: [UInt8]) {
        input = ByteStream([])
        self.bytes = bytes
        isAtEnd = true
        framing = .document
        stringLimit = bytes.count
    }

    var depth: Int { stack.count }

    // MARK: Tokens

    mutating func next() throws(JSONStop) -> JSONToken {
        while true {
            try skipSpace()
            guard at < bytes.count else { return try end() }
            let byte = bytes[at]
            switch expects {
            case .commaOrEnd:
                if byte == UInt8(ascii: ",") {
                    at += 1
                    expects = stack.last == true ? .key : .value
                    continue
                }
                if let token = close(byte) { return token }
                throw .syntax(try misplaced(wanted: stack.last == true ? "`,` or `}`" : "`,` or `]`"))
            case .key, .keyOrEnd:
                if byte == UInt8(ascii: "\"") { return try key() }
                if expects == .keyOrEnd, let token = close(byte) { return token }
                throw .syntax(try misplaced(wanted: "a key in double quotes"))
            case .valueOrEnd:
                if let token = close(byte) { return token }
                return try value(byte)
            case .value: return try value(byte)
            case .top:
                isEmpty = false
                return try value(byte)
            case .afterTop:
                throw .syntax(
                    JSONFault(
                        range: at..<(at + 1), message: "there is more behind the end of the JSON value",
                        help: framing == .document
                            ? "one file holds one value; several, one on each line, are `--format ndjson`"
                            : "put each record on a line of its own"))
            }
        }
    }

    private mutating func value(_ byte: UInt8) throws(JSONStop) -> JSONToken {
        switch byte {
        case UInt8(ascii: "\""):
            guard let string = try string(limit: stringLimit) else {
                return JSONToken(kind: .oversized, range: (at - 1)..<at, isVerbatim: false)
            }
            didEndValue()
            return JSONToken(kind: .string, range: string.range, isVerbatim: string.isVerbatim)
        case UInt8(ascii: "{"): return try open(isObject: true)
        case UInt8(ascii: "["): return try open(isObject: false)
        case UInt8(ascii: "-"), 0x30...0x39:
            let range = try number()
            didEndValue()
            return JSONToken(kind: .number, range: range)
        default:
            let token = try literal(byte)
            didEndValue()
            return token
        }
    }

    mutating func didEndValue() { expects = stack.isEmpty ? .afterTop : .commaOrEnd }

    private mutating func open(isObject: Bool) throws(JSONStop) -> JSONToken {
        guard stack.count < Self.depthLimit else {
            throw .syntax(
                JSONFault(
                    range: at..<(at + 1), message: "JSON nested deeper than \(Self.depthLimit) levels is not read",
                    help: "no export of texts is nested like this; look at what wrote the file"))
        }
        stack.append(isObject)
        if isObject { keys.open() }
        expects = isObject ? .keyOrEnd : .valueOrEnd
        at += 1
        return JSONToken(kind: isObject ? .objectStart : .arrayStart, range: (at - 1)..<at)
    }

    private mutating func close(_ byte: UInt8) -> JSONToken? {
        guard let isObject = stack.last, byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return nil }
        stack.removeLast()
        if isObject { keys.close() }
        at += 1
        didEndValue()
        return JSONToken(kind: isObject ? .objectEnd : .arrayEnd, range: (at - 1)..<at)
    }

    private mutating func key() throws(JSONStop) -> JSONToken {
        let opening = at
        guard let string = try string(limit: min(stringLimit, 1 << 16)) else {
            throw .syntax(JSONFault(range: opening..<(opening + 1), message: "a key takes more than 64 KiB"))
        }
        note(key: string.range, isVerbatim: string.isVerbatim)
        try skipSpace()
        guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else {
            throw .syntax(at < bytes.count ? try misplaced(wanted: "`:` behind the key") : cutShort())
        }
        at += 1
        expects = .value
        return JSONToken(kind: .key, range: string.range, isVerbatim: string.isVerbatim)
    }

    private func end() throws(JSONStop) -> JSONToken {
        switch expects {
        case .afterTop: break
        case .top:
            if isEmpty {
                // No line of it can be read, so there is nothing to go on with.
                throw .fatal(JSONFault(range: at..<at, message: "there is no JSON value in the file"))
            }
        default: throw .syntax(cutShort())
        }
        return JSONToken(kind: .end, range: at..<at)
    }

    // MARK: Space and lines

    private mutating func skipSpace() throws(JSONStop) {
        let start = at
        while true {
            while at < bytes.count {
                let byte = bytes[at]
                guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
                if byte == 0x0A || byte == 0x0D { try lineEnd() }
                at += 1
            }
            guard at - start <= Self.spaceLimit else {
                throw .syntax(
                    JSONFault(range: start..<(start + 1), message: "more than 4 MiB of white space begin here"))
            }
            guard try fill() else { return }
        }
    }

    private mutating func lineEnd() throws(JSONStop) {
        switch framing {
        case .document: break
        case .lines:
            if expects == .afterTop { expects = .top }
            if expects != .top { throw .syntax(lineCutShort()) }
        case .either:
            if expects == .afterTop {
                // What follows on this line, if anything does, is a second record.
                framing = .lines
                expects = .top
            } else if expects != .top {
                isPastFirstLine = true
            }
        }
    }

    /// Whether a line end is the end of a record here, so that it cannot stand inside of a value.
    var breaksAtLineEnd: Bool { framing == .lines || (framing == .either && !isPastFirstLine) }

    // MARK: Bytes

    /// Gets more bytes; false at the end of the input.
    mutating func fill() throws(JSONStop) -> Bool {
        guard !isAtEnd else { return false }
        let chunk: [UInt8]
        do { chunk = try input.next() } catch { throw .unreadable(error) }
        isAtEnd = chunk.isEmpty
        if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
        return !isAtEnd
    }

    mutating func noteStrayBytes() { hasStrayBytes = true }

    /// The place in the file of an index into ``bytes``, not before the window.
    func position(at index: Int) -> TextPosition {
        SourceWindow(text: Array(bytes[base...]), start: start).position(at: max(0, index - base))
    }

    /// Makes the tokens go on after a line that is at fault, wherever in it that was found.
    mutating func startNextLine() {
        expects = .top
        stack = []
        keys.closeAll()
        framing = .lines
    }

    /// Takes the window's text up to `end`, and begins the next window there.
    mutating func cut(upTo end: Int) -> SourceWindow {
        let position = start
        let text: [UInt8]
        if base == 0, bytes.count - end < end / 2 {
            let rest = Array(bytes[end...])
            bytes.removeSubrange(end...)
            text = bytes
            move(to: end)
            bytes = rest
            base = 0
            at -= end
        } else {
            text = Array(bytes[base..<end])
            move(to: end)
            compact()
        }
        return SourceWindow(text: text, start: position)
    }

    /// Lets go of the bytes up to `end`.
    mutating func drop(upTo end: Int) {
        move(to: end)
        compact()
    }

    private mutating func move(to end: Int) {
        if hasStrayBytes {
            start = SourceWindow(text: Array(bytes[base..<end]), start: start).end
            hasStrayBytes = false
        } else {
            start = bytes.withUnsafeBufferPointer { start.advanced(over: .init(rebasing: $0[base..<end])) }
        }
        base = end
    }

    private mutating func compact() {
        let rest = bytes.count - base
        guard base >= max(1 << 16, rest) || rest == 0 else { return }
        bytes.removeSubrange(..<base)
        at -= base
        base = 0
    }
}
