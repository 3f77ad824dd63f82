internal import LinkAudit
internal import SourceText

/// Takes the findings of a run as they come: gives them their severities, lets pass what is in the baseline, and keeps the
/// first of the rest.
struct FindingIntake {
    private let severities: SeverityOverrides
    /// The baseline that is read; nil where there is none.
    private(set) var filter: BaselineFilter?
    private var kept: KeptFindings

    init(severities: SeverityOverrides, baseline: Baseline?, limit: Int) {
        self.severities = severities
        filter = baseline.map { BaselineFilter($0) }
        kept = KeptFindings(limit: limit)
    }

    /// How many findings are left, kept or not.
    var summary: FindingSummary { kept.summary }

    /// Takes findings of one file, page or record.
    mutating func add(_ findings: [LocatedFinding]) {
        guard !findings.isEmpty else { return }
        var graded = severities.apply(to: findings)
        if filter != nil {
            // Of those that are alike the first ones pass.
            graded.sort(by: LocatedFinding.reportOrder)
            graded.removeAll { filter?.letsPass($0.finding) ?? false }
        }
        kept.add(graded)
    }

    /// The findings that are kept, in order and with their fingerprints.
    ///
    /// What was let pass counts as if it stood before them, so that no fingerprint depends on the baseline.
    mutating func fingerprinted() -> [FingerprintedFinding] {
        FingerprintedFinding.all(kept.first(), behind: filter?.passed ?? [:])
    }
}
