internal import SourceText

/// An image or a download is not there.
///
/// Every file below the content root that is not a page is copied into the site and can be linked to. A path to
/// anything else shows a broken image or gives the "not found" page.
///
/// ## How to fix
///
/// Correct the path, or add the file. A path that begins with `/` counts from the content root.
enum MissingAsset: RefusalRule {
    static let name = "missing-asset"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("![The storage screen](«../../images/shott.png»)"),
        .failing("Read [the leaflet](«/leaflet.pdf») too."),
        .passing("![The storage screen](/images/shot.png)"),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "no file at \(refused.shown): \(refused.detail)"
    }
}
