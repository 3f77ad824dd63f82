import IntentCatalogue
internal import SourceText

/// No page uses an intent of the catalogue.
///
/// The closed list stays short when what nobody uses is removed. An unused intent is often one whose only link has a
/// fault elsewhere. It is looked for when the whole site is read, not for single files. An intent on its way out is
/// meant to lose its links and is not reported.
///
/// ## How to fix
///
/// Link to the intent, or delete it from the catalogue if the app no longer needs it.
enum UnusedIntent: Rule {
    static let name = "unused-intent"
    static let severity = Severity.warning
    /// A single page cannot show it: the finding stands in the catalogue.
    static let examples: [RuleExample] = []

    static func findings(_ catalogue: Catalogue, used: Set<String>) -> [Finding] {
        catalogue.intents.filter { !used.contains($0.id) && $0.deprecated == nil }.map { intent in
            Finding(
                rule: name, severity: severity, place: Place(file: catalogue.file, range: intent.range),
                message: "no page links to the intent \(quoted(intent.id))",
                help: "link to it, or delete it if the app no longer needs it", subject: intent.id)
        }
    }
}
