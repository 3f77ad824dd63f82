public import Documents
internal import SourceText

extension NearMissSearch {
    /// Whether it is worth while to look into a body of HTML: a bracket, or one of the app's schemes.
    public func mayFindAny(inHTML bytes: [UInt8]) -> Bool {
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "]"), 0xEF: return true
            case UInt8(ascii: ":") where schemeStart(before: index, in: bytes) != nil: return true
            default: break
            }
        }
        return false
    }

    /// The links that the text of an HTML body nearly has, Markdown that nobody will read as such included; in order
    /// of place. Ranges count in the tree's input.
    public func nearMisses(
        in tree: HTMLTree, leadsSomewhere: (ArraySlice<UInt8>) -> Bool = { _ in false }
    ) -> [MissedLink] {
        var result: [MissedLink] = []
        withoutActuallyEscaping(leadsSomewhere) { leadsSomewhere in
            let look = DestinationLook(schemes: schemes, leadsSomewhere: leadsSomewhere)
            var text = InlineText()
            var open: [(node: Int, isOpaque: Bool, isBlock: Bool)] = []
            func finish() {
                if !text.bytes.isEmpty { result += misses(in: text, look) }
                text.removeAll()
            }
            for (index, node) in tree.nodes.enumerated() {
                while let last = open.last, Int(tree.nodes[last.node].end) <= index {
                    open.removeLast()
                    if last.isBlock { finish() }
                }
                let isHidden = open.last?.isOpaque == true
                switch node.kind {
                case .comment: break
                case .text where isHidden:
                    if let miss = codeIntent(node, index, tree) { result.append(miss) }
                case .text: text.append(tree.input, node.source)
                case .element:
                    let isOpaque = isHidden || Self.opaqueElements.contains(node.name)
                    let isBlock = !Self.inlineElements.contains(node.name)
                    if isBlock { finish() }
                    if isOpaque, !isHidden { text.append(InlineText.markup, at: node.source.lowerBound) }
                    if node.name == "br" { text.append(0x0A, at: node.source.lowerBound) }
                    open.append((index, isOpaque, isBlock))
                }
            }
            finish()
        }
        return result.sorted { $0.destinationSource.start < $1.destinationSource.start }
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
    private static let opaqueElements: Set<String> = [
        "a", "code", "pre", "kbd", "samp", "script", "style", "textarea", "template", "title", "button", "svg", "math",
        "option", "noscript", "iframe", "xmp", "plaintext", "noembed", "noframes",
    ]

    /// Elements that stand in a line of text.
    static let inlineElements: Set<String> = [
        "a", "abbr", "acronym", "annotation", "b", "bdi", "bdo", "big", "br", "button", "cite", "code", "data", "del",
        "dfn", "em", "font", "i", "img", "ins", "kbd", "label", "mark", "q", "s", "samp", "small", "span", "strike",
        "strong", "sub", "sup", "time", "tt", "u", "var", "wbr", "xliff:g",
    ]
}
