internal import SourceText

/// A rewrite rule never applies, or leads to an address that is not permitted.
///
/// A rule stands for one address, or for everything below one that ends with `/`. Where it leads has to be permitted by the
/// catalogue itself, and no rule before it may take its addresses away.
///
/// ## How to fix
///
/// List the target under `destinations`, and write `from` and `to` both with or both without a slash at the end.
enum CatalogueRewrite: CatalogueRule {
    static let name = "catalogue-rewrite"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("destinations:\n  rewrite: [{ from: \"http://a.example/\", to: «\"https://a.example/\"» }]"),
        .passing(
            "destinations:\n  https: { hosts: [a.example] }\n  rewrite: [{ from: \"http://a.example/\", to: \"https://a.example/\" }]"
        ),
    ]
}
