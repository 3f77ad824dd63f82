import LinkAudit
import SourceText
import TestSupport
import Testing

@testable import SiteBuild

/// Runs the examples of the rules about files, each as the file that it is an example of.
@Suite struct FileRulesTests {
    @Test(arguments: RuleCatalogue.ofFiles.filter { !$0.examples.isEmpty }.map { $0.name })
    func findsExactlyTheMarkedPlaces(rule name: String) throws {
        let rule = try #require(RuleCatalogue.ofFiles.first { $0.name == name })
        for example in rule.examples {
            let found = findings(in: example.text, of: name).filter { $0.rule == name }
            let bytes = Array(example.text.utf8)
            let shown = found.map { finding in
                finding.place.range.map { String(decoding: bytes[$0.range], as: UTF8.self) } ?? ""
            }
            let marked = example.markedText.split(separator: "«", omittingEmptySubsequences: false).dropFirst()
                .map { String($0.prefix { $0 != "»" }) }
            switch example.outcome {
            // A finding about the whole file has no place to mark.
            case .fails: #expect(shown == (marked.isEmpty ? [""] : marked), "\(example.text)\n\(found)")
            case .passes: #expect(found == [], "\(example.text)")
            }
        }
    }

    private func findings(in text: String, of name: String) -> [Finding] {
        if name.hasPrefix("configuration") {
            return SiteConfiguration.decode(SourceFile(name: "fingerpost.yaml", text: text)).findings
        }
        if name.hasPrefix("template") {
            return Theme.load(overrides: ["page.mustache": SourceFile(name: "page.mustache", text: text)]).findings
        }
        var configuration = SiteConfiguration(title: "Help")
        configuration.locales = [SiteLocale(code: "en", name: "English")]
        let files = ["en/index.md": "# Home\n", "en/guide.md": text]
        let tree = SourceTree(files: files.mapValues { Array($0.utf8) })
        let report = SiteBuilder(SiteInput(configuration: configuration, catalogue: nil, content: tree)).audit()
        return report.findings.filter { $0.place.file == "en/guide.md" }
    }
}
