import Documents
internal import SourceText

/// A heading skips a level.
///
/// Screen readers and the table of contents make an outline of the headings. From `##` to `####` a step is missing, and
/// the reader looks for a section that does not exist. The title of the page is the first level, so that a page may
/// begin with `#` or `##`.
///
/// ## How to fix
///
/// Use the next level. If only the size of the type was wanted, that is the theme's business.
enum HeadingSkips: DocumentRule {
    static let name = "heading-skips"
    static let severity = Severity.warning
    static let examples: [RuleExample] = [
        .failing("## Backup\n\n«#### Retry»"),
        .failing("«### Backup»\n\nText."),
        .passing("## Backup\n\n### Retry\n\n## Storage"),
        .passing("# Backup\n\n## Retry"),
    ]

    static func check(_ page: PageUnderAudit, into collector: inout FindingCollector) {
        var previous: UInt8 = 1
        var isFirst = true
        for heading in page.document.headings {
            defer {
                previous = heading.level
                isFirst = false
            }
            guard heading.level > previous + 1 else { continue }
            collector.add(
                Self.self, at: page.document.nodes[Int(heading.node)].source,
                message: isFirst
                    ? "the first heading is of level \(heading.level)"
                    : "heading of level \(heading.level) after level \(previous)",
                help: "use level \(previous + 1)" + (isFirst ? "; the title of the page is level 1" : ""))
        }
    }
}
