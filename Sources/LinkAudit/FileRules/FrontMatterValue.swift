internal import SourceText

/// The front matter has a value that does not fit its key.
///
/// Nothing is guessed: a text is no number, and `yes` is no truth value.
///
/// ## How to fix
///
/// Write a value as the message asks for it.
enum FrontMatterValue: FileRule {
    static let name = "front-matter-value"
    static let severity = Severity.error
    static let exampleLanguage = "yaml"
    static let examples: [RuleExample] = [
        .failing("---\ntitle: Page\norder: «first»\n---\n"),
        .passing("---\ntitle: Page\norder: 1\n---\n"),
    ]
}
