internal import SourceText

/// Some address fits two intents, or two paths of one.
///
/// The answer must not depend on the order of a file. Older paths count as well: they go on leading to the intent that has
/// them.
///
/// ## How to fix
///
/// Make the paths differ in a word, or the queries in a required item. Take an older path off the list of one of the two.
enum CatalogueOverlap: CatalogueRule {
    static let name = "catalogue-overlap"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("intents:\n  album.open: { path: \"albums/{album:slug}\" }\n  «album.new»: { path: albums/new }"),
        .failing("intents:\n  a: { path: x, aliases: [old] }\n  b: { path: y, aliases: [«old»] }"),
        .passing("intents:\n  album.open: { path: \"album/{album:slug}\" }\n  album.new: { path: albums/new }"),
    ]
}
