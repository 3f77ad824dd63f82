internal import SourceText

/// A page is beyond one of the limits.
///
/// The limits keep the time that a page takes in proportion to its length; real text stays far below each of them.
///
/// ## How to fix
///
/// Cut the page into several. The manual lists the limits.
enum PageLimit: FileRule {
    static let name = "page-limit"
    static let severity = Severity.error
    static let exampleLanguage = "markdown"
    static let examples: [RuleExample] = []
}
