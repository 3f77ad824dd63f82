internal import SourceText

/// A template uses a name that the page cannot have.
///
/// It would always be empty, and nobody would notice.
///
/// ## How to fix
///
/// Write the name that the message suggests; the manual lists the names.
enum TemplateUnknownName: FileRule {
    static let name = "template-unknown-name"
    static let severity = Severity.error
    static let exampleLanguage = "html"
    static let examples: [RuleExample] = [
        .failing("<p>{{«titel»}}</p>"),
        .passing("<p>{{title}}</p>"),
    ]
}
