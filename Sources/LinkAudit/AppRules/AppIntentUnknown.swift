internal import SourceText

/// The app knows an intent that the catalogue does not have.
///
/// Links to it are refused in the content, so that nobody can use it; often it is an intent of the catalogue in another
/// spelling.
///
/// ## How to fix
///
/// List it in the catalogue, or remove it from the app.
enum AppIntentUnknown: AppFileRule {
    static let name = "app-intent-unknown"
    static let severity = Severity.warning
    static let file = "app-routes.json"
    static let examples: [RuleExample] = [
        .failing(
            """
            ["backup.retry", "settings.storage", "«backup.rety»"]
            """),
        .passing(
            """
            ["backup.retry", "settings.storage"]
            """),
    ]
}
