internal import SourceText

/// A scheme cannot be the app's.
///
/// A scheme that is registered with IANA or well known belongs to something else: the meaning of a link would change with the
/// device it is tapped on. `javascript`, `data`, `file` and their like can be listed nowhere. The registry is part of the
/// program, with its day; nobody is asked on the net.
///
/// ## How to fix
///
/// Choose a name that only the app has, in lower case, such as `gallery-action`.
enum CatalogueScheme: CatalogueRule {
    static let name = "catalogue-scheme"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("scheme: «spotify»"),
        .failing("scheme: [gallery-action, «javascript»]"),
        .failing("scheme: «Gallery-Action»"),
        .passing("scheme: gallery-action"),
    ]
}
