internal import SourceText

/// The configuration has a value that does not fit its key.
///
/// Nothing is guessed: a site is built from what its configuration says, or not at all.
///
/// ## How to fix
///
/// Write a value as the message asks for it.
enum ConfigurationValue: FileRule {
    static let name = "configuration-value"
    static let severity = Severity.error
    static let exampleLanguage = "yaml"
    static let examples: [RuleExample] = [
        .failing("title: Help\nurl: «http://help.example.com/»"),
        .passing("title: Help\nurl: https://help.example.com/"),
    ]
}
