internal import SourceText

/// It is not YAML, or uses what is not read here.
///
/// Not read are anchors, aliases, tags, directives, several documents in a file, control characters, and lists and mappings
/// nested deeper than 64 levels: they hide what a file says from the person who reviews it.
///
/// ## How to fix
///
/// Repeat the value in place of an alias, indent with spaces, and put text that begins with `*` or `&` into quotes.
enum YAMLSyntax: CatalogueRule {
    static let name = "yaml-syntax"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("intents:\n  a: «&x» { path: a }"),
        .failing("intents:\n«\t»a: { path: a }"),
        .passing("intents:\n  a: { path: a }"),
    ]
}
