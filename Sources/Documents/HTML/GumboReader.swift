import CGumbo
import SourceText

/// Runs Gumbo over bytes and copies its tree into ours.
///
/// The only file that knows Gumbo; its memory ends with the call.
struct GumboReader {
    private var tree: HTMLTree
    private let base: UnsafePointer<CChar>
    private let count: Int
    /// The input with its plain words shortened, where that is what Gumbo reads.
    private var shortened: ShortenedHTML?
    /// Whether a word that was shortened turned up where no text is.
    private var isMistaken = false

    /// Reads `bytes`, whose tags have been counted before.
    ///
    /// - Parameter shortens: whether Gumbo may be given the text shortened; the tree is the same in either case.
    static func read(
        _ bytes: [UInt8], mode: HTMLTree.Mode, limits: HTMLLimits, shortens: Bool = true
    ) throws(HTMLTreeError) -> HTMLTree {
        if bytes.isEmpty { return HTMLTree(input: bytes) }
        if shortens, let shortened = ShortenedHTML(bytes),
            let tree = try read(shortened.bytes, of: bytes, shortened, mode, limits).get()
        {
            return tree
        }
        return try read(bytes, of: bytes, nil, mode, limits).get() ?? HTMLTree(input: bytes)
    }

    /// A closure cannot pass a typed error through `withUnsafeBytes` on every toolchain: a result can.
    ///
    /// Gives nil where the text cannot be read shortened.
    private static func read(
        _ bytes: [UInt8], of input: [UInt8], _ shortened: ShortenedHTML?, _ mode: HTMLTree.Mode, _ limits: HTMLLimits
    ) -> Result<HTMLTree?, HTMLTreeError> {
        bytes.withUnsafeBytes { buffer -> Result<HTMLTree?, HTMLTreeError> in
            guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return .success(nil) }
            let parse = fp_gumbo_parse(
                base, buffer.count, mode == .document, limits.memory, UInt32(clamping: limits.attributes))
            defer { fp_gumbo_free(parse) }
            guard parse.status == FP_GUMBO_FINE, let output = parse.output else {
                return .failure(fault(parse.status, input, limits))
            }
            var reader = GumboReader(base: base, count: buffer.count, shortened: shortened, input: input)
            let root = mode == .document ? output.pointee.document : output.pointee.root
            if let error = reader.copy(below: root, limit: limits) { return .failure(error) }
            return .success(reader.isMistaken ? nil : reader.tree)
        }
    }

    private init(base: UnsafePointer<CChar>, count: Int, shortened: ShortenedHTML?, input: [UInt8]) {
        self.base = base
        self.count = count
        self.shortened = shortened
        self.tree = HTMLTree(input: input)
        let tags = input.count / 40
        tree.nodes.reserveCapacity(tags)
        tree.pool.reserveCapacity(input.count)
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
    ) -> HTMLTreeError? {
        guard let children = fp_gumbo_children(root) else { return nil }
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
                return .tooDeep(limit: limit.depth, byteOffset: copied.source.lowerBound)
            }
            levels.append(Level(children: inner, next: 0, parent: index))
        }
        return nil
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
        result.text = keep(text.text, isText: kind == .text)
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
        let tag = element.original_tag
        result.source = range(tag) ?? .empty
        // `</p>` without a start tag makes a whole element: it has no start tag of its own.
        if flags & GUMBO_INSERTION_CONVERTED_FROM_END_TAG.rawValue != 0 { result.source = .empty }
        result.number = UInt8(clamping: element.tag.rawValue)
        result.name = element.tag == GUMBO_TAG_UNKNOWN ? name(written: tag) : HTMLElementName.known(result.number)
        result.endTag = endTag(of: element, named: result.name)
        result.attributes = copyAttributes(of: element)
        return result
    }

    /// The name of an element that Gumbo does not know.
    private mutating func name(written tag: GumboStringPiece) -> String {
        let written = bytes(tag)
        guard written.count > 2 else { return "" }
        let name = Self.tagName(written, from: 1)
        note(name)
        return lowercased(name)
    }

    /// The name in a tag as it is written.
    private static func tagName(_ tag: UnsafeRawBufferPointer, from start: Int) -> UnsafeRawBufferPointer {
        var end = start
        while end < tag.count, !HTMLStartTag.isSpace(tag[end]), tag[end] != 0x2F, tag[end] != 0x3E { end += 1 }
        return UnsafeRawBufferPointer(rebasing: tag[start..<end])
    }

    /// Gumbo gives an element the end tag that happened to close it, also that of another element around it.
    private mutating func endTag(of element: GumboElement, named name: String) -> ByteRange {
        let written = bytes(element.original_end_tag)
        guard written.count > 3, let range = range(element.original_end_tag) else { return .empty }
        let closing = Self.tagName(written, from: 2)
        guard closing.count == name.utf8.count else { return .empty }
        for (byte, wanted) in zip(closing, name.utf8)
        where byte != wanted && !((0x41...0x5A).contains(byte) && byte | 0x20 == wanted) {
            return .empty
        }
        return range
    }

    /// Copies the attributes of an element.
    ///
    /// Gumbo decodes the values. The places of values in quotes are Gumbo's; those of others come from the tag itself,
    /// because Gumbo misplaces an unquoted value that begins with a character reference.
    private mutating func copyAttributes(of element: GumboElement) -> Range<Int32> {
        let first = Int32(tree.attributes.count)
        let count = Int(element.attributes.length)
        guard count > 0, let source = range(element.original_tag) else { return first..<first }
        var written: HTMLStartTag?
        for index in 0..<count {
            guard let pointer = element.attributes.data[index] else { continue }
            let attribute = pointer.assumingMemoryBound(to: GumboAttribute.self).pointee
            guard let name = range(attribute.original_name) else { continue }
            var value = quotedValue(attribute.original_value)
            if value == nil {
                if written == nil {
                    written = HTMLStartTag.read(tree.input, at: source.lowerBound, before: source.upperBound)
                }
                value = written?.attributes.first { $0.name == name }?.value
            }
            let nameBytes = bytes(attribute.original_name)
            note(nameBytes)
            tree.attributes.append(
                HTMLAttribute(
                    name: lowercased(nameBytes), value: keep(attribute.value, isText: false), nameRange: name,
                    valueRange: value ?? ByteRange(name.upperBound, name.upperBound)))
        }
        return first..<Int32(tree.attributes.count)
    }

    /// The place of a value that stands in quotes; nil for any other.
    private mutating func quotedValue(_ piece: GumboStringPiece) -> ByteRange? {
        let written = bytes(piece)
        guard let quote = written.first, quote == 0x22 || quote == 0x27, written.count > 1, written.last == quote,
            let start = piece.data, start > base, let range = range(piece)
        else { return nil }
        // A misplaced value can look like that.
        let before = UInt8(bitPattern: start[-1])
        guard before == 0x3D || HTMLStartTag.isSpace(before) else { return nil }
        return ByteRange(range.lowerBound + 1, range.upperBound - 1)
    }

    // MARK: Text and places

    private mutating func keep(_ text: UnsafePointer<CChar>?, isText: Bool) -> ByteRange {
        guard let text else { return .empty }
        let start = tree.pool.count
        let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text))
        if shortened == nil {
            tree.pool.append(contentsOf: bytes)
        } else if isText {
            shortened?.expand(bytes, from: tree.input, into: &tree.pool)
        } else {
            note(bytes)
            tree.pool.append(contentsOf: bytes)
        }
        return ByteRange(start, tree.pool.count)
    }

    /// Looks whether text was taken for something else.
    private mutating func note(_ bytes: UnsafeRawBufferPointer) {
        if shortened != nil, ShortenedHTML.holdsStandIn(bytes) { isMistaken = true }
    }

    /// The offsets of a piece in the input; nil for a piece that is no part of it.
    private mutating func range(_ piece: GumboStringPiece) -> ByteRange? {
        guard let data = piece.data, piece.length > 0 else { return nil }
        let start = data - base
        guard start >= 0, start + piece.length <= count else { return nil }
        guard shortened != nil else { return ByteRange(start, start + piece.length) }
        return ByteRange(
            shortened?.source(of: start) ?? start, shortened?.source(of: start + piece.length) ?? start + piece.length)
    }

    /// The bytes of a piece as Gumbo was given them; empty for a piece that is no part of them, as one that Gumbo has
    /// misplaced can be.
    private func bytes(_ piece: GumboStringPiece) -> UnsafeRawBufferPointer {
        guard let data = piece.data, piece.length > 0, data >= base, data - base + piece.length <= count else {
            return UnsafeRawBufferPointer(start: nil, count: 0)
        }
        return UnsafeRawBufferPointer(start: data, count: piece.length)
    }
}

/// The names of elements that have a number, which is Gumbo's.
enum HTMLElementName {
    private static let names: [String] = (0..<GUMBO_TAG_UNKNOWN.rawValue).map { number in
        gumbo_normalized_tagname(GumboTag(rawValue: number)).map { String(cString: $0) } ?? ""
    }
    private static let numbers = Dictionary(names.enumerated().map { ($1, UInt8($0)) }) { first, _ in first }

    /// One more than the highest number; what is not known has numbers from here on.
    static var count: Int { names.count }

    /// The name with a number.
    static func known(_ number: UInt8) -> String { names[Int(number)] }

    /// The number of a name in lower case; nil for one that is not known.
    static func number(_ name: String) -> UInt8? { numbers[name] }
}
