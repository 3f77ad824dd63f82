public import SourceText

/// Leaves out the findings that comments suppress, and adds what is wrong with the comments.
///
/// A comment whose last day is over suppresses nothing: what it covers is reported again, with a note at the comment.
/// A rule that a comment names and that finds nothing there is reported as unused.
///
/// - Parameters:
///   - findings: all findings of the files that the comments stand in.
///   - suppressions: the comments.
///   - today: the day of the run; nil when no comment is over.
public func suppressing(
    _ findings: [Finding], by suppressions: [Suppression], today: CalendarDate?
) -> [Finding] {
    guard !suppressions.isEmpty else { return findings }
    let byFile = Dictionary(grouping: suppressions.indices) { suppressions[$0].file }
    var used: Set<UsedName> = []
    var result: [Finding] = []
    for finding in findings {
        var isSuppressed = false
        for index in byFile[finding.place.file] ?? [] where suppressions[index].covers(finding.place.range) {
            guard let name = suppressions[index].rules.firstIndex(where: { $0.name == finding.rule }) else { continue }
            used.insert(UsedName(suppression: index, rule: name))
            if !suppressions[index].isOver(on: today) { isSuppressed = true }
        }
        if !isSuppressed { result.append(finding) }
    }
    for (index, suppression) in suppressions.enumerated() {
        result += suppression.faults
        let isOver = suppression.isOver(on: today)
        var isUsed = false
        for (number, rule) in suppression.rules.enumerated() {
            if used.contains(UsedName(suppression: index, rule: number)) {
                isUsed = true
            } else {
                result.append(UnusedSuppression.finding(rule, of: suppression))
            }
        }
        if isOver, isUsed { result.append(ExpiredSuppression.finding(suppression)) }
    }
    return result
}

private struct UsedName: Hashable {
    var suppression: Int
    var rule: Int
}

extension Suppression {
    fileprivate func isOver(on today: CalendarDate?) -> Bool {
        guard let until, let today else { return false }
        return until < today
    }
}

extension RuleCatalogue {
    /// The rules about the comments themselves, which no comment can suppress.
    static let aboutSuppressions: Set<String> = [
        FaultySuppression.name, UnusedSuppression.name, ExpiredSuppression.name,
    ]
}
