/// Decides destinations by a closed list; made once, shared by all threads.
///
/// This is the one decision there is: the build that checks the content and the app that is handed the link call the
/// same code. The order of the tests is: illegal characters and broken escapes, placeholders, network paths, the
/// scheme's grammar, then the rules of the scheme; no scheme means a path inside the site. No platform URL parser takes
/// part.
public struct LinkPolicy: Sendable {
    let storage: PolicyStorage

    /// Makes the policy of what an app declares.
    ///
    /// - Throws: Every pair of intents that some URL fits both of, and every id that is used twice.
    public init(_ catalogue: LinkCatalogue) throws(IntentTableFault) {
        self.init(table: try catalogue.table(), destinations: catalogue.destinations)
    }

    /// Makes the policy of a list that is compiled already.
    ///
    /// - Parameters:
    ///   - table: The intents.
    ///   - destinations: What is permitted beside them.
    ///   - international: Who knows hosts outside ASCII. Without one, as in an app, such a host is refused, and a label
    ///     in its `xn--` form is taken as it stands: a page carries the ASCII form alone, and whether it stands for a
    ///     name was decided when the page was built.
    package init(
        table: IntentTable, destinations: Destinations, international: (any InternationalHosts)? = nil
    ) {
        storage = PolicyStorage(table, destinations, international)
    }

    /// The intents it decides by.
    public var table: IntentTable { storage.table }

    /// The verdict on a destination: decoded as Markdown or HTML decode it, nothing percent-decoded, nothing trimmed.
    public func judge(_ destination: ArraySlice<UInt8>) -> Judgement {
        do throws(Refusal) {
            return try accept(destination)
        } catch {
            return Judgement(.refused(error))
        }
    }

    /// The verdict on a destination given as text.
    public func judge(_ destination: String) -> Judgement { judge(Array(destination.utf8)[...]) }

    private func accept(_ destination: ArraySlice<UInt8>) throws(Refusal) -> Judgement {
        let traits = ByteTraits(of: destination)
        guard !destination.isEmpty else {
            throw Refusal(.emptyDestination, "it is empty", range: offsets(0, 0))
        }
        let colon = schemeEnd(of: destination)
        if !traits.isDisjoint(with: .unusual) {
            try refuseCharacters(in: destination, traits, hasScheme: colon != nil)
            try refusePlaceholders(in: destination, traits)
        }
        let base = destination.startIndex
        if destination.count > 1, destination[base] == UInt8(ascii: "/"), destination[base + 1] == UInt8(ascii: "/") {
            throw Refusal(.networkPath, "it begins with `//`", range: offsets(0, 2))
        }
        guard let colon else { return try acceptInternal(destination, traits) }
        return try acceptScheme(destination, colon: colon, traits)
    }

    private func acceptScheme(
        _ destination: ArraySlice<UInt8>, colon: Int, _ traits: ByteTraits
    ) throws(Refusal) -> Judgement {
        let base = destination.startIndex
        if colon == base + 1 {
            throw Refusal(
                .unknownScheme, "one letter and a colon are a drive, not a scheme", range: offsets(0, 2),
                help: "write a path inside the site")
        }
        switch storage.table.match(destination) {
        case .match(let match): return accept(match, destination, colon: colon)
        case .refusal(let refusal): throw Self.refusal(for: refusal)
        case .otherScheme: break
        }
        let scheme = destination[base..<colon]
        let kind = SystemLink.Kind(scheme: scheme)
        if kind == nil { try refuseForbidden(scheme) }
        try refuseMangledIntent(in: destination, from: colon + 1, traits)
        if !storage.rewrites.isEmpty, let judgement = try rewrite(destination) { return judgement }
        guard let kind else { throw unknownScheme(destination, colon: colon) }
        var notes = Self.schemeNotes(destination, colon: colon)
        let link = try acceptSystem(destination, colon: colon, kind, &notes)
        return Judgement(.system(link), notes: notes)
    }

    /// A listed https, http, mailto or tel destination.
    func acceptSystem(
        _ destination: ArraySlice<UInt8>, colon: Int, _ kind: SystemLink.Kind, _ notes: inout [PolicyNote]
    ) throws(Refusal) -> SystemLink {
        switch kind {
        case .https:
            return try acceptWeb(destination, colon: colon, kind, storage.https, &notes)
        case .http:
            guard let rule = storage.http else { throw unknownScheme(destination, colon: colon) }
            return try acceptWeb(destination, colon: colon, kind, rule, &notes)
        case .mailto: return try acceptMail(destination, colon: colon)
        case .tel: return try acceptTelephone(destination, colon: colon)
        }
    }

    private func accept(_ match: IntentMatch, _ destination: ArraySlice<UInt8>, colon: Int) -> Judgement {
        var notes = Self.schemeNotes(destination, colon: colon)
        if match.usesAlias {
            notes.append(
                PolicyNote(
                    kind: .deprecatedIntent, detail: "this is an older path of `\(match.id)`",
                    range: offsets(0, destination.count), nearest: match.url))
        }
        let isOdd = notes.first?.kind == .schemeCase
        return Judgement(.intent(match, schemeCase: isOdd), notes: notes)
    }

    private static func schemeNotes(_ destination: ArraySlice<UInt8>, colon: Int) -> [PolicyNote] {
        let scheme = destination[destination.startIndex..<colon]
        guard scheme.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) else { return [] }
        let lower = scheme.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 } + destination[colon...]
        return [
            PolicyNote(
                kind: .schemeCase, detail: "a scheme is written in lower case", range: offsets(0, scheme.count),
                nearest: visible(lower))
        ]
    }

    private static func refusal(for refusal: IntentRefusal) -> Refusal {
        let reason: RefusalReason =
            switch refusal.reason {
            case .illegalCharacter: .illegalCharacter
            case .malformedEscape: .malformedURL
            case .userInfo: .userInfo
            default: .unknownIntent
            }
        return Refusal(reason, refusal.message, range: refusal.range, nearest: refusal.nearest)
    }
}

extension SystemLink.Kind {
    /// The kind with this scheme, in any case of its letters.
    init?(scheme: ArraySlice<UInt8>) {
        switch scheme.count {
        case 5 where equalsIgnoringCase(scheme, "https"): self = .https
        case 4 where equalsIgnoringCase(scheme, "http"): self = .http
        case 6 where equalsIgnoringCase(scheme, "mailto"): self = .mailto
        case 3 where equalsIgnoringCase(scheme, "tel"): self = .tel
        default: return nil
        }
    }
}
