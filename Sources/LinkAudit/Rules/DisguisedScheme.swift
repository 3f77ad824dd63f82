internal import SourceText

/// A destination turns into one with a scheme when it is decoded once more.
///
/// `javascript%3Aalert(1)` is a harmless relative path as it stands. If any step on its way decodes it a second time, it
/// is code. The same goes for character references that were escaped twice. Content written in good faith does not look
/// like this.
///
/// ## How to fix
///
/// Write the destination undecoded, so that it can be judged for what it is.
enum DisguisedScheme: RefusalRule {
    static let name = "disguised-scheme"
    static let severity = Severity.error
    static let isSecurity = true
    static let examples: [RuleExample] = [
        .failing("Tap [here](«javascript%3Aalert(1)») now."),
        .failing("Tap [Retry](«gallery-action%3A//backup/retry») now."),
        .passing("Tap [Retry](gallery-action://backup/retry) now."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) hides a scheme behind an escape: \(refused.detail)"
    }
}
