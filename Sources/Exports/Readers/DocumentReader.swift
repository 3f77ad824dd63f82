internal import SourceText

/// Reads a file that is one text: a Markdown document or a body of HTML.
///
/// The syntax is that of the options; Markdown where they leave it open.
public struct DocumentReader: ExportReader {
    private let options: ReaderOptions

    /// Makes a reader.
    public init(options: ReaderOptions) { self.options = options }

    /// Reads the whole file; it is one record with one text, or none where it is blank: what a pipe hands over whose other
    /// end has failed is nothing that was looked at.
    public func read(_ input: ByteStream, receive: (ExportRecord) -> Void) throws(ReaderError) {
        let bytes: [UInt8]?
        do throws(FileFault) { bytes = try input.readAll(limit: options.recordLimit) } catch {
            throw .unreadable(error)
        }
        guard let bytes else {
            let limit = options.recordLimit
            throw .malformed(
                at: .start, message: "the text is longer than \(byteCount(limit))",
                help: "split it, no page is that long")
        }
        guard !isBlank(bytes) else { return }
        let unit = ExportUnit(
            text: bytes, map: TextMap(verbatim: bytes.count), syntax: options.syntax ?? .markdown,
            address: ContentAddress())
        receive(ExportRecord(window: SourceWindow(text: bytes), units: [unit]))
    }
}
