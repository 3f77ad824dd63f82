import Documents
internal import SourceText

/// A reference link names a label that nothing defines.
///
/// `[text][label]` without a definition of `label` stays plain text, brackets included. The reader sees the brackets and
/// has no link.
///
/// ## How to fix
///
/// Add the definition (`[label]: ../backup/retry.md`) or correct the label.
enum UndefinedReference: DocumentRule {
    static let name = "undefined-reference"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("See [backup][«bakup»] too.\n\nSee [again][backup].\n\n[backup]: ../backup/retry.md"),
        .passing("See [backup][b] too.\n\n[b]: ../backup/retry.md"),
        .passing("A box [x] is not a link."),
    ]

    static func check(_ page: PageUnderAudit, into collector: inout FindingCollector) {
        let document = page.document
        guard !document.undefinedReferences.isEmpty else { return }
        let labels = document.definitions.map { document.bytes($0.label) }
        for (number, reference) in document.undefinedReferences.enumerated() {
            let label = page.text(reference.labelSource)
            var search = NearestBytes(to: label.utf8)
            // A document can have any number of both.
            if number < 100 { for label in labels { search.offer(label) } }
            let nearest = search.best.map { String(decoding: labels[$0], as: UTF8.self) }
            collector.add(
                Self.self, at: reference.labelSource, subject: label,
                message: "no definition of the label \(quoted(label))",
                help: nearest.map { "did you mean \(quoted($0))?" }
                    ?? "add `[label]: destination` on a line of its own")
        }
    }
}
