internal import SourceText

/// A web address names a user before its host.
///
/// In `https://status.example.com@evil.example/` the host is `evil.example`; the part before the `@` is a user name and
/// there to deceive. Passwords in addresses end up in logs. Help content needs neither.
///
/// ## How to fix
///
/// Delete everything from `//` up to and including the `@`.
enum UserInfo: RefusalRule {
    static let name = "user-info"
    static let severity = Severity.error
    static let isSecurity = true
    static let examples: [RuleExample] = [
        .failing("See [the status](«https://status.example.com@evil.example/») page."),
        .failing("See [the status](«https://@status.example.com/») page."),
        .passing("See [the status](https://status.example.com/@news) page."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) names a user before its host: \(refused.detail)"
    }
}
