import Foundation
import TestSupport
import Testing

@testable import LinkAudit

/// No finding is without a page in the manual, and no page is without a finding.
@Suite struct EveryFindingHasAPageTests {
    /// The sources of everything but the rules' own files, by path.
    private static func sources() throws -> [String: String] {
        let root = TestData.packageRoot.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        var result: [String: String] = [:]
        for file in files where file.hasSuffix(".swift") && !file.contains("Generated") {
            guard !RuleCatalogue.groups.contains(where: { ("Sources/" + file).hasPrefix($0.folder + "/") }) else {
                continue
            }
            result[file] = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
        }
        return result
    }

    /// Names stand behind `rule:`, in constants that end in `Rule`, and in functions that note a finding.
    @Test func everyNameThatIsReportedHasAPage() throws {
        let names = Set(RuleCatalogue.namesWithPage)
        var found: Set<String> = []
        for (file, text) in try Self.sources() {
            let patterns = [
                /(?:rule|Rule): "([a-z]+(?:-[a-z]+)+)"/, /Rule = "([a-z]+(?:-[a-z]+)+)"/,
                /\bnote\(\s*(?:code == ELOOP \? )?"([a-z]+(?:-[a-z]+)+)"/,
            ]
            for pattern in patterns {
                for match in text.matches(of: pattern) {
                    let name = String(match.1)
                    found.insert(name)
                    #expect(names.contains(name), "\(file): \(name)")
                }
            }
        }
        #expect(found.count > 20)
    }

    @Test func everyPageAboutAFileIsReportedSomewhere() throws {
        let text = try Self.sources().values.joined()
        for rule in RuleCatalogue.ofFiles + RuleCatalogue.ofApp + RuleCatalogue.ofCatalogue {
            #expect(text.contains("\"\(rule.name)\""), "\(rule.name)")
        }
    }

    @Test(arguments: RuleCatalogue.groups.map(\.folder)) func everyFileOfAFolderIsListed(_ folder: String) throws {
        let group = try #require(RuleCatalogue.groups.first { $0.folder == folder })
        let url = TestData.packageRoot.appendingPathComponent(folder)
        let files = try FileManager.default.contentsOfDirectory(atPath: url.path)
        #expect(files.sorted() == group.rules.map { "\(String(describing: $0)).swift" }.sorted())
        #expect(group.rules.map { $0.name } == group.rules.map { $0.name }.sorted())
    }
}
