import IntentRouting
import SourceText

/// What has changed between two catalogues, and which destinations each change hits.
///
/// Where nothing is breaking, every destination that the old catalogue accepts is accepted by the new one with the same
/// intent, the same values and the same stack, or as the same address.
public struct CatalogueDiff: Sendable {
    /// The catalogue before.
    public let old: Catalogue
    /// The catalogue after.
    public let new: Catalogue
    /// The changes: the gravest first, then by subject, kind and message.
    public let changes: [CatalogueChange]
    private let oldPolicy: Policy
    private let newPolicy: Policy

    /// Compares two catalogues.
    public init(from old: Catalogue, to new: Catalogue) {
        self.old = old
        self.new = new
        oldPolicy = Policy(old)
        newPolicy = Policy(new)
        var collector = ChangeCollector()
        compareAddresses(old, new, oldPolicy, into: &collector)
        compareRoutes(old, new, into: &collector)
        compareIntents(old, new, into: &collector)
        compareDestinations(old, new, oldPolicy, into: &collector)
        changes = collector.changes.sorted { left, right in
            if left.meaning != right.meaning { return left.meaning > right.meaning }
            if left.subject != right.subject {
                return left.subject.utf8.lexicographicallyPrecedes(right.subject.utf8)
            }
            if left.kind != right.kind { return left.kind.utf8.lexicographicallyPrecedes(right.kind.utf8) }
            return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
        }
    }

    /// The number of changes that mean this.
    public func count(_ meaning: ChangeClass) -> Int { changes.count { $0.meaning == meaning } }

    /// The changes, by index, that a destination of the content is hit by; empty for one that the old catalogue refuses.
    public func hits(_ destination: ArraySlice<UInt8>) -> [Int] {
        let before = oldPolicy.judge(destination).verdict
        let isLost = !isSame(before, newPolicy.judge(destination).verdict)
        return changes.indices.filter { index in
            switch (changes[index].reach, before) {
            case (.links(let id), .intent(let match, _)): match.id == id
            case (.lostLinks(let id), .intent(let match, _)): match.id == id && isLost
            case (.lostIntents, .intent): isLost
            case (.everyIntent, .intent): true
            case (.lostSystemLinks(let kind), .system(let link)): link.kind == kind && isLost
            case (.lostRewrites, .rewrite): isLost
            default: false
            }
        }
    }

    private func isSame(_ before: PolicyVerdict, _ after: PolicyVerdict) -> Bool {
        switch (before, after) {
        case (.intent(let left, _), .intent(let right, _)): left.id == right.id
        case (.system(let left), .system(let right)): left.url == right.url
        case (.rewrite(_, let left), .rewrite(_, let right)): left.url == right.url
        case (.internalPath, .internalPath): true
        default: false
        }
    }
}

/// Collects changes while catalogues are compared.
struct ChangeCollector {
    private(set) var changes: [CatalogueChange] = []

    mutating func add(
        _ meaning: ChangeClass, _ kind: String, _ subject: String, _ message: String, why reason: String,
        old: ByteRange? = nil, new: ByteRange? = nil, reach: CatalogueChange.Reach = .nothing
    ) {
        changes.append(
            CatalogueChange(
                meaning: meaning, kind: kind, subject: subject, message: message, reason: reason, oldRange: old,
                newRange: new, reach: meaning == .breaking ? reach : .nothing))
    }
}

/// Compares what all addresses begin with.
private func compareAddresses(
    _ old: Catalogue, _ new: Catalogue, _ oldPolicy: Policy, into collector: inout ChangeCollector
) {
    for scheme in old.schemes where !new.schemes.contains(scheme) {
        collector.add(
            .breaking, "scheme-removed", "scheme", "scheme `\(scheme)` is removed",
            why: "every address that begins with it is refused", reach: .lostIntents)
    }
    for scheme in new.schemes where !old.schemes.contains(scheme) {
        collector.add(
            .additive, "scheme-added", "scheme", "scheme `\(scheme)` is added", why: "addresses may begin with it")
    }
    if let before = old.schemes.first, let after = new.schemes.first, before != after, new.schemes.contains(before) {
        collector.add(
            .neutral, "scheme-order", "scheme", "addresses are written with `\(after)` and no longer with `\(before)`",
            why: "both are accepted")
    }
    switch (old.universal, new.universal) {
    case (nil, let after?):
        let probe = oldPolicy.judge(after + "/x").verdict
        if case .refused = probe {
            collector.add(
                .additive, "universal-added", "universal", "`universal` is `\(after)`",
                why: "every intent has a web address beside its own")
        } else {
            collector.add(
                .breaking, "universal-added", "universal", "`universal` is `\(after)`",
                why: "web addresses below it were pages of the web; now they are intents or refused",
                reach: .lostSystemLinks(.https))
        }
    case (let before?, nil):
        collector.add(
            .breaking, "universal-removed", "universal", "`universal` was `\(before)` and is removed",
            why: "web addresses of intents are no longer intents", reach: .lostIntents)
    case (let before?, let after?) where before != after:
        collector.add(
            .breaking, "universal-changed", "universal", "`universal` was `\(before)` and is `\(after)`",
            why: "web addresses of intents, in mails and in saved pages, are no longer intents", reach: .lostIntents)
    default: break
    }
}
