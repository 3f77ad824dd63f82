internal import SourceText

/// A destructive intent asks nobody.
///
/// What cannot be undone is done after a question, or a slip of the thumb is enough. The app asks the question that stands
/// in the catalogue, in the language of the page.
///
/// ## How to fix
///
/// Give the intent a `confirm`, one text or a text for each locale. Or take `destructive` away if nothing is lost.
enum CatalogueConfirm: CatalogueRule {
    static let name = "catalogue-confirm"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("intents:\n  library.erase: { path: library/erase, «destructive»: true }"),
        .passing(
            "intents:\n  library.erase: { path: library/erase, destructive: true, confirm: \"Erase every photo?\" }"),
    ]
}
