internal import SourceText

/// A template inserts text without escaping it.
///
/// `{{{name}}}` and `{{&name}}` would write text from content into the page as markup.
///
/// ## How to fix
///
/// Write `{{name}}`. What is markup already, such as the article, has a name of its own that is inserted as it is.
enum TemplateEscaping: FileRule {
    static let name = "template-escaping"
    static let severity = Severity.error
    static let exampleLanguage = "html"
    static let examples: [RuleExample] = [
        .failing("<p>«{{{title}}}»</p>"),
        .passing("<p>{{title}}</p>"),
    ]
}
