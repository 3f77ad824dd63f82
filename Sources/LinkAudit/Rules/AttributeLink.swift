internal import SourceText

/// A caret before a link makes it no link in the app.
///
/// In strings that an app shows with Apple's Markdown, `^[…](…)` gives words attributes: `^[3 photos](inflect: true)`. A
/// link with a caret before it is taken for that, and the reader can tap nothing; on the web the same text is a link. It
/// is looked for in strings with inline Markdown only, and an address that would be refused is told as such.
///
/// ## How to fix
///
/// Delete the caret, or write attributes between the parentheses.
enum AttributeLink: Rule {
    static let name = "attribute-link"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("Left: ^[Retry](«gallery-action://backup/retry»)", isString: true),
        .passing("Left: ^[3 photos](inflect: true). [Retry](gallery-action://backup/retry)", isString: true),
    ]
}
