internal import SourceText

/// A `tel:` link does not hold a telephone number.
///
/// Telephones read an optional `+`, digits with `-`, `.`, `(` and `)` between them and an optional `;ext=` with digits.
/// Anything else is dialled wrongly or not at all, and `tel:` links must be listed in the catalogue to be used.
///
/// ## How to fix
///
/// Write the number in its international form: `tel:+1-555-0100`.
enum MalformedTel: RefusalRule {
    static let name = "malformed-tel"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("Call [us](«tel:+1-555-CALL») today."),
        .failing("Call [us](«tel://+15550100») today."),
        .passing("Call [us](tel:+1-555-0100) today."),
        .passing("Call [us](tel:+1(555)0100;ext=12) today."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) is not a telephone number: \(refused.detail)"
    }
}
