internal import SourceText

/// The configuration has a key that does not exist, or lacks one that it needs.
///
/// A misspelt key would be passed over in silence, and the site would not be what its author wrote.
///
/// ## How to fix
///
/// Write the key that the message names. The manual lists them all.
enum ConfigurationKey: FileRule {
    static let name = "configuration-key"
    static let severity = Severity.error
    static let exampleLanguage = "yaml"
    static let examples: [RuleExample] = [
        .failing("title: Help\n«contnt»: pages"),
        .passing("title: Help\ncontent: pages"),
    ]
}
