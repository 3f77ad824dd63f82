internal import SourceText

/// A comment suppresses a rule that finds nothing there.
///
/// What it was written for has been mended or has moved. Left alone, the comment would hide the next fault of its kind.
///
/// ## How to fix
///
/// Delete the comment, or the name of the rule in it.
enum UnusedSuppression: Rule {
    static let name = "unused-suppression"
    static let severity = Severity.warning
    static let examples: [RuleExample] = [
        .failing(
            "<!-- fingerpost-ignore «near-miss» until=2099-01-31: in work -->\nSee [it](../backup/retry.md) too.",
            standsAlone: true),
        .passing(
            "<!-- fingerpost-ignore near-miss until=2099-01-31: in work -->\nSee [it] (../backup/retry.md) too.",
            standsAlone: true),
    ]

    static func finding(_ rule: Suppression.NamedRule, of suppression: Suppression) -> Finding {
        Finding(
            rule: name, severity: severity, place: Place(file: suppression.file, range: rule.place),
            message: "`\(rule.name)` finds nothing here that the comment could suppress",
            help: suppression.rules.count > 1 ? "take the name out of the comment" : "delete the comment",
            subject: rule.name)
    }
}
