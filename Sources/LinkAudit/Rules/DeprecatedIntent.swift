internal import SourceText

/// A link uses an intent that is on its way out, or an older path of an intent.
///
/// The catalogue says what takes its place (`deprecated: { use: …, after: … }`), or lists the older path under
/// `aliases`. The link works today. It stops working for readers on the day the app drops the intent, and by then
/// nobody remembers which pages have it. An older path is written out as the path of today, here and in the page.
///
/// ## How to fix
///
/// Write the address that the finding names. Where the intent that takes over needs other values, look it up in the
/// catalogue.
enum DeprecatedIntent: RefusalRule {
    static let name = "deprecated-intent"
    static let severity = Severity.warning
    static let examples: [RuleExample] = [
        .failing("Tap [Find](«gallery-action://find?q=cats») to look for cats."),
        .failing("Tap [Retry](«gallery-action://backup/again») now."),
        .passing("Tap [Find](gallery-action://search?q=cats) to look for cats."),
        .passing("Tap [Retry](gallery-action://backup/retry) now."),
    ]

    static func message(_ refused: RefusedDestination) -> String { "\(refused.shown) is outdated: \(refused.detail)" }

    static func help(_ refused: RefusedDestination) -> String? {
        refused.nearest.map { "write \(quoted($0))" } ?? "take another intent, or keep the page without the link"
    }
}
