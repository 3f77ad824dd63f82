internal import SourceText

/// A link names a place on a page that the page does not have.
///
/// A heading was reworded, and with it its anchor. The link still opens the page, at the wrong place. Anchors are
/// compared exactly; they come from headings, from `{#id}` and from `id` and `name` in raw HTML that is kept. `#top`
/// and a fragment without a name are the top of the page, and the part from `:~:` on is a text that the browser
/// searches for and is not checked.
///
/// ## How to fix
///
/// Use the anchor that the finding names, or give the heading a lasting one: `## Retry a backup {#retry}`.
enum MissingAnchor: RefusalRule {
    static let name = "missing-anchor"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("See [backup](«../backup/retry.md#retry-backup») too."),
        .failing("## Limits\n\nSee [below](«#limit») too."),
        .passing("See [backup](../backup/retry.md#retry-a-backup) too."),
        .passing("See [backup](../backup/retry.md#retry-a-backup:~:text=again) too."),
        .passing("## Limits\n\nSee [above](#limits) or [the top](#top)."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "no anchor for \(refused.shown): \(refused.detail)"
    }
}
