internal import SourceText

/// The type of a parameter or value does not exist or is not well formed.
///
/// Each value has exactly one spelling, and the type says which: `uuid`, `int`, `int(1...9)`, `slug`, `text(1...80)`, or
/// words with `|` between them.
///
/// ## How to fix
///
/// Write one of the types; the finding names the nearest.
enum CatalogueType: CatalogueRule {
    static let name = "catalogue-type"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("intents:\n  a: { path: \"a/{n:«integr»}\" }"),
        .failing("routes: { a: { id: «uid» } }\nintents: {}"),
        .passing("intents:\n  a: { path: \"a/{n:int}\" }"),
    ]
}
