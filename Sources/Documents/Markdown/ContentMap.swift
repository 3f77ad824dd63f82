internal import SourceText

/// Maps offsets in the text that the inline parser read to offsets in the file.
///
/// The text of a block is its lines without the markers of quotes and lists at their start, and in a table cell
/// without the backslash before a pipe; so it consists of pieces that stand in the file as they are.
struct ContentMap {
    private struct Piece {
        var contentStart: Int
        var sourceStart: Int
        var count: Int
    }
    private var pieces: [Piece] = []
    /// The piece last used; look-ups mostly move forward.
    private var cursor = 0

    /// Forgets all pieces and keeps their memory.
    mutating func removeAll() {
        pieces.removeAll(keepingCapacity: true)
        cursor = 0
    }

    /// Adds the next piece.
    mutating func append(contentStart: Int, sourceStart: Int, count: Int) {
        pieces.append(Piece(contentStart: contentStart, sourceStart: sourceStart, count: count))
    }

    /// The file offset of the byte at `offset`.
    mutating func source(_ offset: Int) -> Int {
        guard !pieces.isEmpty else { return 0 }
        if cursor >= pieces.count || pieces[cursor].contentStart > offset { cursor = 0 }
        while cursor + 1 < pieces.count, pieces[cursor + 1].contentStart <= offset { cursor += 1 }
        let piece = pieces[cursor]
        return piece.sourceStart + min(max(offset - piece.contentStart, 0), piece.count)
    }

    /// The file range of `start..<end`. The end lies right behind the last byte, not before the next piece.
    mutating func range(_ start: Int, _ end: Int) -> ByteRange {
        let first = source(start)
        return ByteRange(first, end > start ? source(end - 1) + 1 : first)
    }
}
