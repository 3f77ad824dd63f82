/// Reads string resources of Android: `string`, and the items of `plurals` and `string-array`.
///
/// Three layers are taken off: XML (entities, CDATA), then Android's own escapes, and what is left is HTML; tags that
/// stand in the XML itself are kept as they are written. The language is that of the folder, `values-de` for one.
public struct AndroidReader: ExportReader {
    private let options: ReaderOptions

    /// Makes a reader.
    public init(options: ReaderOptions) { self.options = options }

    /// Reads to the end, a resource at a time.
    public func read(_ input: ByteStream, receive: (ExportRecord) -> Void) throws(ReaderError) {
        try readXMLRecords(input, AndroidResources(options: options), options: options, receive: receive)
    }
}
