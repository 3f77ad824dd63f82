import IntentRouting

/// Compares what is permitted beside the intents.
func compareDestinations(
    _ old: Catalogue, _ new: Catalogue, _ oldPolicy: Policy, into collector: inout ChangeCollector
) {
    let (before, after) = (old.destinations, new.destinations)
    compare(before.https, after.https, .https, into: &collector)
    compare(before.http, after.http, .http, into: &collector)
    for address in before.mailAddresses where !after.mailAddresses.contains(address) {
        collector.add(
            .breaking, "mail-removed", "destinations.mailto", "`\(address)` is no longer listed",
            why: "links to it are refused", reach: .lostSystemLinks(.mailto))
    }
    for address in after.mailAddresses where !before.mailAddresses.contains(address) {
        collector.add(
            .additive, "mail-added", "destinations.mailto", "`\(address)` is listed", why: "links may lead to it")
    }
    if before.allowsTelephone != after.allowsTelephone {
        if after.allowsTelephone {
            collector.add(
                .additive, "tel-added", "destinations.tel", "telephone numbers are permitted",
                why: "links may lead to them")
        } else {
            collector.add(
                .breaking, "tel-removed", "destinations.tel", "telephone numbers are no longer permitted",
                why: "links to them are refused", reach: .lostSystemLinks(.tel))
        }
    }
    compareRewrites(before.rewrites, after.rewrites, oldPolicy, into: &collector)
}

private func compare(
    _ old: Destinations.WebRule?, _ new: Destinations.WebRule?, _ kind: SystemLink.Kind,
    into collector: inout ChangeCollector
) {
    let subject = "destinations.\(kind.rawValue)"
    func lose(_ name: String, _ message: String, _ reason: String) {
        collector.add(.breaking, name, subject, message, why: reason, reach: .lostSystemLinks(kind))
    }
    func gain(_ name: String, _ message: String, _ reason: String) {
        collector.add(.additive, name, subject, message, why: reason)
    }
    guard let old else {
        if new != nil { gain("web-added", "\(kind.rawValue) addresses are permitted", "links may lead to them") }
        return
    }
    guard let new else {
        return lose("web-removed", "\(kind.rawValue) addresses are no longer permitted", "links to them are refused")
    }
    let (was, isNow) = (hosts(of: old), hosts(of: new))
    for host in was where !isNow.contains(host) {
        if covers(new, host) {
            collector.add(
                .neutral, "host-covered", subject, "`\(host)` is no longer listed",
                why: "another entry covers it")
        } else {
            lose("host-removed", "`\(host)` is no longer listed", "links to it are refused")
        }
    }
    for host in isNow where !was.contains(host) {
        if covers(old, host) {
            collector.add(.neutral, "host-listed", subject, "`\(host)` is listed", why: "it was covered before")
        } else {
            gain("host-added", "`\(host)` is listed", "links may lead to it")
        }
    }
    comparePorts(ports(of: old), ports(of: new), lose: lose, gain: gain)
    if old.allowsAnyHost, new.allowsAnyHost, old.allowsAddresses != new.allowsAddresses {
        if new.allowsAddresses {
            gain("addresses-added", "`*` covers numeric addresses", "links may lead to them")
        } else {
            lose("addresses-removed", "`*` no longer covers numeric addresses", "links to them are refused")
        }
    }
}

/// The names of a rule as the catalogue writes them.
private func hosts(of rule: Destinations.WebRule) -> [String] {
    rule.hosts + rule.suffixes.map { "*" + $0 } + (rule.allowsAnyHost ? ["*"] : [])
}

/// Whether a rule permits everything that a host entry of another stands for.
private func covers(_ rule: Destinations.WebRule, _ host: String) -> Bool {
    if host == "*" { return rule.allowsAnyHost }
    if host.hasPrefix("*") {
        // Everything below a suffix is covered by a shorter suffix of it.
        return rule.allowsAnyHost || rule.suffixes.contains { host.dropFirst().hasSuffix($0) }
    }
    if rule.hosts.contains(host) { return true }
    let isAddress = host.hasPrefix("[") || host.utf8.allSatisfy { $0 == 0x2E || (0x30...0x39).contains($0) }
    if isAddress { return rule.allowsAnyHost && rule.allowsAddresses }
    return rule.allowsAnyHost || rule.suffixes.contains { host.hasSuffix($0) && host.utf8.count > $0.utf8.count }
}

/// The ports that an address may name; nil for all.
private func ports(of rule: Destinations.WebRule) -> Set<Int>? {
    rule.ports.map(Set.init) ?? (rule.allowsAnyHost ? nil : [])
}

private func comparePorts(
    _ old: Set<Int>?, _ new: Set<Int>?, lose: (String, String, String) -> Void, gain: (String, String, String) -> Void
) {
    func shown(_ ports: Set<Int>) -> String { listed(ports.sorted().map(String.init)) }
    switch (old, new) {
    case (nil, nil): break
    case (nil, let after?):
        lose(
            "ports-narrowed", after.isEmpty ? "no port may be named" : "only the ports \(shown(after)) may be named",
            "links that name another one are refused")
    case (let before?, nil):
        gain("ports-widened", before.isEmpty ? "ports may be named" : "every port may be named", "links may name any")
    case (let before?, let after?):
        let (gone, come) = (before.subtracting(after), after.subtracting(before))
        if !gone.isEmpty {
            lose("ports-narrowed", "port \(shown(gone)) may no longer be named", "links that name it are refused")
        }
        if !come.isEmpty { gain("ports-widened", "port \(shown(come)) may be named", "links may name it") }
    }
}

private func compareRewrites(
    _ old: [Destinations.Rewrite], _ new: [Destinations.Rewrite], _ oldPolicy: Policy,
    into collector: inout ChangeCollector
) {
    let subject = "destinations.rewrite"
    func lose(_ name: String, _ message: String, _ reason: String, _ reach: CatalogueChange.Reach = .lostRewrites) {
        collector.add(.breaking, name, subject, message, why: reason, reach: reach)
    }
    for rule in old {
        guard let twin = new.first(where: { $0.from == rule.from }) else {
            lose(
                "rewrite-removed", "`\(rule.from)` is no longer rewritten", "links to it are refused or lead elsewhere")
            continue
        }
        if twin.to != rule.to {
            lose(
                "rewrite-changed", "`\(rule.from)` was rewritten to `\(rule.to)` and is rewritten to `\(twin.to)`",
                "links to it lead elsewhere")
        }
    }
    for rule in new where !old.contains(where: { $0.from == rule.from }) {
        let message = "`\(rule.from)` is rewritten to `\(rule.to)`"
        // What the old catalogue led somewhere is led elsewhere; what it refused is permitted.
        switch oldPolicy.judge(rule.from).verdict {
        case .system(let link):
            lose("rewrite-added", message, "links to it lead elsewhere", .lostSystemLinks(link.kind))
        case .refused where !old.contains(where: { overlaps($0.from, rule.from) }):
            collector.add(.additive, "rewrite-added", subject, message, why: "links may name the old address")
        default: lose("rewrite-added", message, "addresses that another rule rewrote lead elsewhere")
        }
    }
    let common = old.map(\.from).filter { from in new.contains { $0.from == from } }
    let order = new.map(\.from).filter(common.contains)
    for (index, first) in common.enumerated() {
        for second in common[(index + 1)...] where overlaps(first, second) {
            guard let before = order.firstIndex(of: first), let after = order.firstIndex(of: second), before > after
            else { continue }
            lose(
                "rewrite-order", "`\(second)` comes before `\(first)`", "addresses that fit both lead elsewhere")
        }
    }
}

/// Whether some address fits both; an address that ends with `/` stands for everything below it.
private func overlaps(_ left: String, _ right: String) -> Bool {
    left == right || left.hasSuffix("/") && right.hasPrefix(left) || right.hasSuffix("/") && left.hasPrefix(right)
}
