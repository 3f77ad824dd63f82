import Foundation
import IntentCatalogue
import SourceText
import TestSupport
import Testing

@testable import LinkAudit

/// Runs the examples of the rules about the catalogue, as they are and in other surroundings.
@Suite struct CatalogueRulesTests {
    private static let surroundings: [(name: String, put: @Sendable (String) -> String)] = [
        ("as it is", { $0 }),
        ("CRLF", { $0.replacing("\n", with: "\r\n") }),
        ("byte order mark", { "\u{FEFF}" + $0 }),
        ("emoji above", { "# \u{1F600} und \u{E9}\n" + $0 }),
    ]

    @Test(arguments: RuleCatalogue.ofCatalogue.map { $0.name })
    func findsExactlyTheMarkedPlaces(rule name: String) throws {
        let rule = try #require(RuleCatalogue.ofCatalogue.first { $0.name == name })
        for example in rule.examples {
            let head = "version: 1\n" + (example.markedText.hasPrefix("scheme") ? "" : "scheme: gallery-action\n")
            for (surrounding, put) in Self.surroundings {
                let marked = MarkedText(put(head + example.markedText))
                let (catalogue, findings) = Catalogue.decode(SourceFile(name: "intents.yaml", text: marked.text))
                let places = findings.filter { $0.rule == name }.map { $0.place.range }
                #expect(places == marked.marks, "\(surrounding): \(marked.text)\n\(findings)")
                if example.outcome == .passes {
                    #expect(findings == [] && catalogue != nil, "\(surrounding): \(marked.text)\n\(findings)")
                }
            }
        }
    }

    @Test func listsEveryFileOfTheFolderInOrderOfName() throws {
        let folder = TestData.packageRoot.appendingPathComponent("Sources/LinkAudit/CatalogueRules")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let rules = RuleCatalogue.ofCatalogue
        #expect(files.sorted() == rules.map { "\(String(describing: $0)).swift" }.sorted())
        #expect(rules.map { $0.name } == rules.map { $0.name }.sorted())
        #expect(Set(RuleCatalogue.namesWithPage).count == RuleCatalogue.namesWithPage.count)
        for rule in rules {
            let words = rule.name.split(separator: "-").joined()
            #expect(String(describing: rule).lowercased() == words)
            #expect(rule.examples.contains { $0.outcome == .fails } || rule.name == "catalogue-locale")
        }
    }

    /// Every name that the reading of a catalogue can report has a page.
    @Test func everyNameInTheSourcesHasAPage() throws {
        let root = TestData.packageRoot.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        var names: Set<String> = []
        for file in files where file.hasSuffix(".swift") && !file.contains("Generated") {
            let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
            for match in text.matches(of: /"(catalogue-[a-z-]+|yaml-[a-z-]+)"/) { names.insert(String(match.1)) }
        }
        #expect(names == Set(RuleCatalogue.ofCatalogue.map { $0.name }))
    }
}
