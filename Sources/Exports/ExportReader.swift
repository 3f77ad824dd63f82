public import SourceText

/// Why reading an export could not go on: nothing after that place has been looked at.
public enum ReaderError: Error, Sendable, Hashable {
    /// The bytes could not be had.
    case unreadable(FileFault)
    /// The file is no file of its format from this place on.
    case malformed(at: TextPosition, message: String, help: String?)
}

/// What a run says about how to read.
public struct ReaderOptions: Sendable, Hashable {
    /// The fields to look at (`--field`), each a path with `*` for any one step; empty for those of the format.
    public var fields: [String]
    /// How texts are read whose format leaves it open; nil lets the reader look at the text.
    public var syntax: UnitSyntax?
    /// The most bytes that one record, or one string, may take.
    public var recordLimit: Int
    /// The path of the file, where formats tell the language by it (`res/values-de/`, `de.lproj/`); may be empty.
    public var path: String

    /// Makes options.
    public init(
        fields: [String] = [], syntax: UnitSyntax? = nil, recordLimit: Int = 64 << 20, path: String = ""
    ) {
        self.fields = fields
        self.syntax = syntax
        self.recordLimit = recordLimit
        self.path = path
    }
}

/// Reads the files of one format: bytes in, records out, in order and one at a time.
public protocol ExportReader {
    /// Makes a reader.
    init(options: ReaderOptions)

    /// Reads to the end; what has been handed over is not kept.
    ///
    /// A fault of one record is handed over with it and reading goes on; an error ends it.
    func read(_ input: ByteStream, receive: (ExportRecord) -> Void) throws(ReaderError)
}
