internal import SourceText

/// One of the app's own addresses stands in the text and is no link.
///
/// Web addresses in running text become links by themselves, addresses with a scheme of the app do not: the reader sees
/// `gallery-action://…` and can do nothing with it. An address in code is taken as spoken about and is left alone; in an
/// export, whose texts an app shows to everybody, a code span with nothing but such an address is a note.
///
/// ## How to fix
///
/// Write a link: `[Retry the backup](gallery-action://backup/retry)`. Put an address that is only spoken about into code.
enum BareIntent: DocumentRule {
    static let name = "bare-intent"
    static let severity = Severity.warning
    static let examples: [RuleExample] = [
        .failing("Tap «gallery-action://backup/retry» now."),
        .failing("Tap **Retry** («gallery-action://backup/retry»)."),
        .failing("<div>Tap «gallery-action://backup/retry» now.</div>", standsAlone: true),
        .passing("Tap [Retry](gallery-action://backup/retry) or <gallery-action://backup/retry> now."),
        .passing("Tap [gallery-action://backup/retry](gallery-action://backup/retry) now."),
        .passing("Write `gallery-action://backup/retry` in a link."),
        .passing("Addresses begin with gallery-action:// and are listed."),
        .passing("Tap <a href=\"gallery-action://backup/retry\">gallery-action://backup/retry</a> now."),
    ]

    static func check(_ page: PageUnderAudit, into collector: inout FindingCollector) {
        for miss in page.nearMisses {
            switch miss.kind {
            case .bareText:
                collector.add(
                    Self.self, at: miss.destinationSource, subject: miss.subject,
                    message: "\(quoted(miss.destination[...])) is plain text, which nobody can tap",
                    help: miss.correction.map { "write a link: \(quoted($0))" })
            case .bareCode where page.isExport:
                collector.add(
                    Self.self, at: miss.destinationSource, subject: miss.subject,
                    message: "\(quoted(miss.destination[...])) is code, which nobody can tap",
                    help: miss.correction.map { "write a link: \(quoted($0))" }, severity: .note)
            default: break
            }
        }
    }
}
