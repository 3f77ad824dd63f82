internal import SourceText

/// A text was meant as a link into the app and is none.
///
/// What stands in the parentheses is one of the app's own addresses, and something keeps the whole from being a link: a
/// space or an invisible character between `]` and `(`, brackets of full width, curly quotes, a bracket that is missing.
/// The button that the text was meant to be is not there, and no other check misses it.
///
/// ## How to fix
///
/// Write the link as the finding shows it. Text that explains the syntax belongs into code.
enum LostIntent: DocumentRule {
    static let name = "lost-intent"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("Tap [Retry] («gallery-action://backup/retry») now."),
        .failing("Tap [Retry]\u{A0}(«gallery-action://backup/retry») now."),
        .failing("Tap [Retry]&nbsp;(«gallery-action://backup/retry») now."),
        .failing("Tap [Retry]\u{FEFF}(«gallery-action://backup/retry») now."),
        .failing("Tap [Retry]\n(«gallery-action://backup/retry») now.", standsAlone: true),
        .failing("［再試行］（«gallery-action://backup/retry»）を押します。"),
        .failing("[再試行]（«gallery-action://backup/retry»）を押します。"),
        .failing("Tap [Retry](«gallery-action://backup/retry» „Now“) now."),
        .failing("Tap [Retry](«gallery-action://backup/retry now») now."),
        .failing("Tap [Retry](«gallery-action://backup/retry», then wait."),
        .failing("Tap [Retry(«gallery-action://backup/retry») now."),
        .failing("Tap Retry](«gallery-action://backup/retry») now."),
        .failing("Tap (Retry)[«gallery-action://backup/retry»] now."),
        .failing("Tap \\[Retry](«gallery-action://backup/retry») now."),
        .failing("Tap <a href=“«gallery-action://backup/retry»” title=“At once”>Retry</a> now."),
        .failing("Tap [the [status](https://status.example.com/) page](«gallery-action://backup/retry») now."),
        .passing("Tap [Retry](gallery-action://backup/retry) now."),
        .passing("Write `[Retry] (gallery-action://backup/retry)` without the space."),
    ]

    static func check(_ page: PageUnderAudit, into collector: inout FindingCollector) {
        for miss in page.nearMisses where miss.isIntent {
            // The first two have a rule of their own; the last is refused as the link that it is.
            if miss.kind == .bareText || miss.kind == .bareCode || miss.kind == .curlyAttribute { continue }
            collector.add(
                Self.self, at: miss.destinationSource, subject: miss.subject, message: NearMiss.message(miss),
                help: NearMiss.help(miss), fix: miss.fix)
        }
    }
}
