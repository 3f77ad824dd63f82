internal import SourceText

/// A web address leads to a host that the catalogue does not list.
///
/// The catalogue says which hosts readers may be sent to. A host outside the list is a typing error, an address that was
/// forgotten when a service moved, or a place nobody has agreed to.
///
/// ## How to fix
///
/// Correct the host, or add it to `destinations.https.hosts`: an exact name, `*.example.com` for every name below it,
/// or `*` for all.
enum HostNotAllowed: RefusalRule {
    static let name = "host-not-allowed"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("See [the status](«https://staus.example.com/») page."),
        .failing("See [the status](«https://status.example.com.evil.example/») page."),
        .passing("See [the status](https://status.example.com/) page."),
        .passing("See [the community](https://forum.example.org/) too."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "the host of \(refused.shown) is not listed: \(refused.detail)"
    }
}
