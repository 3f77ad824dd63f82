internal import SourceText

/// A folder of templates has a file that the theme does not have.
///
/// A misspelt name would be passed over in silence, and the built-in file would be used.
///
/// ## How to fix
///
/// Name the file as the theme does; the manual lists the files.
enum TemplateFile: FileRule {
    static let name = "template-file"
    static let severity = Severity.error
    static let exampleLanguage = "text"
    static let examples: [RuleExample] = []
}
