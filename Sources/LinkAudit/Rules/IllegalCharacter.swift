internal import SourceText

/// A destination holds a character that no address may hold.
///
/// Controls, backslashes, white space and invisible characters are treated differently by every program that reads an
/// address: some drop them, some encode them, some turn a backslash into a slash and arrive at another host. They come
/// from word processors, from translation tools and from people who want the address to look like another one.
///
/// ## How to fix
///
/// Delete the character; the finding shows it as `\u{…}`. Percent-encode it if it really belongs to the address.
enum IllegalCharacter: RefusalRule {
    static let name = "illegal-character"
    static let severity = Severity.error
    static let isSecurity = true
    static let examples: [RuleExample] = [
        .failing("See [the status](«https:\\\\\\\\status.example.com») page."),
        .failing("Tap [Retry](«gallery-action://backup/\u{200B}retry») now."),
        .failing("See [the status](<«https://status.example.com/a b»>) page."),
        .passing("See [the status](https://status.example.com/a%20b) page."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) cannot be an address: \(refused.detail)"
    }
}
