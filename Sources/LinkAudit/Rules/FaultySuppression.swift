internal import SourceText

/// A comment that should suppress findings is not written as one.
///
/// It needs the names of the rules, a last day and a reason:
/// `<!-- fingerpost-ignore near-miss until=2027-01-31: the agency sends the page again -->`. A comment without one of
/// them suppresses nothing. The rules that protect the reader can be suppressed by no comment.
///
/// ## How to fix
///
/// Write what the finding says is missing, or delete the comment.
enum FaultySuppression: Rule {
    static let name = "faulty-suppression"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("<!-- «fingerpost-ignore near-miss»: the agency sends it again -->\n\nText.", standsAlone: true),
        .failing("<!-- «fingerpost-ignore missing-alt until=2099-01-31» -->\n\nText.", standsAlone: true),
        .failing("<!-- fingerpost-ignore «near-mis» until=2099-01-31: in work -->\n\nText.", standsAlone: true),
        .failing("<!-- fingerpost-ignore «unknown-intent» until=2099-01-31: in work -->\n\nText.", standsAlone: true),
        .failing("<!-- fingerpost-ignore near-miss «until=2099-13-01»: in work -->\n\nText.", standsAlone: true),
        .passing(
            "<!-- fingerpost-ignore near-miss until=2099-01-31: in work -->\nSee [it] (../backup/retry.md) too.",
            standsAlone: true),
    ]
}
