internal import SourceText

/// A page has no title and no heading of level 1.
///
/// The title stands in the navigation, in the tab of the browser and in search results.
///
/// ## How to fix
///
/// Begin the page with a heading of level 1, or write `title:` in its front matter.
enum MissingTitle: FileRule {
    static let name = "missing-title"
    static let severity = Severity.error
    static let exampleLanguage = "markdown"
    static let examples: [RuleExample] = [
        .failing("Only a paragraph.\n"),
        .passing("# A title\n\nAnd a paragraph.\n"),
    ]
}
