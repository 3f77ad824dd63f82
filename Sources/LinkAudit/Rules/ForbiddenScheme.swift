internal import SourceText

/// A link has a scheme that can never be permitted, such as `javascript:` or `data:`.
///
/// These schemes run code, hold a document of their own or reach into the device. Help content comes from many hands,
/// from translation services and from content systems; none of them may bring code into the app or onto the page. The
/// catalogue cannot list these schemes.
///
/// ## How to fix
///
/// Link to an intent if the app should do something, and to a page or a web address if something should be read.
enum ForbiddenScheme: RefusalRule {
    static let name = "forbidden-scheme"
    static let severity = Severity.error
    static let isSecurity = true
    static let examples: [RuleExample] = [
        .failing("Tap [here](«javascript:alert(1)») now."),
        .failing("Tap [here](«JavaScript:alert(1)») now."),
        .failing("Open [the file](«file:///etc/hosts») now."),
        .passing("Tap [here](gallery-action://backup/retry) now."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) has a scheme that is never permitted: \(refused.detail)"
    }
}
