/// A finding with its place counted out and the line it stands on: what reporters take.
public struct LocatedFinding: Sendable {
    /// The finding itself.
    public var finding: Finding
    /// First character, or nil when the finding is about the whole file.
    public var start: TextPosition?
    /// One past the last character.
    public var end: TextPosition?
    /// The whole line that `start` stands on, undecoded and without its line end.
    public var sourceLine: String
    /// Positions of `finding.related`, in the same order; nil where that file could not be read.
    public var related: [TextPosition?]

    /// Makes a located finding from its parts.
    public init(
        finding: Finding, start: TextPosition?, end: TextPosition?, sourceLine: String, related: [TextPosition?]
    ) {
        self.finding = finding
        self.start = start
        self.end = end
        self.sourceLine = sourceLine
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
        let line = bytes[lines.range(ofLine: start.line)]
        return LocatedFinding(
            finding: finding, start: start, end: lines.position(at: range.upperBound),
            sourceLine: String(decoding: line, as: UTF8.self), related: related)
    }
}
