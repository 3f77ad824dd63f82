internal import SourceText

/// The front matter is never closed, or is no mapping.
///
/// It begins with a line `---` at the start of the file and ends with another one. Without the second, the whole page would be
/// front matter.
///
/// ## How to fix
///
/// Write `---` below the last key.
enum FrontMatterSyntax: FileRule {
    static let name = "front-matter-syntax"
    static let severity = Severity.error
    static let exampleLanguage = "yaml"
    static let examples: [RuleExample] = [
        .failing("«---»\ntitle: Page\n\n# Page\n"),
        .passing("---\ntitle: Page\n---\n\n# Page\n"),
    ]
}
