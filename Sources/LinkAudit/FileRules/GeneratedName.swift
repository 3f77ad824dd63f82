internal import SourceText

/// Two names of the catalogue become one name in generated code.
///
/// `backup.retry` and `backup.re-try` are two intents, and `backupRetry` would be both of them in Swift. A number behind one of
/// them would change when an intent is added before it, so `generate` refuses instead.
///
/// ## How to fix
///
/// Rename one of the two.
enum GeneratedName: FileRule {
    static let name = "generated-name"
    static let severity = Severity.error
    static let exampleLanguage = "yaml"
    static let examples: [RuleExample] = []
}
