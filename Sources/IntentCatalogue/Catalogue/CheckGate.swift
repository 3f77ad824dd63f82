import IntentRouting
import SourceText
import YAMLSource

extension CatalogueDecoder {
    /// Every entry must pass the gate that it is an entry of.
    mutating func checkGate(of catalogue: Catalogue) {
        let policy = Policy(catalogue)
        // Without a scheme there are no URLs to try; that is reported by itself.
        let (table, links, intents) = (catalogue.table, policy.links, catalogue.intents)
        let faults = concurrentMap(catalogue.schemes.isEmpty ? 0 : intents.count) { index in
            CatalogueDecoder.fault(of: intents[index].pattern, table, links, withTwin: index == 0)
        }
        for (intent, fault) in zip(catalogue.intents, faults) {
            if let detail = fault {
                reader.report(
                    intent.range, "URLs of `\(intent.id)` do not pass the gate: \(detail)",
                    help: "choose another path", rule: "catalogue-gate")
            }
        }
        for (to, range) in rewriteTargets {
            let verdict = policy.judge(to).verdict
            if case .system = verdict { continue }
            var detail = "it is not https, http, mailto or tel"
            if case .refused(let refusal) = verdict { detail = refusal.detail }
            reader.report(
                range, "the target `\(visible(to))` is not permitted: \(detail)", help: "list it under `destinations`",
                rule: "catalogue-rewrite")
        }
        for (rewrite, range) in zip(catalogue.destinations.rewrites, rewriteRanges) {
            let verdict = policy.judge(rewrite.from).verdict
            if case .rewrite = verdict { continue }
            var detail = "another rule comes first"
            if case .refused(let refusal) = verdict {
                // A target that is refused has been reported above.
                if refusal.detail.hasPrefix("rewritten to") { continue }
                detail = refusal.detail
            }
            reader.report(
                range, "`\(visible(rewrite.from))` is never rewritten: \(detail)",
                help: "write the address as it stands in the content", rule: "catalogue-rewrite")
        }
    }

    /// - Parameter withTwin: whether its https twin is tried, too. Behind the prefix twins are read like the others, so that
    ///   one says of all that the prefix passes.
    private static func fault(
        of pattern: IntentPattern, _ table: IntentTable, _ links: LinkPolicy, withTwin: Bool
    ) -> String? {
        var values: [String: ParameterValue] = [:]
        for parameter in pattern.parameters { values[parameter.name] = sample(parameter.type) }
        let match: IntentMatch
        do throws(IntentPrintingFault) {
            match = try table.print(pattern.id, values)
        } catch {
            return "no URL can be printed"
        }
        for url in [match.canonical] + (withTwin ? match.universalURL.map { [Array($0.utf8)] } ?? [] : []) {
            switch links.judge(url[...]).verdict {
            case .intent(let found, _) where found.id == pattern.id: continue
            case .refused(let refusal): return refusal.detail
            default: return "`\(visible(url))` is not read as this intent"
            }
        }
        return nil
    }

    private static func sample(_ type: ParameterType) -> ParameterValue {
        switch type {
        case .uuid: .uuid("00000000-0000-4000-8000-000000000000")
        case .int(let range): .int(range?.lowerBound ?? 1)
        case .slug: .slug("a")
        case .text(let length): .text(String(repeating: "a", count: max(length.lowerBound, min(1, length.upperBound))))
        case .choice(let words): .choice(words.first ?? "a")
        }
    }
}
