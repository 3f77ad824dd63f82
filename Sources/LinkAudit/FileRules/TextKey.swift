internal import SourceText

/// A file of texts has a key that the theme does not have.
///
/// The word would stay what it was, in silence.
///
/// ## How to fix
///
/// Write the key that the message names.
enum TextKey: FileRule {
    static let name = "text-key"
    static let severity = Severity.error
    static let exampleLanguage = "yaml"
    static let examples: [RuleExample] = []
}
