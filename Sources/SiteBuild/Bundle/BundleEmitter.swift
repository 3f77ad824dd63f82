import Documents
import SourceText

/// Writes a document as blocks and inline runs for apps that draw help themselves: one pass over the flat tree.
///
/// In: what ``HTMLEmitter`` gets. Out: the members `links` and `blocks` of a page of the bundle. Raw HTML is not drawn:
/// its text and its links are kept, its tags are not; where the site's policy is to show it as text, it is text.
struct BundleEmitter {
    let document: Document
    let options: EmitterOptions
    var links: BundleLinks
    let rawLinks: [Int]
    var json = BundleJSON()
    var runs = BundleRuns()
    var marks = OpenMarks()
    /// The link that text belongs to, and the one that raw HTML has opened.
    var link: Int?
    var rawLink: Int?

    /// A node whose end is still to be written.
    struct Open {
        var node: Int
        var end: End
    }

    /// What a node's end asks for.
    enum End {
        case nothing
        /// The end of a list of blocks, and this behind it.
        case container(String)
        /// The end of the inline content, and this behind it.
        case inline(String)
        case mark(BundleStyle)
        case link
        case row
        case table
    }

    var open: [Open] = []
    /// For each list that is being written, whether it is still empty.
    var isEmpty = [true]
    /// Whether the table being written has its first body row.
    var hasBodyRows = false

    /// The members `links` and `blocks`.
    static func members(of document: Document, presentation: DocumentLinks, options: EmitterOptions) -> [UInt8] {
        var emitter = BundleEmitter(
            document: document, options: options, links: BundleLinks(presentation),
            rawLinks: rawLinks(of: document))
        emitter.run()
        var result = BundleJSON()
        result.raw("\"links\":[")
        result.raw(emitter.links.json.bytes)
        result.raw("],\"blocks\":[")
        result.raw(emitter.json.bytes)
        result.raw("]")
        return result.bytes
    }

    private mutating func run() {
        var index = 0
        while index < document.nodes.count {
            while let last = open.last, Int(document.nodes[last.node].end) <= index {
                open.removeLast()
                close(last.end)
            }
            index = enter(index)
        }
        while let last = open.popLast() { close(last.end) }
    }

    /// Writes what stands before the children of a node; returns the next node to enter.
    private mutating func enter(_ index: Int) -> Int {
        let node = document.nodes[index]
        switch node.kind {
        case .document, .opaqueBlock, .opaqueInline: push(index, .nothing)
        case .blockQuote: return enterQuote(index)
        case .directive: enterDirective(index, node)
        case .list:
            begin("list")
            if node.flags.contains(.ordered) { json.raw(",\"ordered\":true,\"start\":\(node.number)") }
            beginList("items")
            push(index, .container("]}"))
        case .item:
            separate()
            json.raw("{")
            if node.flags.contains(.task) {
                json.raw(node.flags.contains(.checked) ? "\"task\":\"done\"," : "\"task\":\"open\",")
            }
            json.raw("\"blocks\":[")
            isEmpty.append(true)
            push(index, .container("]}"))
        case .codeBlock: writeCode(node)
        case .htmlBlock: writeRawBlock(node, at: index)
        case .paragraph: enterParagraph(index, node)
        case .heading: enterHeading(index, node)
        case .thematicBreak:
            begin("rule")
            json.raw("}")
        case .table: enterTable(index, node)
        case .tableRow: enterRow(index, node)
        case .tableCell:
            separate()
            push(index, .inline(""))
        case .footnoteDefinition:
            begin("note")
            json.raw(",\"number\":\(node.number),\"label\":")
            json.string(document.bytes(node.text))
            beginList("blocks")
            push(index, .container("]}"))
        case .text: add(document.bytes(node.text))
        case .softBreak: add([0x20])
        case .lineBreak: add([0x0A])
        case .code:
            marks.open(.code)
            add(document.bytes(node.text))
            marks.close(.code)
        case .htmlInline: enterRaw(node, at: index)
        case .emphasis: enterMark(index, .emphasis)
        case .strong: enterMark(index, .strong)
        case .strikethrough: enterMark(index, .strikethrough)
        case .link:
            if let replacement = links.replacement(Int(node.number)) {
                add(replacement)
                return Int(node.end)
            }
            link = links.add(Int(node.number))
            push(index, .link)
        case .image:
            writeImage(index, node)
            return Int(node.end)
        case .footnoteReference:
            runs.add(link: nil) { json in
                json.raw("\"note\":\(node.number)")
            }
        }
        return index + 1
    }

    mutating func close(_ end: End) {
        switch end {
        case .nothing: break
        case .container(let text):
            isEmpty.removeLast()
            json.raw(text)
        case .inline(let text):
            json.raw(runs.finish())
            json.raw(text)
            endInline()
        case .mark(let style): marks.close(style)
        case .link: link = nil
        case .row:
            isEmpty.removeLast()
            json.raw("]")
        case .table:
            if !hasBodyRows { json.raw(",\"rows\":[") }
            json.raw("]}")
            if hasBodyRows { isEmpty.removeLast() }
            hasBodyRows = false
        }
    }

    /// What raw HTML has left open does not reach into the next block.
    mutating func endInline() {
        runs = BundleRuns()
        marks = OpenMarks()
        (link, rawLink) = (nil, nil)
    }

    mutating func push(_ index: Int, _ end: End) {
        if Int(document.nodes[index].end) > index + 1 {
            open.append(Open(node: index, end: end))
        } else {
            close(end)
        }
    }

    private mutating func enterMark(_ index: Int, _ style: BundleStyle) {
        marks.open(style)
        push(index, .mark(style))
    }

    // MARK: Writing

    /// Writes a comma where the list that is being written needs one.
    mutating func separate() {
        if isEmpty[isEmpty.count - 1] { isEmpty[isEmpty.count - 1] = false } else { json.raw(",") }
    }

    /// Begins a block.
    mutating func begin(_ kind: String) {
        separate()
        json.raw("{\"kind\":\"\(kind)\"")
    }

    /// Begins a list that is the last member of a block.
    mutating func beginList(_ name: String) {
        json.raw(",\"\(name)\":[")
        isEmpty.append(true)
    }

    mutating func add(_ bytes: some Collection<UInt8>) {
        runs.add(bytes, style: marks.style, link: link ?? rawLink)
    }
}
