internal import SourceText

/// The app has another path for an intent than the catalogue.
///
/// Pages are written with the path of the catalogue, and the app waits for its own. Only literals and the places of values are
/// compared: `project/{id:uuid}`, `/project/:id` and `project/*` are one.
///
/// ## How to fix
///
/// Make the paths one; keep the other as an older path under `aliases`, where people may have saved it.
enum AppPathDiffers: AppFileRule {
    static let name = "app-path-differs"
    static let severity = Severity.error
    static let file = "app-routes.json"
    static let examples: [RuleExample] = [
        .failing(
            """
            [{ "id": "backup.retry", "path": "«/backups/retry»" }]
            """),
        .passing(
            """
            [{ "id": "backup.retry", "path": "/backup/retry" }]
            """),
    ]
}
