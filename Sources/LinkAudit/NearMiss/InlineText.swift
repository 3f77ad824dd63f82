import Documents
internal import SourceText

/// The running text of one block as it is written, escapes and all, with the way back to the file.
///
/// What is a link, an image, code or markup already stands in it as one byte that no text has; addresses that link
/// themselves are text, since brackets may have been meant to stand around them.
struct InlineText {
    /// Stands for something that is no running text.
    static let markup: UInt8 = 0x01

    /// The text.
    private(set) var bytes: [UInt8] = []
    /// The nodes behind the markup bytes, by offset in `bytes`.
    private(set) var nodes: [(offset: Int, node: Int)] = []
    private var pieces: [(start: Int, source: Int)] = []

    /// Reads the text of a block of a document; empty when the places in it are not exact.
    mutating func read(block: Int, of document: Document, from file: [UInt8]) {
        removeAll()
        guard !document.nodes[block].flags.contains(.estimated) else { return }
        var index = block + 1
        let end = Int(document.nodes[block].end)
        while index < end {
            let node = document.nodes[index]
            switch node.kind {
            case .text: append(file, node.source)
            case .softBreak, .lineBreak: append(0x0A, at: node.source.lowerBound)
            case .link where isAutolink(node, document):
                append(file, node.source)
                index = Int(node.end) - 1
            case .link, .image, .code, .htmlInline, .footnoteReference:
                nodes.append((bytes.count, index))
                append(Self.markup, at: node.source.lowerBound)
                index = max(index, Int(node.end) - 1)
            default: break
            }
            index += 1
        }
    }

    /// Forgets the text.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        nodes.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
    }

    /// Adds a stretch of a file, or of anything else that ranges are to count in.
    mutating func append(_ file: [UInt8], _ source: ByteRange) {
        let range = source.range.clamped(to: 0..<file.count)
        guard !range.isEmpty else { return }
        pieces.append((bytes.count, range.lowerBound))
        bytes.append(contentsOf: file[range])
    }

    /// Adds something that is no running text, or a line end.
    mutating func append(_ byte: UInt8, at source: Int) {
        pieces.append((bytes.count, source))
        bytes.append(byte)
    }

    private func isAutolink(_ node: Node, _ document: Document) -> Bool {
        // A link that a string of an app does not have points to none.
        guard node.number >= 0 else { return false }
        let form = document.links[Int(node.number)].form
        return form == .autolink || form == .bareAutolink
    }

    /// The place in the file of the byte at `offset`.
    func source(_ offset: Int) -> Int {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return 0 }
        return pieces[low - 1].source + offset - pieces[low - 1].start
    }

    /// The range in the file of a range of the text; it ends right behind its last byte.
    func source(_ range: Range<Int>) -> ByteRange {
        let start = source(range.lowerBound)
        return ByteRange(start, range.isEmpty ? start : source(range.upperBound - 1) + 1)
    }

    /// Everything in the file from one byte of the text to another, what stands between its lines included.
    func between(_ start: Int, _ end: Int) -> ByteRange { ByteRange(source(start), source(end)) }

    /// The node behind the markup byte at `offset`.
    func node(at offset: Int) -> Int? {
        var low = 0
        var high = nodes.count
        while low < high {
            let middle = (low + high) / 2
            if nodes[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low < nodes.count && nodes[low].offset == offset ? nodes[low].node : nil
    }
}
