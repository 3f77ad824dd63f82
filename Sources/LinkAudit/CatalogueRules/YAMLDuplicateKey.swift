internal import SourceText

/// A key is given twice in one mapping.
///
/// YAML leaves open which of the two counts, and programs differ. The second is often a copy that somebody forgot to change.
///
/// ## How to fix
///
/// Keep one of them.
enum YAMLDuplicateKey: CatalogueRule {
    static let name = "yaml-duplicate-key"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("intents:\n  a: { path: a }\n  «a»: { path: b }"),
        .passing("intents:\n  a: { path: a }\n  b: { path: b }"),
    ]
}
