public import SourceText

/// The severities that a run or a configuration gives to rules instead of their own.
///
/// A security rule can be made no less grave: what protects readers is not up to a command line.
public struct SeverityOverrides: Sendable, Equatable {
    /// The words for a level; `off` leaves the findings out.
    public static let levels = ["error", "warning", "note", "off"]

    /// The level for each rule that has one; nil for `off`.
    private var levels: [String: Severity?] = [:]

    /// No overrides.
    public init() {}

    /// What is wrong with an override.
    public enum Fault: Error, Sendable, Equatable {
        /// There is no such rule.
        case unknownRule(String, nearest: String?)
        /// There is no such level.
        case unknownLevel(String, nearest: String?)
        /// The rule is a security rule and the level is below its own.
        case security(rule: String, severity: Severity)
        /// What the rule finds ends a run, whatever it is called.
        case fixed(rule: String)

        /// The fault in one sentence without a final stop.
        public var sentence: String {
            switch self {
            case .unknownRule(let name, let nearest):
                "there is no rule \(quoted(name))" + (nearest.map { "; did you mean \(quoted($0))?" } ?? "")
            case .unknownLevel(let word, let nearest):
                "\(quoted(word)) is no severity; there are error, warning, note and off"
                    + (nearest.map { "; did you mean \(quoted($0))?" } ?? "")
            case .security(let rule, let severity):
                "\(quoted(rule)) is a security rule and stays \(severity == .error ? "an" : "a") \(severity.name)"
            case .fixed(let rule): "\(quoted(rule)) stays an error: nothing can be read past it"
            }
        }
    }

    /// Gives a rule a level; a second one for the same rule counts.
    public mutating func set(_ rule: String, to level: String) throws(Fault) {
        guard let known = RuleCatalogue.anyRule(named: rule) else {
            throw .unknownRule(rule, nearest: nearestName(to: rule, among: RuleCatalogue.namesWithPage))
        }
        guard SeverityOverrides.levels.contains(level) else {
            throw .unknownLevel(level, nearest: nearestName(to: level, among: SeverityOverrides.levels))
        }
        let severity = Severity.allCases.first { $0.name == level }
        // An error in the catalogue or in a file leaves nothing to go on with.
        let isFixed = known is any CatalogueRule.Type || known is any FileRule.Type
        if isFixed, known.severity == .error, severity != .error { throw .fixed(rule: rule) }
        if known.isSecurity, severity.map({ $0 < known.severity }) ?? true {
            throw .security(rule: rule, severity: known.severity)
        }
        levels[rule] = .some(severity)
    }

    /// The overrides of `other` on top of these.
    public func merging(_ other: SeverityOverrides) -> SeverityOverrides {
        var merged = self
        merged.levels.merge(other.levels) { _, new in new }
        return merged
    }

    /// The findings with their severities, without those that are off.
    public func apply(to findings: [LocatedFinding]) -> [LocatedFinding] {
        guard !levels.isEmpty else { return findings }
        return findings.compactMap { located in
            graded(located.finding).map { finding in
                var changed = located
                changed.finding = finding
                return changed
            }
        }
    }

    /// The findings with their severities, without those that are off.
    public func apply(to findings: [Finding]) -> [Finding] {
        levels.isEmpty ? findings : findings.compactMap(graded)
    }

    private func graded(_ finding: Finding) -> Finding? {
        guard let level = levels[finding.rule] else { return finding }
        guard let severity = level else { return nil }
        var changed = finding
        changed.severity = severity
        return changed
    }
}
