internal import SourceText

/// A link climbs out of the site.
///
/// The path has more `..` than there are folders above the page. On the writer's disk there may be a file; in the
/// finished site there is none, and a server could be made to show what it should not.
///
/// ## How to fix
///
/// Count the folders again, or begin the path with `/`, which is the content root.
enum OutsideRoot: RefusalRule {
    static let name = "outside-root"
    static let severity = Severity.error
    static let examples: [RuleExample] = [
        .failing("See [the notes](«../../../notes.md») too."),
        .failing("See [the notes](«/../notes.md») too."),
        .failing("See [the notes](«../../%2E%2E/notes.md») too."),
        .passing("See [storage](../storage/full.md) too."),
    ]

    static func message(_ refused: RefusedDestination) -> String {
        "\(refused.shown) leads out of the content root"
    }

    static func help(_ refused: RefusedDestination) -> String? {
        "a path may climb to the content root and no further; `/` at its start names the content root"
    }
}
