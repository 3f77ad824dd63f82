internal import SourceText

/// A key of the catalogue does not exist, or one is missing.
///
/// The catalogue is read strictly: a misspelt key would otherwise be a rule that nobody applies.
///
/// ## How to fix
///
/// Write the key that the finding names.
enum CatalogueKey: CatalogueRule {
    static let name = "catalogue-key"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("intents:\n  backup.retry: { «paht»: backup/retry }"),
        .failing("intents:\n  backup.retry: «{» title: Retry }"),
        .passing("intents:\n  backup.retry: { path: backup/retry }"),
    ]
}
