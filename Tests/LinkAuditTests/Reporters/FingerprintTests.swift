import SourceText
import Testing

@testable import LinkAudit

@Suite struct FingerprintTests {
    private func located(
        _ rule: String = "unknown-intent", at offset: Int, in file: String = "en/a.md",
        subject: String? = "app://rety", address: ContentAddress? = nil
    ) -> LocatedFinding {
        LocatedFinding(
            finding: Finding(
                rule: rule, severity: .error, place: Place(file: file, range: ByteRange(offset, offset + 4)),
                message: "no intent", subject: subject, address: address),
            start: TextPosition(byteOffset: offset, line: offset + 1, scalarColumn: 1, utf16Column: 1), end: nil,
            sourceLine: "", related: [])
    }

    private func fingerprints(_ findings: [LocatedFinding]) -> [String] {
        FingerprintedFinding.all(findings).map(\.fingerprint)
    }

    @Test func staysWhenTheTextMoves() {
        #expect(fingerprints([located(at: 3)]) == fingerprints([located(at: 700)]))
    }

    @Test func tellsEqualsApartByTheirOrder() {
        let three = fingerprints([located(at: 90), located(at: 3), located(at: 50)])
        #expect(Set(three).count == 3)
        #expect(Array(three.prefix(2)) == fingerprints([located(at: 1), located(at: 2)]))
    }

    @Test func changesWithRuleFileAndSubject() {
        let one = fingerprints([located(at: 3)])
        #expect(one != fingerprints([located("unknown-scheme", at: 3)]))
        #expect(one != fingerprints([located(at: 3, in: "en/b.md")]))
        #expect(one != fingerprints([located(at: 3, subject: "app://retry")]))
    }

    @Test func knowsARecordWhateverTheExportIsCalled() {
        let address = ContentAddress(record: "help:7", locale: "es", field: "body", state: "draft")
        var published = address
        published.state = "published"
        #expect(
            fingerprints([located(at: 3, in: "monday.json", address: address)])
                == fingerprints([located(at: 9, in: "tuesday.json", address: published)]))
        let field = ContentAddress(field: "body")
        #expect(
            fingerprints([located(at: 3, in: "a.json", address: field)])
                != fingerprints([located(at: 3, in: "b.json", address: field)]))
    }

    @Test func joinsPartsSoThatNoneCanPassForAnother() {
        let left = FindingKey(rule: "a", record: "b|1:c", subject: "")
        let right = FindingKey(rule: "a", record: "b", locale: "c", subject: "")
        #expect(left.text != right.text)
    }

    @Test func isTheSameInEveryVersion() {
        #expect(
            FindingKey(rule: "unknown-intent", file: "en/a.md", subject: "app://rety").fingerprint(occurrence: 0)
                == "dfd3dab10d42ad4e75f6ec915b014816")
    }

    @Test func keepsTheDestinationWithAFinding() throws {
        let audit = try ExampleAudit().findings("[a](gallery-action://backup/rety) [b](gallery-action:/&#47;x)")
        #expect(audit.map(\.subject) == ["gallery-action://backup/rety", "gallery-action://x"])
    }
}
