/// Reads property lists of strings in XML: `.stringsdict`, and `.strings` of that kind.
///
/// Every string is a text, but for those that name a rule or a type.
public struct StringsDictReader: ExportReader {
    private let options: ReaderOptions

    /// Makes a reader.
    public init(options: ReaderOptions) { self.options = options }

    /// Reads to the end, an entry of the outermost dictionary at a time.
    public func read(_ input: ByteStream, receive: (ExportRecord) -> Void) throws(ReaderError) {
        try readXMLRecords(input, PropertyListEntries(options: options), options: options, receive: receive)
    }
}
