internal import SourceText

/// The app that the pages are for does not have the intent.
///
/// `--app-version` and `--platform` say which app the readers have. A link to an intent that is newer than their app, or
/// that exists on another platform only, does nothing when it is tapped. Where the catalogue gives the intent a
/// `fallback` text, the page shows that text in the place of the link, and the finding is a note. Without the two options
/// nothing is known of the app, and the page leaves the decision to the attributes of the link.
///
/// ## How to fix
///
/// Give the intent a `fallback` in the catalogue, such as the way through the menus; or link to something that the app
/// has. With `--severity intent-unavailable=warning` the text of the link stays where it is, without the link.
///
/// The examples are read for version 2.0 on `ios`.
enum IntentUnavailable: RefusalRule {
    static let name = "intent-unavailable"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("Tap [Import](«gallery-action://import») to add photos."),
        .failing("Tap [Scan](«gallery-action://scan») to add a print."),
        .passing("Tap [Retry](gallery-action://backup/retry) now."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) is not in the app that the pages are for: \(refused.detail)"
    }

    static func help(_ refused: RefusedDestination) -> String? {
        "give the intent a `fallback` text in the catalogue, or link to something that the app has"
    }
}
