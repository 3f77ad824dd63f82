internal import SourceText

/// A key and its value, with where the value's bytes stand in the file.
struct StringsEntry {
    var key: String
    var value: MappedText
}

/// The way through the text of a strings file.
///
/// The grammar is that of old property lists, as far as strings files use it: comments in both forms of C, quoted
/// strings, words without quotes, `key;` for a value like its key.
struct StringsReading {
    private let bytes: [UInt8]
    private var at = 0
    private(set) var entries: [StringsEntry] = []
    private(set) var faults: [RecordFault] = []
    private var keys: Set<String> = []

    init(bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    }

    /// Reads to the end.
    mutating func readAll() {
        while true {
            skipBlank()
            guard at < bytes.count else { return }
            if let problem = readEntry() {
                faults.append(problem)
                resume()
            }
        }
    }

    private mutating func readEntry() -> RecordFault? {
        let start = at
        var problem: RecordFault?
        guard let key = readString(&problem) else {
            return problem ?? fault(at, "a key is expected here", help: "an entry is written `\"key\" = \"value\";`")
        }
        let name = key.string
        if !keys.insert(name).inserted {
            faults.append(
                RecordFault(
                    rule: "duplicate-key", range: ByteRange(start, at),
                    message: "the key `\(visible(name))` stands here a second time",
                    help: "which of the two is shown is not defined; leave one out"))
        }
        var end = at
        skipBlank()
        var value = key
        if at < bytes.count, bytes[at] == UInt8(ascii: "=") {
            at += 1
            skipBlank()
            guard let text = readString(&problem) else {
                return problem ?? fault(at, "a value in quotes is expected here")
            }
            value = text
            end = at
            skipBlank()
        }
        entries.append(StringsEntry(key: name, value: value))
        guard at < bytes.count, bytes[at] == UInt8(ascii: ";") else {
            let missing = fault(end - 1, "`;` is missing behind this", help: "every entry ends with `;`")
            // What stands on a line of its own is the next entry.
            guard bytes[end..<at].contains(where: { $0 == 0x0A || $0 == 0x0D }) || at == bytes.count else {
                return missing
            }
            faults.append(missing)
            return nil
        }
        at += 1
        return nil
    }

    private mutating func skipBlank() {
        while at < bytes.count {
            let byte = bytes[at]
            if byte <= 0x20 {
                at += 1
            } else if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "/") {
                while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
            } else if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") {
                skipComment()
            } else if bytes[at...].starts(with: [0xE2, 0x80, 0xA8]) || bytes[at...].starts(with: [0xE2, 0x80, 0xA9]) {
                at += 3
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        let start = at
        at += 2
        while at + 1 < bytes.count {
            if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
                at += 2
                return
            }
            at += 1
        }
        at = bytes.count
        faults.append(
            RecordFault(
                rule: "malformed-export", range: ByteRange(start, start + 2),
                message: "the comment that begins here does not end", help: "close it with `*/`"))
    }

    /// A string in quotes or a word without; nil, and perhaps a problem, where none begins.
    private mutating func readString(_ problem: inout RecordFault?) -> MappedText? {
        guard at < bytes.count else { return nil }
        var text = MappedText()
        let quote = bytes[at]
        let start = at
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            while at < bytes.count, Self.isWordByte(bytes[at]) { at += 1 }
            text.append(verbatim: bytes[start..<at], at: start)
            return at > start ? text : nil
        }
        at += 1
        while at < bytes.count, bytes[at] != quote {
            if bytes[at] == UInt8(ascii: "\\") {
                at = readStringsEscape(bytes, at, into: &text, faults: &faults)
            } else {
                let run = at
                while at < bytes.count, bytes[at] != quote, bytes[at] != UInt8(ascii: "\\") { at += 1 }
                text.append(verbatim: bytes[run..<at], at: run)
            }
        }
        guard at < bytes.count else {
            // What would have been read is not lost: the next line is looked at again.
            at = start + 1
            problem = fault(start, "the string that begins here does not end", help: "close it with `\"`")
            return nil
        }
        at += 1
        return text
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Goes on at the next line that begins an entry or a comment.
    private mutating func resume() {
        while at < bytes.count {
            while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
            while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
            guard at < bytes.count else { return }
            if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "/") { return }
        }
    }

    private func fault(_ offset: Int, _ message: String, help: String? = nil) -> RecordFault {
        RecordFault(
            rule: "malformed-export", range: ByteRange(offset, min(offset + 1, bytes.count)), message: message,
            help: help)
    }
}
