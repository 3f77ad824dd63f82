import Documents
import LinkAudit
import SourceText

/// Elements whose text is not for reading.
private let silentElements: Set<String> = [
    "script", "style", "template", "iframe", "object", "noscript", "noembed", "noframes", "select", "textarea", "svg",
    "math", "title", "audio", "video",
]

/// Elements that stand on a line of their own.
private let blockElements: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav",
    "ol",
    "p", "pre", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
]

extension BundleEmitter {
    /// A tag among text: a mark, a link, a line break, or nothing.
    mutating func enterRaw(_ node: Node, at index: Int) {
        let literal = document.bytes(node.text)
        guard options.rawHTML != .escape else { return add(literal) }
        if literal.starts(with: [0x3C, 0x2F]) {
            let name = String(decoding: literal.dropFirst(2).prefix { $0 != 0x3E && $0 > 0x20 }, as: UTF8.self)
                .lowercased()
            if name == "a" { rawLink = nil }
            if let style = BundleStyle(element: name) { marks.close(style) }
            return
        }
        guard let tree = try? HTMLTree.parse(Array(literal), mode: .fragment), let element = tree.nodes.first,
            element.kind == .element
        else { return }
        switch element.name {
        case "br": add([0x0A])
        case "a": rawLink = rawLinks(of: index, "a").first.flatMap { links.add($0) }
        case "img": writeRawImage(element, tree, rawLinks(of: index, "img").first)
        default: if let style = BundleStyle(element: element.name) { marks.open(style) }
        }
    }

    /// A block of raw HTML: its text in paragraphs, with its links.
    mutating func writeRawBlock(_ node: Node, at index: Int) {
        let literal = document.bytes(node.text)
        if options.rawHTML == .escape {
            add(literal)
            return endRawParagraph()
        }
        guard let tree = try? HTMLTree.parse(Array(literal), mode: .fragment) else { return }
        var anchors = rawLinks(of: index, "a")[...]
        var images = rawLinks(of: index, "img")[...]
        var open: [(name: String, end: Int)] = []
        var position = 0
        while position <= tree.nodes.count {
            while let last = open.last, last.end <= position {
                open.removeLast()
                leave(last.name)
            }
            guard position < tree.nodes.count else { break }
            let inner = tree.nodes[position]
            switch inner.kind {
            case .comment: break
            case .text: addCollapsed(tree.bytes(inner.text))
            case .element:
                if silentElements.contains(inner.name) {
                    position = Int(inner.end)
                    continue
                }
                if blockElements.contains(inner.name) { endRawParagraph() }
                switch inner.name {
                case "br": add([0x0A])
                case "a":
                    rawLink = nil
                    let href = tree.attributes[Int(inner.attributes.lowerBound)..<Int(inner.attributes.upperBound)]
                        .contains { $0.name == "href" }
                    if href, !inner.isClone, let first = anchors.popFirst() { rawLink = links.add(first) }
                case "img": writeRawImage(inner, tree, images.popFirst())
                default: if let style = BundleStyle(element: inner.name) { marks.open(style) }
                }
                open.append((inner.name, Int(inner.end)))
            }
            position += 1
        }
        endRawParagraph()
    }

    private mutating func leave(_ name: String) {
        if name == "a" { rawLink = nil }
        if let style = BundleStyle(element: name) { marks.close(style) }
        if blockElements.contains(name) { endRawParagraph() }
    }

    /// Writes what has been gathered as a paragraph, where it is anything.
    private mutating func endRawParagraph() {
        guard !runs.isBlank else {
            runs = BundleRuns()
            return
        }
        begin("paragraph")
        json.raw(",\"runs\":")
        json.raw(runs.finish())
        json.raw("}")
        runs = BundleRuns()
    }

    /// Adds text, white space as HTML shows it.
    private mutating func addCollapsed(_ bytes: ArraySlice<UInt8>) {
        var text: [UInt8] = []
        for byte in bytes {
            let isSpace = byte == 0x20 || byte >= 0x09 && byte <= 0x0D
            if !isSpace { text.append(byte) } else if text.last != 0x20 { text.append(0x20) }
        }
        if runs.isBlank { text = Array(text.drop { $0 == 0x20 }) }
        add(text)
    }

    private mutating func writeRawImage(_ element: HTMLNode, _ tree: HTMLTree, _ index: Int?) {
        let attributes = tree.attributes[Int(element.attributes.lowerBound)..<Int(element.attributes.upperBound)]
        let alternative = attributes.first { $0.name == "alt" }.map { Array(tree.bytes($0.value)) } ?? []
        guard let index, let image = links.add(index) else { return add(alternative) }
        let size = links.presentation.size(ofImage: index)
        runs.add(link: link ?? rawLink) { json in
            json.raw("\"image\":\(image),\"text\":")
            json.string(alternative)
            if let size { json.raw(",\"width\":\(size.width),\"height\":\(size.height)") }
        }
    }

    /// The links of a node's raw HTML that belong to elements of this name, in order.
    private func rawLinks(of node: Int, _ element: StaticString) -> [Int] {
        let source = document.nodes[node].source
        var low = 0
        var high = rawLinks.count
        while low < high {
            let middle = (low + high) / 2
            if document.links[rawLinks[middle]].source.lowerBound < source.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return rawLinks[low...].prefix { document.links[$0].source.lowerBound < source.upperBound }.filter {
            document.bytes(document.links[$0].element).elementsEqual(Array(element.description.utf8))
        }
    }

    /// The links of raw HTML that an app can follow or show, in order of place.
    static func rawLinks(of document: Document) -> [Int] {
        document.links.indices.filter { index in
            let link = document.links[index]
            guard link.form == .htmlAttribute else { return false }
            let (element, attribute) = (document.string(link.element), document.string(link.attribute))
            return element == "a" && attribute == "href" || element == "img" && attribute == "src"
        }.sorted { document.links[$0].source.lowerBound < document.links[$1].source.lowerBound }
    }
}
