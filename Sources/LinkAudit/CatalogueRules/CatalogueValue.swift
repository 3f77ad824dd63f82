internal import SourceText

/// A value of the catalogue is of the wrong kind or not possible.
///
/// A version that is no version, a day that is not in the calendar, a platform that is not known, a text that is blank,
/// `until` before `since`: what cannot be understood is not guessed.
///
/// ## How to fix
///
/// The finding says what is expected.
enum CatalogueValue: CatalogueRule {
    static let name = "catalogue-value"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("intents:\n  a: { path: a, since: «v2» }"),
        .failing("intents:\n  a: { path: a, since: \"2.10\", until: «\"2.9\"» }"),
        .failing("intents:\n  a: { path: a, platforms: [«iso»] }"),
        .passing("intents:\n  a: { path: a, since: \"2.9\", until: \"2.10\", platforms: [ios] }"),
    ]
}
