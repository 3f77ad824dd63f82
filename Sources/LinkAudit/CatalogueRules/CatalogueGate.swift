internal import SourceText

/// The addresses of an intent would be refused.
///
/// Every entry has to pass the gate that it is an entry of. A path that looks like the placeholder of a template is such a
/// case: no link to it could ever be written.
///
/// ## How to fix
///
/// Choose another path.
enum CatalogueGate: CatalogueRule {
    static let name = "catalogue-gate"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("intents:\n  «greet»: { path: hello/__NAME__ }"),
        .passing("intents:\n  greet: { path: hello/name }"),
    ]
}
