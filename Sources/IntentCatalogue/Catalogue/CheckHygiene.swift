import IntentRouting
import SourceText
import YAMLSource

extension CatalogueDecoder {
    /// Looks for what works and is not meant: warnings, in a catalogue that has no error.
    mutating func checkHygiene(of catalogue: Catalogue) {
        guard !reader.findings.contains(where: { $0.severity == .error }) else { return }
        checkRoutes(catalogue)
        checkStacks(catalogue)
        checkDeprecations(catalogue)
        checkTitles(catalogue)
    }

    private mutating func warn(
        _ range: ByteRange, _ message: String, _ help: String, _ rule: String, related: [RelatedPlace] = []
    ) {
        reader.report(range, message, help: help, rule: rule, severity: .warning, related: related)
    }

    private func related(_ range: ByteRange, _ message: String) -> [RelatedPlace] {
        [RelatedPlace(place: Place(file: file, range: range), message: message)]
    }

    private mutating func checkRoutes(_ catalogue: Catalogue) {
        var used: Set<String> = []
        for intent in catalogue.intents { used.formUnion(intent.pattern.stack.map(\.route)) }
        for route in catalogue.routes where !used.contains(route.name) {
            warn(
                route.range, "no stack names the route `\(route.name)`",
                "give it to the stack of an intent, or remove it", "catalogue-route")
        }
    }

    /// A value in the path says which thing is meant; a stack that leaves it out shows the same screen for all of them.
    private mutating func checkStacks(_ catalogue: Catalogue) {
        for intent in catalogue.intents where !intent.pattern.stack.isEmpty {
            let used = Set(intent.pattern.stack.flatMap { $0.arguments.map(\.parameter) })
            for case .parameter(let name, _) in intent.pattern.segments where !used.contains(name) {
                warn(
                    intent.places.parameters[name] ?? intent.range,
                    "the stack of `\(intent.id)` does not use the parameter `\(name)`",
                    "give it to a screen, or make it an item of the query", "catalogue-route",
                    related: intent.places.stack.map { related($0, "the stack") } ?? [])
            }
        }
    }

    private mutating func checkDeprecations(_ catalogue: Catalogue) {
        for intent in catalogue.intents {
            guard let use = intent.deprecated?.use, let place = intent.places.use else { continue }
            if use == intent.id {
                reader.report(
                    place, "`\(use)` is to be replaced by itself", help: "name another intent",
                    rule: "catalogue-deprecated")
            } else if let other = catalogue.intent(use), other.deprecated != nil {
                let next = other.deprecated?.use
                warn(
                    place, "`\(use)`, which is to be used instead, is on its way out itself",
                    next.map { $0 == intent.id ? "name an intent that stays" : "did you mean `\($0)`?" }
                        ?? "name an intent that stays", "catalogue-deprecated",
                    related: related(other.range, "declared here"))
            }
        }
    }

    /// Two intents that people cannot tell apart by their titles.
    private mutating func checkTitles(_ catalogue: Catalogue) {
        let intents = catalogue.intents
        /// The first intent with a title, by the hash of it with its language: hashing texts as such is slow.
        var first: [UInt64: (intent: Int, text: Int)] = [:]
        first.reserveCapacity(intents.reduce(0) { $0 + ($1.title?.texts.count ?? 0) })
        var isReported: Set<Int> = []
        for index in intents.indices where intents[index].deprecated == nil {
            guard let texts = intents[index].title?.texts else { continue }
            for (number, entry) in texts.enumerated() {
                let hash = stableHash(entry.text.utf8, behind: stableHash(entry.locale.utf8))
                guard let other = first[hash] else {
                    first[hash] = (index, number)
                    continue
                }
                let namesake = intents[other.intent]
                guard namesake.title?.texts[other.text] == entry, isReported.insert(index).inserted else { continue }
                let locale = entry.locale.isEmpty ? "" : " in `\(entry.locale)`"
                warn(
                    intents[index].places.title ?? intents[index].range,
                    "`\(intents[index].id)` and `\(namesake.id)` have the same title\(locale)",
                    "say what each of them does", "catalogue-title",
                    related: related(namesake.places.title ?? namesake.range, "the other title"))
            }
        }
    }
}
