import Foundation
import IntentCatalogue
import IntentRouting
import SourceText
import TestSupport
import Testing

@testable import LinkAudit

@Suite struct RuleCatalogueTests {
    private let folder = TestData.packageRoot.appendingPathComponent("Sources/LinkAudit/Rules")

    @Test func listsEveryFileOfTheFolder() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let types = files.map { String($0.dropLast(".swift".count)) }.sorted()
        #expect(types == RuleCatalogue.all.map { String(describing: $0) }.sorted())
    }

    @Test func isInOrderOfName() {
        let names = RuleCatalogue.all.map { $0.name }
        #expect(names == names.sorted())
        #expect(Set(names).count == names.count)
    }

    @Test func aTypeIsNamedAfterItsRule() {
        for rule in RuleCatalogue.all {
            let words = rule.name.split(separator: "-").joined()
            #expect(String(describing: rule).lowercased() == words)
        }
    }

    @Test func aSecurityRuleIsAnError() {
        for rule in RuleCatalogue.all where rule.isSecurity { #expect(rule.severity == .error) }
        let names = Set(RuleCatalogue.all.filter { $0.isSecurity }.map { $0.name })
        #expect(
            names == [
                "unknown-intent", "unknown-scheme", "forbidden-scheme", "disguised-scheme", "illegal-character",
                "network-path", "user-info", "mangled-intent", "intent-in-passive-position", "active-html",
            ])
    }

    @Test func everyRuleShowsWhatItFindsAndWhatItAccepts() {
        // These compare several texts.
        let comparing = [
            "intent-parity", "missing-record", "representation-mismatch", "stale-baseline", "unused-intent",
            "vanished-intent", "vanished-link",
        ]
        for rule in RuleCatalogue.all where !comparing.contains(rule.name) {
            #expect(rule.examples.contains { $0.outcome == .fails }, "\(rule.name)")
            #expect(rule.examples.contains { $0.outcome == .passes }, "\(rule.name)")
            for example in rule.examples {
                let marks = example.markedText.count { $0 == "«" }
                #expect(marks == example.markedText.count { $0 == "»" })
                #expect((marks > 0) == (example.outcome == .fails), "\(rule.name): \(example.markedText)")
            }
        }
    }

    @Test func everyReasonOfThePolicyHasARule() {
        for reason in RefusalReason.allCases { #expect(RuleCatalogue.refusal(reason.rawValue) != nil) }
        #expect(RuleCatalogue.refusal(PolicyNote.Kind.schemeCase.rawValue) != nil)
        #expect(RuleCatalogue.refusal(PolicyNote.Kind.mixedScriptHost.rawValue) != nil)
    }

    @Test func findsARuleByName() {
        #expect(RuleCatalogue.rule(named: "missing-page").map { $0.name } == "missing-page")
        #expect(RuleCatalogue.rule(named: "no-such-rule") == nil)
    }
}
