import SourceText

extension HTMLTree {
    /// Finds the start tags that made no element, by walking the input with the finished tree as a guide: it knows which
    /// elements hold no markup, and where comments are.
    mutating func findIgnoredTags(in bytes: [UInt8], limits: HTMLLimits) throws(HTMLTreeError) {
        var nodeAt: [Int: Int] = [:]
        for (index, node) in nodes.enumerated() where !node.isClone && !node.source.isEmpty && node.kind != .text {
            nodeAt[node.source.lowerBound] = index
        }
        var found: [HTMLStartTag] = []
        var cursor = 0
        while cursor < bytes.count, let open = bytes[cursor...].firstIndex(of: 0x3C), open + 1 < bytes.count {
            cursor = open + 1
            switch bytes[open + 1] {
            case 0x2F:
                cursor = HTMLMarkup.endOfTag(bytes, at: open, before: bytes.count)
            case 0x21, 0x3F:
                cursor = HTMLMarkup.endOfDeclaration(
                    bytes, at: open, before: bytes.count, allowsCDATA: nodeAt[open] == nil)
            default:
                guard HTMLStartTag.isLetter(bytes[open + 1]) else { continue }
                guard let tag = HTMLStartTag.read(bytes, at: open, before: bytes.count) else { return }
                cursor = tag.source.upperBound
                if let index = nodeAt[open] {
                    cursor = max(cursor, endOfRawText(of: nodes[index], in: bytes.count) ?? cursor)
                } else {
                    found.append(tag)
                }
            }
        }
        if !found.isEmpty { try addIgnoredTags(found, bytes, limits) }
    }

    /// Where the text of an element that holds no markup ends; nil for other elements.
    private func endOfRawText(of node: HTMLNode, in count: Int) -> Int? {
        guard node.namespace == .html, HTMLMarkup.rawTextElements.contains(node.name) else { return nil }
        return node.endTag.isEmpty ? count : node.endTag.lowerBound
    }

    /// Reads the attributes of ignored tags by parsing them once more, under names that mean nothing and in their places,
    /// so that names and values are decoded by the same parser at the same offsets.
    private mutating func addIgnoredTags(
        _ tags: [HTMLStartTag], _ bytes: [UInt8], _ limits: HTMLLimits
    ) throws(HTMLTreeError) {
        var stage = [UInt8](repeating: 0x20, count: bytes.count)
        for tag in tags {
            stage.replaceSubrange(tag.source.range, with: bytes[tag.source.range])
            stage.replaceSubrange(tag.name.range, with: repeatElement(0x78, count: tag.name.count))
        }
        var flat = limits
        flat.depth = tags.count + 1
        let other = try GumboReader.read(stage, mode: .fragment, limits: flat)
        let elements = other.nodes.lazy.filter { $0.kind == .element && !$0.isClone }
        for (tag, element) in zip(tags, elements) {
            let first = Int32(attributes.count)
            for var attribute in other.attributes(of: element) {
                let start = pool.count
                pool.append(contentsOf: other.bytes(attribute.value))
                attribute.value = ByteRange(start, pool.count)
                attributes.append(attribute)
            }
            ignoredTags.append(
                HTMLIgnoredTag(
                    name: lowercased(bytes[tag.name.range]), source: tag.source,
                    attributes: first..<Int32(attributes.count)))
        }
    }
}
