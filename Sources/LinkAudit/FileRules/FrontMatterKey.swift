internal import SourceText

/// The front matter has a key that does not exist.
///
/// A misspelt key would be passed over in silence.
///
/// ## How to fix
///
/// Write the key that the message names. The manual lists them all.
enum FrontMatterKey: FileRule {
    static let name = "front-matter-key"
    static let severity = Severity.error
    static let exampleLanguage = "yaml"
    static let examples: [RuleExample] = [
        .failing("---\ntitle: Page\n«ordre»: 2\n---\n"),
        .passing("---\ntitle: Page\norder: 2\n---\n"),
    ]
}
