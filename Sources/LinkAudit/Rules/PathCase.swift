internal import SourceText

/// A path is right except for upper and lower case.
///
/// `Shot.png` and `shot.png` are one file on many desks and two on the server, so that the link works for the writer and
/// for nobody else. Two Unicode forms of the same accented letter are told apart as well.
///
/// ## How to fix
///
/// Write the name as the file has it.
enum PathCase: RefusalRule {
    static let name = "path-case"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("See [backup](«../Backup/retry.md») too."),
        .failing("![The storage screen](«/images/Shot.PNG»)"),
        .passing("See [backup](../backup/retry.md) too."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) is spelled differently from the file: \(refused.detail)"
    }
}
