/// Reads XLIFF 1.2 and 2.0: source and target of each unit, inline elements taken out.
///
/// Files that come from string catalogues of Apple platforms hold inline Markdown. Ids are opaque.
public struct XLIFFReader: ExportReader {
    private let options: ReaderOptions

    /// Makes a reader.
    public init(options: ReaderOptions) { self.options = options }

    /// Reads to the end, a unit at a time.
    public func read(_ input: ByteStream, receive: (ExportRecord) -> Void) throws(ReaderError) {
        try readXMLRecords(input, XLIFFUnits(options: options), options: options, receive: receive)
    }
}
