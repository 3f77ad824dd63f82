internal import SourceText

/// A value in a file of the app does not fit its place.
///
/// Devices and servers leave out what they do not understand, without a word.
///
/// ## How to fix
///
/// Write what the message asks for. The forms of the files are those of Apple and Android; a list of routes has a
/// JSON Schema in the manual.
enum AppFileValue: AppFileRule {
    static let name = "app-file-value"
    static let severity = Severity.error
    static let file = "app-routes.json"
    static let examples: [RuleExample] = [
        .failing(
            """
            ["backup.retry", «7»]
            """),
        .failing(
            """
            { "intents": [], "«screens»": [] }
            """),
        .passing(
            """
            ["backup.retry", { "id": "settings.storage", "path": "settings/storage" }]
            """),
    ]
}
