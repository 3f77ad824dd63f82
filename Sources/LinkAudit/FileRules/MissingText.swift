internal import SourceText

/// The theme has no text for a locale of the site.
///
/// Buttons and labels of the pages in that language are shown in another one.
///
/// ## How to fix
///
/// Give the site a file of texts for the locale, or set the words under `texts` in the configuration.
enum MissingText: FileRule {
    static let name = "missing-text"
    static let severity = Severity.warning
    static let exampleLanguage = "yaml"
    static let examples: [RuleExample] = []
}
