internal import SourceText

/// An intent stands inside another address, or its scheme has become the host of a web address.
///
/// Content systems and translation tools "repair" what they do not know: `gallery-action://backup/retry` becomes
/// `https://gallery-action//backup/retry` or is wrapped into a tracking address. The link then opens a browser instead
/// of asking the app.
///
/// ## How to fix
///
/// Restore the intent, and keep the tool that changed it from touching links.
enum MangledIntent: RefusalRule {
    static let name = "mangled-intent"
    static let severity = Severity.error
    static let isSecurity = true
    static let examples: [RuleExample] = [
        .failing("Tap [Retry](«https://gallery-action//backup/retry») now."),
        .failing("Tap [Retry](«https://status.example.com/?u=gallery-action://backup/retry») now."),
        .passing("Tap [Retry](gallery-action://backup/retry) now."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) is an intent that was changed on its way: \(refused.detail)"
    }
}
