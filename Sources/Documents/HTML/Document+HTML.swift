public import SourceText

extension Document {
    /// Reads a body of HTML, or a whole page of it, into a document with exact places.
    ///
    /// The tree holds what rules look at: links and images with the texts inside of them. A text that is not UTF-8 or
    /// is beyond a limit gives an empty document and one finding of severity error.
    ///
    /// - Parameters:
    ///   - file: the text; every place counts in its bytes.
    ///   - limits: bounds on the HTML.
    /// - Returns: the document, the tree that it was made of, which is nil when there is none, and findings of the rules
    ///   `invalid-encoding` and `page-limit`.
    public static func parseHTML(
        _ file: SourceFile, limits: HTMLLimits = .standard
    ) -> (document: Document, tree: HTMLTree?, findings: [Finding]) {
        func refused(
            _ rule: String, _ range: ByteRange, _ message: String, _ help: String
        ) -> (Document, HTMLTree?, [Finding]) {
            let place = Place(file: file.name, range: range)
            let finding = Finding(rule: rule, severity: .error, place: place, message: message, help: help)
            return (Document(), nil, [finding])
        }
        let invalid = file.bytes.withUnsafeBufferPointer { firstInvalidByte($0, from: 0) }
        if let invalid {
            let message = file.bytes[invalid] == 0 ? "a NUL byte" : "a byte that is not UTF-8"
            return refused("invalid-encoding", ByteRange(invalid, invalid + 1), message, "save it as UTF-8")
        }
        do throws(HTMLTreeError) {
            let isPage = HTMLDocumentReader.isWholePage(file.bytes)
            let tree = try HTMLTree.parse(file.bytes, mode: isPage ? .document : .fragment, limits: limits)
            var reader = HTMLDocumentReader(tree, isPage: isPage)
            reader.read()
            return (reader.document, tree, [])
        } catch {
            let start = max(0, min(error.byteOffset, file.bytes.count - 1))
            return refused("page-limit", ByteRange(start, start + 1), error.message, "split it")
        }
    }
}

/// Makes a document of a tree of HTML.
private struct HTMLDocumentReader {
    private let tree: HTMLTree
    private let isPage: Bool
    var document = Document()
    /// The number of visible texts and images before each node.
    private var visible: [Int32]

    init(_ tree: HTMLTree, isPage: Bool) {
        self.tree = tree
        self.isPage = isPage
        visible = []
        visible.reserveCapacity(tree.nodes.count + 1)
        var seen: Int32 = 0
        visible.append(seen)
        for index in tree.nodes.indices {
            let isSeen =
                tree.nodes[index].kind == .text
                ? !Self.isBlank(tree.bytes(tree.nodes[index].text)) : Self.images.contains(tree.nodes[index])
            if isSeen { seen += 1 }
            visible.append(seen)
        }
        document.nodes.reserveCapacity(tree.nodes.count / 2 + 2)
        document.pool.reserveCapacity(tree.pool.count)
    }

    private static let images = HTMLElementSet(["img"])
    private static let swallowing = HTMLElementSet(["script", "style"])

    /// Whether a text is a page by itself and not the body of one: it begins with a document type or with `html`.
    static func isWholePage(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        while true {
            rest = rest.drop(while: HTMLStartTag.isSpace)
            guard rest.starts(with: [0x3C, 0x21, 0x2D, 0x2D]) else { break }
            let end = HTMLMarkup.endOfDeclaration(bytes, at: rest.startIndex, before: bytes.count, allowsCDATA: false)
            rest = bytes[end...]
        }
        let start = lowercased(rest.prefix(9))
        return start == "<!doctype" || start.hasPrefix("<html")
    }

    mutating func read() {
        document.nodes.append(Node(kind: .document, source: ByteRange(0, tree.input.count)))
        let links = tree.linkAttributes()
        var linkOfNode: [Int: Int] = [:]
        for link in links {
            if let node = link.node, link.attribute == "href" || link.attribute == "src", linkOfNode[node] == nil {
                linkOfNode[node] = document.links.count
            }
            add(link)
        }
        readNodes(linkOfNode)
        document.nodes[0].end = Int32(document.nodes.count)
        for identifier in tree.identifiers() {
            document.anchors.append(
                Anchor(name: keep(identifier.name.utf8), origin: .html, source: identifier.range))
        }
        document.activeContent = tree.activeContent().filter { content in
            !isPage || content.attribute != nil || !["html", "head", "body"].contains(content.element)
        }
    }

    private mutating func add(_ link: HTMLLinkAttribute) {
        document.links.append(
            Link(
                form: .htmlAttribute, use: link.use, destination: keep(link.value.utf8),
                destinationSource: link.valueRange, source: link.tagRange, element: keep(link.element.utf8),
                attribute: keep(link.attribute.utf8), standsAlone: link.node.map(standsAlone) ?? false))
    }

    // MARK: The tree

    private mutating func readNodes(_ linkOfNode: [Int: Int]) {
        /// Links that are open: the end in the tree of HTML, the node here.
        var open: [(end: Int, node: Int)] = []
        var swallowedUntil = 0
        for index in tree.nodes.indices {
            while let last = open.last, last.end <= index {
                document.nodes[last.node].end = Int32(document.nodes.count)
                open.removeLast()
            }
            guard index >= swallowedUntil else { continue }
            guard tree.nodes[index].kind == .element else {
                let (text, source) = (tree.nodes[index].text, tree.nodes[index].source)
                if tree.nodes[index].kind == .text, !text.isEmpty {
                    append(.text, source, text: keep(tree.bytes(text)))
                }
                continue
            }
            let node = tree.nodes[index]
            if Self.swallowing.contains(node) { swallowedUntil = Int(node.end) }
            let link = node.isClone || node.attributes.isEmpty ? nil : linkOfNode[index]
            if let link, document.links[link].use == .tap {
                open.append((Int(node.end), document.nodes.count))
                append(.link, node.source, number: link)
                if isNamed(node) { append(.htmlInline, node.source) }
            } else if Self.images.contains(node) {
                readImage(node, link: link)
            } else if node.namespace != .html {
                append(.htmlInline, node.source)
            }
        }
        for last in open { document.nodes[last.node].end = Int32(document.nodes.count) }
    }

    /// An image with its alternative text inside; `alt=""` says that it is decoration, and then nothing is missed.
    private mutating func readImage(_ node: HTMLNode, link: Int?) {
        guard let alternative = tree.value(of: "alt", in: node) else {
            append(.image, node.source, number: link)
            return
        }
        if !alternative.isEmpty { append(.text, node.source, text: keep(alternative.utf8)) }
    }

    private mutating func append(_ kind: NodeKind, _ source: ByteRange, number: Int? = nil, text: ByteRange = .empty) {
        let index = document.nodes.count
        document.nodes.append(
            Node(kind: kind, end: Int32(index + 1), number: Int32(number ?? -1), text: text, source: source))
        if let number { document.links[number].node = Int32(index) }
    }

    /// Whether an element has a name that is read out in place of its text.
    private func isNamed(_ node: HTMLNode) -> Bool {
        ["aria-label", "aria-labelledby", "title"].contains { name in
            tree.value(of: name, in: node).map { !$0.isEmpty } ?? false
        }
    }

    private static let inline = HTMLElementSet(["span", "strong", "b", "em", "i", "u", "font", "small", "big"])
    private static let paragraphs = HTMLElementSet(["p", "div", "td", "section", "article", "body"])

    /// Whether a link is all there is in its paragraph.
    private func standsAlone(_ link: Int) -> Bool {
        var block = Int(tree.nodes[link].parent)
        while block >= 0, Self.inline.contains(tree.nodes[block]) { block = Int(tree.nodes[block].parent) }
        guard block < 0 || Self.paragraphs.contains(tree.nodes[block]) else {
            return false
        }
        let outer = block < 0 ? 0..<tree.nodes.count : block + 1..<Int(tree.nodes[block].end)
        let inner = link..<Int(tree.nodes[link].end)
        return visible[outer.upperBound] - visible[outer.lowerBound]
            == visible[inner.upperBound] - visible[inner.lowerBound]
    }

    private static func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
        var index = text.startIndex
        while index < text.endIndex {
            if HTMLStartTag.isSpace(text[index]) {
                index += 1
            } else if text[index] == 0xC2, index + 1 < text.endIndex, text[index + 1] == 0xA0 {
                index += 2
            } else {
                return false
            }
        }
        return true
    }

    private mutating func keep(_ bytes: some Collection<UInt8>) -> ByteRange {
        let start = document.pool.count
        document.pool.append(contentsOf: bytes)
        return ByteRange(start, document.pool.count)
    }
}
