internal import SourceText

/// The rows of a table on their way in.
struct CSVTable {
    var text: SlidingText
    private let options: ReaderOptions
    private let limit: Int
    private var scanner: CSVScanner
    private var columns: CSVColumns?
    private var rowStart = 0
    private var scanned = 0
    /// Whether the row was too large and is passed over.
    private var isDropping = false

    /// - Parameter head: The first part of the text, which tells the separator where it is not given.
    init(options: ReaderOptions, separator: UInt8?, encoding: TextEncoding, head: [UInt8]) {
        self.options = options
        limit = encoding.isVerbatim ? options.recordLimit : options.recordLimit / 16
        text = SlidingText(encoding)
        let markLength = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let sniffed = CSVScanner.sniff(head[markLength...])
        scanner = CSVScanner(separator: separator ?? sniffed.separator)
        rowStart = markLength + sniffed.declaration
        scanned = rowStart
    }

    /// Reads the rows that are there as a whole.
    ///
    /// - Parameter isLast: Whether nothing comes behind what is there.
    mutating func readRows(isLast: Bool, receive: (ExportRecord) -> Void) throws(ReaderError) {
        while scanned < text.end {
            guard let count = text.withBytes(from: scanned, { scanner.rowEnd($0, offset: scanned) }) else {
                scanned = text.end
                break
            }
            scanned += count
            try finishRow(end: scanned, receive: receive)
        }
        if isLast {
            if let quote = scanner.openQuote, scanner.isInQuotes {
                throw malformed(
                    XMLFault(
                        offset: quote, message: "the quote that opens here is never closed",
                        help: "quotes inside of a cell are written twice, and the file may have been cut off"), in: text
                )
            }
            if rowStart < text.end { try finishRow(end: text.end, receive: receive) }
        } else if !isDropping, rowStart < text.end, text.end - rowStart > limit {
            isDropping = true
            receive(oversized())
        }
        text.forget(before: isDropping ? scanned : min(rowStart, text.end))
    }

    private mutating func finishRow(end: Int, receive: (ExportRecord) -> Void) throws(ReaderError) {
        defer {
            rowStart = end
            isDropping = false
        }
        guard !isDropping else { return }
        var row = text[rowStart..<end]
        while let last = row.last, last == 0x0A || last == 0x0D, row.count > 0 { row = row.dropLast() }
        guard !row.isEmpty else { return }
        if let bad = row.withUnsafeBufferPointer({ firstInvalidByte($0, from: 0) }) {
            let fault = RecordFault(
                rule: "malformed-export", range: ByteRange(bad, bad + 1),
                message: "the row is not valid UTF-8, and was left out", help: "save the file as UTF-8")
            receive(ExportRecord(window: text.window(rowStart..<end), units: [], faults: [fault]))
            return
        }
        let reading = CSVCells(row, separator: scanner.separator)
        guard let columns else { return try readHeader(reading) }
        var faults = reading.faults
        if reading.cells.count != columns.names.count {
            let cells = reading.cells.count == 1 ? "1 cell" : "\(reading.cells.count) cells"
            faults.append(
                RecordFault(
                    rule: "malformed-export", range: ByteRange(0, row.count),
                    message: "the row has \(cells), where the header has \(columns.names.count)",
                    help: "a cell that holds the separator, a quote or a line end is written in quotes"))
        }
        let units = columns.units(reading.cells, syntax: options.syntax)
        guard !units.isEmpty || !faults.isEmpty else { return }
        receive(ExportRecord(window: text.window(rowStart..<end), units: units, faults: faults))
    }

    private mutating func readHeader(_ reading: CSVCells) throws(ReaderError) {
        let header = CSVColumns(reading.cells, fields: options.fields)
        if let name = header.missing(of: options.fields) {
            let near = nearestName(to: name, among: header.names)
            throw malformed(
                XMLFault(
                    offset: rowStart, message: "no column is headed `\(visible(name))`",
                    help: near.map { "did you mean `\(visible($0))`?" }), in: text)
        }
        for field in options.fields.indices { options.survey?.found(field) }
        columns = header
    }

    private mutating func oversized() -> ExportRecord {
        let shown = text[rowStart..<min(text.end, rowStart + 64)].prefix { $0 >= 0x20 && $0 < 0x80 }
        let count = shown.count
        return ExportRecord(
            window: text.window(rowStart..<rowStart + count), units: [],
            faults: [
                RecordFault(
                    rule: "malformed-export", range: ByteRange(0, count),
                    message: "the row is larger than \(byteCount(limit)), and was left out",
                    help: "a quote may not have been closed")
            ])
    }
}
