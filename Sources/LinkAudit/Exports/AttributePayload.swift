import SourceText

/// What stands between the parentheses of `^[text](…)`: names with values, as in JSON5 without the outer braces.
struct AttributePayload {
    /// The names, each with its place in the text.
    private(set) var names: [(name: String, place: ByteRange)] = []
    /// Where it stops being one; nil where it is well formed.
    private(set) var fault: ByteRange?
    /// Words in it that have the form of an address, with their places in the text.
    private(set) var addresses: [ByteRange] = []

    /// The attributes that Foundation reads from Markdown.
    static let known = [
        "inflect", "morphology", "agreeWithArgument", "agreeWithConcept", "referentConcept", "inflectionAlternative",
        "languageIdentifier",
    ]
    /// Schemes that are addresses wherever they stand; `inflect:true` has the form of one and is none.
    private static let schemes: Set = [
        "http", "https", "mailto", "tel", "sms", "file", "ftp", "data", "javascript", "vbscript", "blob", "about",
        "intent", "view-source",
    ]

    /// Reads a stretch of a text.
    init(_ text: [UInt8], _ range: ByteRange, ownSchemes: [String]) {
        readPairs(text, range)
        let isSound = fault == nil && names.allSatisfy { AttributePayload.known.contains($0.name) }
        findAddresses(text, range, ownSchemes, any: !isSound)
    }

    private mutating func readPairs(_ text: [UInt8], _ range: ByteRange) {
        var at = range.lowerBound
        let end = range.upperBound
        func skipSpace() { while at < end, text[at] <= 0x20 { at += 1 } }
        repeat {
            skipSpace()
            let start = at
            let quote = at < end && (text[at] == UInt8(ascii: "'") || text[at] == UInt8(ascii: "\"")) ? text[at] : nil
            if quote != nil { at += 1 }
            let name = at
            while at < end, quote.map({ text[at] != $0 }) ?? AttributePayload.isNameByte(text[at]) { at += 1 }
            let place = ByteRange(name, at)
            if quote != nil, at < end { at += 1 }
            skipSpace()
            guard !place.isEmpty, at < end, text[at] == UInt8(ascii: ":") else {
                fault = ByteRange(start, max(start, end))
                return
            }
            names.append((String(decoding: text[place.range], as: UTF8.self), place))
            at += 1
            skipSpace()
            let value = at
            guard skipValue(text, &at, end), at > value else {
                fault = ByteRange(value, end)
                return
            }
            at += 1
        } while at < end
    }

    /// Moves to the comma behind a value or to the end; false where brackets do not match.
    private func skipValue(_ text: [UInt8], _ at: inout Int, _ end: Int) -> Bool {
        var closers: [UInt8] = []
        while at < end {
            let byte = text[at]
            switch byte {
            case UInt8(ascii: ",") where closers.isEmpty: return true
            case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
            case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
            case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
            case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
                guard closers.popLast() == byte else { return false }
            case UInt8(ascii: "'"), UInt8(ascii: "\""):
                guard let close = text[(at + 1)..<end].firstIndex(of: byte) else { return false }
                at = close
            default: break
            }
            at += 1
        }
        return closers.isEmpty
    }

    /// Collects the words that are addresses; in attributes that are sound, only those that can be nothing else.
    private mutating func findAddresses(_ text: [UInt8], _ range: ByteRange, _ own: [String], any: Bool) {
        var at = range.lowerBound
        while at < range.upperBound {
            guard !AttributePayload.endsWord(text[at]) else {
                at += 1
                continue
            }
            let start = at
            while at < range.upperBound, !AttributePayload.endsWord(text[at]) { at += 1 }
            let word = text[start..<at]
            guard let colon = word.firstIndex(of: UInt8(ascii: ":")), colon > start, colon + 1 < at else {
                if word.starts(with: [0x2F, 0x2F]), word.count > 2 { addresses.append(ByteRange(start, at)) }
                continue
            }
            let scheme = String(decoding: word[..<colon], as: UTF8.self).lowercased()
            let isScheme = word[..<colon].allSatisfy { AttributePayload.isNameByte($0) || $0 == UInt8(ascii: "+") }
            let isAddress =
                AttributePayload.schemes.contains(scheme) || own.contains(scheme)
                || word[colon...].starts(with: [0x3A, 0x2F, 0x2F])
                || any && isScheme && !AttributePayload.known.contains(String(decoding: word[..<colon], as: UTF8.self))
            if isAddress { addresses.append(ByteRange(start, at)) }
        }
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= 0x20 || Array("'\"{}[](),;".utf8).contains(byte)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return letter >= 0x61 && letter <= 0x7A || byte >= 0x30 && byte <= 0x39
            || Array("_$-.".utf8).contains(byte) || byte >= 0x80
    }
}
