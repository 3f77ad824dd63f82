import Exports
import Foundation
import IntentCatalogue
import SourceText
import TestSupport
import Testing

@testable import AppVerification
@testable import LinkAudit

/// Runs the examples of the rules about an app build, as they are and in other surroundings.
@Suite struct AppRulesTests {
    private static let surroundings: [(name: String, put: @Sendable (String) -> String)] = [
        ("as it is", { $0 }),
        ("CRLF", { $0.replacing("\n", with: "\r\n") }),
        ("byte order mark", { "\u{FEFF}" + $0 }),
        ("lines above", { "\n\n" + $0 }),
    ]

    @Test(arguments: RuleCatalogue.ofApp.map { $0.name })
    func findsExactlyTheMarkedPlaces(rule name: String) throws {
        let rule = try #require(RuleCatalogue.ofApp.first { $0.name == name } as? any AppFileRule.Type)
        let kind = try #require(AppFile.Kind.usual(rule.file))
        for example in rule.examples {
            for (surrounding, put) in Self.surroundings {
                let marked = MarkedExample(put(example.markedText))
                let file = try VerifiedFile(
                    kind, marked.text, catalogue: ExampleApp.catalogue, app: ExampleApp.target)
                guard name != AppRule.fileSyntax.rawValue else {
                    #expect((file.fault != nil) == (example.outcome == .fails), "\(surrounding): \(marked.text)")
                    continue
                }
                let places = file.findings.filter { $0.finding.rule == name }.map(\.finding.place.range)
                #expect(places == marked.marks, "\(surrounding): \(marked.text)\n\(file.lines)")
            }
        }
    }

    @Test func everyRuleHasAPageWithItsSeverity() {
        #expect(AppRule.allCases.map(\.rawValue).sorted() == RuleCatalogue.ofApp.map { $0.name })
        for rule in AppRule.allCases {
            #expect(RuleCatalogue.anyRule(named: rule.rawValue)?.severity == rule.severity, "\(rule)")
        }
    }

    @Test func listsEveryFileOfTheFolderInOrderOfName() throws {
        let folder = TestData.packageRoot.appendingPathComponent(RuleGroup.app.folder)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.sorted() == RuleCatalogue.ofApp.map { "\(String(describing: $0)).swift" }.sorted())
        #expect(RuleCatalogue.ofApp.map { $0.name } == RuleCatalogue.ofApp.map { $0.name }.sorted())
    }
}

/// An example with the places between `«` and `»`.
private struct MarkedExample {
    let text: String
    let marks: [ByteRange]

    init(_ marked: String) {
        var bytes: [UInt8] = []
        var open: [Int] = []
        var marks: [ByteRange] = []
        for character in marked.unicodeScalars {
            switch character {
            case "«": open.append(bytes.count)
            case "»": if let start = open.popLast() { marks.append(ByteRange(start, bytes.count)) }
            default: bytes.append(contentsOf: Array(String(character).utf8))
            }
        }
        text = String(decoding: bytes, as: UTF8.self)
        self.marks = marks
    }
}
