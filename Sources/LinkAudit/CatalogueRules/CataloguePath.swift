internal import SourceText

/// A path, an older path or a name in it is not well formed.
///
/// What is accepted here passes the gate as it stands: words and parameters with single slashes between them, nothing that
/// an address would have to escape. An older path holds the same parameters as the path of today.
///
/// ## How to fix
///
/// The finding points at the piece that does not fit.
enum CataloguePath: CatalogueRule {
    static let name = "catalogue-path"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("intents:\n  a: { path: «/»a }"),
        .failing("intents:\n  a: { path: \"x/{n:int}\", aliases: [«y»] }"),
        .passing("intents:\n  a: { path: \"x/{n:int}\", aliases: [\"y/{n:int}\"] }"),
    ]
}
