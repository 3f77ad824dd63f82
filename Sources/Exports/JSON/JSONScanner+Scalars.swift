import SourceText

/// Strings, numbers, `true`, `false` and `null`.
extension JSONScanner {
    /// Reads the string whose opening quote stands at ``at``; nil when it is longer than `limit`, and then ``at`` is
    /// behind that quote.
    mutating func string(limit: Int) throws(JSONStop) -> (range: Range<Int>, isVerbatim: Bool)? {
        let start = at + 1
        var index = start
        var isVerbatim = true
        while true {
            index = bytes.withUnsafeBufferPointer { JSONBytes.plainEnd($0, from: index) }
            guard index - start <= limit else {
                forgetFaults(from: start)
                at = start
                return nil
            }
            guard index < bytes.count else {
                guard try fill() else { throw .syntax(unclosed(start - 1)) }
                continue
            }
            if bytes[index] == UInt8(ascii: "\"") {
                at = index + 1
                return (start..<index, isVerbatim)
            }
            isVerbatim = false
            index = try odd(at: index, opening: start - 1)
        }
    }

    /// Goes through the rest of a string that is too long, letting go of its bytes.
    mutating func skipRestOfString() throws(JSONStop) {
        while true {
            let index = bytes.withUnsafeBufferPointer { JSONBytes.plainEnd($0, from: at) }
            guard index < bytes.count else {
                at = index
                drop(upTo: index)
                guard try fill() else { throw .syntax(unclosed(at)) }
                continue
            }
            if bytes[index] == UInt8(ascii: "\"") {
                at = index + 1
                drop(upTo: at)
                didEndValue()
                return
            }
            at = index
            at = try odd(at: index, opening: index)
            faults = []
            if at - base >= 1 << 16 { drop(upTo: at) }
        }
    }

    private mutating func forgetFaults(from start: Int) {
        while let last = faults.last, last.range.lowerBound >= start { faults.removeLast() }
    }

    /// Looks at what is not plain in a string and gives the index behind it.
    private mutating func odd(at index: Int, opening: Int) throws(JSONStop) -> Int {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\\") {
            var escape = bytes.withUnsafeBufferPointer { JSONEscape.read($0, at: index) }
            while escape.meaning == .incomplete {
                guard try fill() else { throw .syntax(unclosed(opening)) }
                escape = bytes.withUnsafeBufferPointer { JSONEscape.read($0, at: index) }
            }
            let range = index..<(index + escape.length)
            switch escape.meaning {
            case .scalar, .incomplete: break
            case .loneSurrogate:
                faults.append(
                    JSONFault(
                        range: range,
                        message: "the escape `\(visible(bytes[range]))` is half of a surrogate pair",
                        help: "a character outside of the basic plane takes two escapes, `\\uD83D\\uDE00` for example"))
            case .unknown:
                faults.append(
                    JSONFault(
                        range: range, message: "`\(visible(bytes[range]))` is no escape of JSON",
                        help:
                            #"write `\\` for a backslash; the escapes are \" \\ \/ \b \f \n \r \t and \u with four digits"#
                    ))
            }
            return range.upperBound
        }
        if byte < 0x20 {
            if byte == 0x0A || byte == 0x0D {
                if breaksAtLineEnd { throw .syntax(unclosed(opening)) }
            }
            faults.append(
                JSONFault(
                    range: index..<(index + 1), message: "a string holds the control character \(visible([byte]))",
                    help: "write it as an escape: `\\n` for a line end, `\\t` for a tab"))
            return index + 1
        }
        var length = bytes.withUnsafeBufferPointer { JSONBytes.scalarLength($0, at: index) }
        while length == 0 {
            guard try fill() else { throw .syntax(unclosed(opening)) }
            length = bytes.withUnsafeBufferPointer { JSONBytes.scalarLength($0, at: index) }
        }
        guard length < 0 else { return index + length }
        noteStrayBytes()
        faults.append(
            JSONFault(
                range: index..<(index - length), message: "the bytes here are not UTF-8",
                help: "JSON is UTF-8; have the file written anew in that encoding"))
        return index - length
    }

    /// Reads the number at ``at``.
    mutating func number() throws(JSONStop) -> Range<Int> {
        let start = at
        var index = at
        while true {
            while index < bytes.count, isNumberByte(bytes[index]) { index += 1 }
            if index < bytes.count || index - start > 1 << 16 { break }
            guard try fill() else { break }
        }
        guard index - start <= 1 << 16, isNumber(bytes[start..<index]) else {
            let shown = visible(bytes[start..<index].prefix(40))
            throw .syntax(
                JSONFault(
                    range: start..<index, message: "`\(shown)` is no number of JSON",
                    help: "put it into double quotes if it is meant as text"))
        }
        at = index
        return start..<index
    }

    private func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    /// `-`, an integer without a leading zero, a fraction, an exponent.
    private func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        var at = text.startIndex
        func digits() -> Int {
            let first = at
            while at < text.endIndex, (0x30...0x39).contains(text[at]) { at += 1 }
            return at - first
        }
        if at < text.endIndex, text[at] == UInt8(ascii: "-") { at += 1 }
        let first = at
        let count = digits()
        guard count > 0, count == 1 || text[first] != 0x30 else { return false }
        if at < text.endIndex, text[at] == UInt8(ascii: ".") {
            at += 1
            guard digits() > 0 else { return false }
        }
        if at < text.endIndex, text[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            if at < text.endIndex, text[at] == UInt8(ascii: "-") || text[at] == UInt8(ascii: "+") { at += 1 }
            guard digits() > 0 else { return false }
        }
        return at == text.endIndex
    }

    /// Reads `true`, `false` or `null` at ``at``.
    mutating func literal(_ byte: UInt8) throws(JSONStop) -> JSONToken {
        let word: [UInt8]
        let kind: JSONToken.Kind
        switch byte {
        case UInt8(ascii: "t"): (word, kind) = (Array("true".utf8), .yes)
        case UInt8(ascii: "f"): (word, kind) = (Array("false".utf8), .no)
        case UInt8(ascii: "n"): (word, kind) = (Array("null".utf8), .null)
        default: throw .syntax(try misplaced(wanted: "a value"))
        }
        while bytes.count - at < word.count { guard try fill() else { break } }
        guard bytes[at...].starts(with: word) else { throw .syntax(try misplaced(wanted: "a value")) }
        at += word.count
        return JSONToken(kind: kind, range: (at - word.count)..<at)
    }

    // MARK: What is said

    mutating func misplaced(wanted: String) throws(JSONStop) -> JSONFault {
        while bytes.count - at < 4 { guard try fill() else { break } }
        let byte = bytes[at]
        var length = bytes.withUnsafeBufferPointer { JSONBytes.scalarLength($0, at: at) }
        if length <= 0 { length = 1 }
        let shown = byte == UInt8(ascii: "`") ? "a back quote" : "`\(visible(bytes[at..<(at + length)]))`"
        let help: String? =
            switch byte {
            case UInt8(ascii: "'"): "JSON knows double quotes only"
            case UInt8(ascii: "/"): "JSON has no comments"
            case UInt8(ascii: "}"), UInt8(ascii: "]"): "take out the comma before it, or close what is open"
            default: nil
            }
        return JSONFault(
            range: at..<(at + length), message: "there is \(shown) where \(wanted) has to stand", help: help)
    }

    func cutShort() -> JSONFault {
        JSONFault(
            range: at..<at, message: "the file ends inside of a JSON value",
            help: "it was cut short; have it written anew")
    }

    func lineCutShort() -> JSONFault {
        JSONFault(
            range: at..<at, message: "the line ends inside of a record",
            help: "each record stands on one line; a document of many lines is `--format json`")
    }

    func unclosed(_ opening: Int) -> JSONFault {
        JSONFault(
            range: opening..<min(opening + 1, bytes.count), message: "the string that begins here is not closed",
            help: "a `\"` is missing, or the \(breaksAtLineEnd ? "line" : "file") was cut short")
    }
}
