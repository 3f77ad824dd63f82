internal import SourceText

/// Two intents have the same title in a locale.
///
/// Titles name an action in menus, in questions and in generated code. Two that read the same cannot be told apart. An intent
/// on its way out may share its title with the one that takes over.
///
/// ## How to fix
///
/// Say in each title what the intent does.
enum CatalogueTitle: CatalogueRule {
    static let name = "catalogue-title"
    static let severity = Severity.warning
    static let examples: [RuleExample] = [
        .failing("intents:\n  a: { path: a, title: { en: Open } }\n  b: { path: b, «title»: { en: Open } }"),
        .passing(
            "intents:\n  a: { path: a, title: { en: Open the album } }\n  b: { path: b, title: { en: Open the project } }"
        ),
    ]
}
