import IntentCatalogue
import SourceText
import Testing

private func version(_ text: String) throws -> String {
    try #require(Catalogue.decode(SourceFile(name: "i", text: text)).catalogue).contractVersion
}

@Suite struct ContractVersionTests {
    @Test func ignoresCommentsOrderAndWording() throws {
        let text = exampleCatalogueText
        let reference = try version(text)
        #expect(reference.utf8.count == 16)
        #expect(try version("# hello\n" + text) == reference)
        #expect(try version(text.replacing("Retry the backup,", with: "Try again,")) == reference)
        #expect(try version(text.replacing("[ios, android, web]", with: "[web, ios, android]")) == reference)
        #expect(try version(text.replacing("\n", with: "\r\n")) == reference)
    }

    @Test(arguments: [
        ("path: backup/retry ", "path: backup/again "), ("text(1...80)", "text(1...81)"),
        ("since: \"2.1\"", "since: \"2.2\""),
        ("scheme: gallery-action ", "scheme: gallery-do "), ("newest|oldest?", "newest|oldest"),
        ("tel: true", "tel: false"),
        ("stack: [settings, storage]", "stack: [storage, settings]"), ("\"*\"", "a.example, status.example.com"),
        ("/open  ", "/go  "), ("support@", "help@"),
    ])
    func changesWithTheMeaning(_ old: String, _ new: String) throws {
        let changed = exampleCatalogueText.replacing(old, with: new, maxReplacements: 1)
        #expect(changed != exampleCatalogueText)
        #expect(try version(changed) != version(exampleCatalogueText))
    }

    @Test func staysTheSameFromRunToRun() throws {
        #expect(try version("version: 1") == "c48aa07ffbd9ce7a")
    }
}
