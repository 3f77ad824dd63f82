internal import SourceText

/// What is listed under `mailto` is no mail address.
///
/// Exactly the listed addresses are permitted, so each has to be one: without `mailto:`, without a name around it, without
/// header fields.
///
/// ## How to fix
///
/// Write one address such as `support@example.com`.
enum CatalogueMail: CatalogueRule {
    static let name = "catalogue-mail"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("destinations: { mailto: { addresses: [«\"mailto:a@b.example\"»] } }"),
        .passing("destinations: { mailto: { addresses: [a@b.example] } }"),
    ]
}
