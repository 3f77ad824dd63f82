internal import SourceText

/// The app was made for another version of the contract.
///
/// The contract version is a hash of what the catalogue means. Generated code carries it, so that an app can tell which
/// catalogue it was made from; when it differs, some answer of the app may differ too.
///
/// ## How to fix
///
/// Generate the code of the app anew, from this catalogue. Where the app is an older release, compare it with the catalogue of
/// that release, or look at `fingerpost catalogue diff`.
enum AppContractStale: AppFileRule {
    static let name = "app-contract-stale"
    static let severity = Severity.error
    static let file = "app-routes.json"
    static let examples: [RuleExample] = [
        .failing(
            """
            { "contractVersion": "«0123456789abcdef»" }
            """),
        .passing(
            """
            { "intents": ["backup.retry", "settings.storage"] }
            """),
    ]
}
