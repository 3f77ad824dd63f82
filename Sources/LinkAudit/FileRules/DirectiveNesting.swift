internal import SourceText

/// A block of colons stands where it means nothing, or holds what it cannot show.
///
/// A tab outside of `:::tabs` has no others beside it to choose from, and `:::steps` draws the numbers of a list that is
/// not there.
///
/// ## How to fix
///
/// Put every `:::tab` with a name of its own into `:::tabs` and nothing else beside them, and one numbered list into
/// `:::steps`.
enum DirectiveNesting: FileRule {
    static let name = "directive-nesting"
    static let severity = Severity.error
    static let exampleLanguage = "markdown"
    static let examples: [RuleExample] = [
        .failing("# Page\n\n«:::tab iPhone»\nTap it.\n:::\n"),
        .failing("# Page\n\n:::steps\n«- Tap it.»\n:::\n"),
        .passing("# Page\n\n:::tabs\n:::tab iPhone\nTap it.\n:::\n:::\n"),
    ]
}
