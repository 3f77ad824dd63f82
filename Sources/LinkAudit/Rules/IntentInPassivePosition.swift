internal import SourceText

/// An intent stands where nobody taps: as an image, a frame, a form or a redirect.
///
/// Images, frames and refreshes are fetched without being asked for. An intent there would act, or try to, as soon as the
/// page is shown. An intent is allowed where a person has to tap it: in a Markdown link, `a[href]` and `area[href]`.
///
/// ## How to fix
///
/// Make it a link: `[Retry the backup](gallery-action://backup/retry)`.
enum IntentInPassivePosition: RefusalRule {
    static let name = "intent-in-passive-position"
    static let severity = Severity.error
    static let isSecurity = true
    static let examples: [RuleExample] = [
        .failing("![Retry](«gallery-action://backup/retry»)"),
        .failing("Tap <img src=\"«gallery-action://backup/retry»\" alt=\"Retry\"> now."),
        .passing("Tap [Retry](gallery-action://backup/retry) now."),
        .passing("Tap <a href=\"gallery-action://backup/retry\">Retry</a> now."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) stands where it would act without a tap"
    }

    static func help(_ refused: RefusedDestination) -> String? { "write it as a link that the reader taps" }
}
