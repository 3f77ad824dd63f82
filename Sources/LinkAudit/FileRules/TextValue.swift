internal import SourceText

/// A text of the theme does not fit its key.
///
/// A text that holds a number or a name has it in braces; where these are missing or misspelt, readers would see a gap or the
/// braces.
///
/// ## How to fix
///
/// Write the names in braces as the built-in text does.
enum TextValue: FileRule {
    static let name = "text-value"
    static let severity = Severity.error
    static let exampleLanguage = "yaml"
    static let examples: [RuleExample] = []
}
