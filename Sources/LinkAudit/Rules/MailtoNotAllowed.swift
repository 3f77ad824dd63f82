internal import SourceText

/// A `mailto:` link names an address that the catalogue does not list, or sets header fields.
///
/// Readers write to whatever address a link offers, often with private details. Only listed addresses are offered, each
/// exactly as it is listed. Header fields (`?subject=`, `?bcc=`) can add recipients and are not accepted.
///
/// ## How to fix
///
/// Use a listed address, or add the new one to `destinations.mailto.addresses`. Delete what stands after a `?`.
enum MailtoNotAllowed: RefusalRule {
    static let name = "mailto-not-allowed"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("Write to [support](«mailto:suport@example.com») today."),
        .failing("Write to [support](«mailto:support@example.com?bcc=a@example.net») today."),
        .passing("Write to [support](mailto:support@example.com) today."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) is not a listed address: \(refused.detail)"
    }
}
