public import SourceText

/// Why reading an export could not go on: nothing after that place has been looked at.
public enum ReaderError: Error, Sendable, Hashable {
    /// The bytes could not be had.
    case unreadable(FileFault)
    /// The file is no file of its format from this place on.
    case malformed(at: TextPosition, message: String, help: String?)
}

/// What a run says about how to read.
public struct ReaderOptions: Sendable {
    /// The fields to look at (`--field`), each a path with `*` for any one step, or, in tables of strings, a pattern for
    /// names; empty for those of the format.
    public var fields: [String]
    /// Gets to know which of the fields are there; nil where nobody asks.
    public var survey: FieldSurvey?
    /// How texts are read whose format leaves it open; nil lets the reader look at the text.
    public var syntax: UnitSyntax?
    /// The most bytes that one record, or one string, may take.
    public var recordLimit: Int
    /// The path of the file, where formats tell the language by it (`res/values-de/`, `de.lproj/`); may be empty.
    public var path: String

    /// Makes options.
    public init(
        fields: [String] = [], survey: FieldSurvey? = nil, syntax: UnitSyntax? = nil, recordLimit: Int = 64 << 20,
        path: String = ""
    ) {
        self.fields = fields
        self.survey = survey
        self.syntax = syntax
        self.recordLimit = recordLimit
        self.path = path
    }
}

/// Reads the files of one format: bytes in, records out, in order and one at a time.
public protocol ExportReader {
    /// Reads to the end; what has been handed over is not kept.
    ///
    /// A fault of one record is handed over with it and reading goes on; an error ends it.
    func read(_ input: ByteStream, receive: (ExportRecord) -> Void) throws(ReaderError)
}
