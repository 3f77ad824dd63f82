internal import SourceText

/// A tag or a section of a template is not well formed, or a partial does not exist.
///
/// The page would be cut off, or lack a part.
///
/// ## How to fix
///
/// Close each section that is opened, in its order.
enum TemplateSyntax: FileRule {
    static let name = "template-syntax"
    static let severity = Severity.error
    static let exampleLanguage = "html"
    static let examples: [RuleExample] = [
        .failing("«{{#toc}}»<nav></nav>"),
        .passing("{{#toc}}<nav></nav>{{/toc}}"),
    ]
}
