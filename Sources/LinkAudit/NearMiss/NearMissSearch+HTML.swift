public import Documents
internal import SourceText

extension NearMissSearch {
    /// The links that the text of an HTML body nearly has, Markdown that nobody will read as such included; in order
    /// of place. Ranges count in the tree's input.
    public func nearMisses(
        in tree: HTMLTree, leadsSomewhere: (ArraySlice<UInt8>) -> Bool = { _ in false }
    ) -> [MissedLink] {
        guard mayFindAny(in: tree.input) else { return [] }
        var result: [MissedLink] = []
        withoutActuallyEscaping(leadsSomewhere) { leadsSomewhere in
            let look = DestinationLook(schemes: schemes, leadsSomewhere: leadsSomewhere)
            var text = InlineText()
            var open: [(end: Int, isOpaque: Bool, isBlock: Bool)] = []
            /// The nodes of the block that is being read, and whether it has a text worth reading.
            var block: [Int] = []
            var isSuspicious = false
            func finish() {
                if isSuspicious {
                    for index in block { text.append(tree.nodes[index], of: tree) }
                    result += misses(in: text, look)
                    text.removeAll()
                }
                block.removeAll(keepingCapacity: true)
                isSuspicious = false
            }
            for index in tree.nodes.indices {
                while let last = open.last, last.end <= index {
                    open.removeLast()
                    if last.isBlock { finish() }
                }
                let isHidden = open.last?.isOpaque == true
                switch tree.nodes[index].kind {
                case .comment: break
                case .text where isHidden:
                    if let miss = codeIntent(tree.nodes[index], index, tree) { result.append(miss) }
                case .text:
                    block.append(index)
                    isSuspicious = isSuspicious || Self.isSuspicious(tree.input, tree.nodes[index].source)
                case .element:
                    let node = tree.nodes[index]
                    let isBlock = !Self.inlineElements.contains(node)
                    if isBlock { finish() }
                    let isOpaque = isHidden || Self.opaqueElements.contains(node)
                    // It stands in the text as one sign.
                    if isOpaque && !isHidden || Self.lineBreaks.contains(node) { block.append(index) }
                    open.append((Int(node.end), isOpaque, isBlock))
                }
            }
            finish()
        }
        return result.count < 2 ? result : result.sorted { $0.destinationSource.start < $1.destinationSource.start }
    }

    /// Whether it is worth while to look into a body of HTML: a bracket, or one of the app's schemes.
    private func mayFindAny(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            for index in buffer.indices {
                switch buffer[index] {
                case UInt8(ascii: "["), UInt8(ascii: "]"), 0xEF: return true
                case UInt8(ascii: ":") where schemeStart(before: index, in: bytes) != nil: return true
                default: break
                }
            }
            return false
        }
    }

    /// Whether a text holds a byte that a near miss begins with.
    private static func isSuspicious(_ bytes: [UInt8], _ range: ByteRange) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            for byte in buffer[range.range.clamped(to: 0..<buffer.count)] {
                switch byte {
                case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"), 0xEF, 0xE3: return true
                default: break
                }
            }
            return false
        }
    }

    private func misses(in text: InlineText, _ look: DestinationLook) -> [MissedLink] {
        let bytes = text.bytes
        var result: [MissedLink] = []
        if bytes.contains(where: { $0 == 0x5D || $0 == 0x5B || $0 == 0xEF || $0 == 0xE3 }) {
            var scanner = NearMissScanner(text, look: look, isHTML: true)
            scanner.run()
            result = scanner.found
        }
        var taken = 0
        var cursor = 0
        let count = result.count
        while let colon = bytes[cursor...].firstIndex(of: UInt8(ascii: ":")) {
            cursor = colon + 1
            guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: "/"),
                let start = schemeStart(before: colon, in: bytes)
            else { continue }
            let end = addressEnd(from: cursor, in: bytes, before: bytes.count)
            let place = text.source(start)
            while taken < count, result[taken].destinationSource.upperBound <= place { taken += 1 }
            if taken < count, result[taken].destinationSource.range.contains(place) { continue }
            guard var miss = bareIntent(start..<end, .bareText, bytes) else { continue }
            miss.source = text.source(start..<end)
            miss.destinationSource = miss.source
            miss.destination = decodedDestination(miss.destination[...])
            result.append(miss)
        }
        return result
    }

    /// A code element with nothing but one of the app's addresses in it.
    private func codeIntent(_ text: HTMLNode, _ index: Int, _ tree: HTMLTree) -> MissedLink? {
        guard text.parent >= 0, tree.nodes[Int(text.parent)].name == "code",
            Int(tree.nodes[Int(text.parent)].parent) < 0
                || tree.nodes[Int(tree.nodes[Int(text.parent)].parent)].name != "pre"
        else { return nil }
        let written = tree.input
        let range = text.source.range
        guard let colon = written[range].firstIndex(of: UInt8(ascii: ":")), colon + 1 < range.upperBound,
            written[colon + 1] == UInt8(ascii: "/"), schemeStart(before: colon, in: written) == range.lowerBound,
            addressEnd(from: colon + 1, in: written, before: range.upperBound) == range.upperBound
        else { return nil }
        return bareIntent(range, .bareCode, written)
    }

    /// Elements whose text is a link already, code, or never shown as it is.
    private static let opaqueElements = HTMLElementSet([
        "a", "code", "pre", "kbd", "samp", "script", "style", "textarea", "template", "title", "button", "svg", "math",
        "option", "noscript", "iframe", "xmp", "plaintext", "noembed", "noframes",
    ])
    private static let lineBreaks = HTMLElementSet(["br"])

    /// Elements that stand in a line of text.
    static let inlineElements = HTMLElementSet([
        "a", "abbr", "acronym", "annotation", "b", "bdi", "bdo", "big", "br", "button", "cite", "code", "data", "del",
        "dfn", "em", "font", "i", "img", "ins", "kbd", "label", "mark", "q", "s", "samp", "small", "span", "strike",
        "strong", "sub", "sup", "time", "tt", "u", "var", "wbr", "xliff:g",
    ])
}

extension InlineText {
    /// Adds a node of a block: its text, a line end, or the sign for what is no running text.
    fileprivate mutating func append(_ node: HTMLNode, of tree: HTMLTree) {
        if node.kind == .text {
            append(tree.input, node.source)
        } else {
            append(node.name == "br" ? 0x0A : Self.markup, at: node.source.lowerBound)
        }
    }
}
