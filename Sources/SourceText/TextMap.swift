/// Where each byte of a decoded text stands in the text it was decoded from.
///
/// Decoding takes things away (backslashes, quotes, section marks) and puts others in their place (a character for its
/// escape); what is left is in order. So the map is a list of pieces, each either the same bytes on both sides or a
/// whole escape for a whole character. Maps of several layers are put together with ``through(_:)``.
public struct TextMap: Sendable, Hashable {
    /// A stretch of the decoded text and the stretch it comes from.
    struct Piece: Sendable, Hashable {
        var decoded: UInt32
        var source: UInt32
        var decodedCount: UInt32
        var sourceCount: UInt32
        /// Whether the bytes are the same on both sides, so that places inside can be told apart.
        var isVerbatim: Bool

        var decodedEnd: Int { Int(decoded) + Int(decodedCount) }
        var sourceEnd: Int { Int(source) + Int(sourceCount) }
    }

    private(set) var pieces: [Piece] = []

    /// Makes a map of nothing, to be added to.
    public init() {}

    /// Makes the map of a text that was copied as it is from `sourceStart` on; an empty text has its place, too.
    public init(verbatim count: Int, at sourceStart: Int = 0) {
        if count == 0 { add(0, sourceStart..<sourceStart, isVerbatim: true) }
        append(verbatim: count, at: sourceStart)
    }

    /// Number of bytes of the decoded text.
    public var count: Int { pieces.last?.decodedEnd ?? 0 }

    /// Adds `count` bytes that were copied from `sourceStart` on.
    public mutating func append(verbatim count: Int, at sourceStart: Int) {
        guard count > 0 else { return }
        if let last = pieces.indices.last, pieces[last].isVerbatim, pieces[last].sourceEnd == sourceStart {
            pieces[last].decodedCount += UInt32(clamping: count)
            pieces[last].sourceCount += UInt32(clamping: count)
            return
        }
        add(count, sourceStart..<(sourceStart + count), isVerbatim: true)
    }

    /// Adds `count` bytes that stand for the whole of `source`, an escape for example.
    public mutating func append(decoded count: Int, from source: Range<Int>) {
        guard count > 0 else { return }
        add(count, source, isVerbatim: false)
    }

    /// Adds the text of another map.
    public mutating func append(_ other: TextMap) {
        for piece in other.pieces {
            if piece.isVerbatim {
                append(verbatim: Int(piece.decodedCount), at: Int(piece.source))
            } else {
                append(decoded: Int(piece.decodedCount), from: Int(piece.source)..<piece.sourceEnd)
            }
        }
    }

    private mutating func add(_ count: Int, _ source: Range<Int>, isVerbatim: Bool) {
        pieces.append(
            Piece(
                decoded: UInt32(clamping: self.count), source: UInt32(clamping: source.lowerBound),
                decodedCount: UInt32(clamping: count), sourceCount: UInt32(clamping: source.count),
                isVerbatim: isVerbatim))
    }

    /// The range of the source that a range of the decoded text comes from.
    ///
    /// A range that begins or ends inside of an escape covers the escape as a whole.
    public func source(of range: ByteRange) -> ByteRange {
        guard let first = piece(holding: range.lowerBound) else {
            let end = pieces.last?.sourceEnd ?? 0
            return ByteRange(end, end)
        }
        let start = first.sourceOffset(range.lowerBound, isEnd: false)
        guard !range.isEmpty, let last = piece(holding: range.upperBound - 1) ?? pieces.last else {
            return ByteRange(start, start)
        }
        return ByteRange(start, last.sourceOffset(range.upperBound, isEnd: true))
    }

    /// This map, put behind another one: `outer` tells where the text that this map leads to comes from.
    public func through(_ outer: TextMap) -> TextMap {
        var result = TextMap()
        for piece in pieces {
            let source = Int(piece.source)..<piece.sourceEnd
            guard !source.isEmpty else {
                let place = outer.source(of: ByteRange(source)).range
                result.add(Int(piece.decodedCount), place, isVerbatim: piece.isVerbatim)
                continue
            }
            guard piece.isVerbatim else {
                result.append(decoded: Int(piece.decodedCount), from: outer.source(of: ByteRange(source)).range)
                continue
            }
            var at = source.lowerBound
            var index = outer.index(holding: at)
            while at < source.upperBound, let known = index, known < outer.pieces.count {
                let next = outer.pieces[known]
                let end = min(source.upperBound, next.decodedEnd)
                if next.isVerbatim {
                    result.append(verbatim: end - at, at: next.sourceOffset(at, isEnd: false))
                } else {
                    result.append(decoded: end - at, from: Int(next.source)..<next.sourceEnd)
                }
                at = end
                index = known + 1
            }
        }
        return result
    }

    private func piece(holding offset: Int) -> Piece? { index(holding: offset).map { pieces[$0] } }

    private func index(holding offset: Int) -> Int? {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].decodedEnd <= offset { low = middle + 1 } else { high = middle }
        }
        return low < pieces.count ? low : nil
    }
}

extension TextMap.Piece {
    /// The source offset of an offset inside of this piece, which may be its end.
    fileprivate func sourceOffset(_ offset: Int, isEnd: Bool) -> Int {
        if isVerbatim { return Int(source) + min(max(0, offset - Int(decoded)), Int(sourceCount)) }
        return isEnd ? sourceEnd : Int(source)
    }
}
