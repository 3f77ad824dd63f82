import Exports
import IntentCatalogue
import SourceText

extension AppVerification {
    /// `com.apple.developer.associated-domains`: the hosts whose universal links the app opens.
    func checkEntitlements(_ list: PropertyList, _ findings: inout AppFindings) {
        let key = "com.apple.developer.associated-domains"
        let entry = list.entries(of: list.root, &findings)[key]
        var domains: [AssociatedDomain] = []
        for text in entry.map({ list.texts(of: $0, values, &findings) }) ?? [] {
            switch AssociatedDomain.read(text) {
            case .domain(let domain): domains.append(domain)
            case .otherService: break
            case .fault(let message):
                findings.report(
                    .fileValue, text.range, "`\(visible(text.text))` \(message)",
                    help: "write `applinks:` and a host, without scheme and path", subject: text.text)
            }
        }
        let wanted = universalHost
        let isWanted = !ExpectedIntents(catalogue, .apple, target).intents.isEmpty
        if let wanted, isWanted {
            let fitting = domains.filter { $0.covers(wanted) }
            let place = fitting.first?.range ?? entry?.keyRange ?? list[list.root].range
            if fitting.isEmpty {
                findings.report(
                    .hostMissing, place, "the app has no associated domain for `\(wanted)`",
                    help: "add `applinks:\(wanted)`" + (entry == nil ? " under `\(key)`" : "") + findings.openRemark,
                    subject: wanted)
            } else if fitting.allSatisfy({ $0.mode != nil }) {
                findings.report(
                    .hostMissing, place,
                    "`\(wanted)` is an associated domain in the mode `\(visible(fitting[0].mode ?? ""))` only",
                    help: "add `applinks:\(wanted)` for released versions", subject: wanted)
            }
        }
        for domain in domains where wanted.map({ !domain.covers($0) }) ?? true {
            findings.report(
                .hostUnknown, domain.range,
                "the app opens links of `\(visible(domain.host))`, which the catalogue does not have",
                help: wanted.flatMap { nearestName(to: domain.host, among: [$0]) }.map { "did you mean `\($0)`?" }
                    ?? "`universal` names the host of the catalogue's universal links", subject: domain.host)
        }
    }

    /// The host of the universal prefix, in lower case.
    var universalHost: String? {
        catalogue.universal.map { String($0.dropFirst("https://".count).prefix { $0 != "/" }).lowercased() }
    }
}

/// An item of the associated domains for the service `applinks`.
struct AssociatedDomain {
    /// The host in lower case; one that begins with `*.` stands for every host below it.
    var host: String
    /// What stands behind `?mode=`: `developer` or `managed`; nil where it counts for everyone.
    var mode: String?
    var range: ByteRange

    enum Reading {
        case domain(AssociatedDomain)
        /// `webcredentials`, `activitycontinuation`, …: nothing about links.
        case otherService
        /// What is wrong, as the end of a sentence that begins with the item.
        case fault(String)
    }

    static func read(_ item: AppText) -> Reading {
        guard let colon = item.text.firstIndex(of: ":") else { return .fault("names no service") }
        guard item.text[..<colon] == "applinks" else {
            return item.text[..<colon].lowercased() == "https" ? .fault("names no service") : .otherService
        }
        let rest = item.text[item.text.index(after: colon)...]
        let mark = rest.firstIndex(of: "?") ?? rest.endIndex
        let host = rest[..<mark].lowercased()
        let query = mark < rest.endIndex ? rest[rest.index(after: mark)...] : ""
        let name = host.hasPrefix("*.") ? host.dropFirst(2) : host[...]
        guard !name.isEmpty, !name.contains(where: { "/:@*#".contains($0) || $0.isWhitespace }) else {
            return .fault("names no host")
        }
        guard query.isEmpty || query.hasPrefix("mode=") else { return .fault("has a query that is no `mode=`") }
        return .domain(
            AssociatedDomain(
                host: host, mode: query.isEmpty ? nil : String(query.dropFirst("mode=".count)), range: item.range))
    }

    func covers(_ wanted: String) -> Bool {
        host.hasPrefix("*.") ? wanted.hasSuffix(host.dropFirst()) : wanted == host
    }
}
