import IntentRouting

/// What is to be said of an intent beside that it is on the list: that it is on its way out, or that the app which the
/// pages are for does not have it.
struct LifeCycle: Sendable {
    private let table: IntentTable
    private let deprecated: [String: Deprecation]
    private let absent: [String: IntentAbsence]
    private let withFallback: Set<String>

    init(_ catalogue: Catalogue, target: AppTarget) {
        table = catalogue.table
        deprecated = Dictionary(
            catalogue.intents.compactMap { intent in intent.deprecated.map { (intent.id, $0) } },
            uniquingKeysWith: { first, _ in first })
        absent = Dictionary(
            catalogue.intents.compactMap { intent in target.absence(of: intent).map { (intent.id, $0) } },
            uniquingKeysWith: { first, _ in first })
        withFallback = Set(catalogue.intents.filter { $0.fallback != nil }.map(\.id))
    }

    /// Whether there is nothing to say of any intent.
    var isSilent: Bool { deprecated.isEmpty && absent.isEmpty }

    /// Notes on a match; `length` is that of the destination.
    func notes(on match: IntentMatch, length: Int) -> [PolicyNote] {
        var notes: [PolicyNote] = []
        if let fate = deprecated[match.id] {
            var detail = "`\(match.id)` is on its way out"
            if let after = fate.after { detail += ", not to be used after \(after)" }
            if let use = fate.use { detail += "; use `\(use)`" }
            notes.append(
                PolicyNote(
                    kind: .deprecatedIntent, detail: detail, range: 0..<length,
                    nearest: fate.use.flatMap { replacement($0, for: match) }))
        }
        if let absence = absent[match.id] {
            let ending = withFallback.contains(match.id) ? "; its fallback text is shown instead" : ""
            notes.append(
                PolicyNote(
                    kind: .intentUnavailable, detail: "`\(match.id)` \(absence.reason)\(ending)", range: 0..<length))
        }
        return notes
    }

    /// The address of another intent with the same values, where it takes exactly these.
    private func replacement(_ id: String, for match: IntentMatch) -> String? {
        let values = Dictionary(match.parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        return (try? table.print(id, values))?.url
    }
}
