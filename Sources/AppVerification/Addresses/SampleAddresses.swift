import IntentCatalogue
import IntentRouting

/// Addresses that stand for all addresses of an intent: each parameter at its edges, one after another, and each older
/// path once.
///
/// Filters of platforms are not the catalogue's types, so that whether one takes every address can only be tried.
struct SampleAddresses {
    let catalogue: Catalogue

    /// Under a custom scheme, or with nil under the universal prefix; none where there is no such prefix.
    func addresses(of intent: Intent, scheme: String?) -> [SampleAddress] {
        let parameters = intent.pattern.parameters
        var plain: [String: ParameterValue] = [:]
        for parameter in parameters { plain[parameter.name] = SampleAddresses.values(of: parameter.type)[0] }
        let optional = intent.pattern.query.filter { !$0.isRequired }.map(\.name)
        let least = plain.filter { !optional.contains($0.key) }
        var rows = [least]
        for parameter in parameters {
            let skipped = optional.contains(parameter.name) ? 0 : 1
            for value in SampleAddresses.values(of: parameter.type).dropFirst(skipped) {
                rows.append(least.merging([parameter.name: value]) { $1 })
            }
        }
        var texts = rows.compactMap { printed(intent.id, $0, scheme: scheme) }
        if let first = texts.first {
            let prefix = scheme.map { $0 + "://" } ?? (catalogue.universal ?? "") + "/"
            let query = first.drop { $0 != "?" }
            for alias in intent.pattern.aliases { texts.append(prefix + SampleAddresses.path(alias, plain) + query) }
        }
        return texts.compactMap { SampleAddress($0) }
    }

    private func printed(_ id: String, _ values: [String: ParameterValue], scheme: String?) -> String? {
        // A value that this place does not take is no address.
        guard let match = try? catalogue.table.print(id, values, scheme: scheme) else { return nil }
        return scheme == nil ? match.universalURL : match.url
    }

    private static func path(_ segments: [IntentPattern.Segment], _ values: [String: ParameterValue]) -> String {
        segments.map { segment in
            switch segment {
            case .literal(let text): text
            case .parameter(let name, _): values[name]?.description ?? ""
            }
        }.joined(separator: "/")
    }

    /// Values of a type, a plain one first; those of text are letters, so that nothing has to be escaped in it.
    static func values(of type: ParameterType) -> [ParameterValue] {
        switch type {
        case .uuid:
            return [.uuid("00000000-0000-4000-8000-000000000000"), .uuid("0A1B2C3D-4E5F-6a7b-8c9d-eEfFaAbBcCdD")]
        case .int(let range):
            let range = range ?? Int.min...Int.max
            let plain = range.contains(1) ? 1 : range.lowerBound
            return [plain, range.lowerBound, range.upperBound].map { .int($0) }
        case .slug: return [.slug("a"), .slug("2-b"), .slug(String(repeating: "z", count: 40))]
        case .choice(let words): return words.prefix(64).map { .choice($0) }
        case .text(let length):
            let longest = min(length.upperBound, max(length.lowerBound, 60))
            let short = max(1, length.lowerBound)
            let accented = "caf\u{E9} con leche"
            return [
                .text(String(repeating: "a", count: short)), .text(String(repeating: "z", count: longest)),
                .text(String(accented.prefix(max(short, min(longest, accented.count))))),
            ]
        }
    }
}
