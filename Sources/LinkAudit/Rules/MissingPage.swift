internal import SourceText

/// A link leads to a page that the site does not have.
///
/// The page was renamed, moved, never written, or is a draft that is left out of this build. Readers would get the
/// "not found" page. A link to a page is written to its source file, with its ending (`../backup/retry.md`); the folder
/// of an index page may be named instead (`../backup/`).
///
/// ## How to fix
///
/// Correct the path; the finding names the nearest file beside the missing one. If a page has moved, keep its old address
/// alive with `aliases` in its front matter.
enum MissingPage: RefusalRule {
    static let name = "missing-page"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("See [backup](«../backup/rety.md») too."),
        .failing("See [backup](«../backup/retry») too."),
        .failing("See [what comes](«../storage/next.md») too."),
        .failing("See [backup][b] too.\n\n[b]: «../backup/rety.md»"),
        .passing("See [backup](../backup/retry.md) too."),
        .passing("See [backup](../backup/) too."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "no page at \(refused.shown): \(refused.detail)"
    }
}
