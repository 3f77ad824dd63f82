import SourceText

extension HTMLTree {
    /// Finds the start tags that made no element, by walking the input with the finished tree as a guide: it knows which
    /// elements hold no markup, and where comments are.
    ///
    /// - Parameter starts: how many start tags there can be; where as many made elements, there is nothing to find.
    mutating func findIgnoredTags(in bytes: [UInt8], starts: Int, limits: HTMLLimits) throws(HTMLTreeError) {
        var known: [(start: Int, node: Int)] = []
        known.reserveCapacity(starts)
        var elements = 0
        var isInOrder = true
        for index in nodes.indices where !nodes[index].isClone && nodes[index].kind != .text {
            let source = nodes[index].source
            guard !source.isEmpty else { continue }
            if let last = known.last, last.start >= source.lowerBound { isInOrder = false }
            known.append((source.lowerBound, index))
            if nodes[index].kind == .element, HTMLMarkup.startsTag(bytes, at: source.lowerBound, before: bytes.count) {
                elements += 1
            }
        }
        if isInOrder, elements == starts { return }
        // Of two that begin in one place the later one counts.
        if !isInOrder { known.sort { ($0.start, $0.node) < ($1.start, $1.node) } }
        let found = ignoredTags(in: bytes, known)
        if !found.isEmpty { try addIgnoredTags(found, bytes, limits) }
    }

    private func ignoredTags(in bytes: [UInt8], _ known: [(start: Int, node: Int)]) -> [HTMLStartTag] {
        var found: [HTMLStartTag] = []
        var next = 0
        /// The node that begins at an offset; offsets come in order.
        func node(at offset: Int) -> Int? {
            while next < known.count, known[next].start < offset { next += 1 }
            var node: Int?
            while next < known.count, known[next].start == offset {
                node = known[next].node
                next += 1
            }
            return node
        }
        var cursor = 0
        while cursor < bytes.count, let open = bytes[cursor...].firstIndex(of: 0x3C), open + 1 < bytes.count {
            cursor = open + 1
            switch bytes[open + 1] {
            case 0x2F:
                cursor = HTMLMarkup.endOfTag(bytes, at: open, before: bytes.count)
            case 0x21, 0x3F:
                cursor = HTMLMarkup.endOfDeclaration(
                    bytes, at: open, before: bytes.count, allowsCDATA: node(at: open) == nil)
            default:
                guard HTMLStartTag.isLetter(bytes[open + 1]) else { continue }
                guard let tag = HTMLStartTag.read(bytes, at: open, before: bytes.count) else { return found }
                cursor = tag.source.upperBound
                if let index = node(at: open) {
                    cursor = max(cursor, endOfRawText(of: nodes[index], in: bytes.count) ?? cursor)
                } else {
                    found.append(tag)
                }
            }
        }
        return found
    }

    /// Where the text of an element that holds no markup ends; nil for other elements.
    private func endOfRawText(of node: HTMLNode, in count: Int) -> Int? {
        guard node.namespace == .html, HTMLMarkup.rawTextElements.contains(node.name) else { return nil }
        return node.endTag.isEmpty ? count : node.endTag.lowerBound
    }

    /// Reads the attributes of ignored tags by parsing them once more, by themselves and under names that mean nothing, so
    /// that names and values are decoded by the same parser.
    private mutating func addIgnoredTags(
        _ tags: [HTMLStartTag], _ bytes: [UInt8], _ limits: HTMLLimits
    ) throws(HTMLTreeError) {
        var stage: [UInt8] = []
        /// How much further on each tag with attributes stands in the input than in the stage.
        var distances: [Int] = []
        for tag in tags where !tag.attributes.isEmpty {
            distances.append(tag.source.lowerBound - stage.count)
            stage.append(0x3C)
            stage.append(contentsOf: repeatElement(0x78, count: tag.name.count))
            stage += bytes[tag.name.upperBound..<tag.source.upperBound]
        }
        var flat = limits
        flat.depth = tags.count + 1
        let other = try GumboReader.read(stage, mode: .fragment, limits: flat, shortens: false)
        var elements = other.nodes.lazy.filter { $0.kind == .element && !$0.isClone }.makeIterator()
        var place = 0
        for tag in tags {
            let first = Int32(attributes.count)
            if !tag.attributes.isEmpty, let element = elements.next() {
                for var attribute in other.attributes(of: element) {
                    let start = pool.count
                    pool.append(contentsOf: other.bytes(attribute.value))
                    attribute.value = ByteRange(start, pool.count)
                    attribute.nameRange = attribute.nameRange.shifted(by: distances[place])
                    attribute.valueRange = attribute.valueRange.shifted(by: distances[place])
                    attributes.append(attribute)
                }
                place += 1
            }
            ignoredTags.append(
                HTMLIgnoredTag(
                    name: lowercased(bytes[tag.name.range]), source: tag.source,
                    attributes: first..<Int32(attributes.count)))
        }
    }
}
