internal import SourceText

/// A locale of the site lacks a text of the catalogue.
///
/// `title`, `confirm` and `fallback` are read by people. Where a locale has none, its readers get another language, a question
/// before something is erased among them. A title is missed as well where other intents have one.
///
/// ## How to fix
///
/// Add the text for the locale. A text without a locale stands for all of them.
enum CatalogueLocale: CatalogueRule {
    static let name = "catalogue-locale"
    static let severity = Severity.warning
    /// Only a site has locales.
    static let examples: [RuleExample] = []
}
