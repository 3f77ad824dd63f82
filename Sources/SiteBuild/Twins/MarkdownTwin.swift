import SourceText

/// How the text of a page becomes its Markdown twin: the page once more for readers that want text and no theme.
///
/// The twin is the text as it was written, with the places changed that would be wrong on the web: destinations lead to
/// what the page's links lead to, and comments are left out. Only the changes are kept of a page, so that a large site
/// need not be in memory twice; the file is read again when the twin is written.
struct MarkdownTwin: Sendable {
    /// A stretch of the file and what stands in its place.
    private struct Edit: Sendable {
        var source: ByteRange
        /// In `pool`.
        var replacement: ByteRange
    }

    /// In order of place; none overlaps another.
    private var edits: [Edit] = []
    private var pool: [UInt8] = []

    /// Replaces a stretch of the file; one that begins inside the stretch before is left alone.
    ///
    /// Stretches have to come in order of place.
    mutating func replace(_ source: ByteRange, by bytes: some Collection<UInt8>) {
        if let last = edits.last, source.start < last.source.end { return }
        edits.append(Edit(source: source, replacement: ByteRange(pool.count, pool.count + bytes.count)))
        pool += bytes
    }

    /// Appends the twin of a page.
    ///
    /// - Parameters:
    ///   - bytes: the file, the same as when the changes were made.
    ///   - bodyStart: where its text begins.
    ///   - title: written as a heading of level 1; nil for a text that has one.
    ///   - output: what it is appended to.
    func append(_ bytes: [UInt8], bodyStart: Int, title: String?, to output: inout [UInt8]) {
        if let title {
            output += "# ".utf8
            MarkdownTwin.appendPlain(Array(title.utf8)[...], to: &output)
            output += "\n\n".utf8
        }
        var cursor = bytes.indices.contains(bodyStart) ? bodyStart : bytes.count
        while cursor < bytes.count, bytes[cursor] == 0x0A || bytes[cursor] == 0x0D { cursor += 1 }
        for edit in edits where edit.source.upperBound <= bytes.count && edit.source.lowerBound >= cursor {
            output += bytes[cursor..<edit.source.lowerBound]
            output += pool[edit.replacement.range]
            cursor = edit.source.upperBound
        }
        output += bytes[cursor...]
        if let last = output.last, last != 0x0A, last != 0x0D { output.append(0x0A) }
    }

    /// Appends a text so that Markdown reads it as it is.
    static func appendPlain(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
        for byte in text {
            if isMarkup(byte) { output.append(UInt8(ascii: "\\")) }
            output.append(byte)
        }
    }

    /// Whether a byte could be read as markup inside a line.
    private static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "~"),
            UInt8(ascii: "{"), UInt8(ascii: "|"):
            true
        default: false
        }
    }
}
