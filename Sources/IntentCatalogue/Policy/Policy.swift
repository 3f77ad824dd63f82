public import IntentRouting

/// Decides destinations by a catalogue, without any knowledge of the site; made once, shared by all threads.
///
/// The decision is ``IntentRouting/LinkPolicy``, the one that the app makes too. Added is what only a build can know or
/// has to say: hosts outside ASCII, which a page carries in their ASCII form, and intents on their way out.
public struct Policy: Sendable {
    /// The catalogue it decides by.
    public let catalogue: Catalogue
    let links: LinkPolicy
    private let deprecated: [String: Deprecation]

    /// Makes the policy of a catalogue.
    public init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
        links = LinkPolicy(
            table: catalogue.table, destinations: catalogue.destinations, international: InternationalNames())
        deprecated = Dictionary(
            catalogue.intents.compactMap { intent in intent.deprecated.map { (intent.id, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The verdict on a destination: decoded as Markdown or HTML decode it, nothing percent-decoded, nothing trimmed.
    public func judge(_ destination: ArraySlice<UInt8>) -> Judgement {
        var judgement = links.judge(destination)
        if !deprecated.isEmpty, case .intent(let match, _) = judgement.verdict, let fate = deprecated[match.id] {
            var detail = "`\(match.id)` is on its way out"
            if let after = fate.after { detail += ", not to be used after \(after)" }
            if let use = fate.use { detail += "; use `\(use)`" }
            judgement.notes.append(
                PolicyNote(kind: .deprecatedIntent, detail: detail, range: 0..<destination.count))
        }
        return judgement
    }

    /// The verdict on a destination given as text.
    public func judge(_ destination: String) -> Judgement { judge(Array(destination.utf8)[...]) }
}
