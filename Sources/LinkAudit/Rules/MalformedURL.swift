internal import SourceText

/// A destination is not a well-formed address.
///
/// Browsers and apps mend broken addresses, each in its own way: `https:/example.com`, `https:example.com` and
/// `https:///example.com` reach the host in a browser and nothing at all in an app. What is not well-formed is
/// therefore refused instead of guessed at: a `%` without two hexadecimal digits, a missing or impossible host, a
/// port out of range, a number in disguise where the host should be.
///
/// ## How to fix
///
/// Copy the address anew from where it comes from. The finding says which part cannot be read.
enum MalformedURL: RefusalRule {
    static let name = "malformed-url"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("See [the status](«https:/status.example.com/») page."),
        .failing("See [the status](«https://status.example.com/100%») page."),
        .failing("See [the status](«https://127.1/») page."),
        .passing("See [the status](https://status.example.com/100%25) page."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) is not a well-formed address: \(refused.detail)"
    }
}
