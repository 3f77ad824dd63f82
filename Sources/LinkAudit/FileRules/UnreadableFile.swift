internal import SourceText

/// A file or folder cannot be read.
///
/// A site without one of its pages is not the site that was meant. The run ends with exit code 3.
///
/// ## How to fix
///
/// See to the permissions, mend or remove the link, or take what is no file out of the folder.
enum UnreadableFile: FileRule {
    static let name = "unreadable-file"
    static let severity = Severity.error
    static let exampleLanguage = "text"
    static let examples: [RuleExample] = []
}
