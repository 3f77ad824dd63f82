import SourceText

/// Reads a baseline file: JSON of one known shape, and nothing else.
public struct BaselineReader {
    /// Why a file is no baseline.
    public struct Fault: Error, Sendable, Equatable {
        /// The fault in one sentence without a final stop.
        public var message: String
        /// The offset of the byte where it is.
        public var offset: Int
    }

    private let bytes: [UInt8]
    private var at = 0

    /// Reads the bytes of a file.
    public static func read(_ bytes: [UInt8]) throws(Fault) -> Baseline {
        var reader = BaselineReader(bytes: bytes)
        return try reader.file()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    }

    private mutating func file() throws(Fault) -> Baseline {
        var entries: [Baseline.Entry]?
        var version: Int?
        try expect("{")
        repeat {
            let start = at
            let name = try string()
            try expect(":")
            switch name {
            case "tool": _ = try string()
            case "schemaVersion":
                skipSpace()
                let place = at
                let number = try number()
                guard number == Baseline.schemaVersion else {
                    throw Fault(
                        message: "the file has schemaVersion \(number), and this program reads "
                            + "\(Baseline.schemaVersion)", offset: place)
                }
                version = number
            case "findings": entries = try list()
            default: throw Fault(message: "a baseline has no member \(quoted(name))", offset: start)
            }
        } while takes(",")
        try expect("}")
        skipSpace()
        guard at == bytes.count else { throw fault("something follows the end of the baseline") }
        guard version != nil else {
            throw Fault(message: "there is no schemaVersion, so this is no baseline", offset: 0)
        }
        guard let entries else { throw Fault(message: "there is no list of findings", offset: 0) }
        return Baseline(entries: entries)
    }

    private mutating func list() throws(Fault) -> [Baseline.Entry] {
        var entries: [Baseline.Entry] = []
        try expect("[")
        if takes("]") { return [] }
        repeat { entries.append(try entry()) } while takes(",")
        try expect("]")
        return entries
    }

    private mutating func entry() throws(Fault) -> Baseline.Entry {
        skipSpace()
        let start = at
        var key = FindingKey(rule: "", subject: "")
        var count = 1
        try expect("{")
        repeat {
            skipSpace()
            let place = at
            let name = try string()
            try expect(":")
            switch name {
            case "rule": key.rule = try string()
            case "file": key.file = try string()
            case "record": key.record = try string()
            case "locale": key.locale = try string()
            case "field": key.field = try string()
            case "subject": key.subject = try string()
            case "count": count = try number()
            default: throw Fault(message: "an entry has no member \(quoted(name))", offset: place)
            }
        } while takes(",")
        try expect("}")
        guard !key.rule.isEmpty else { throw Fault(message: "the entry names no rule", offset: start) }
        guard count > 0 else { throw Fault(message: "the count of an entry is at least 1", offset: start) }
        return Baseline.Entry(key: key, count: count, place: ByteRange(start, at))
    }

    // MARK: Tokens

    private func fault(_ message: String) -> Fault { Fault(message: message, offset: at) }

    private mutating func skipSpace() {
        while at < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) { at += 1 }
    }

    private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
        skipSpace()
        guard at < bytes.count, UInt32(bytes[at]) == sign.value else { return false }
        at += 1
        return true
    }

    private mutating func expect(_ sign: Unicode.Scalar) throws(Fault) {
        guard takes(sign) else { throw fault(at < bytes.count ? "expected `\(sign)`" : "the file ends in the middle") }
    }

    private mutating func number() throws(Fault) -> Int {
        skipSpace()
        let digits = bytes[at...].prefix { (0x30...0x39).contains($0) }
        guard let number = Int(String(decoding: digits, as: UTF8.self)) else { throw fault("expected a whole number") }
        at += digits.count
        return number
    }

    private mutating func string() throws(Fault) -> String {
        try expect("\"")
        var units: [UInt16] = []
        while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
            guard bytes[at] >= 0x20 else { throw fault("a string ends on its line") }
            guard bytes[at] == UInt8(ascii: "\\") else {
                let end = bytes[at...].firstIndex { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 } ?? bytes.count
                units += String(decoding: bytes[at..<end], as: UTF8.self).utf16
                at = end
                continue
            }
            units.append(try escape())
        }
        try expect("\"")
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func escape() throws(Fault) -> UInt16 {
        guard at + 1 < bytes.count else { throw fault("the file ends in the middle") }
        let letter = bytes[at + 1]
        let simple: [UInt8: UInt16] = [
            0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
        ]
        if let unit = simple[letter] {
            at += 2
            return unit
        }
        let digits = bytes[at...].dropFirst(2).prefix(4)
        guard letter == UInt8(ascii: "u"), digits.count == 4, digits.allSatisfy({ hexDigit($0) != nil }) else {
            throw fault("this is no escape of JSON")
        }
        at += 6
        return digits.reduce(0) { $0 << 4 | UInt16(hexDigit($1) ?? 0) }
    }
}
