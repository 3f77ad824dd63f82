internal import SourceText

/// A text was meant as a link and is none.
///
/// A translator, a word processor or a content system has put a space between `]` and `(`, taken brackets of full
/// width, turned straight quotes into curly ones, or lost a bracket on the way. The reader sees brackets and an address
/// and can tap nothing. It counts as meant for a link when what stands in the parentheses is a destination: an address,
/// a path, a place on the page. A remark in parentheses behind brackets is none.
///
/// ## How to fix
///
/// Write the link as the finding shows it, or take the brackets away. Text that explains the syntax belongs into code.
enum NearMiss: DocumentRule {
    static let name = "near-miss"
    static let severity = Severity.warning
    static let examples: [RuleExample] = [
        .failing("See [the backup] («../backup/retry.md») too."),
        .failing("See [the backup]\u{A0}(«../backup/retry.md») too."),
        .failing("See [the backup]\u{200B}(«https://status.example.com/a») too."),
        .failing("See ［the backup］（«../backup/retry.md»） too."),
        .failing("See [the backup](«../backup/retry.md» “Again”) too."),
        .failing("See [the news](«../backup/my news.md») too."),
        .failing("See [the backup](«../backup/retry.md» and on."),
        .failing("See (the backup)[«../backup/retry.md»] too."),
        .failing("See \\[the backup\\](«../backup/retry.md») too."),
        .failing("See <a href=“«https://status.example.com/»” title=“A b”>the status</a> too."),
        .failing("See [the text] «[backup]» too.\n\n[backup]: ../backup/retry.md"),
        .passing("See [1] (in the next part) and the list[0] (n)."),
        .passing("A note[^1] (see ../backup) and a box [ ] (../backup/retry.md).\n\n[^1]: Text."),
        .passing("設定［注］（詳細は次を参照）を開きます。"),
        .passing("Write `[text] (../backup/retry.md)` without the space."),
    ]

    static func check(_ page: PageUnderAudit, into collector: inout FindingCollector) {
        for miss in page.nearMisses where !miss.isIntent && miss.kind != .curlyAttribute {
            collector.add(
                Self.self, at: miss.destinationSource, subject: miss.subject, message: message(miss), help: help(miss),
                related: [], fix: miss.fix)
        }
    }

    /// The fault in one sentence.
    static func message(_ miss: MissedLink) -> String { "\(quoted(miss.destination[...])) is no link: \(miss.detail)" }

    /// The way out.
    static func help(_ miss: MissedLink) -> String? {
        switch miss.kind {
        case .spacedReference: "write text and label without anything between"
        default: miss.correction.map { "write \(quoted($0))" } ?? "write `[text](\(shortened(miss.destination)))`"
        }
    }

    private static func shortened(_ destination: [UInt8]) -> String {
        String(quoted(destination[...]).dropFirst().dropLast())
    }
}
