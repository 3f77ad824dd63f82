import Exports
import SourceText
import Testing

@testable import LinkAudit

/// Links to records by their ids: which of them lead nowhere, and what is kept to know it.
@Suite struct ReferenceCheckTests {
    private func record(_ names: [String], links: [String] = []) -> ExportRecord {
        var record = ExportRecord(window: SourceWindow(text: Array("\n0123456789".utf8)), units: [])
        record.names = names.map { RecordName(kind: "Entry", id: $0) }
        record.references = links.map {
            RecordReference(
                RecordName(kind: "Entry", id: $0), place: ByteRange(3, 5),
                address: ContentAddress(record: "r", locale: "de"))
        }
        return record
    }

    private func findings(_ check: ReferenceCheck, isWhole: Bool = true) -> [LocatedFinding] {
        var found: [LocatedFinding] = []
        check.findings(isWhole: isWhole) { found.append($0) }
        return found
    }

    @Test func tellsALinkToARecordThatNeverComes() throws {
        var check = ReferenceCheck()
        check.add(record(["before"], links: ["before", "behind", "gone"]), file: "a.json")
        check.add(record(["behind"]), file: "a.json")
        let found = findings(check)
        #expect(found.map(\.finding.message) == ["no entry of the export has the id `gone`"])
        let one = try #require(found.first)
        #expect(one.finding.rule == "missing-record" && one.finding.place.file == "a.json")
        #expect(one.start?.line == 2 && one.start?.scalarColumn == 3 && one.end?.scalarColumn == 5)
        #expect(one.finding.address == ContentAddress(record: "r", locale: "de"))
        #expect(findings(check, isWhole: false).isEmpty)
    }

    @Test func tellsKindsOfRecordsApart() {
        var check = ReferenceCheck()
        var asset = record([])
        asset.names = [RecordName(kind: "Asset", id: "x")]
        check.add(asset, file: "a.json")
        check.add(record([], links: ["x"]), file: "a.json")
        #expect(findings(check).count == 1)
    }

    @Test func saysNothingButANoteAboveItsLimit() {
        var check = ReferenceCheck(limit: 2)
        check.add(record(["a", "b", "c"], links: ["gone"]), file: "a.json")
        #expect(findings(check).map(\.finding.severity) == [.note])
        #expect(
            findings(check).map(\.finding.message) == [
                "links between records were not checked: there are more than 2 records"
            ])
        var many = ReferenceCheck(limit: 2)
        many.add(record(["a"], links: ["gone", "gone", "gone"]), file: "a.json")
        #expect(findings(many).map(\.finding.severity) == [.note, .error, .error])
    }

    @Test func exactlyAsManyAsTheLimitAreChecked() {
        var check = ReferenceCheck(limit: 2)
        check.add(record(["a", "b"], links: ["gone", "off"]), file: "a.json")
        check.add(record(["a", "b"]), file: "b.json")
        #expect(findings(check).map(\.finding.severity) == [.error, .error])
    }
}
