public import SourceText

/// The first findings of a run in the order of reports, and the count of all of them.
///
/// An export of some gigabytes can have a finding in every record: no report of millions of them helps anybody, and they
/// would not fit into memory. What decides about a run, how many there are of each rule and severity, is exact all the
/// same. Which findings are kept does not depend on the order in which they come.
public struct KeptFindings: Sendable {
    /// The most findings that are kept, unless a run says otherwise.
    public static let standardLimit = 10_000

    /// How many there are in all.
    public private(set) var summary = FindingSummary()
    private let limit: Int
    private var findings: [LocatedFinding] = []
    /// The last of the first; what comes behind it is counted only. Nil until there are more than `limit`.
    private var last: LocatedFinding?

    /// Keeps at most `limit` findings.
    public init(limit: Int = standardLimit) { self.limit = min(max(0, limit), Int.max / 4) }

    /// Takes findings, in any order.
    public mutating func add(_ more: [LocatedFinding]) {
        for finding in more {
            summary.add(finding.finding)
            if limit == 0 { continue }
            if let last, !LocatedFinding.reportOrder(finding, last) { continue }
            findings.append(finding)
            if findings.count >= limit + max(limit, 1_000) { cut() }
        }
    }

    /// The findings that are kept, in order.
    public mutating func first() -> [LocatedFinding] {
        cut()
        return findings
    }

    private mutating func cut() {
        findings.sort(by: LocatedFinding.reportOrder)
        guard findings.count > limit else { return }
        findings.removeLast(findings.count - limit)
        last = findings.last
    }
}
