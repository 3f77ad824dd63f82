internal import SourceText

/// A key stands twice in one object of an export.
///
/// Systems read one of the two or the other: what readers get is not what was linted.
///
/// ## How to fix
///
/// Remove one of them where the export is made.
enum DuplicateKey: FileRule {
    static let name = "duplicate-key"
    static let severity = Severity.error
    static let exampleLanguage = "json"
    static let examples: [RuleExample] = []
}
