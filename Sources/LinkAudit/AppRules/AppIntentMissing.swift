internal import SourceText

/// The app does not know an intent of the catalogue.
///
/// This is what everything else is about: a link in the content that the app discards without a word.
///
/// ## How to fix
///
/// Let the app answer the intent; or say in the catalogue which versions and platforms have it, with `since`, `until` and
/// `platforms`, and give `--app-version` and `--platform` here.
enum AppIntentMissing: AppFileRule {
    static let name = "app-intent-missing"
    static let severity = Severity.error
    static let file = "app-routes.json"
    static let examples: [RuleExample] = [
        .failing(
            """
            «[»"backup.retry"]
            """),
        .passing(
            """
            ["backup.retry", "settings.storage"]
            """),
    ]
}
