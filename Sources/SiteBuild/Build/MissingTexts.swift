import IntentCatalogue
import IntentRouting
import SourceText

/// Warnings about texts of the catalogue that a locale of the site does not have: its readers get another language.
///
/// A title is missed only where the intent has one for another locale, or where other intents have titles at all: a
/// catalogue can do without.
func missingTexts(of catalogue: Catalogue, in model: SiteModel) -> [Finding] {
    let locales = model.locales.map(\.code)
    let hasTitles = catalogue.intents.contains { $0.title != nil }
    var findings: [Finding] = []
    func add(_ intent: Intent, _ key: String, _ missing: [String], at range: ByteRange?) {
        guard !missing.isEmpty else { return }
        let list = missing.map { "`\($0)`" }.joined(separator: ", ")
        findings.append(
            Finding(
                rule: "catalogue-locale", severity: .warning,
                place: Place(file: catalogue.file, range: range ?? intent.range),
                message: "intent `\(intent.id)` has no `\(key)` in \(list)",
                help: "add `\(missing[0]):` to its `\(key)`"))
    }
    for intent in catalogue.intents {
        if let title = intent.title {
            add(intent, "title", locales.filter { !title.covers($0) }, at: intent.places.title)
        } else if hasTitles {
            findings.append(
                Finding(
                    rule: "catalogue-locale", severity: .warning,
                    place: Place(file: catalogue.file, range: intent.range),
                    message: "intent `\(intent.id)` has no `title`", help: "add `title:`, as the other intents have"))
        }
        if let confirm = intent.confirm {
            add(intent, "confirm", locales.filter { !confirm.covers($0) }, at: intent.places.confirm)
        }
        if let fallback = intent.fallback {
            add(intent, "fallback", locales.filter { !fallback.covers($0) }, at: intent.places.fallback)
        }
    }
    return findings
}
