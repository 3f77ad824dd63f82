public import SourceText

/// An entry of the baseline lets nothing pass.
///
/// A baseline is a list of debts. An entry whose finding is gone would let the same fault come back unseen; an entry for
/// a security rule has no effect, because what protects readers is never let pass.
///
/// ## How to fix
///
/// Write the baseline again with `--write-baseline`, or delete the line.
enum StaleBaseline: Rule {
    static let name = "stale-baseline"
    static let severity = Severity.warning
    /// A page cannot show it: the finding stands in the baseline file.
    static let examples: [RuleExample] = []

    static func findings(_ stale: [(entry: Baseline.Entry, found: Int)], file: String) -> [Finding] {
        stale.map { entry, found in
            Finding(
                rule: name, severity: severity, place: Place(file: file, range: entry.place),
                message: message(entry, found), help: help(entry, found), subject: entry.key.text)
        }
    }

    private static func message(_ entry: Baseline.Entry, _ found: Int) -> String {
        if entry.isSecurity { return "\(quoted(entry.key.rule)) is a security rule and is never let pass" }
        let what = "\(quoted(entry.key.rule)) about \(quoted(entry.key.subject))"
        return found == 0
            ? "\(what) is no longer found" : "\(what) is found \(found) times, and \(entry.count) are recorded"
    }

    private static func help(_ entry: Baseline.Entry, _ found: Int) -> String {
        if entry.isSecurity { return "mend what it finds, and delete this line" }
        return found == 0 ? "delete this line" : "write the baseline again, or set the count to \(found)"
    }
}

extension BaselineFilter {
    /// A warning for each entry that lets nothing pass, at its place in the file of that name; see
    /// ``stale(wasLookedAt:)``.
    public func staleFindings(in file: String, wasLookedAt: (FindingKey) -> Bool) -> [Finding] {
        StaleBaseline.findings(stale(wasLookedAt: wasLookedAt), file: file)
    }
}
