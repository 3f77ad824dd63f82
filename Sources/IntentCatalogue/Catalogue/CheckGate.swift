import IntentRouting
import SourceText
import YAMLSource

extension CatalogueDecoder {
    /// Every entry must pass the gate that it is an entry of.
    mutating func checkGate(of catalogue: Catalogue) {
        let policy = Policy(catalogue)
        // Without a scheme there are no URLs to try; that is reported by itself.
        let faults = concurrentMap(catalogue.schemes.isEmpty ? 0 : catalogue.intents.count) { index in
            CatalogueDecoder.fault(of: catalogue.intents[index], policy)
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

    private static func fault(of intent: Intent, _ policy: Policy) -> String? {
        var values: [String: ParameterValue] = [:]
        for parameter in intent.pattern.parameters { values[parameter.name] = sample(parameter.type) }
        let match: IntentMatch
        do throws(IntentPrintingFault) {
            match = try policy.catalogue.table.print(intent.id, values)
        } catch {
            return "no URL can be printed"
        }
        for url in [match.canonical, match.universalURL.map { Array($0.utf8) }].compactMap({ $0 }) {
            switch policy.judge(url[...]).verdict {
            case .intent(let found, _) where found.id == intent.id: continue
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
