internal import SourceText

/// Puts the library's tree and the places found for it together into a `Document`.
///
/// In: the bytes of a file. The stages: fences of directives are masked, the library parses, directives become
/// containers, blocks are located, definitions are found on the lines left over, inlines are aligned, and the result
/// is copied into one flat tree with links, headings and anchors beside it.
struct DocumentBuilder {
    let file: SourceFile
    let options: MarkdownOptions
    private let scan: BodyScan
    var document = Document()
    private(set) var findings: [Finding] = []
    /// Whether the document has footnotes.
    private(set) var hasNotes = false

    init(file: SourceFile, bodyStart: Int, options: MarkdownOptions, scan: BodyScan) {
        self.scan = scan
        self.file = file
        self.options = options
        document.bodyStart = bodyStart
        document.hints = NearMissHints(scan, file.bytes, bodyStart: bodyStart)
    }

    mutating func build() {
        var bytes = file.bytes
        let bodyStart = document.bodyStart
        let lines = scan.lines
        var fences: DirectiveFences?
        if options.directives, scan.hasFenceColons {
            let found = bytes.withUnsafeBufferPointer { DirectiveFences(in: $0, lines: lines) }
            if !found.fences.isEmpty {
                fences = found
                bytes = found.masked(bytes)
            }
        }
        var tree = Self.parse(bytes, from: bodyStart)
        if var kept = fences {
            // Lines that look like fences inside code do not change what stands around them: one more parse settles it.
            var attempts = 0
            while !kept.keepParsed(tree.nodes) {
                attempts += 1
                if attempts == 3 { kept.removeAll() }
                bytes = kept.masked(file.bytes)
                tree = Self.parse(bytes, from: bodyStart)
            }
            tree.nodes = kept.grouped(tree.nodes, pool: &tree.pool, file: file, findings: &findings)
        }
        assemble(tree, bytes, lines)
    }

    private static func parse(_ bytes: [UInt8], from start: Int) -> CMarkTree {
        bytes.withUnsafeBufferPointer { CMarkTree(parsing: UnsafeBufferPointer(rebasing: $0[start...])) }
    }

    private mutating func assemble(_ tree: consuming CMarkTree, _ bytes: [UInt8], _ lines: SourceLines) {
        var sources: [ByteRange] = []
        var estimated: Set<Int> = []
        var traces: [LinkTrace] = []
        var found: [DefinitionFinder.Found] = []
        let nodes = tree.nodes
        bytes.withUnsafeBufferPointer { bytes in
            tree.contents.withUnsafeBufferPointer { contents in
                tree.pool.withUnsafeBufferPointer { pool in
                    let locator = BlockLocator(
                        tree: tree, bytes: bytes, contents: contents, pool: pool, lines: lines)
                    sources = locator.sources
                    estimated = locator.estimated
                    if scan.hasDefinitionMark {
                        found = DefinitionFinder(bytes: bytes, lines: lines, covered: locator.covered).find()
                    }
                    recordDefinitions(found)
                    var aligner = InlineAligner(text: contents, pool: pool, definitions: definitionsByLabel(found))
                    for index in nodes.indices where !nodes[index].content.isEmpty {
                        guard nodes[index].kind != .table, Int(nodes[index].end) > index + 1 else { continue }
                        fillMap(&aligner.map, index, nodes[index], locator, bytes, contents)
                        if !aligner.align(block: index, nodes: nodes, sources: &sources) {
                            estimated.insert(index)
                        }
                    }
                    traces = aligner.traces
                    document.undefinedReferences = aligner.undefinedReferences
                    document.hints.hasLooseBracket = aligner.hasLooseBracket
                    recordHTMLSegments(nodes, sources, locator, bytes, pool)
                }
            }
        }
        adopt(tree, sources, estimated, traces, found)
    }

    /// Where the text of a block stands: line by line, in a table cell pipe by pipe, in a `#` heading in one piece.
    private func fillMap(
        _ map: inout ContentMap, _ index: Int, _ node: TreeNode, _ locator: borrowing BlockLocator,
        _ bytes: UnsafeBufferPointer<UInt8>, _ contents: UnsafeBufferPointer<UInt8>
    ) {
        map.removeAll()
        let source = locator.sources[index]
        if node.kind == .tableCell {
            var piece = source.lowerBound
            var content = node.content.lowerBound
            var cursor = piece
            while cursor + 1 < source.upperBound {
                if bytes[cursor] == UInt8(ascii: "\\"), bytes[cursor + 1] == UInt8(ascii: "|") {
                    map.append(contentStart: content, sourceStart: piece, count: cursor - piece)
                    content += cursor - piece
                    piece = cursor + 1
                }
                cursor += 1
            }
            map.append(contentStart: content, sourceStart: piece, count: source.upperBound - piece)
            return
        }
        let first = Int(locator.firstLines[index])
        guard first >= 0 else {
            map.append(contentStart: node.content.lowerBound, sourceStart: source.lowerBound, count: source.count)
            return
        }
        if node.kind == .heading, !isLineEnd(contents[node.content.upperBound - 1]) {
            var cursor = source.lowerBound
            while cursor < source.upperBound, bytes[cursor] == UInt8(ascii: "#") { cursor += 1 }
            while cursor < source.upperBound, isSpace(bytes[cursor]) { cursor += 1 }
            map.append(contentStart: node.content.lowerBound, sourceStart: cursor, count: node.content.count)
            return
        }
        if node.startLine > 0, node.startLine == node.endLine {
            // One line: the text begins where the block does.
            map.append(contentStart: node.content.lowerBound, sourceStart: source.lowerBound, count: node.content.count)
            return
        }
        for (offset, line) in textLines(of: node.content, in: contents).enumerated() {
            if let start = locator.exactStart(of: line, at: first + offset) {
                map.append(contentStart: line.lowerBound, sourceStart: start, count: line.count)
            } else {
                for piece in locator.pieces(of: line, at: first + offset) ?? [] {
                    map.append(contentStart: piece.content, sourceStart: piece.source, count: piece.count)
                }
            }
        }
    }

    private func definitionsByLabel(_ found: [DefinitionFinder.Found]) -> [ByteKey: Int32] {
        var result: [ByteKey: Int32] = [:]
        for (index, definition) in found.enumerated() where result[ByteKey(definition.label)] == nil {
            result[ByteKey(definition.label)] = Int32(index)
        }
        return result
    }

    private mutating func recordDefinitions(_ found: [DefinitionFinder.Found]) {
        var first: [ByteKey: Int32] = [:]
        for (index, definition) in found.enumerated() {
            let key = ByteKey(definition.label)
            let earlier = first[key]
            if earlier == nil { first[key] = Int32(index) }
            document.definitions.append(
                LinkDefinition(
                    label: .empty, destination: .empty, title: .empty, labelSource: definition.labelSource,
                    destinationSource: definition.destinationSource, source: definition.source,
                    duplicateOf: earlier ?? -1))
        }
    }

    // MARK: The flat tree

    private mutating func adopt(
        _ tree: consuming CMarkTree, _ sources: [ByteRange], _ estimated: Set<Int>, _ traces: [LinkTrace],
        _ found: [DefinitionFinder.Found]
    ) {
        document.pool = tree.pool
        for (index, definition) in found.enumerated() {
            document.definitions[index].label = append(definition.label)
            document.definitions[index].destination = append(definition.destination)
            document.definitions[index].title = append(definition.title)
        }
        document.nodes.reserveCapacity(tree.nodes.count)
        for (index, node) in tree.nodes.enumerated() {
            var copy = Node(
                kind: node.kind, level: node.level, flags: node.flags, end: node.end, number: node.number,
                text: node.literal, extra: node.kind == .codeBlock || node.kind == .directive ? node.title : .empty,
                source: sources[index])
            if !estimated.isEmpty, estimated.contains(index) { copy.flags.insert(.estimated) }
            if node.kind == .tableCell, sources[index].isEmpty, node.content.isEmpty { copy.flags.insert(.filler) }
            document.nodes.append(copy)
        }
        numberFootnotes()
        recordLinks(tree.nodes, traces, found)
        markSoleLinks()
        recordHeadings()
    }

    mutating func append(_ bytes: some Collection<UInt8>) -> ByteRange {
        let start = document.pool.count
        document.pool.append(contentsOf: bytes)
        return ByteRange(start, document.pool.count)
    }

    private mutating func recordLinks(_ nodes: [TreeNode], _ traces: [LinkTrace], _ found: [DefinitionFinder.Found]) {
        document.links.reserveCapacity(traces.count + found.count)
        for trace in traces {
            let node = nodes[trace.node]
            var link = Link(
                form: trace.form, use: node.kind == .image ? .image : .tap, destination: node.destination,
                title: node.title, destinationSource: trace.destination, source: trace.source,
                node: Int32(trace.node), definition: trace.definition)
            if trace.definition >= 0 {
                document.definitions[Int(trace.definition)].isUsed = true
                link.destinationSource = document.definitions[Int(trace.definition)].destinationSource
            }
            document.links.append(link)
        }
        for index in document.definitions.indices {
            let definition = document.definitions[index]
            document.links.append(
                Link(
                    form: .definition, use: .definition, destination: definition.destination, title: definition.title,
                    destinationSource: definition.destinationSource, source: definition.source,
                    definition: Int32(index)))
        }
        document.links.sort { ($0.source.start, $0.source.end) < ($1.source.start, $1.source.end) }
        for (index, link) in document.links.enumerated() where link.node >= 0 {
            document.nodes[Int(link.node)].number = Int32(index)
        }
    }

    /// A paragraph that is nothing but one link is an action or a card of its own, unless it is a line of a tight list.
    private mutating func markSoleLinks() {
        for index in document.links.indices where document.links[index].node > 0 {
            let node = Int(document.links[index].node)
            let paragraph = node - 1
            guard document.nodes[paragraph].kind == .paragraph, !document.nodes[paragraph].flags.contains(.tight),
                document.nodes[paragraph].end == document.nodes[node].end
            else { continue }
            document.nodes[paragraph].flags.insert(.soleLink)
            document.links[index].standsAlone = true
        }
    }

    /// Numbers references and notes as the library's own renderer does, in the order of the file.
    private mutating func numberFootnotes() {
        var labels: [Int32: ByteRange] = [:]
        var number: Int32 = 0
        var notes: [Int32: Int] = [:]
        for index in document.nodes.indices where document.nodes[index].kind == .footnoteDefinition {
            number += 1
            document.nodes[index].number = number
            labels[number] = document.nodes[index].text
            notes[number] = index
        }
        guard number > 0 else { return }
        hasNotes = true
        let references = document.nodes.indices.filter { document.nodes[$0].kind == .footnoteReference }
            .sorted { document.nodes[$0].source.start < document.nodes[$1].source.start }
        var counts: [Int32: Int32] = [:]
        for index in references {
            let number = document.nodes[index].number
            counts[number, default: 0] += 1
            document.nodes[index].ordinal = counts[number, default: 0]
            document.nodes[index].text = labels[number] ?? .empty
        }
        for (number, index) in notes { document.nodes[index].ordinal = counts[number] ?? 0 }
    }
}
