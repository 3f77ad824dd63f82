internal import SourceText

/// Reads strings files of Apple platforms: `"key" = "value";` in UTF-8, or UTF-16 with a byte order mark.
///
/// Property lists in XML go by the same name and are read, too. A file is read as a whole; an entry that is broken is a
/// fault, and the next line that begins one is read again.
public struct StringsReader: ExportReader {
    private let options: ReaderOptions

    /// Makes a reader.
    public init(options: ReaderOptions) { self.options = options }

    /// Reads the file and hands over one record of all its texts.
    public func read(_ input: ByteStream, receive: (ExportRecord) -> Void) throws(ReaderError) {
        var source = TextSource(input)
        let head = Array(try source.head())
        if head.starts(with: Array("bplist".utf8)) {
            throw refused(
                "the file is a binary property list", help: "`plutil -convert xml1` writes it as XML, which is read")
        }
        let mark = TextEncoding(markOf: head)
        if mark == nil, looksLikeUnmarkedUTF16(head) {
            throw refused(
                "the file is UTF-16 without a byte order mark",
                help: "save it as UTF-8, or as UTF-16 with a byte order mark")
        }
        if isXML(head) {
            let entries = PropertyListEntries(options: options)
            return try readXMLRecords(source.remainingInput(), entries, options: options, receive: receive)
        }
        source.use(mark ?? .utf8)
        var text = SlidingText(source.encoding)
        // A map of UTF-16 takes many times the room of the text.
        let limit = source.encoding.isVerbatim ? options.recordLimit : options.recordLimit / 16
        var fault: String?
        while fault == nil, let piece = try source.next() {
            text.append(piece.text)
            fault = piece.fault
            if text.end > limit {
                throw malformed(
                    XMLFault(
                        offset: 0, message: "the file is larger than \(byteCount(limit))",
                        help: "split it: no app has that many strings"), in: text)
            }
        }
        if let bad = text.withBytes(from: 0, { firstInvalidByte($0, from: 0) }) {
            throw malformed(
                XMLFault(
                    offset: bad, message: "this is not valid UTF-8",
                    help: "save it as UTF-8, or as UTF-16 with a byte order mark"), in: text)
        }
        let whole = text
        var reading = StringsReading(bytes: Array(text[0..<text.end]))
        reading.readAll()
        let units = reading.entries.filter { options.wants(record: $0.key) }.map { unit($0) }
        receive(ExportRecord(window: text.window(0..<text.end), units: units, faults: reading.faults))
        if let fault { throw malformed(XMLFault(offset: whole.end, message: fault), in: whole) }
    }

    private func unit(_ entry: StringsEntry) -> ExportUnit {
        ExportUnit(
            text: entry.value.bytes, map: entry.value.map, syntax: options.syntax ?? .inlineMarkdown,
            address: ContentAddress(record: entry.key, locale: LocaleCode.ofApplePath(options.path)),
            translationKey: entry.key)
    }

    private func refused(_ message: String, help: String) -> ReaderError {
        .malformed(at: .start, message: message, help: help)
    }

    private func isXML(_ head: [UInt8]) -> Bool {
        let text = head.drop { $0 <= 0x20 || $0 >= 0x80 }
        return ["<?xml", "<!DOCTYPE plist", "<plist"].contains { text.starts(with: Array($0.utf8)) }
    }
}
