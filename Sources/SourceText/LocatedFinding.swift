/// A finding with its place counted out and the line it stands on: what reporters take.
public struct LocatedFinding: Sendable {
    /// The finding itself.
    public var finding: Finding
    /// First character, or nil when the finding is about the whole file.
    public var start: TextPosition?
    /// One past the last character.
    public var end: TextPosition?
    /// The line that `start` stands on, without its line end and byte order mark; of a very long one, a part of it.
    public var sourceLine: String
    /// The column of the first character of `sourceLine`, in scalars: 1, unless a very long line was cut.
    public var sourceLineColumn: Int
    /// Whether the line goes on after `sourceLine`.
    public var isCutShort: Bool
    /// Positions of `finding.related`, in the same order; nil where that file could not be read.
    public var related: [TextPosition?]

    /// Makes a located finding from its parts.
    public init(
        finding: Finding, start: TextPosition?, end: TextPosition?, sourceLine: String, sourceLineColumn: Int = 1,
        isCutShort: Bool = false, related: [TextPosition?]
    ) {
        self.finding = finding
        self.start = start
        self.end = end
        self.sourceLine = sourceLine
        self.sourceLineColumn = sourceLineColumn
        self.isCutShort = isCutShort
        self.related = related
    }
}

/// Sorts findings and counts out their places; each file is asked for once, a nil answer leaves offsets uncounted.
///
/// Findings hold offsets only, so that a run over many files need not keep their bytes.
public func located(_ findings: [Finding], source: (String) -> [UInt8]?) -> [LocatedFinding] {
    var tables: [String: (bytes: [UInt8], table: LineTable)?] = [:]
    func table(_ file: String) -> (bytes: [UInt8], table: LineTable)? {
        if let known = tables[file] { return known }
        let made = source(file).map { ($0, LineTable($0)) }
        tables[file] = .some(made)
        return made
    }
    return findings.sorted(by: Finding.reportOrder).map { finding in
        let related = finding.related.map { place -> TextPosition? in
            guard let range = place.place.range else { return nil }
            return table(place.place.file)?.table.position(at: range.lowerBound)
        }
        guard let range = finding.place.range, let (bytes, lines) = table(finding.place.file) else {
            return LocatedFinding(finding: finding, start: nil, end: nil, sourceLine: "", related: related)
        }
        let start = lines.position(at: range.lowerBound)
        let line = lines.range(ofLine: start.line)
        let window = excerpt(of: line, around: start.byteOffset, in: bytes)
        return LocatedFinding(
            finding: finding, start: start, end: lines.position(at: range.upperBound),
            sourceLine: String(decoding: bytes[window], as: UTF8.self),
            sourceLineColumn: lines.position(at: window.lowerBound).scalarColumn,
            isCutShort: window.upperBound < line.upperBound, related: related)
    }
}

/// The bytes of a line that are kept with a finding: a page of one line can have as many findings as words.
func excerpt(of line: Range<Int>, around offset: Int, in bytes: [UInt8]) -> Range<Int> {
    var start = max(line.lowerBound, offset - 320)
    var end = min(line.upperBound, offset + 960)
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    while start > line.lowerBound, start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
    while end < line.upperBound, end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return min(start, end)..<end
}
