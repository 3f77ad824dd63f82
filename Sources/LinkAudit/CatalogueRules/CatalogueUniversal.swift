internal import SourceText

/// The universal address cannot be one.
///
/// Every intent has a twin below it, so it is an https address without a slash at the end, without query, fragment and
/// parameters, its host as the catalogue writes hosts.
///
/// ## How to fix
///
/// Write it as `https://gallery.example.com/open`.
enum CatalogueUniversal: CatalogueRule {
    static let name = "catalogue-universal"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("universal: «http://a.example/open»"),
        .failing("universal: «https://a.example/open/»"),
        .passing("universal: https://a.example/open"),
    ]
}
