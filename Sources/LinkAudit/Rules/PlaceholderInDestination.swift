internal import SourceText

/// A destination still holds the placeholder of a template.
///
/// `{{ host }}`, `${id}`, `%@` or `__GHOST_URL__` should have been filled in before the text arrived here. As it stands
/// the link leads nowhere, and some placeholders even form a valid address by accident.
///
/// ## How to fix
///
/// Fill the placeholder in where the text is written or exported.
enum PlaceholderInDestination: RefusalRule {
    static let name = "placeholder-in-destination"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("See [the status](«https://{host}/») page."),
        .failing("See [the task](«gallery-action://project/%@/task/%@») here."),
        .failing("See [the news](«__GHOST_URL__/news») too."),
        .passing("See [the status](https://status.example.com/) page."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) still holds a placeholder: \(refused.detail)"
    }
}
