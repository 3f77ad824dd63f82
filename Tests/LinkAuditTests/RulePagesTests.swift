import Foundation
import TestSupport
import Testing

@testable import LinkAudit

/// The pages are made by `fingerpost-generate`; here it is checked that they are fresh.
@Suite struct RulePagesTests {
    private func pages() throws -> RulePageSet {
        try RulePageSet { type in
            let file = TestData.packageRoot.appendingPathComponent("Sources/LinkAudit/Rules/\(type).swift")
            return try String(contentsOf: file, encoding: .utf8)
        }
    }

    @Test func generatedFilesAreFresh() throws {
        for (path, text) in try pages().files {
            let file = TestData.packageRoot.appendingPathComponent(path)
            let found = try String(contentsOf: file, encoding: .utf8)
            #expect(found == text, "\(path) is stale: run `swift run fingerpost-generate`")
        }
    }

    @Test func noPageIsLeftOver() throws {
        let folder = TestData.packageRoot.appendingPathComponent(RulePageSet.manualFolder)
        let files = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        #expect(files == Set(RuleCatalogue.all.map { $0.name + ".md" } + ["index.md"]))
    }

    @Test func everyRuleHasAPage() {
        for rule in RuleCatalogue.all {
            #expect(RuleCatalogue.page(of: rule.name)?.hasPrefix("# \(rule.name)\n") == true, "\(rule.name)")
        }
        #expect(RuleCatalogue.page(of: "no-such-rule") == nil)
    }

    @Test func aCommentWithoutTheAgreedPartsIsAFault() {
        #expect(RulePage(rule: MissingPage.self, source: "/// Too short.\nenum MissingPage {}") == nil)
        #expect(RulePage(rule: MissingPage.self, source: "") == nil)
        #expect(throws: RulePageSet.Fault.self) { try RulePageSet { _ in "" } }
    }
}
