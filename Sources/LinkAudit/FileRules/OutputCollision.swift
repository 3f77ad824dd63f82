internal import SourceText

/// Two files have one address, or an address cannot be written.
///
/// One of the two would take the place of the other. On many servers and disks `Guide` and `guide` are one as well.
///
/// ## How to fix
///
/// Rename one of the files, or give it a `slug`.
enum OutputCollision: FileRule {
    static let name = "output-collision"
    static let severity = Severity.error
    static let exampleLanguage = "text"
    static let examples: [RuleExample] = []
}
