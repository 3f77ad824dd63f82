/// The bytes of one input and the name that messages call it by.
public struct SourceFile: Sendable {
    /// Path relative to the folder the run was started for, with forward slashes; `<stdin>` for standard input.
    public let name: String
    /// The whole content, byte order mark included, nothing decoded.
    public let bytes: [UInt8]

    /// Makes a source from bytes already in memory.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Makes a source from text; for tests and for generated input.
    public init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    /// Length of a UTF-8 byte order mark at the start: 3 or 0.
    public var byteOrderMarkLength: Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }
}
