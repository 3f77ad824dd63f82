internal import SourceText

/// A host is not written as the catalogue writes hosts.
///
/// Hosts stand alone, without scheme, port and path, in lower case and in their ASCII form, so that they can be compared
/// byte for byte. `*` stands for whole labels at the beginning of a name, or for every host.
///
/// ## How to fix
///
/// Write the name that the finding shows.
enum CatalogueHost: CatalogueRule {
    static let name = "catalogue-host"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("destinations: { https: { hosts: [«\"https://a.example\"»] } }"),
        .failing("destinations: { https: { hosts: [«\"exa*.com\"»] } }"),
        .passing("destinations: { https: { hosts: [a.example, \"*.example.com\"] } }"),
    ]
}
