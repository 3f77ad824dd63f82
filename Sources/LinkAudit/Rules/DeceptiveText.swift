import Documents
internal import SourceText

/// The text of a link shows one address and the link leads to another.
///
/// Readers trust an address they can read. A text that is an address itself must be the one the link leads to; where
/// the host or the intent differs, somebody has changed one of the two, or wants to deceive.
///
/// ## How to fix
///
/// Write a text that says what is there, or make the two agree.
enum DeceptiveText: DocumentRule {
    static let name = "deceptive-text"
    static let severity = Severity.warning
    static let examples: [RuleExample] = [
        .failing("See [https://status.example.com](«https://forum.example.org/») for more."),
        .failing("See [www.example.org](«https://status.example.com/») for more."),
        .failing("Tap [gallery-action://backup/retry](«gallery-action://settings/storage») now."),
        .passing("See [https://status.example.com](https://status.example.com/) for more."),
        .passing("See [our status page](https://status.example.com/) for more."),
    ]

    static func check(_ page: PageUnderAudit, into collector: inout FindingCollector) {
        for link in page.document.links where link.use == .tap && link.node >= 0 {
            // An autolink is its own text.
            if link.form == .autolink || link.form == .bareAutolink { continue }
            guard let shown = page.addressShown(inside: Int(link.node)) else { continue }
            let destination = page.document.string(link.destination)
            guard !ShownAddress(shown).agrees(with: ShownAddress(destination)) else { continue }
            collector.add(
                Self.self, at: link.destinationSource, subject: destination,
                message: "the text shows \(quoted(shown)) and the link leads to \(quoted(destination))",
                help: "write a text that says what is there, or make the two agree",
                related: [page.related(link.source, "the link")])
        }
    }
}
