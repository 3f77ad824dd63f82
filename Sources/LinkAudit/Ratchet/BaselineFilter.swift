public import SourceText

/// Lets the findings of a run pass that are in a baseline, as they come: of each key as many as its entry counts.
public struct BaselineFilter: Sendable {
    private let baseline: Baseline
    private let counts: [FindingKey: Int]
    /// How many findings there are of each key that has an entry.
    private var found: [FindingKey: Int] = [:]
    /// Number of findings that were let pass, by file.
    public private(set) var baselined: [String: Int] = [:]

    /// Begins a run.
    public init(_ baseline: Baseline) {
        self.baseline = baseline
        var counts: [FindingKey: Int] = [:]
        for entry in baseline.entries where !entry.isSecurity { counts[entry.key] = entry.count }
        self.counts = counts
    }

    /// Whether the next finding is let pass.
    public mutating func letsPass(_ finding: Finding) -> Bool {
        let key = FindingKey(finding)
        guard let count = counts[key] else { return false }
        let number = found[key, default: 0] + 1
        found[key] = number
        guard number <= count else { return false }
        baselined[finding.place.file, default: 0] += 1
        return true
    }

    /// How many findings of each key were let pass.
    public var passed: [FindingKey: Int] {
        found.reduce(into: [:]) { $0[$1.key] = min($1.value, counts[$1.key] ?? 0) }
    }

    /// Entries that let nothing pass, with the number of findings they would have fitted.
    ///
    /// - Parameter wasLookedAt: whether the run looked where the findings of a key would have been; an entry for
    ///   something else says nothing.
    public func stale(wasLookedAt: (FindingKey) -> Bool) -> [(entry: Baseline.Entry, found: Int)] {
        baseline.entries.compactMap { entry in
            if entry.isSecurity { return (entry, 0) }
            let number = found[entry.key, default: 0]
            return number < entry.count && wasLookedAt(entry.key) ? (entry, number) : nil
        }
    }
}
