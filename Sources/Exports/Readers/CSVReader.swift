internal import SourceText

/// Reads comma-separated values (RFC 4180) with a header: every cell is a text.
///
/// The separator is found by the header: `,`, `;` or a tab. A column headed by the code of a language gives that
/// language; `key`, `id` and the like name the record; `url`, `href` and the like hold destinations.
public struct CSVReader: ExportReader {
    private let options: ReaderOptions
    private let separator: UInt8?

    /// Makes a reader.
    public init(options: ReaderOptions) { self.init(options: options, separator: nil) }

    /// Makes a reader for a separator that is known.
    init(options: ReaderOptions, separator: UInt8?) {
        self.options = options
        self.separator = separator
    }

    /// Reads to the end, a row at a time.
    public func read(_ input: ByteStream, receive: (ExportRecord) -> Void) throws(ReaderError) {
        try read(input, pieceSize: 1 << 16, receive: receive)
    }

    func read(_ input: ByteStream, pieceSize: Int, receive: (ExportRecord) -> Void) throws(ReaderError) {
        var source = TextSource(input, size: pieceSize)
        let head = Array(try source.head())
        let mark = TextEncoding(markOf: head)
        if mark == nil, looksLikeUnmarkedUTF16(head) {
            throw .malformed(
                at: .start, message: "the file is UTF-16 without a byte order mark",
                help: "save it as UTF-8, or as UTF-16 with a byte order mark")
        }
        source.use(mark ?? .utf8)
        var decoder = TextDecoder(source.encoding)
        var table = CSVTable(
            options: options, separator: separator, encoding: source.encoding,
            head: decoder.decode(head, isLast: false).text)
        while true {
            let piece = try source.next()
            if let piece { table.text.append(piece.text) }
            try table.readRows(isLast: piece == nil || piece?.fault != nil, receive: receive)
            if let fault = piece?.fault {
                throw malformed(XMLFault(offset: table.text.end, message: fault), in: table.text)
            }
            if piece == nil { return }
        }
    }
}

/// Reads tab-separated values with a header, quoted as in CSV.
public struct TSVReader: ExportReader {
    private let options: ReaderOptions

    /// Makes a reader.
    public init(options: ReaderOptions) { self.options = options }

    /// Reads to the end, a row at a time.
    public func read(_ input: ByteStream, receive: (ExportRecord) -> Void) throws(ReaderError) {
        try CSVReader(options: options, separator: 0x09).read(input, receive: receive)
    }
}
