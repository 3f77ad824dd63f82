public import Documents
import SourceText

/// Writes a document as HTML: one pass over the flat tree, appending to one buffer.
///
/// In: a document and the start tags of its links. Out: the body of a page. Nothing is looked up and nothing is
/// decided here; a link without an address is written as its text.
public struct HTMLEmitter<Presentation: LinkPresentation> {
    let document: Document
    let presentation: Presentation
    let options: EmitterOptions
    var body = EmittedBody()

    /// A node whose end tag is still to be written.
    struct Open {
        var node: Int
        var tag: EndTag
    }

    /// End tags, by what has to be written.
    enum EndTag {
        case nothing
        case block(StaticString)
        case inline(StaticString)
        case paragraph
        case card([UInt8])
        case heading(UInt8)
        case row(isHeader: Bool)
        case table(hasBody: Bool)
        case note
    }

    var open: [Open] = []
    /// Whether the table being written has opened its `<tbody>`.
    var hasTableBody = false
    /// Number of images written so far.
    var images = 0
    /// Number of footnote definitions written so far.
    var notes = 0
    /// Whether the note being written has its way back already.
    var hasWayBack = false

    /// Makes an emitter for one document.
    public init(document: Document, presentation: Presentation, options: EmitterOptions) {
        self.document = document
        self.presentation = presentation
        self.options = options
    }

    /// The whole body.
    public static func body(of document: Document, presentation: Presentation, options: EmitterOptions) -> EmittedBody {
        var emitter = HTMLEmitter(document: document, presentation: presentation, options: options)
        emitter.run()
        return emitter.body
    }

    private mutating func run() {
        body.html.reserveCapacity(document.pool.count * 2 + 256)
        var index = 0
        while index < document.nodes.count {
            while let last = open.last, Int(document.nodes[last.node].end) <= index {
                open.removeLast()
                close(last)
            }
            index = enter(index)
        }
        while let last = open.popLast() { close(last) }
        if notes > 0 { write("</ol>\n</section>\n") }
    }

    // MARK: Nodes

    /// Writes what stands before the children of a node; returns the next node to enter.
    private mutating func enter(_ index: Int) -> Int {
        let node = document.nodes[index]
        switch node.kind {
        case .document, .opaqueBlock, .opaqueInline: push(index, .nothing)
        case .blockQuote: return enterQuote(index)
        case .directive: enterDirective(index, node)
        case .list: enterList(index, node)
        case .item: enterItem(index, node)
        case .codeBlock: writeCodeBlock(node)
        case .htmlBlock:
            startLine()
            writeRaw(node, isBlock: true)
            startLine()
        case .paragraph: return enterParagraph(index, node)
        case .heading: enterHeading(index, node)
        case .thematicBreak:
            startLine()
            write("<hr />\n")
        case .table:
            startLine()
            if options.tableWrappers { write("<div class=\"table-wrapper\" tabindex=\"0\">\n") }
            write("<table>")
            hasTableBody = false
            push(index, .table(hasBody: false))
        case .tableRow: enterRow(index, node)
        case .tableCell: enterCell(index, node)
        case .footnoteDefinition: enterNote(index, node)
        case .text: escape(node.text)
        case .softBreak: write("\n")
        case .lineBreak: write("<br />\n")
        case .code:
            write("<code>")
            escape(node.text)
            write("</code>")
        case .htmlInline: writeRaw(node, isBlock: false)
        case .emphasis: wrap(index, "<em>", "</em>")
        case .strong: wrap(index, "<strong>", "</strong>")
        case .strikethrough: wrap(index, "<del>", "</del>")
        case .link: return enterLink(index, node)
        case .image:
            writeImage(index, node)
            return Int(node.end)
        case .footnoteReference: writeNoteReference(node)
        }
        return index + 1
    }

    private mutating func close(_ frame: Open) {
        switch frame.tag {
        case .nothing: break
        case .inline(let tag): write(tag)
        case .block(let tag):
            startLine()
            write(tag)
        case .paragraph: closeParagraph(frame.node)
        case .card(let summary):
            writeSummary(summary)
            closeParagraph(frame.node)
        case .heading(let level):
            write("</h")
            body.html.append(0x30 + level)
            write(">\n")
        case .row(let isHeader):
            startLine()
            write("</tr>")
            if isHeader {
                startLine()
                write("</thead>")
            }
        case .table:
            if hasTableBody {
                startLine()
                write("</tbody>")
                startLine()
            }
            hasTableBody = false
            startLine()
            write("</table>")
            startLine()
            if options.tableWrappers { write("</div>\n") }
        case .note:
            if !hasWayBack {
                writeWayBack(document.nodes[frame.node])
                write("\n")
            }
            write("</li>\n")
        }
    }

    private mutating func wrap(_ index: Int, _ start: StaticString, _ end: StaticString) {
        write(start)
        push(index, .inline(end))
    }

    mutating func push(_ index: Int, _ tag: EndTag) {
        if Int(document.nodes[index].end) > index + 1 {
            open.append(Open(node: index, tag: tag))
        } else {
            close(Open(node: index, tag: tag))
        }
    }

    // MARK: Blocks

    private mutating func enterList(_ index: Int, _ node: Node) {
        startLine()
        let isOrdered = node.flags.contains(.ordered)
        write(isOrdered ? "<ol" : "<ul")
        if isOrdered, node.number != 1 { writeAttribute("start", Array(String(node.number).utf8)) }
        if options.tasks, Int(node.end) > index + 1, document.nodes[index + 1].flags.contains(.task) {
            write(" class=\"task-list\"")
        }
        write(">\n")
        push(index, .inline(isOrdered ? "</ol>\n" : "</ul>\n"))
    }

    private mutating func enterItem(_ index: Int, _ node: Node) {
        startLine()
        if node.flags.contains(.task) {
            write(options.tasks ? "<li class=\"task\">" : "<li>")
            write("<input type=\"checkbox\" ")
            if node.flags.contains(.checked) { write("checked=\"\" ") }
            write("disabled=\"\"")
            if options.tasks {
                let words = options.words
                writeAttribute("aria-label", (node.flags.contains(.checked) ? words.done : words.open).utf8)
            }
            write(" /> ")
        } else {
            write("<li>")
        }
        push(index, .inline("</li>\n"))
    }

    private mutating func writeCodeBlock(_ node: Node) {
        startLine()
        let info = document.bytes(node.extra)
        let language = info.prefix { !($0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D)) }
        write(options.codeFocus ? "<pre tabindex=\"0\">" : "<pre>")
        if language.isEmpty {
            write("<code>")
        } else {
            write("<code class=\"language-")
            HTMLEscaping.appendEscaped(language, to: &body.html)
            write("\">")
        }
        escape(node.text)
        write("</code></pre>\n")
    }

    /// Returns the next node to enter: behind the paragraph where it is a figure.
    private mutating func enterParagraph(_ index: Int, _ node: Node) -> Int {
        guard !node.flags.contains(.tight) else {
            push(index, .nothing)
            return index + 1
        }
        startLine()
        if isFigure(index, node) {
            writeFigure(index + 1)
            return Int(node.end)
        }
        write("<p")
        var tag = EndTag.paragraph
        if options.links, node.flags.contains(.soleLink), document.nodes[index + 1].kind == .link, standsInNoQuoteOrList
        {
            let attributes = presentation.attributes(ofLink: Int(document.nodes[index + 1].number))
            if attributes.paragraphClasses.utf8CodeUnitCount > 0 {
                writeAttribute("class", attributes.paragraphClasses)
                tag = .card(attributes.summary)
            }
        }
        write(">")
        push(index, tag)
        return index + 1
    }

    /// Whether nothing but blocks of colons is around what is written now.
    private var standsInNoQuoteOrList: Bool {
        open.allSatisfy { frame in
            let kind = document.nodes[frame.node].kind
            return kind == .document || kind == .directive
        }
    }

    /// The last paragraph of a note carries the way back to where the note was called.
    private mutating func closeParagraph(_ index: Int) {
        if let parent = open.last, case .note = parent.tag,
            document.nodes[index].end == document.nodes[parent.node].end, !hasWayBack
        {
            write(" ")
            writeWayBack(document.nodes[parent.node])
        }
        write("</p>\n")
    }

    private mutating func enterHeading(_ index: Int, _ node: Node) {
        startLine()
        write("<h")
        body.html.append(0x30 + node.level)
        guard options.headingIDs, document.headings.indices.contains(Int(node.number)) else {
            write(">")
            push(index, .heading(node.level))
            return
        }
        let id = document.bytes(document.headings[Int(node.number)].id)
        writeAttribute("id", id)
        write(">")
        for alias in options.anchorAliases[Array(id)] ?? [] {
            write("<span")
            writeAttribute("id", alias)
            write("></span>")
        }
        push(index, .heading(node.level))
    }

    // MARK: Raw HTML

    private mutating func writeRaw(_ node: Node, isBlock: Bool) {
        guard options.rawHTML != .escape else {
            if isOwnComment(node) { return }
            if isBlock { write("<p>") }
            for range in shownParts(of: node) { escape(ByteRange(range)) }
            if isBlock { write("</p>") }
            return
        }
        for range in shownParts(of: node) { appendRaw(range) }
    }

    /// Raw HTML without the comments for the audit.
    private func shownParts(of node: Node) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var written = node.text.lowerBound
        for comment in ownComments(in: document.bytes(node.text)) {
            parts.append(written..<comment.lowerBound)
            written = comment.upperBound
        }
        return parts + [written..<node.text.upperBound]
    }

    /// Whether a piece of raw HTML is nothing but comments for the audit.
    private func isOwnComment(_ node: Node) -> Bool {
        let comments = ownComments(in: document.bytes(node.text))
        guard !comments.isEmpty else { return false }
        return !node.text.range.contains { index in
            document.pool[index] > 0x20 && !comments.contains { $0.contains(index) }
        }
    }

    private mutating func appendRaw(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let start = body.html.count
        body.html.append(contentsOf: document.pool[range])
        body.rawHTML.append(EmittedRawHTML(body: ByteRange(start, body.html.count), poolStart: range.lowerBound))
    }

    // MARK: Writing

    func isEmptyLine() -> Bool { body.html.isEmpty || body.html[body.html.count - 1] == 0x0A }

    mutating func startLine() {
        if !isEmptyLine() { body.html.append(0x0A) }
    }

    mutating func write(_ text: StaticString) {
        text.withUTF8Buffer { body.html.append(contentsOf: $0) }
    }

    mutating func writeNumber(_ before: StaticString, _ number: Int32) {
        write(before)
        body.html.append(contentsOf: String(number).utf8)
    }

    mutating func escape(_ range: ByteRange) {
        HTMLEscaping.appendEscaped(document.bytes(range), to: &body.html)
    }

    mutating func writeAttribute(_ name: StaticString, _ value: some Collection<UInt8>) {
        write(" ")
        write(name)
        write("=\"")
        HTMLEscaping.appendEscaped(value, to: &body.html)
        write("\"")
    }

    mutating func writeAttribute(_ name: StaticString, _ value: StaticString) {
        value.withUTF8Buffer { writeAttribute(name, $0) }
    }
}
