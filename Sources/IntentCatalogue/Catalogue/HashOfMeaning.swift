import IntentRouting
import SourceText

/// The hash behind ``Catalogue/contractVersion``: FNV-1a, 64 bits, over one line for each thing that decides what a
/// link does.
///
/// Left out is what changes nothing between page and app: comments, order of entries, titles, the wording of a
/// question. Whether a question is asked is part of it.
func hashOfMeaning(of catalogue: Catalogue) -> String {
    let intents = catalogue.intents
    var lines = ["schemes \(catalogue.schemes.joined(separator: " "))", "universal \(catalogue.universal ?? "")"]
    lines += catalogue.routes.map { route in
        let values = route.parameters.map { "\($0.name):\($0.type.description)\($0.isRequired ? "" : "?")" }
        return "route \(route.name) \(values.sorted().joined(separator: " "))"
    }.sorted()
    lines += concurrentMap(intents.count) { meaning(of: intents[$0]) }.sorted()
    lines += destinationLines(catalogue.destinations)
    let digits = String(stableHash(lines.joined(separator: "\n").utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}

private func meaning(of intent: Intent) -> String {
    let pattern = intent.pattern
    let query = pattern.query.map { "\($0.name)=\($0.type.description)\($0.isRequired ? "" : "?")" }
    let stack = pattern.stack.map { step in
        let values = step.arguments.map { "\($0.name):\($0.parameter)" }.sorted()
        return "\(step.route)(\(values.joined(separator: ",")))"
    }
    let aliases = pattern.aliases.map { IntentPattern(id: "", segments: $0).path }.sorted()
    return [
        "intent \(pattern.id)", pattern.path, query.joined(separator: "&"), stack.joined(separator: ">"),
        aliases.joined(separator: ","), intent.isDestructive ? "destructive" : "", intent.confirm == nil ? "" : "asks",
        intent.since.map { "since \($0)" } ?? "", intent.until.map { "until \($0)" } ?? "",
        intent.platforms.sorted().joined(separator: ","),
        intent.deprecated.map { "deprecated \($0.use ?? "") \($0.after ?? "")" } ?? "",
    ].joined(separator: "|")
}

private func destinationLines(_ destinations: Destinations) -> [String] {
    func line(_ name: String, _ rule: Destinations.WebRule?) -> [String] {
        guard let rule else { return [] }
        let ports = rule.ports.map { $0.sorted().map(String.init).joined(separator: ",") } ?? "-"
        let hosts = (rule.hosts + rule.suffixes.map { "*" + $0 } + (rule.allowsAnyHost ? ["*"] : [])).sorted()
        return ["\(name) \(hosts.joined(separator: " ")) ports \(ports) addresses \(rule.allowsAddresses)"]
    }
    return line("https", destinations.https) + line("http", destinations.http)
        + destinations.mailAddresses.sorted().map { "mailto \($0)" }
        + (destinations.allowsTelephone ? ["tel"] : [])
        // The first rule that fits counts, so their order is part of what they mean.
        + destinations.rewrites.map { "rewrite \($0.from) \($0.to)" }
}
