public import IntentRouting

/// Everything there is to say about a destination, for a person who asks.
public struct DestinationExplanation: Sendable {
    /// The destination as it was given.
    public var destination: [UInt8]
    /// The verdict in the words of the contract: `intent`, `system`, `rewrite`, `internal`, `refused`.
    public var verdict: String
    /// Whether it is anything but refused.
    public var isAccepted: Bool
    /// The refusal, when it is one: reason, detail, place, nearest, help.
    public var refusal: Refusal?
    /// Warnings about an accepted destination.
    public var notes: [PolicyNote]
    /// The entry of the catalogue that decided, as it is written there: `intents.task.open`,
    /// `destinations.https.hosts "*"`.
    public var entry: String?
    /// The intent, when it is one.
    public var intent: Intent?
    /// The values of the intent's parameters in declared order.
    public var parameters: [Parameter]
    /// The history the intent stands for, root first.
    public var stack: [RouteStep]
    /// The one spelling of the destination.
    public var canonical: String?
    /// The https twin of an intent, where the catalogue declares one.
    public var universal: String?
    /// The parts of a destination inside the site.
    public var internalPath: InternalPath?

    /// A parameter with its value.
    public struct Parameter: Sendable, Hashable {
        /// Its name.
        public var name: String
        /// Its type as the catalogue writes it.
        public var type: String
        /// Its value, decoded.
        public var value: String
    }

    /// What a page would carry in `href`: the universal link where one is declared, else the canonical form.
    public var href: String? { universal ?? canonical }
}

extension Policy {
    /// The verdict on a destination with everything that led to it.
    public func explain(_ destination: ArraySlice<UInt8>) -> DestinationExplanation {
        let judgement = judge(destination)
        var result = DestinationExplanation(
            destination: Array(destination), verdict: "", isAccepted: true, notes: judgement.notes, parameters: [],
            stack: [])
        switch judgement.verdict {
        case .intent(let match, _):
            result.verdict = "intent"
            result.entry = "intents.\(match.id)"
            result.intent = catalogue.intent(match.id)
            let types = Dictionary(
                match.pattern.parameters.map { ($0.name, $0.type.description) }, uniquingKeysWith: { first, _ in first }
            )
            result.parameters = match.parameters.map { parameter in
                DestinationExplanation.Parameter(
                    name: parameter.name, type: types[parameter.name] ?? "", value: parameter.value.description)
            }
            result.stack = match.stack
            result.canonical = match.url
            result.universal = match.universalURL
        case .system(let link):
            result.verdict = "system"
            result.entry = entry(for: link)
            result.canonical = String(decoding: link.url, as: UTF8.self)
        case .rewrite(_, let link):
            result.verdict = "rewrite"
            result.entry = rewriteEntry(for: destination)
            result.canonical = String(decoding: link.url, as: UTF8.self)
        case .internalPath(let path):
            result.verdict = "internal"
            result.internalPath = path
            result.canonical = String(decoding: destination, as: UTF8.self)
        case .refused(let refusal):
            result.verdict = "refused"
            result.isAccepted = false
            result.refusal = refusal
        }
        return result
    }

    private func entry(for link: SystemLink) -> String? {
        switch link.kind {
        case .mailto:
            return "destinations.mailto.addresses \"\(String(decoding: link.url[link.subject], as: UTF8.self))\""
        case .tel: return "destinations.tel"
        case .https, .http:
            let rule = link.kind == .https ? catalogue.destinations.https : catalogue.destinations.http
            guard let rule, let written = link.host else { return nil }
            let host = written.hasSuffix(".") ? String(written.dropLast()) : written
            // The most exact entry is named, whatever their order.
            let suffix = rule.suffixes.filter { host.hasSuffix($0) }.max { $0.utf8.count < $1.utf8.count }
            let named = rule.hosts.contains(host) ? host : suffix.map { "*" + $0 } ?? "*"
            return "destinations.\(link.kind.rawValue).hosts \"\(named)\""
        }
    }

    private func rewriteEntry(for destination: ArraySlice<UInt8>) -> String? {
        let rewrites = catalogue.destinations.rewrites
        guard let index = links.ruleThatRewrites(destination), index < rewrites.count else { return nil }
        return "destinations.rewrite \"\(rewrites[index].from)\""
    }
}
