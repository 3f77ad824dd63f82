extension LinkPolicy {
    /// Refuses schemes that no catalogue can permit.
    func refuseForbidden(_ scheme: ArraySlice<UInt8>) throws(Refusal) {
        let name = String(decoding: scheme, as: UTF8.self).lowercased()
        guard forbiddenSchemes.contains(name) else { return }
        throw Refusal(
            .forbiddenScheme, "`\(name):` is permitted nowhere", range: offsets(0, scheme.count),
            help: "link to a page, an intent or a listed address")
    }

    /// The refusal of a scheme that is not listed.
    func unknownScheme(_ destination: ArraySlice<UInt8>, colon: Int) -> Refusal {
        let base = destination.startIndex
        let name = String(decoding: destination[base..<colon], as: UTF8.self).lowercased()
        let rest = destination[colon...]
        var nearest = nearestText(to: name, among: knownSchemes.filter { $0 != name })
        if name == "http", storage.https != nil { nearest = "https" }
        return Refusal(
            .unknownScheme, "`\(visible(name)):` is not listed", range: offsets(0, colon - base),
            nearest: nearest.map { $0 + visible(rest) },
            help: nearest == nil ? unknownSchemeHelp(rest) : nil)
    }

    private func unknownSchemeHelp(_ rest: ArraySlice<UInt8>) -> String {
        let path = rest.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
        for ending in [".md", ".markdown", ".html"] where path.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
            return "for a page whose name holds a colon write `./` before it"
        }
        return "permitted are " + knownSchemes.map { "`\($0):`" }.joined(separator: ", ")
    }

    /// The address that a rewrite rule puts in place of a destination, checked by the same policy.
    func rewrite(_ destination: ArraySlice<UInt8>) throws(Refusal) -> Judgement? {
        for rule in storage.rewrites where fits(destination, rule) {
            let target = rule.to + destination[(destination.startIndex + rule.from.count)...]
            guard let colon = schemeEnd(of: target[...]), let kind = SystemLink.Kind(scheme: target[..<colon]) else {
                continue
            }
            var notes: [PolicyNote] = []
            do throws(Refusal) {
                let link = try acceptSystem(target[...], colon: colon, kind, &notes)
                return Judgement(.rewrite(from: Array(destination), to: link), notes: notes)
            } catch {
                throw Refusal(
                    error.reason, "rewritten to `\(visible(target))`: \(error.detail)",
                    range: offsets(0, destination.count), help: error.help)
            }
        }
        return nil
    }

    /// The index of the rewrite rule that a destination falls under.
    package func ruleThatRewrites(_ destination: ArraySlice<UInt8>) -> Int? {
        storage.rewrites.firstIndex { fits(destination, $0) }
    }

    private func fits(_ destination: ArraySlice<UInt8>, _ rule: PolicyStorage.Rewrite) -> Bool {
        guard rule.isPrefix ? destination.count >= rule.from.count : destination.count == rule.from.count else {
            return false
        }
        var offset = 0
        for byte in destination.prefix(rule.from.count) {
            let isUpper = byte >= 0x41 && byte <= 0x5A && offset < rule.frontLength
            if (isUpper ? byte | 0x20 : byte) != rule.from[offset] { return false }
            offset += 1
        }
        return true
    }
}
