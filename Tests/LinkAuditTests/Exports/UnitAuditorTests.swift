import Documents
import Exports
import SourceText
import Testing

@testable import LinkAudit

@Suite struct UnitAuditorTests {
    @Test(arguments: [1, 2, 3])
    func pointsAtTheDestinationThroughEveryLayer(_ layers: Int) throws {
        let text = "Line \"one\" 😀.\n\n[Retry](gallery-action://backup/rety) now"
        let encoded = EncodedRecord(text, syntax: .markdown, layers: layers)
        let audit = try encoded.audit()
        let finding = try #require(audit.findings.first)
        #expect(audit.findings.count == 1 && finding.finding.rule == "unknown-intent")
        let target = "gallery-action://backup/rety"
        let offset = try #require(text.utf8.firstRange(of: target.utf8)).lowerBound.utf16Offset(in: text)
        let byte = text.utf8.distance(from: text.startIndex, to: String.Index(utf16Offset: offset, in: text))
        #expect(finding.start?.byteOffset == encoded.places[byte])
        #expect(finding.end?.byteOffset == encoded.places[byte + target.utf8.count])
        #expect(finding.start?.line == 1)
        #expect(finding.sourceLine == String(decoding: encoded.record.window.text.dropLast(), as: UTF8.self))
        #expect(
            finding.finding.address
                == ContentAddress(record: "help:7", locale: "fr", field: "body", state: "draft"))
        let link = try #require(audit.links.first)
        #expect(String(decoding: link.destination, as: UTF8.self) == target)
        let written = encoded.places[byte]..<encoded.places[byte + target.utf8.count]
        #expect(link.raw == Array(encoded.record.window.text[written]))
        #expect(link.kind == .intent && link.reason == "unknown-intent" && link.form == .inline)
    }

    @Test func countsOnFromTheStartOfTheWindow() throws {
        let start = TextPosition(byteOffset: 5_000_000_000, line: 77, scalarColumn: 4, utf16Column: 5)
        let encoded = EncodedRecord("[a](foo:b)", syntax: .markdown, start: start)
        let finding = try #require(try encoded.audit().findings.first)
        let offset = encoded.places[4]
        #expect(
            finding.start
                == TextPosition(
                    byteOffset: 5_000_000_000 + offset, line: 77, scalarColumn: 4 + offset, utf16Column: 5 + offset))
        #expect(finding.sourceLineColumn == 4)
    }

    @Test func readsABodyOfHTML() throws {
        let text = """
            <p>See <a href="gallery-action://backup/retry">retry</a> and <a href="gallery-action://backup/r&#101;ty">x</a>.</p>
            <p><a href="gallery-action://library/erase"><strong>Erase</strong></a>&nbsp;</p>
            <script>go()</script><img src="a.png"><a href="https://evil.example.org/"></a>
            <p>Or <a href="gallery-action://library/erase">erase</a>: <a href="https://status.example.com/">https://www.example.org</a>
            """
        let audit = try EncodedRecord(text, syntax: .html).audit()
        #expect(
            audit.findings.map(\.finding.rule).sorted() == [
                "active-html", "deceptive-text", "destructive-in-sentence", "empty-link-text", "missing-alt",
                "unknown-intent",
            ])
        #expect(
            audit.links.map { "\($0.kind.rawValue) \($0.verdict.name)" } == [
                "intent intent", "intent refused", "intent intent", "internal unchecked", "external system",
                "intent refused", "external system",
            ])
        #expect(audit.linkCount == 7)
    }

    @Test func readsAWholePageOfHTMLWithoutBlamingItsFrame() throws {
        let text = "<!-- x -->\n<!DOCTYPE html><html><head><title>T</title></head><body onload=go()><a href=x:y>t</a>"
        let audit = try EncodedRecord(text, syntax: .html).audit()
        #expect(audit.findings.map(\.finding.rule).sorted() == ["active-html", "unknown-scheme"])
    }

    @Test func readsADestinationByItself() throws {
        func rules(_ text: String, field: String = "url") throws -> [String] {
            try EncodedRecord(text, syntax: .destination, field: field).audit().findings.map(\.finding.rule)
        }
        #expect(try rules("gallery-action://backup/rety") == ["unknown-intent"])
        #expect(try rules("gallery-action://backup/retry") == [])
        #expect(try rules("gallery-action://backup/retry", field: "image.src") == ["intent-in-passive-position"])
        #expect(try rules("") == [])
        #expect(try rules("/help/%@") == ["placeholder-in-destination"])
        #expect(try rules("../../somewhere#there") == [])
    }

    @Test(arguments: [UnitSyntax.markdown, .inlineMarkdown, .html])
    func aTextThatIsOneAddressOfTheAppIsADestination(syntax: UnitSyntax) throws {
        let wrong = try EncodedRecord("gallery-action://backup/rety", syntax: syntax).audit()
        #expect(wrong.findings.map(\.finding.rule) == ["unknown-intent"])
        #expect(wrong.links.map(\.verdict.name) == ["refused"])
        let right = try EncodedRecord("Gallery-Action://backup/retry", syntax: syntax).audit()
        #expect(right.findings.map(\.finding.rule) == ["scheme-case"])
        let prose = try EncodedRecord("gallery-action://backup/retry now", syntax: syntax).audit()
        #expect(prose.findings.map(\.finding.rule) == ["bare-intent"])
    }

    @Test func checksPathsWhereThereIsARoot() throws {
        let index = ContentIndex(
            pages: [ContentPage(sourcePath: "backup.md", outputPath: "backup.html")], assets: ["a.png"])
        let root = RootContent(index: index, anchors: [AnchorSet(names: ["retry"])])
        let text = "# Top\n\n[a](backup.md#retry) [b](/backup.md#rety) [c](gone.md) [d](#top-2) [e](#top) ![f](a.png)"
        let audit = try EncodedRecord(text, syntax: .markdown).audit(root: root)
        #expect(
            audit.findings.map(\.finding.rule).sorted() == ["missing-anchor", "missing-anchor", "missing-page"])
        #expect(audit.links.map(\.verdict.name) == ["page", "refused", "refused", "refused", "anchor", "asset"])
        #expect(try EncodedRecord(text, syntax: .markdown).audit().findings.isEmpty)
    }

    @Test func tellsTheFaultsOfARecordAtTheirPlace() throws {
        var record = EncodedRecord("fine", syntax: .markdown).record
        record.faults = [RecordFault(rule: "malformed-export", range: ByteRange(3, 5), message: "broken", help: "mend")]
        let audit = try EncodedRecord.auditor().audit(record, file: "x", keepsLinks: false)
        let finding = try #require(audit.findings.first)
        #expect(finding.finding.severity == .error && finding.start?.byteOffset == 3 && finding.end?.byteOffset == 5)
    }
}
