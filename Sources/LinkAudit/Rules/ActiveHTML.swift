import Documents
internal import SourceText

/// Raw HTML in the content brings code, frames, forms or style.
///
/// Content decides where a link stands and never what the page can do. Scripts, event attributes, frames, forms and
/// style sheets are dropped from the page whatever the configuration says; the finding tells the writer that what
/// they wrote will not be there.
///
/// ## How to fix
///
/// Delete it. Behaviour and looks belong into the theme, actions into the catalogue.
enum ActiveHTML: DocumentRule {
    static let name = "active-html"
    static let severity = Severity.error
    static let isSecurity = true
    static let examples: [RuleExample] = [
        .failing("«<script>»alert(1)</script>", standsAlone: true),
        .failing("Tap <b «onclick=\"go()»\">here</b> now."),
        .passing("Tap <b>here</b> now."),
    ]

    static func check(_ page: PageUnderAudit, into collector: inout FindingCollector) {
        for content in page.document.activeContent {
            collector.add(
                Self.self, at: content.range, message: content.reason,
                help: "delete it; behaviour and looks are the theme's business, actions the catalogue's")
        }
    }
}
