import CGumbo
import SourceText

/// Runs Gumbo over bytes and copies its tree into ours.
///
/// The only file that knows Gumbo; its memory ends with the call.
struct GumboReader {
    private var tree: HTMLTree
    private var base: UnsafePointer<CChar>
    private var input: [UInt8]

    /// Reads `bytes`, whose tags have been counted before.
    static func read(_ bytes: [UInt8], mode: HTMLTree.Mode, limits: HTMLLimits) throws(HTMLTreeError) -> HTMLTree {
        if bytes.isEmpty { return HTMLTree(input: bytes) }
        // A closure cannot pass a typed error through `withUnsafeBufferPointer` on every toolchain: a result can.
        let result = bytes.withUnsafeBytes { buffer -> Result<HTMLTree, HTMLTreeError> in
            guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else {
                return .success(HTMLTree(input: bytes))
            }
            let parse = fp_gumbo_parse(
                base, buffer.count, mode == .document, limits.memory, UInt32(clamping: limits.attributes))
            defer { fp_gumbo_free(parse) }
            guard parse.status == FP_GUMBO_FINE, let output = parse.output else {
                return .failure(fault(parse.status, bytes, limits))
            }
            var reader = GumboReader(base: base, input: bytes)
            let root = mode == .document ? output.pointee.document : output.pointee.root
            return reader.copy(below: root, limit: limits)
        }
        return try result.get()
    }

    private init(base: UnsafePointer<CChar>, input: [UInt8]) {
        self.base = base
        self.input = input
        self.tree = HTMLTree(input: input)
    }

    private static func fault(_ status: Int32, _ bytes: [UInt8], _ limits: HTMLLimits) -> HTMLTreeError {
        guard status == FP_GUMBO_ATTRIBUTES else {
            return .tooTangled(byteOffset: bytes.firstIndex(of: 0x3C) ?? 0)
        }
        var start = 0
        while let open = bytes[start...].firstIndex(of: 0x3C) {
            start = open + 1
            guard start < bytes.count, HTMLStartTag.isLetter(bytes[start]) else { continue }
            guard let tag = HTMLStartTag.read(bytes, at: open, before: bytes.count) else { break }
            if tag.attributes.count > limits.attributes {
                return .tooManyAttributes(limit: limits.attributes, byteOffset: open)
            }
            start = tag.source.upperBound
        }
        return .tooManyAttributes(limit: limits.attributes, byteOffset: bytes.firstIndex(of: 0x3C) ?? 0)
    }

    /// A place in Gumbo's tree: the next child to copy, and what becomes its parent.
    private struct Level {
        var children: UnsafePointer<GumboVector>
        var next: Int
        var parent: Int
    }

    private mutating func copy(
        below root: UnsafeMutablePointer<GumboNode>?, limit: HTMLLimits
    ) -> Result<HTMLTree, HTMLTreeError> {
        guard let children = fp_gumbo_children(root) else { return .success(tree) }
        var levels = [Level(children: children, next: 0, parent: -1)]
        while let level = levels.last {
            guard level.next < Int(level.children.pointee.length), let slots = level.children.pointee.data else {
                if level.parent >= 0 { tree.nodes[level.parent].end = Int32(tree.nodes.count) }
                levels.removeLast()
                continue
            }
            levels[levels.count - 1].next += 1
            guard let node = slots[level.next]?.assumingMemoryBound(to: GumboNode.self) else { continue }
            let index = tree.nodes.count
            var copied = copy(node)
            copied.parent = Int32(level.parent)
            copied.end = Int32(index + 1)
            tree.nodes.append(copied)
            guard copied.kind == .element, let inner = fp_gumbo_children(node) else { continue }
            if levels.count > limit.depth {
                return .failure(.tooDeep(limit: limit.depth, byteOffset: copied.source.lowerBound))
            }
            levels.append(Level(children: inner, next: 0, parent: index))
        }
        return .success(tree)
    }

    private mutating func copy(_ node: UnsafeMutablePointer<GumboNode>) -> HTMLNode {
        switch node.pointee.type {
        case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE: return copyElement(node)
        case GUMBO_NODE_COMMENT: return copyText(node.pointee.v.text, kind: .comment)
        default: return copyText(node.pointee.v.text, kind: .text)
        }
    }

    private mutating func copyText(_ text: GumboText, kind: HTMLNodeKind) -> HTMLNode {
        var result = HTMLNode(kind: kind)
        result.text = keep(text.text)
        result.source = range(text.original_text) ?? .empty
        return result
    }

    private mutating func copyElement(_ node: UnsafeMutablePointer<GumboNode>) -> HTMLNode {
        let element = node.pointee.v.element
        let flags = node.pointee.parse_flags.rawValue
        var result = HTMLNode(kind: .element)
        switch element.tag_namespace {
        case GUMBO_NAMESPACE_SVG: result.namespace = .svg
        case GUMBO_NAMESPACE_MATHML: result.namespace = .math
        default: result.namespace = .html
        }
        let clones =
            GUMBO_INSERTION_RECONSTRUCTED_FORMATTING_ELEMENT.rawValue | GUMBO_INSERTION_ADOPTION_AGENCY_CLONED.rawValue
        result.isClone = flags & clones != 0
        result.source = range(element.original_tag) ?? .empty
        // `</p>` without a start tag makes a whole element: it has no start tag of its own.
        if flags & GUMBO_INSERTION_CONVERTED_FROM_END_TAG.rawValue != 0 { result.source = .empty }
        result.name = name(of: element, written: result.source)
        result.endTag = endTag(of: element, named: result.name, flags: flags)
        result.attributes = copyAttributes(of: element, written: result.source)
        return result
    }

    private func name(of element: GumboElement, written source: ByteRange) -> String {
        if element.tag != GUMBO_TAG_UNKNOWN, let known = gumbo_normalized_tagname(element.tag) {
            return String(cString: known)
        }
        let bytes = bytes(source)
        guard bytes.count > 2 else { return "" }
        return lowercased(
            bytes.dropFirst().prefix { !HTMLStartTag.isSpace($0) && $0 != 0x2F && $0 != 0x3E })
    }

    /// Gumbo gives an element the end tag that happened to close it, also that of another element around it.
    private func endTag(of element: GumboElement, named name: String, flags: UInt32) -> ByteRange {
        guard let written = range(element.original_end_tag), written.count > 3 else { return .empty }
        let closing = bytes(written).dropFirst(2)
            .prefix { !HTMLStartTag.isSpace($0) && $0 != 0x2F && $0 != 0x3E }
        return lowercased(closing) == name ? written : .empty
    }

    /// Copies the attributes of an element.
    ///
    /// Gumbo decodes the values; the places come from the tag itself, because Gumbo misplaces an unquoted value that
    /// begins with a character reference.
    private mutating func copyAttributes(of element: GumboElement, written source: ByteRange) -> Range<Int32> {
        let first = Int32(tree.attributes.count)
        guard element.attributes.length > 0 else { return first..<first }
        let tag = HTMLStartTag.read(input, at: source.lowerBound, before: source.upperBound)
        var written = tag?.attributes[...] ?? []
        for index in 0..<Int(element.attributes.length) {
            guard let pointer = element.attributes.data[index] else { continue }
            let attribute = pointer.assumingMemoryBound(to: GumboAttribute.self).pointee
            guard let name = range(attribute.original_name) else { continue }
            // Repeated attributes are in the tag and not in Gumbo's list.
            while let next = written.first, next.name.start < name.start { written.removeFirst() }
            let value = written.first?.name == name ? written.first?.value : nil
            tree.attributes.append(
                HTMLAttribute(
                    name: lowercased(bytes(name)), value: keep(attribute.value), nameRange: name,
                    valueRange: value ?? ByteRange(name.upperBound, name.upperBound)))
        }
        return first..<Int32(tree.attributes.count)
    }

    private mutating func keep(_ text: UnsafePointer<CChar>?) -> ByteRange {
        guard let text else { return .empty }
        let start = tree.pool.count
        tree.pool.append(contentsOf: UnsafeRawBufferPointer(start: text, count: strlen(text)))
        return ByteRange(start, tree.pool.count)
    }

    /// The offsets of a piece of the input; nil for a piece that is no part of it.
    private func range(_ piece: GumboStringPiece) -> ByteRange? {
        guard let data = piece.data, piece.length > 0 else { return nil }
        let start = data - base
        guard start >= 0, start + piece.length <= input.count else { return nil }
        return ByteRange(start, start + piece.length)
    }

    private func bytes(_ range: ByteRange) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: UnsafeRawPointer(base) + range.lowerBound, count: range.count)
    }
}
