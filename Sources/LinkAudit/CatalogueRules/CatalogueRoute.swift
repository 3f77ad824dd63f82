internal import SourceText

/// A stack does not fit the routes it is made of.
///
/// A step names a route that does not exist, leaves a value out, or fills one with a parameter of another type: the app could
/// not build the history. A warning where a route stands in no stack, and where a stack leaves a parameter of the path out:
/// then every address of the intent shows the same screen.
///
/// ## How to fix
///
/// Write the step as the route wants it, or remove what nothing uses.
enum CatalogueRoute: CatalogueRule {
    static let name = "catalogue-route"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("routes: { settings: {} }\nintents:\n  a: { path: a, stack: [settings, «setings»] }"),
        .failing("routes: { settings: {}, «storage»: {} }\nintents:\n  a: { path: a, stack: [settings] }"),
        .failing("routes: { album: {} }\nintents:\n  album.open: { path: \"album/«{album:slug}»\", stack: [album] }"),
        .passing(
            "routes: { album: { name: slug } }\nintents:\n  album.open: { path: \"album/{album:slug}\", stack: [{ album: { name: album } }] }"
        ),
    ]
}
