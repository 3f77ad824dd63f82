internal import SourceText

/// A scheme is not written in lower case.
///
/// `HTTPS:` and `Gallery-Action:` are understood and written out in lower case, here. A program that compares byte for
/// byte, as an app may, does not know them.
///
/// ## How to fix
///
/// Write the scheme in lower case.
enum SchemeCase: RefusalRule {
    static let name = "scheme-case"
    static let severity = Severity.warning
    static let examples: [RuleExample] = [
        .failing("Tap [Retry](«Gallery-Action://backup/retry») now."),
        .failing("See [the status](«HTTPS://status.example.com/») page."),
        .passing("Tap [Retry](gallery-action://backup/retry) now."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "the scheme of \(refused.shown) is not in lower case"
    }

    static func help(_ refused: RefusedDestination) -> String? {
        refused.nearest.map { "write \(quoted($0))" } ?? "write the scheme in lower case"
    }
}
