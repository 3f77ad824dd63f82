internal import SourceText

/// A link uses the app's scheme and names no intent of the catalogue.
///
/// The app accepts the intents of the catalogue and discards everything else. A link with a typing error, a parameter of
/// the wrong type, an unlisted query item or a final slash looks like any other link and does nothing when it is
/// tapped. Nobody is told, neither the reader nor the writer.
///
/// ## How to fix
///
/// Write the intent exactly as the catalogue has it. The finding names the first part that does not fit and the nearest
/// entry. If the app has learned a new intent, add it to `intents.yaml` first.
enum UnknownIntent: RefusalRule {
    static let name = "unknown-intent"
    static let severity = Severity.error
    static let isSecurity = true
    static let examples: [RuleExample] = [
        .failing("Tap [Retry](«gallery-action://bakup/retry») to try again."),
        .failing("Tap [Retry](«gallery-action://backup/retry/») to try again."),
        .failing("See [the task](«gallery-action://project/17/task/18») for more."),
        .failing("Look for [cats](«gallery-action://search?q=cats&order=newest») here."),
        .passing("Tap [Retry](gallery-action://backup/retry) to try again."),
        .passing("Look for [cats](gallery-action://search?q=cats&sort=newest) here."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) is not an intent of the catalogue: \(refused.detail)"
    }
}
