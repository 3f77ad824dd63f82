import Documents
internal import SourceText

/// A label is defined twice.
///
/// The first definition counts and the second is ignored, here; other Markdown readers take the last one. Whoever edits
/// the second sees no effect.
///
/// ## How to fix
///
/// Delete one of the two, or give it a label of its own.
enum DuplicateDefinition: DocumentRule {
    static let name = "duplicate-definition"
    static let severity = Severity.warning
    static let examples: [RuleExample] = [
        .failing("See [backup][b].\n\n[b]: ../backup/retry.md\n[«b»]: ../storage/full.md"),
        .passing("See [backup][b] and [storage][s].\n\n[b]: ../backup/retry.md\n[s]: ../storage/full.md"),
    ]

    static func check(_ page: PageUnderAudit, into collector: inout FindingCollector) {
        for definition in page.document.definitions where definition.duplicateOf >= 0 {
            let first = page.document.definitions[Int(definition.duplicateOf)]
            collector.add(
                Self.self, at: definition.labelSource, subject: page.text(definition.labelSource),
                message: "the label \(quoted(page.text(definition.labelSource))) is defined twice; the first counts",
                help: "delete this definition or give it another label",
                related: [page.related(first.labelSource, "first defined here")])
        }
    }
}
