/// Reads exports of WordPress (WXR 1.0 to 1.2): bodies and excerpts of posts, and comments.
///
/// A body is HTML; the addresses that block comments repeat in JSON (`<!-- wp:button {"url":"…"} -->`) are units of
/// their own.
public struct WXRReader: ExportReader {
    private let options: ReaderOptions

    /// Makes a reader.
    public init(options: ReaderOptions) { self.options = options }

    /// Reads to the end, an item at a time.
    public func read(_ input: ByteStream, receive: (ExportRecord) -> Void) throws(ReaderError) {
        try readXMLRecords(input, WXRItems(options: options), options: options, receive: receive)
    }
}
