import Documents
import SourceText

/// A text read as an app shows a string with Apple's inline Markdown: block markers, indents and fences are text, and
/// hide nothing.
///
/// The text becomes one paragraph: what stands at its start cannot begin a block, and its line ends are spaces. Only
/// the destination in `<…>` tells the two apart, which may hold a space and no line end.
struct InlineReading {
    /// A no-break space, which begins no block, and a plain one, behind which an address may begin.
    private static let lead: [UInt8] = [0xC2, 0xA0, 0x20]

    /// The document; its places count in the text.
    private(set) var document: Document
    /// What the parser does not take.
    private(set) var findings: [Finding]

    init(_ text: [UInt8], file: String) {
        var line = InlineReading.lead
        line.reserveCapacity(text.count + line.count)
        for byte in text { line.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte) }
        (document, findings) = Document.parse(
            SourceFile(name: file, bytes: line), bodyStart: 0, options: UnitAuditor.markdown)
        let distance = -InlineReading.lead.count
        document.moveSources(by: distance)
        for index in findings.indices {
            findings[index].place.range = findings[index].place.range.map { $0.shifted(by: distance) }
        }
        markSoleLink(in: text)
    }

    /// A string that is nothing but one link is an action of its own.
    private mutating func markSoleLink(in text: [UInt8]) {
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
        guard let first = text.firstIndex(where: { !isSpace($0) }), let last = text.lastIndex(where: { !isSpace($0) })
        else { return }
        document.markStandingAlone(ByteRange(first, last + 1))
    }
}
