import Documents
import Foundation
import IntentCatalogue
import SourceText
import TestSupport
import Testing

@testable import LinkAudit

/// The pages are made by `fingerpost-generate`; here it is checked that they are fresh.
@Suite struct RulePagesTests {
    private func pages() throws -> RulePageSet {
        try RulePageSet { type in
            let files = RulePageSet.sourceFolders.map {
                TestData.packageRoot.appendingPathComponent("\($0)/\(type).swift")
            }
            let file = try #require(files.first { FileManager.default.fileExists(atPath: $0.path) })
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

    @Test func pagesPassTheAuditThemselves() throws {
        let texts = try pages().files.filter { $0.key.hasPrefix(RulePageSet.manualFolder) }.sorted { $0.key < $1.key }
        let index = ContentIndex(
            pages: texts.map { ContentPage(sourcePath: $0.key, outputPath: $0.key.dropLast(3) + ".html") }, assets: [])
        let auditor = PageAuditor(policy: Policy(try #require(Catalogue.empty())), index: index)
        for (number, (path, text)) in texts.enumerated() {
            let file = SourceFile(name: path, text: text)
            let split = FrontMatter.split(file.bytes)
            let (document, faults) = Document.parse(file, bodyStart: split.bodyStart, options: .site)
            let audit = auditor.audit(document, file: file, page: number)
            #expect(faults + FrontMatter.decode(file, split: split).findings + audit.findings == [])
        }
    }

    @Test func noPageIsLeftOver() throws {
        let folder = TestData.packageRoot.appendingPathComponent(RulePageSet.manualFolder)
        let files = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        #expect(files == Set(RuleCatalogue.namesWithPage.map { $0 + ".md" } + ["index.md"]))
    }

    @Test func everyRuleHasAPage() {
        for name in RuleCatalogue.namesWithPage {
            #expect(RuleCatalogue.page(of: name)?.hasPrefix("# \(name)\n") == true, "\(name)")
        }
        #expect(RuleCatalogue.page(of: "no-such-rule") == nil)
    }

    @Test func aCommentWithoutTheAgreedPartsIsAFault() {
        #expect(RulePage(rule: MissingPage.self, source: "/// Too short.\nenum MissingPage {}") == nil)
        #expect(RulePage(rule: MissingPage.self, source: "") == nil)
        #expect(throws: RulePageSet.Fault.self) { try RulePageSet { _ in "" } }
    }
}
