internal import SourceText

/// A destructive intent is hidden in a sentence.
///
/// What cannot be undone must look like what it is. In the middle of a paragraph it is tapped by mistake, and a reader
/// who taps a word expects to read on. A paragraph that holds nothing but the link is shown as a button, and the app
/// asks first.
///
/// ## How to fix
///
/// Put the link into a paragraph of its own.
enum DestructiveInSentence: RefusalRule {
    static let name = "destructive-in-sentence"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("Now [erase everything](«gallery-action://library/erase») and start again."),
        .passing("This cannot be undone.\n\n[Erase everything](gallery-action://library/erase)", standsAlone: true),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) destroys something and stands inside a sentence"
    }

    static func help(_ refused: RefusedDestination) -> String? { "put the link into a paragraph of its own" }
}
