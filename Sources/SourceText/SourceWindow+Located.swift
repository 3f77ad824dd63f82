extension SourceWindow {
    /// A finding about bytes of the window, with its places counted out in the file.
    ///
    /// - Parameters:
    ///   - finding: the finding; its own ranges are replaced by those of the file.
    ///   - range: what it is about, in ``text``; nil for the whole file.
    ///   - related: where its related places are in ``text``, in the same order; nil for one that is not in the window.
    public func located(_ finding: Finding, at range: ByteRange?, related: [ByteRange?] = []) -> LocatedFinding {
        var finding = finding
        var positions: [TextPosition?] = []
        for index in finding.related.indices {
            let place = index < related.count ? related[index] : nil
            let start = place.map { position(at: $0.lowerBound) }
            positions.append(start)
            if let place, let start {
                finding.related[index].place.range = ByteRange(
                    start.byteOffset, position(at: place.upperBound).byteOffset)
            }
        }
        guard let range else {
            finding.place.range = nil
            return LocatedFinding(finding: finding, start: nil, end: nil, sourceLine: "", related: positions)
        }
        let first = position(at: range.lowerBound)
        let last = position(at: range.upperBound)
        finding.place.range = ByteRange(first.byteOffset, last.byteOffset)
        let line = line(at: range.lowerBound)
        let shown = excerpt(of: line, around: range.lowerBound, in: text)
        return LocatedFinding(
            finding: finding, start: first, end: last, sourceLine: String(decoding: text[shown], as: UTF8.self),
            sourceLineColumn: position(at: shown.lowerBound).scalarColumn,
            isCutShort: shown.upperBound < line.upperBound, related: positions)
    }
}
