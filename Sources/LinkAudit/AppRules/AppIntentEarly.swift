internal import SourceText

/// The app knows an intent that it should not have by the catalogue.
///
/// The catalogue says with `since`, `until` and `platforms` which apps have an intent. Pages for this app show a fallback text
/// in place of a link that would work.
///
/// ## How to fix
///
/// Mend what the catalogue says of the intent.
enum AppIntentEarly: AppFileRule {
    static let name = "app-intent-early"
    static let severity = Severity.note
    static let file = "app-routes.json"
    static let examples: [RuleExample] = [
        .failing(
            """
            ["backup.retry", "settings.storage", "«photos.import»"]
            """),
        .passing(
            """
            ["backup.retry", "settings.storage"]
            """),
    ]
}
