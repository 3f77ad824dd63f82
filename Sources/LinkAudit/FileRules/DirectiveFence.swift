internal import SourceText

/// A block of colons is never closed, or a closing line closes nothing.
///
/// Everything below would be part of the block, or the block would end where nobody sees it.
///
/// ## How to fix
///
/// Write `:::` on a line of its own where the block ends, with as many colons as it began with.
enum DirectiveFence: FileRule {
    static let name = "directive-fence"
    static let severity = Severity.error
    static let exampleLanguage = "markdown"
    static let examples: [RuleExample] = [
        .failing("# Page\n\n«:::note»\nMind this.\n"),
        .passing("# Page\n\n:::note\nMind this.\n:::\n"),
    ]
}
