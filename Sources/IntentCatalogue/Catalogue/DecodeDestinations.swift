import IntentRouting
import SourceText
import YAMLSource

extension CatalogueDecoder {
    mutating func readDestinations(_ node: YAMLNode) {
        if node.isNull { return }
        // A forbidden scheme deserves better than "unknown key".
        if case .mapping(let entries) = node.content {
            for entry in entries where forbiddenSchemes.contains(entry.key.lowercased()) {
                reader.report(
                    entry.keyRange, "scheme `\(visible(entry.key))` can be listed nowhere", help: "remove it",
                    rule: "catalogue-scheme")
            }
            let rest = entries.filter { !forbiddenSchemes.contains($0.key.lowercased()) }
            let cleaned = YAMLNode(content: .mapping(rest), range: node.range)
            guard let mapping = reader.mapping(cleaned, "`destinations`", .destinations) else { return }
            destinations.https = mapping["https"].flatMap { webRule($0, "https") }
            destinations.http = mapping["http"].flatMap { webRule($0, "http") }
            if let node = mapping["mailto"] { readMail(node) }
            if let node = mapping["tel"] { destinations.allowsTelephone = reader.bool(node, "tel") ?? false }
            if let node = mapping["rewrite"] { readRewrites(node) }
        } else {
            _ = reader.entries(node, "destinations")
        }
    }

    private mutating func webRule(_ node: YAMLNode, _ scheme: String) -> Destinations.WebRule? {
        guard let mapping = reader.mapping(node, "`\(scheme)`", .webRule),
            let hosts = mapping["hosts"].flatMap({ reader.strings($0, "hosts") })
        else { return nil }
        var rule = Destinations.WebRule()
        for host in hosts {
            let shown = visible(host.text)
            if host.text == "*" {
                rule.allowsAnyHost = true
                continue
            }
            let isSuffix = host.text.hasPrefix("*.")
            let name = Array(host.text.utf8.dropFirst(isSuffix ? 2 : 0))[...]
            if name.contains(UInt8(ascii: "*")) {
                reader.report(
                    host.range, "`*` in `\(shown)` does not stand for whole labels",
                    help: "write `\"*.example.com\"`, or `\"*\"` for every host", rule: "catalogue-host")
            } else if let message = hostFault(name, what: "`\(shown)`") {
                reader.report(
                    host.range, message, help: "a host alone, without scheme, port and path", rule: "catalogue-host")
            } else if isSuffix {
                rule.suffixes.append(String(host.text.dropFirst()))
            } else {
                rule.hosts.append(host.text)
            }
        }
        if let node = mapping["ports"] {
            rule.ports = reader.list(node, "ports")?.compactMap { reader.int($0, "a port", in: 1...65_535) }
        }
        if let node = mapping["addresses"] { rule.allowsAddresses = reader.bool(node, "addresses") ?? true }
        return rule
    }

    private mutating func readMail(_ node: YAMLNode) {
        guard let mapping = reader.mapping(node, "`mailto`", .mailRule),
            let addresses = mapping["addresses"].flatMap({ reader.strings($0, "addresses") })
        else { return }
        for address in addresses {
            guard isMailAddress(Array(address.text.utf8)[...]) else {
                reader.report(
                    address.range, "`\(visible(address.text))` is not a mail address",
                    help: "one address such as `support@example.com`, without `mailto:`", rule: "catalogue-mail")
                continue
            }
            destinations.mailAddresses.append(address.text)
        }
    }

    private mutating func readRewrites(_ node: YAMLNode) {
        for item in reader.list(node, "rewrite") ?? [] {
            guard
                let mapping = reader.mapping(item, "a rewrite", .rewrite),
                let fromNode = mapping["from"], let from = reader.string(fromNode, "from"),
                let toNode = mapping["to"], let to = reader.string(toNode, "to")
            else { continue }
            if let first = destinations.rewrites.firstIndex(where: { $0.from == from }) {
                reader.report(
                    fromNode.range, "`\(visible(from))` is rewritten twice", help: "keep one of them",
                    rule: "catalogue-rewrite",
                    related: [
                        RelatedPlace(place: Place(file: file, range: rewriteRanges[first]), message: "first given here")
                    ])
                continue
            }
            if from.hasSuffix("/") != to.hasSuffix("/") {
                reader.report(
                    toNode.range, "`from` and `to` must both end with `/`, or neither",
                    help: "an address that ends with `/` stands for everything below it", rule: "catalogue-rewrite")
                continue
            }
            destinations.rewrites.append(.init(from: from, to: to))
            rewriteRanges.append(fromNode.range)
            rewriteTargets.append((to, toNode.range))
        }
    }
}

/// `local@domain` in ASCII, one `@`, nothing that a `mailto:` URL would have to escape.
func isMailAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let at = bytes.firstIndex(of: UInt8(ascii: "@")) else { return false }
    let local = bytes[..<at]
    let isLocal =
        !local.isEmpty && local.first != 0x2E && local.last != 0x2E
        && local.allSatisfy { byte in
            isASCIILetter(byte) || byte >= 0x30 && byte <= 0x39 || Array("!#$'*+-./=^_`|~".utf8).contains(byte)
        }
    do throws(HostFault) {
        let reading = try readHost(bytes[(at + 1)...], InternationalNames())
        return isLocal && reading.form == .name && !reading.isNonASCII && !reading.endsWithDot
    } catch {
        return false
    }
}
