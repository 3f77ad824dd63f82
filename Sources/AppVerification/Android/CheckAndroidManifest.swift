import Exports
import IntentCatalogue
import IntentRouting
import SourceText

extension AppVerification {
    /// The intent filters of an Android app.
    func checkAndroidManifest(_ document: XMLDocument, _ findings: inout AppFindings) {
        let manifest = AndroidManifest(document, values, &findings)
        let expected = ExpectedIntents(catalogue, .android, target)
        let open = manifest.filters.filter(\.isOpenToLinks)
        checkObstacles(manifest, &findings)
        check(
            schemes: open.flatMap(\.schemes).filter { !["https", "http"].contains($0.text.lowercased()) },
            expected: expected, place: manifest.place,
            wayOut: "add an intent filter with `android:scheme`", &findings)
        checkHosts(open, expected, manifest.place, &findings)
        var fitting: [IntentFilter] = []
        for scheme in catalogue.schemes {
            let filters = open.filter { $0.has(scheme: scheme) }
            checkPaths(filters, expected, scheme: scheme, &findings)
            fitting += filters
        }
        if let host = universalHost {
            let filters = open.filter { filter in
                filter.has(scheme: "https") && filter.authorities.contains { $0.takes(host) }
            }
            checkPaths(filters, expected, scheme: nil, &findings)
            for filter in filters where !filter.isVerified {
                findings.report(
                    .filterUnverified, filter.range,
                    "links of `\(host)` open a browser: the filter is not verified",
                    help: "add `android:autoVerify=\"true\"`, and let the host serve assetlinks.json", subject: host)
            }
            fitting += filters
        }
        checkExcess(fitting, expected, &findings)
    }

    /// Filters that are about addresses of the catalogue and that no link reaches.
    private func checkObstacles(_ manifest: AndroidManifest, _ findings: inout AppFindings) {
        for filter in manifest.filters where !filter.obstacles.isEmpty {
            let own = filter.schemes.first { catalogue.schemes.contains($0.text) }?.text
            let host = universalHost.flatMap { host in filter.authorities.contains { $0.takes(host) } ? host : nil }
            guard let subject = own ?? host else { continue }
            let list = filter.obstacles.joined(separator: "; it ")
            findings.report(
                .filterIncomplete, filter.range, "no link with `\(subject)` gets through this filter: it \(list)",
                subject: subject)
        }
    }

    private func checkHosts(
        _ open: [IntentFilter], _ expected: ExpectedIntents, _ place: ByteRange, _ findings: inout AppFindings
    ) {
        let web = open.filter { $0.has(scheme: "https") || $0.has(scheme: "http") }
        let hosts = web.flatMap(\.authorities).filter { $0.port == nil }
        if let wanted = universalHost, !expected.intents.isEmpty, !hosts.contains(where: { $0.takes(wanted) }) {
            findings.report(
                .hostMissing, place, "no intent filter takes links of `\(wanted)`",
                help: "add one with `android:scheme=\"https\"` and `android:host=\"\(wanted)\"`" + findings.openRemark,
                subject: wanted)
        }
        var told: Set<String> = []
        for host in hosts.map(\.host) where told.insert(host.text.lowercased()).inserted {
            if let wanted = universalHost, IntentFilter.Authority(host: host).takes(wanted) { continue }
            findings.report(
                .hostUnknown, host.range,
                "the app opens links of `\(visible(host.text))`, which the catalogue does not have",
                help: universalHost.flatMap { nearestName(to: host.text, among: [$0]) }.map { "did you mean `\($0)`?" }
                    ?? "`universal` names the host of the catalogue's universal links", subject: host.text)
        }
    }

    /// Whether every address of every intent gets through one of the filters; without one, a missing scheme or host has
    /// been told already.
    private func checkPaths(
        _ filters: [IntentFilter], _ expected: ExpectedIntents, scheme: String?, _ findings: inout AppFindings
    ) {
        guard let first = filters.first else { return }
        let samples = SampleAddresses(catalogue: catalogue)
        let left = expected.intents.compactMap { intent -> (intent: Intent, address: SampleAddress)? in
            let addresses = samples.addresses(of: intent, scheme: scheme)
            return addresses.first { address in !filters.contains { $0.takes(address) } }.map { (intent, $0) }
        }
        let shortcut = left.count > 3 ? "; " + filterForAll(scheme) : ""
        for (intent, address) in left {
            findings.report(
                .pathUncovered, first.place(of: scheme ?? "https"),
                "no intent filter takes `\(visible(address.text))` of `\(intent.id)`",
                help: "let a filter take \(shownParts(of: address))\(shortcut)", subject: intent.id,
                declared: intent.range)
        }
    }

    /// What lets every intent in at once, for manifests that lack many of them.
    private func filterForAll(_ scheme: String?) -> String {
        guard scheme == nil else { return "`android:scheme` without a host lets all of them in" }
        let rest = (catalogue.universal ?? "").utf8.dropFirst("https://".utf8.count)
        let path = String(rest.drop { $0 != UInt8(ascii: "/") }) ?? ""
        return "`android:pathPrefix=\"\(visible(path))/\"` lets all of them in"
    }

    private func shownParts(of address: SampleAddress) -> String {
        let host = "the host `\(visible(address.host))`"
        return address.path.isEmpty ? host : host + " with the path `\(visible(address.decodedPath))`"
    }

    /// What the filters let in and no intent needs.
    private func checkExcess(
        _ filters: [IntentFilter], _ expected: ExpectedIntents, _ findings: inout AppFindings
    ) {
        let samples = SampleAddresses(catalogue: catalogue)
        let schemes = catalogue.schemes.map { Optional($0) } + (catalogue.universal == nil ? [] : [nil])
        var addresses: [SampleAddress] = []
        for scheme in schemes {
            // Those of every intent: one that this app does not have yet is no unknown one.
            for intent in catalogue.intents { addresses += samples.addresses(of: intent, scheme: scheme) }
        }
        var told: Set<ByteRange> = []
        for filter in filters where told.insert(filter.range).inserted {
            if let anything = schemes.compactMap({ $0 }).compactMap({ SampleAddress($0 + "://" + nowhere + "/x") })
                .first(where: filter.takes) ?? openUniversal(filter)
            {
                findings.report(
                    .filterOpen, filter.range,
                    "this filter takes every address with `\(anything.scheme)://"
                        + (anything.scheme == "https" ? anything.host : "") + "`",
                    help: "the app discards what is not on its list; that is where it has to be told apart",
                    subject: anything.scheme)
                continue
            }
            for (path, range) in filter.paths.sorted(by: { $0.value.start < $1.value.start })
            where !isKnown(path, filter) { reportUnknown(path, range, &findings) }
            for pattern in filter.patterns {
                let isUsed = addresses.contains { address in
                    filter.has(scheme: address.scheme) && pattern.matcher.matches(address.decodedPath)
                        && filter.authorities.contains { $0.takes(address.host) }
                }
                if !isUsed { reportUnknown(pattern.matcher.text, pattern.range, &findings) }
            }
        }
    }

    private func openUniversal(_ filter: IntentFilter) -> SampleAddress? {
        guard let host = universalHost, let address = SampleAddress("https://\(host)/\(nowhere)") else { return nil }
        return filter.takes(address) ? address : nil
    }

    /// Whether a whole path is one of some intent, with one of the filter's schemes and hosts.
    private func isKnown(_ path: String, _ filter: IntentFilter) -> Bool {
        filter.schemes.contains { scheme in
            filter.authorities.contains { authority in
                isAddressed(scheme.text + "://" + authority.host.text.lowercased() + path)
            }
        }
    }

    /// Whether some intent has this address, but for its query.
    private func isAddressed(_ address: String) -> Bool {
        switch catalogue.table.match(address) {
        case .match: return true
        case .otherScheme: return false
        case .refusal(let refusal):
            if case .missingItem = refusal.reason { return true }
            return false
        }
    }

    private func reportUnknown(_ path: String, _ range: ByteRange, _ findings: inout AppFindings) {
        findings.report(
            .pathUnknown, range, "no intent has an address that `\(visible(path))` takes",
            help: "remove it, or list the intent", subject: path)
    }

    /// A name that no intent has.
    var nowhere: String {
        var name = "no-such-intent"
        while catalogue.intents.contains(where: { $0.pattern.path.hasPrefix(name) }) { name += "-" }
        return name
    }
}
