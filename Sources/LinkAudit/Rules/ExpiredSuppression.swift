internal import SourceText

/// The last day of a comment that suppresses findings is over.
///
/// What it covers is reported again. The day of a run is that of the clock in UTC; `--today` and the variable
/// `SOURCE_DATE_EPOCH` name another, so that a run can be repeated.
///
/// ## How to fix
///
/// Mend what the comment covers and delete it. If it has to stay, give it a new day and a reason that is still true.
enum ExpiredSuppression: Rule {
    static let name = "expired-suppression"
    static let severity = Severity.note
    static let examples: [RuleExample] = [
        .failing(
            "<!-- fingerpost-ignore near-miss «until=2026-01-31»: in work -->\nSee [it] (../backup/retry.md) too.",
            standsAlone: true),
        .passing(
            "<!-- fingerpost-ignore near-miss until=2099-01-31: in work -->\nSee [it] (../backup/retry.md) too.",
            standsAlone: true),
    ]

    static func finding(_ suppression: Suppression) -> Finding {
        Finding(
            rule: name, severity: severity, place: Place(file: suppression.file, range: suppression.untilPlace),
            message: "the last day of this comment is over, so what it covers is reported again",
            help: "mend it and delete the comment, or give the comment a new day",
            subject: suppression.rules.map(\.name).joined(separator: " "))
    }
}
