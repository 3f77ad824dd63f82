internal import SourceText

/// A link has no destination.
///
/// `[text]()` and `[text](#)` look like links and lead nowhere: most are left over from writing. A browser reloads the
/// page or jumps to its top.
///
/// ## How to fix
///
/// Write the destination, or take the link away and keep the text. If the top of the page is meant, write `#top`.
enum EmptyDestination: RefusalRule {
    static let name = "empty-destination"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("See [storage](<«»>) too."),
        .failing("See [storage](«#») too."),
        .passing("Back to [the top](#top) now."),
    ]

    static func message(_ refused: RefusedDestination) -> String { "a link without a destination" }

    static func help(_ refused: RefusedDestination) -> String? {
        "write where it leads, or keep only its text; the top of the page is `#top`"
    }
}
