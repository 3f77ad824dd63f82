import Documents
internal import SourceText

/// A link reference definition that no link uses.
///
/// It is left over, or the link that should use it has a typing error in its label and stays plain text.
///
/// ## How to fix
///
/// Delete the definition, or correct the label of the link.
enum UnusedDefinition: DocumentRule {
    static let name = "unused-definition"
    static let severity = Severity.warning
    static let examples: [RuleExample] = [
        .failing("See the backup.\n\n[«backup»]: ../backup/retry.md"),
        .passing("See the [backup].\n\n[backup]: ../backup/retry.md"),
    ]

    static func check(_ page: PageUnderAudit, into collector: inout FindingCollector) {
        for definition in page.document.definitions where !definition.isUsed && definition.duplicateOf < 0 {
            collector.add(
                Self.self, at: definition.labelSource, subject: page.text(definition.labelSource),
                message: "no link uses the definition \(quoted(page.text(definition.labelSource)))",
                help: "delete it, or correct the label of the link that should use it")
        }
    }
}
