internal import SourceText

/// A web address has a host with letters outside ASCII, with letters of several scripts, or with a dot at its end.
///
/// A Cyrillic `а` looks like a Latin one, and two hosts that look the same can belong to two people. A final dot names the
/// same host and is another origin for the browser. None of it is an error by itself, and all of it deserves a look.
///
/// ## How to fix
///
/// Make sure that the host is the one you mean. Write it in its ASCII form (`xn--…`) and without a final dot.
enum MixedScriptHost: RefusalRule {
    static let name = "mixed-script-host"
    static let severity = Severity.warning
    static let examples: [RuleExample] = [
        .failing("See [the forum](«https://b\u{FC}cher.example.org/») too."),
        .failing("See [the forum](«https://\u{430}pp.example.org/») too."),
        .passing("See [the forum](https://forum.example.org/) too."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "the host of \(refused.shown) can be mistaken: \(refused.detail)"
    }

    static func help(_ refused: RefusedDestination) -> String? {
        let check = "make sure that it is the host you mean"
        return refused.nearest.map { "\(check), and write \(quoted($0))" } ?? check
    }
}
