internal import SourceText

/// A link that does not lead into the app was in the previous export and is gone.
///
/// It is looked for beside the links into the app when `--previous` names an earlier state, and is a note: texts are
/// edited, and most links that go were meant to go.
///
/// ## How to fix
///
/// Nothing, unless the link was lost on the way; then put it back.
enum VanishedLink: Rule {
    static let name = "vanished-link"
    static let severity = Severity.note
    /// A single page cannot show it: two states are compared.
    static let examples: [RuleExample] = []
}
