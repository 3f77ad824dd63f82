public import SourceText

/// A JSON file that is looked at as a whole: its values in the order of the file, each with its place.
///
/// For small files of which everything is wanted; exports are read window by window, and may be larger than memory.
public struct JSONDocument: Sendable {
    /// What a value is.
    public enum Kind: Sendable, Hashable {
        case object
        case array
        /// A text, decoded.
        case string(String)
        /// A number as it is written.
        case number(String)
        case boolean(Bool)
        case null
    }

    /// A value.
    public struct Value: Sendable, Hashable {
        /// What it is.
        public var kind: Kind
        /// Where it stands in ``window``: a string without its quotes, of an object or array the opening bracket.
        public var range: ByteRange
        /// The key it stands behind, decoded, and where; nil in arrays and for the outermost.
        public var key: String?
        /// Where the key stands, without its quotes.
        public var keyRange: ByteRange?
        /// The object or array around it, by its index; nil for the outermost.
        public var parent: Int?
        /// The values in it, by their indices.
        public var children: [Int] = []

        /// The text of a string, or nil.
        public var text: String? { if case .string(let text) = kind { text } else { nil } }
    }

    /// The values; the first is the outermost.
    public let values: [Value]
    /// What can be read past: a key that comes twice (`duplicate-key`), an escape that JSON does not know.
    public let faults: [RecordFault]
    /// The text of the file, which all places count in.
    public let window: SourceWindow

    /// The largest file that is read: 16 MiB.
    public static let sizeLimit = 16 << 20
    /// The most values that are read.
    public static let valueLimit = 500_000

    /// The member of an object by its key; of a key that comes twice, the last, as most readers have it.
    public func member(_ key: String, of value: Int) -> Int? {
        values[value].children.last { values[$0].key == key }
    }

    /// Reads a file in UTF-8 as RFC 8259 has it.
    ///
    /// - Throws: ``ReaderError/malformed(at:message:help:)`` for what is no JSON or too large.
    public static func read(_ bytes: [UInt8]) throws(ReaderError) -> JSONDocument {
        guard bytes.count <= sizeLimit else {
            throw .malformed(at: .start, message: "the file is larger than 16 MiB", help: nil)
        }
        var building = JSONBuilding(bytes)
        do throws(JSONStop) {
            try building.run()
        } catch {
            switch error {
            case .unreadable(let fault): throw .unreadable(fault)
            case .syntax(let fault), .fatal(let fault):
                let place = building.scanner.position(at: fault.range.lowerBound)
                throw .malformed(at: place, message: fault.message, help: fault.help)
            }
        }
        let faults = building.scanner.faults.map {
            RecordFault(rule: $0.rule, range: ByteRange($0.range), message: $0.message, help: $0.help)
        }
        return JSONDocument(values: building.values, faults: faults, window: SourceWindow(text: bytes))
    }
}

/// The values of a document while it is read.
private struct JSONBuilding {
    var scanner: JSONScanner
    private(set) var values: [JSONDocument.Value] = []
    private var open: [Int] = []
    private var key: JSONToken?

    init(_ bytes: [UInt8]) { scanner = JSONScanner(bytes) }

    mutating func run() throws(JSONStop) {
        try scanner.checkHead(isStrapi: false)
        while true {
            let token = try scanner.next()
            switch token.kind {
            case .key: key = token
            case .objectStart: open.append(add(.object, token))
            case .arrayStart: open.append(add(.array, token))
            case .objectEnd, .arrayEnd: _ = open.popLast()
            case .string: _ = add(.string(text(token)), token)
            case .number: _ = add(.number(text(token)), token)
            case .yes: _ = add(.boolean(true), token)
            case .no: _ = add(.boolean(false), token)
            case .null: _ = add(.null, token)
            // A string is no longer than the file, which is the limit.
            case .oversized: break
            case .end: return
            }
            if values.count > JSONDocument.valueLimit {
                let message = "the file holds more than \(JSONDocument.valueLimit) values"
                throw .fatal(JSONFault(range: 0..<0, message: message))
            }
        }
    }

    private mutating func add(_ kind: JSONDocument.Kind, _ token: JSONToken) -> Int {
        let parent = open.last
        if let parent { values[parent].children.append(values.count) }
        values.append(
            JSONDocument.Value(
                kind: kind, range: ByteRange(token.range), key: key.map(text),
                keyRange: key.map { ByteRange($0.range) },
                parent: parent))
        key = nil
        return values.count - 1
    }

    private func text(_ token: JSONToken) -> String {
        if token.isVerbatim { return String(decoding: scanner.bytes[token.range], as: UTF8.self) }
        return String(decoding: JSONText.decode(scanner.bytes, token.range, origin: 0).text, as: UTF8.self)
    }
}
