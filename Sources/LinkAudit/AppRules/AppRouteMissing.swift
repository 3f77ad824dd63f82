internal import SourceText

/// The app does not know a screen that stacks of the catalogue show.
///
/// An intent whose history has a screen that the app lacks is cut there, and a saved one is not restored.
///
/// ## How to fix
///
/// Give the app the screen. Where it has been renamed, say so under `renamed` in the catalogue.
enum AppRouteMissing: AppFileRule {
    static let name = "app-route-missing"
    static let severity = Severity.error
    static let file = "app-routes.json"
    static let examples: [RuleExample] = [
        .failing(
            """
            { "routes": «[»"settings"] }
            """),
        .passing(
            """
            { "routes": ["settings", "storage"] }
            """),
    ]
}
