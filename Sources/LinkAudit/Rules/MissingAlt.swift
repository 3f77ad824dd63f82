import Documents
internal import SourceText

/// An image has no alternative text.
///
/// Who cannot see the image gets nothing, or the file name. The alternative text says what the image shows or, in a
/// link, where it leads.
///
/// ## How to fix
///
/// Describe the image between the brackets: `![The storage screen, 3 GB free](…)`. An image that is mere decoration
/// is written as `<img src="…" alt="">`.
enum MissingAlt: DocumentRule {
    static let name = "missing-alt"
    static let severity = Severity.warning
    static let examples: [RuleExample] = [
        .failing("«![](/images/shot.png)»"),
        .passing("![The storage screen](/images/shot.png)"),
    ]

    static func check(_ page: PageUnderAudit, into collector: inout FindingCollector) {
        for link in page.document.links where link.use == .image && link.node >= 0 {
            guard page.document.nodes[Int(link.node)].kind == .image else { continue }
            guard !page.hasText(inside: Int(link.node)) else { continue }
            collector.add(
                Self.self, at: link.source, subject: page.document.string(link.destination),
                message: "an image without an alternative text",
                help: "describe it between the brackets; for decoration write `<img alt=\"\">`")
        }
    }
}
