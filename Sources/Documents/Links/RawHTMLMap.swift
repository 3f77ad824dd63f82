internal import SourceText

/// The raw HTML of a document as one text, and where each of its bytes stands in the file.
///
/// A tag in one place can be closed in another, so the pieces are read together. Each is followed by a line feed of
/// ours, which has no place in the file.
struct RawHTMLMap {
    /// A stretch of `bytes` that stands in the file as it is.
    private struct Stretch {
        var start: Int
        var sourceStart: Int
        var count: Int
    }
    /// The pieces one after the other.
    private(set) var bytes: [UInt8] = []
    /// Where each piece lies in `bytes`, without the line feed.
    private(set) var pieces: [Range<Int>] = []
    private var stretches: [Stretch] = []

    /// Joins the raw HTML of a document; empty when it has none.
    init(_ document: Document) {
        var segment = 0
        let segments = document.rawHTMLSegments
        guard !segments.isEmpty else { return }
        for node in document.nodes where node.kind == .htmlBlock || node.kind == .htmlInline {
            let start = bytes.count
            bytes.append(contentsOf: document.bytes(node.text))
            pieces.append(start..<bytes.count)
            bytes.append(0x0A)
            while segment < segments.count, Int(segments[segment].poolStart) < node.text.upperBound {
                let piece = segments[segment]
                stretches.append(
                    Stretch(
                        start: start + Int(piece.poolStart) - node.text.lowerBound,
                        sourceStart: Int(piece.sourceStart), count: Int(piece.count)))
                segment += 1
            }
        }
    }

    /// The range of the file that a range of `bytes` was made from; it ends right behind its last byte.
    func source(_ range: Range<Int>) -> ByteRange {
        let start = source(range.lowerBound)
        guard !range.isEmpty else { return ByteRange(start, start) }
        return ByteRange(start, source(range.upperBound - 1) + 1)
    }

    private func source(_ offset: Int) -> Int {
        var low = 0
        var high = stretches.count
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return stretches.first?.sourceStart ?? 0 }
        let stretch = stretches[low - 1]
        return stretch.sourceStart + min(offset - stretch.start, stretch.count)
    }
}
