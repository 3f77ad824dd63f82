internal import SourceText

/// A page is not UTF-8, or holds a NUL byte.
///
/// Bytes that are no characters are shown as something else by each program. Often the file was saved as Windows-1252 or UTF-16.
///
/// ## How to fix
///
/// Save the file as UTF-8.
enum InvalidEncoding: FileRule {
    static let name = "invalid-encoding"
    static let severity = Severity.error
    static let exampleLanguage = "text"
    static let examples: [RuleExample] = []
}
