import Documents
internal import SourceText

/// A link has no text.
///
/// There is nothing to tap, and a screen reader announces "link" or reads out the address. An image counts as text when
/// it has an alternative text.
///
/// ## How to fix
///
/// Say where the link leads: `[Retry the backup](…)`.
enum EmptyLinkText: DocumentRule {
    static let name = "empty-link-text"
    static let severity = Severity.warning
    static let examples: [RuleExample] = [
        .failing("See «[](../backup/retry.md)» too."),
        .failing("See «[ ](../backup/retry.md)» too."),
        .passing("See [backup](../backup/retry.md) too."),
        .passing("See [![Backup](/images/shot.png)](../backup/retry.md) too."),
    ]

    static func check(_ page: PageUnderAudit, into collector: inout FindingCollector) {
        for link in page.document.links where link.use == .tap && link.node >= 0 {
            guard page.document.nodes[Int(link.node)].kind == .link else { continue }
            guard !page.hasText(inside: Int(link.node)) else { continue }
            collector.add(
                Self.self, at: link.source, subject: page.document.string(link.destination),
                message: "a link without a text", help: "say where it leads")
        }
    }
}
