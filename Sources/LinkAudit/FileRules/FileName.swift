internal import SourceText

/// The name of a file is not UTF-8.
///
/// Addresses are made from names, and there is none for this one.
///
/// ## How to fix
///
/// Rename the file.
enum FileName: FileRule {
    static let name = "file-name"
    static let severity = Severity.error
    static let exampleLanguage = "text"
    static let examples: [RuleExample] = []
}
