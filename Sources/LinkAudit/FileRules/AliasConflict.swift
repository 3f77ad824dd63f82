internal import SourceText

/// An old address leads to two places.
///
/// Two pages name the same address under `aliases`, or an old address is one that a page has today. A server can answer it in
/// one way only.
///
/// ## How to fix
///
/// Keep the old address on the page that readers of it should see.
enum AliasConflict: FileRule {
    static let name = "alias-conflict"
    static let severity = Severity.error
    static let exampleLanguage = "yaml"
    static let examples: [RuleExample] = []
}
