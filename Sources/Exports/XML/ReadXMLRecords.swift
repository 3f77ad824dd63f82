internal import SourceText

/// Reads an XML document record by record, in memory for one record.
///
/// - Parameter pieceSize: How many bytes are looked at in one go.
func readXMLRecords(
    _ input: ByteStream, _ format: some XMLRecordFormat, options: ReaderOptions, pieceSize: Int = 1 << 16,
    receive: (ExportRecord) -> Void
) throws(ReaderError) {
    var source = TextSource(input, size: pieceSize)
    let head = try source.head()
    switch XMLEncoding.detect(head) {
    case .success(let encoding): source.use(encoding)
    case .failure(let fault):
        var text = SlidingText()
        text.append(Array(head))
        throw malformed(fault, in: text)
    }
    guard let parser = ExpatParser() else {
        throw malformed(XMLFault(offset: 0, message: "there is no memory to read it"), in: SlidingText())
    }
    var reading = XMLReading(format: format, limit: options.recordLimit, encoding: source.encoding)
    while true {
        let piece = try source.next()
        if let piece { reading.text.append(piece.text) }
        let bytes = piece?.text ?? []
        let isLast = piece == nil
        // A text that cannot be decoded any further ends there, but not for the parser: it would find a fault of its own.
        let (events, fault) = parser.parse(bytes[...], isLast: isLast)
        for event in events {
            try reading.take(event, receive: receive)
        }
        if let fault { throw malformed(fault, in: reading.text) }
        if let message = piece?.fault {
            throw malformed(XMLFault(offset: reading.text.end, message: message), in: reading.text)
        }
        if isLast { return }
        reading.letGo(before: parser.pendingStart, receive: receive)
    }
}

/// The way from events to records.
private struct XMLReading<Format: XMLRecordFormat> {
    var text: SlidingText
    private var format: Format
    private let limit: Int
    /// The names of the open elements.
    private var path: [String] = []
    private var record: Record?

    private struct Record {
        var start: Int
        /// The number of open elements round it.
        var depth: Int
        /// Too large: nothing of it is looked at until it ends.
        var isDropped = false
    }

    init(format: Format, limit: Int, encoding: TextEncoding) {
        self.format = format
        // A map of UTF-16 takes many times the room of the text.
        self.limit = encoding.isVerbatim ? limit : limit / 16
        text = SlidingText(encoding)
    }

    mutating func take(_ event: XMLEvent, receive: (ExportRecord) -> Void) throws(ReaderError) {
        switch event {
        case .start(let tag):
            if path.isEmpty, !format.roots.contains(String(localName(tag.name))) { throw wrongRoot(tag) }
            if record == nil, format.beginsRecord(tag, path: path) {
                record = Record(start: tag.range.lowerBound, depth: path.count)
            }
            hand(event)
            path.append(tag.name)
        case .text:
            hand(event)
        case .end(let name, let range):
            _ = path.popLast()
            // The element around the record ends without what would have ended the record.
            if let open = record, path.count < open.depth { finish(open, at: range.lowerBound, receive: receive) }
            hand(event)
            if let open = record, path.count == open.depth, format.endsRecord(name) {
                finish(open, at: range.upperBound, receive: receive)
            }
        }
    }

    private mutating func hand(_ event: XMLEvent) {
        guard let record else { return format.outside(event, path: path[...], text: text) }
        guard !record.isDropped else { return }
        format.inside(event, path: path[record.depth...], base: record.start, text: text)
    }

    private mutating func finish(_ open: Record, at end: Int, receive: (ExportRecord) -> Void) {
        record = nil
        guard !open.isDropped else { return }
        let (units, faults) = format.finish()
        guard !units.isEmpty || !faults.isEmpty else { return }
        receive(ExportRecord(window: text.window(open.start..<end), units: units, faults: faults))
    }

    mutating func letGo(before offset: Int, receive: (ExportRecord) -> Void) {
        guard let open = record, !open.isDropped else { return text.forget(before: offset) }
        guard text.end - open.start > limit else { return text.forget(before: min(open.start, offset)) }
        record?.isDropped = true
        _ = format.finish()
        receive(oversized(open))
        text.forget(before: offset)
    }

    private mutating func oversized(_ open: Record) -> ExportRecord {
        let shown = text[open.start..<min(text.end, open.start + 1024)]
        let tag = shown.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 - shown.startIndex } ?? 1
        let window = text.window(open.start..<open.start + tag)
        return ExportRecord(
            window: window, units: [],
            faults: [
                RecordFault(
                    rule: "malformed-export", range: ByteRange(0, window.text.count),
                    message: "the \(format.recordName) is larger than \(byteCount(limit)), and was left out",
                    help: "nothing in it has been looked at")
            ])
    }

    private func wrongRoot(_ tag: XMLTag) -> ReaderError {
        let wanted = format.roots.sorted().map { "`<" + $0 + ">`" }.joined(separator: " or ")
        return malformed(
            XMLFault(
                offset: tag.range.lowerBound,
                message: "the outermost element is `<" + visible(tag.name) + ">`, where \(wanted) is expected",
                help: "say what the file is with `--format`"), in: text)
    }
}

/// The error for a fault of a document.
func malformed(_ fault: XMLFault, in text: SlidingText) -> ReaderError {
    .malformed(at: text.position(at: fault.offset), message: fault.message, help: fault.help)
}
