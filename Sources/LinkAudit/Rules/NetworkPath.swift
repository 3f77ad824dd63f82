internal import SourceText

/// A destination begins with `//` and leads to another host without saying so.
///
/// `//example.com/page` looks like a path and is an address on another server, with whatever scheme the page happens to
/// have. From disk it leads nowhere, and inside an app it can become a path of the app.
///
/// ## How to fix
///
/// Write `https:` before it, or a single `/` if a path inside the site is meant.
enum NetworkPath: RefusalRule {
    static let name = "network-path"
    static let severity = Severity.error
    static let isSecurity = true
    static let examples: [RuleExample] = [
        .failing("See [the status](«//status.example.com/») page."),
        .passing("See [the status](https://status.example.com/) page."),
        .passing("See [storage](/en/storage/full.md) too."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) leads to another host without a scheme"
    }

    static func help(_ refused: RefusedDestination) -> String? {
        "write `https:` before it, or one `/` for a path inside the site"
    }
}
