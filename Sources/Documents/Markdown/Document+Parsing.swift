public import SourceText

extension Document {
    /// Reads a Markdown file into a document with exact places.
    ///
    /// Safe to call on any number of threads. A file that the parser cannot take (not UTF-8, a NUL byte, beyond a
    /// limit) gives an empty document and one finding of severity error.
    ///
    /// - Parameters:
    ///   - file: the whole file, front matter and byte order mark included.
    ///   - bodyStart: offset of the first byte of Markdown, behind byte order mark and front matter.
    ///   - options: what is read beyond GitHub Flavored Markdown.
    /// - Returns: the document, and findings of the rules `invalid-encoding`, `page-limit`, `directive-fence` and
    ///   `directive-nesting`.
    public static func parse(
        _ file: SourceFile, bodyStart: Int, options: MarkdownOptions
    ) -> (document: Document, findings: [Finding]) {
        let start = min(max(bodyStart, file.byteOrderMarkLength), file.bytes.count)
        let scan = file.bytes.withUnsafeBufferPointer { BodyScan($0, bodyStart: start) }
        if let refusal = ParserGuard(file: file, bodyStart: start, limits: options.limits, scan: scan).refusal() {
            var empty = Document()
            empty.bodyStart = start
            return (empty, [refusal])
        }
        var builder = DocumentBuilder(file: file, bodyStart: start, options: options, scan: scan)
        builder.build()
        var document = builder.document
        let htmlFindings = document.readRawHTML(file: file.name, keepsIdentifiers: options.htmlIdentifiers)
        // Where a block does not exist or is not closed, what stands in it cannot be told.
        let nesting =
            builder.findings.isEmpty && document.nodes.contains { $0.kind == .directive }
            ? DirectiveNesting.findings(in: document, file: file) : []
        return (document, builder.findings + nesting + htmlFindings)
    }
}
