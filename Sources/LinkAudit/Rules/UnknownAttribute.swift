internal import SourceText

/// Words in a string have an attribute that nothing reads.
///
/// `^[3 photos](inflect: true)` is grammar that the system applies when the string is shown. An attribute with a name
/// that it does not know is ignored without a word, so a typing error shows the wrong plural. It is looked for in
/// strings with inline Markdown only.
///
/// ## How to fix
///
/// Correct the name. An app that declares attributes of its own can turn the rule off.
enum UnknownAttribute: Rule {
    static let name = "unknown-attribute"
    static let severity = Severity.warning
    static let examples: [RuleExample] = [
        .failing("^[3 photos](«inflct»: true)", isString: true),
        .failing("^[3 photos](«inflect»)", isString: true),
        .passing("^[3 photos](morphology: { number: \"other\" }, inflect: true)", isString: true),
    ]
}
