internal import SourceText

/// What the aligner learns of one link or image.
struct LinkTrace {
    var node: Int
    var form: LinkForm
    /// Destination as written; empty for reference links, whose definition has it.
    var destination: ByteRange
    /// Index of the definition, or -1.
    var definition: Int32 = -1
    /// The whole construct.
    var source: ByteRange = .empty
}

/// Finds the place of every inline by walking through the text of its block beside the library's tree.
///
/// The tree says what the text means, the text says where it stands: each node must consume exactly the bytes it was
/// made from. Nothing is looked up by searching, so a place is either exact or the walk notices that it has lost
/// step; then the nodes that remain in this block get the range of the block and the flag `estimated`.
struct InlineAligner {
    let text: UnsafeBufferPointer<UInt8>
    let pool: UnsafeBufferPointer<UInt8>
    let definitions: [ByteKey: Int32]
    private(set) var traces: [LinkTrace] = []
    var undefinedReferences: [UndefinedReference] = []
    /// Whether `]` was met in running text.
    var hasLooseBracket = false

    var begin = 0
    var cursor = 0
    var end = 0
    var isLost = false
    /// Where the last link or piece of raw HTML of the block ends: no label reaches across one.
    var markupEnd = 0
    /// Where the text of the block stands; filled in before each `align`.
    var map = ContentMap()

    private struct Open {
        var node: Int
        var start: Int
        /// Bytes of the closing marker; 0 for an autolink, which is done when its text is.
        var closing: Int
        /// Index into `traces`, or -1.
        var trace: Int
    }
    private var open: [Open] = []

    init(text: UnsafeBufferPointer<UInt8>, pool: UnsafeBufferPointer<UInt8>, definitions: [ByteKey: Int32]) {
        self.text = text
        self.pool = pool
        self.definitions = definitions
    }

    /// Walks the inlines of the block at `block` and writes their ranges into `sources`.
    ///
    /// - Returns: whether every inline was found.
    mutating func align(block: Int, nodes: [TreeNode], sources: inout [ByteRange]) -> Bool {
        begin = nodes[block].content.lowerBound
        cursor = begin
        end = nodes[block].content.upperBound
        while end > cursor, isSpace(text[end - 1]) { end -= 1 }
        isLost = false
        markupEnd = begin
        open.removeAll(keepingCapacity: true)
        // Indentation is no text, except on a lazy line that a definition before it has made the first.
        let first = nodes[block + 1].literal
        if first.isEmpty || nodes[block + 1].kind != .text || !isSpace(pool[first.lowerBound]) { skipBlanks() }
        var index = block + 1
        let last = Int(nodes[block].end)
        let firstTrace = traces.count
        while index < last {
            while let current = open.last, Int(nodes[current.node].end) <= index { close(current, nodes, &sources) }
            if isLost { break }
            index = enter(index, nodes, &sources)
        }
        while !isLost, let current = open.last { close(current, nodes, &sources) }
        if isLost { giveUp(block, nodes, firstTrace, &sources) }
        return !isLost
    }

    private mutating func giveUp(_ block: Int, _ nodes: [TreeNode], _ firstTrace: Int, _ sources: inout [ByteRange]) {
        let known = Set(traces[firstTrace...].filter { !$0.source.isEmpty }.map(\.node))
        traces.removeAll { $0.node > block && $0.source.isEmpty }
        for index in (block + 1)..<Int(nodes[block].end) where sources[index].isEmpty {
            sources[index] = sources[block]
            if nodes[index].kind == .link || nodes[index].kind == .image, !known.contains(index) {
                traces.append(
                    LinkTrace(node: index, form: .inline, destination: sources[block], source: sources[block]))
            }
        }
    }

    // MARK: Entering a node

    /// Consumes the beginning of a node; returns the index of the next node to enter.
    private mutating func enter(_ index: Int, _ nodes: [TreeNode], _ sources: inout [ByteRange]) -> Int {
        let node = nodes[index]
        let start = cursor
        switch node.kind {
        case .text:
            consumeText(node.literal)
            sources[index] = map.range(start, cursor)
        case .softBreak, .lineBreak:
            consumeBreak()
            sources[index] = map.range(start, cursor)
        case .code:
            consumeCode()
            sources[index] = map.range(start, cursor)
        case .htmlInline:
            consumeVerbatim(node.literal)
            markupEnd = cursor
            sources[index] = map.range(start, cursor)
        case .footnoteReference:
            expect(UInt8(ascii: "["))
            while cursor < end, text[cursor] != UInt8(ascii: "]") { cursor += 1 }
            expect(UInt8(ascii: "]"))
            sources[index] = map.range(start, cursor)
        case .emphasis: openMarker(index, 1)
        case .strong: openMarker(index, 2)
        case .strikethrough:
            openMarker(index, cursor + 1 < end && text[cursor + 1] == UInt8(ascii: "~") ? 2 : 1)
        case .image:
            cursor += 1
            openBracket(index, start)
        case .link where peek(UInt8(ascii: "[")): openBracket(index, start)
        case .link: return enterAutolink(index, nodes, &sources)
        default:
            // A kind we do not know consumes what its children consume.
            open.append(Open(node: index, start: start, closing: 0, trace: -1))
        }
        return index + 1
    }

    private mutating func openMarker(_ index: Int, _ length: Int) {
        open.append(Open(node: index, start: cursor, closing: length, trace: -1))
        cursor += length
        if cursor > end { isLost = true }
    }

    private mutating func openBracket(_ index: Int, _ start: Int) {
        expect(UInt8(ascii: "["))
        traces.append(LinkTrace(node: index, form: .inline, destination: .empty))
        open.append(Open(node: index, start: start, closing: 1, trace: traces.count - 1))
    }

    /// `<scheme:…>`, `<a@b>`, or an address in running text that the autolink extension found.
    private mutating func enterAutolink(_ index: Int, _ nodes: [TreeNode], _ sources: inout [ByteRange]) -> Int {
        let start = cursor
        let next = Int(nodes[index].end)
        var form = LinkForm.bareAutolink
        var inner = (start, start)
        if peek(UInt8(ascii: "<")) {
            form = .autolink
            while cursor < end, text[cursor] != UInt8(ascii: ">") { cursor += 1 }
            inner = (start + 1, cursor)
            expect(UInt8(ascii: ">"))
        } else {
            for child in (index + 1)..<next where nodes[child].kind == .text {
                let literal = nodes[child].literal
                // The extension takes a URL from the text as written and an e-mail address from the decoded text.
                if equal(literal, at: cursor) { cursor += literal.count } else { consumeText(literal) }
            }
            inner = (start, cursor)
        }
        if cursor == start { isLost = true }
        let source = map.range(start, cursor)
        let destination = map.range(inner.0, inner.1)
        sources[index] = source
        for child in (index + 1)..<max(next, index + 1) { sources[child] = destination }
        traces.append(LinkTrace(node: index, form: form, destination: destination, source: source))
        return next
    }

    // MARK: Leaving a node

    private mutating func close(_ current: Open, _ nodes: [TreeNode], _ sources: inout [ByteRange]) {
        open.removeLast()
        if current.trace >= 0 {
            closeBracket(current, nodes[current.node])
        } else {
            cursor += current.closing
            if cursor > end { isLost = true }
        }
        guard !isLost else { return }
        sources[current.node] = map.range(current.start, cursor)
        if current.trace >= 0 { markupEnd = cursor }
        if current.trace >= 0 { traces[current.trace].source = sources[current.node] }
    }

    private mutating func closeBracket(_ current: Open, _ node: TreeNode) {
        let labelEnd = cursor
        expect(UInt8(ascii: "]"))
        guard !isLost else { return }
        let syntax = LinkSyntax(text: UnsafeBufferPointer(rebasing: text[..<end]))
        if let tail = syntax.inlineTail(at: cursor), decodes(tail.destination, to: node.destination) {
            cursor = tail.end
            traces[current.trace].destination = map.range(tail.destination.lowerBound, tail.destination.upperBound)
            return
        }
        let labelStart = current.start + (node.kind == .image ? 2 : 1)
        var label = ByteRange(labelStart, labelEnd)
        var form = LinkForm.shortcutReference
        if let (written, after) = syntax.label(at: cursor) {
            let isEmpty = written.range.allSatisfy { isSpace(text[$0]) }
            form = isEmpty ? .collapsedReference : .fullReference
            if !isEmpty { label = written }
            cursor = after
        }
        let key = normalisedLabel(UnsafeBufferPointer(rebasing: text[label.range]))
        guard let definition = definitions[ByteKey(key)] else {
            isLost = true
            return
        }
        traces[current.trace].form = form
        traces[current.trace].definition = definition
    }

    private func decodes(_ range: ByteRange, to destination: ByteRange) -> Bool {
        let raw = UnsafeBufferPointer(rebasing: text[range.range])
        if raw.elementsEqual(pool[destination.range]) { return true }
        return decodedLinkText(raw, trimming: true).elementsEqual(pool[destination.range])
    }
}
