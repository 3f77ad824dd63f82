internal import SourceText

/// The intent that is to be used instead is none that writers could use.
///
/// `use` names an intent that does not exist, or the intent itself. A warning where it names one that is on its way out
/// itself: writers would have to change their links twice.
///
/// ## How to fix
///
/// Name an intent that stays.
enum CatalogueDeprecated: CatalogueRule {
    static let name = "catalogue-deprecated"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing(
            "intents:\n  photos.find: { path: find, deprecated: { use: «photos.serch» } }\n  photos.search: { path: search }"
        ),
        .failing("intents:\n  photos.find: { path: find, deprecated: { use: «photos.find» } }"),
        .failing(
            "intents:\n  a: { path: a, deprecated: { use: «b» } }\n  b: { path: b, deprecated: { use: c } }\n  c: { path: c }"
        ),
        .passing(
            "intents:\n  photos.find: { path: find, deprecated: { use: photos.search } }\n  photos.search: { path: search }"
        ),
    ]
}
