internal import SourceText

/// The app knows a screen that the catalogue does not have.
///
/// No intent can show it; often it is the former name of a screen.
///
/// ## How to fix
///
/// List it under `routes` where a stack should show it, or leave it out of the list.
enum AppRouteUnknown: AppFileRule {
    static let name = "app-route-unknown"
    static let severity = Severity.warning
    static let file = "app-routes.json"
    static let examples: [RuleExample] = [
        .failing(
            """
            { "routes": ["settings", "storage", "«storrage»"] }
            """),
        .passing(
            """
            { "routes": ["settings", "storage"] }
            """),
    ]
}
