internal import SourceText

/// A link has a scheme that the catalogue does not permit.
///
/// Only the app's own scheme and the destinations listed in the catalogue lead anywhere. A scheme that is merely
/// unknown is most often a typing error (`hhtps:`, `galery-action:`), and a page name with a colon in it is read as a
/// scheme as well.
///
/// ## How to fix
///
/// Correct the scheme, or list it under `destinations` if readers should really be sent there. For a file whose name
/// holds a colon write `./` before the name.
enum UnknownScheme: RefusalRule {
    static let name = "unknown-scheme"
    static let severity = Severity.error
    static let isSecurity = true
    static let examples: [RuleExample] = [
        .failing("See [the status](«hhtps://status.example.com/») page."),
        .failing("Tap [Retry](«galery-action://backup/retry») to try again."),
        .failing("Read [the note](«note:1.md») first."),
        .passing("See [the status](https://status.example.com/) page."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "the scheme of \(refused.shown) is not permitted: \(refused.detail)"
    }
}
