import Exports
import SourceText
import Testing

@testable import LinkAudit

@Suite struct InlineReadingTests {
    private func rules(_ text: String) throws -> [String] {
        try EncodedRecord(text, syntax: .inlineMarkdown).audit().findings.map(\.finding.rule)
    }

    @Test(arguments: [
        "    [a](gallery-action://nowhere/x)", "```\n[a](gallery-action://nowhere/x)\n````",
        "~~~\n[a](gallery-action://nowhere/x)", "- x\n\n      [a](gallery-action://nowhere/x)",
        "<div>\n[a](gallery-action://nowhere/x)\n</div>", "[a](gallery-action://nowhere/x)",
        "# [a](gallery-action://nowhere/x)", "text [a]\n\n[a]: gallery-action://nowhere/x",
        "\t[a](gallery-action://nowhere/x)", "www.x.org\n\n    <gallery-action://nowhere/x>",
    ])
    func findsWhatBlockStructureWouldHide(_ text: String) throws {
        #expect(try rules(text).filter { $0 == "unknown-intent" } == ["unknown-intent"])
    }

    @Test func givesEachLinkOnceAtItsPlace() throws {
        let text = "Left 1.\n\n    [Retry](gallery-action://backup/retry)\n[Storage](gallery-action://settings/storage)"
        let encoded = EncodedRecord(text, syntax: .inlineMarkdown)
        let links = try encoded.audit().links
        #expect(links.map { $0.intent } == ["backup.retry", "settings.storage"])
        for link in links {
            #expect(Array(text.utf8)[link.place.range] == link.destination[...])
            #expect(link.start.byteOffset == encoded.places[link.place.lowerBound])
        }
    }

    @Test func asksNothingOfBlocks() throws {
        #expect(try rules("#### Deep\n\n###### Deeper") == [])
    }

    @Test func letsADestructiveIntentStandAlone() throws {
        #expect(try rules("[Erase](gallery-action://library/erase)") == [])
        #expect(try rules("Or [erase](gallery-action://library/erase).") == ["destructive-in-sentence"])
    }
}
