internal import SourceText

/// A link in the folder leads in a circle.
///
/// Following it would never end.
///
/// ## How to fix
///
/// Remove the link, or let it lead to a folder beside it.
enum SymlinkLoop: FileRule {
    static let name = "symlink-loop"
    static let severity = Severity.error
    static let exampleLanguage = "text"
    static let examples: [RuleExample] = []
}
