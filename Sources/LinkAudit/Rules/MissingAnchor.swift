internal import SourceText

/// A link names a place on a page that the page does not have.
///
/// A heading was reworded, and with it its anchor. The link still opens the page, at the wrong place. Anchors are
/// compared exactly; they come from headings, from `{#id}` and from `id` and `name` in raw HTML that is kept. `#top`
/// is the top of every page, and the part from `:~:` on is a text that the browser searches for and is not checked.
///
/// ## How to fix
///
/// Use the anchor that the finding names, or give the heading a lasting one: `## Retry a backup {#retry}`.
enum MissingAnchor: Rule {
    static let name = "missing-anchor"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("See [backup](«../backup/retry.md#retry-backup») too."),
        .failing("## Limits\n\nSee [below](«#limit») too."),
        .passing("See [backup](../backup/retry.md#retry-a-backup) too."),
        .passing("See [backup](../backup/retry.md#retry-a-backup:~:text=again) too."),
        .passing("## Limits\n\nSee [above](#limits) or [the top](#top)."),
    ]

    /// Adds the finding; `page` is the source path of the page that lacks the anchor, nil for the page itself.
    static func add(
        _ name: ArraySlice<UInt8>, on page: String?, nearest: (name: String, isUnique: Bool)?, at place: ByteRange,
        related: [RelatedPlace], fixing range: ByteRange? = nil, into collector: inout FindingCollector
    ) {
        collector.add(
            Self.self, at: place, subject: (page ?? "") + "#" + String(decoding: name, as: UTF8.self),
            message: "\(page.map { quoted($0) } ?? "this page") has no anchor \(quoted(name))",
            help: nearest.map { "did you mean \(quoted("#" + $0.name))?" }
                ?? "name a heading of the page, or give one an anchor with `{#id}`", related: related,
            fix: range.flatMap { range in
                guard let nearest, nearest.isUnique, nearest.name.utf8.allSatisfy(isPlainInFragment) else { return nil }
                return TextEdit(range: range, replacement: Array(nearest.name.utf8))
            })
    }

    /// Whether a byte of an anchor can be written in a link as it is.
    private static func isPlainInFragment(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != 0x7F && !"()<>[]\\\"&%`|*".utf8.contains(byte)
    }
}
