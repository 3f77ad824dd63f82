import SourceText
import TestSupport
import Testing

@testable import LinkAudit

@Suite struct BaselineTests {
    private func findings(_ list: [(rule: String, subject: String)], file: String = "a.md") -> [FingerprintedFinding] {
        FingerprintedFinding.all(
            list.enumerated().map { index, item in
                LocatedFinding(
                    finding: Finding(
                        rule: item.rule, severity: .error, place: Place(file: file, range: ByteRange(index, index + 1)),
                        message: "m", subject: item.subject),
                    start: TextPosition(byteOffset: index, line: index + 1, scalarColumn: 1, utf16Column: 1), end: nil,
                    sourceLine: "", related: [])
            })
    }

    @Test func letsPassWhatItRecorded() {
        let old = findings([("missing-page", "x"), ("missing-page", "x"), ("missing-anchor", "#y")])
        let outcome = Baseline(recording: old).apply(to: old) { _ in true }
        #expect(outcome.findings.isEmpty)
        #expect(outcome.baselined.values.reduce(0, +) == 3)
        #expect(outcome.stale.isEmpty)
    }

    @Test func reportsWhatIsNewAndWhatIsMore() {
        let baseline = Baseline(recording: findings([("missing-page", "x")]))
        let outcome = baseline.apply(
            to: findings([("missing-page", "x"), ("missing-page", "x"), ("missing-page", "z")])
        ) {
            _ in true
        }
        #expect(outcome.findings.map(\.key.subject) == ["x", "z"])
        #expect(outcome.findings.first?.occurrence == 1)
    }

    @Test func neverRecordsNorLetsPassASecurityRule() {
        let found = findings([("unknown-intent", "app://x"), ("missing-page", "y")])
        #expect(Baseline(recording: found).entries.map(\.key.rule) == ["missing-page"])
        let forged = Baseline(entries: found.map { Baseline.Entry(key: $0.key, count: 9) })
        let outcome = forged.apply(to: found) { _ in true }
        #expect(outcome.findings.map(\.key.rule) == ["unknown-intent"])
        #expect(outcome.stale.map(\.entry.key.rule).contains("unknown-intent"))
    }

    @Test func findsEntriesThatLetNothingPass() {
        let baseline = Baseline(
            recording: findings([("missing-page", "x"), ("missing-page", "x"), ("missing-anchor", "#y")]))
        let now = findings([("missing-page", "x")])
        let outcome = baseline.apply(to: now) { _ in true }
        #expect(outcome.stale.map(\.found) == [0, 1])
        #expect(
            StaleBaseline.findings(outcome.stale, file: "b.json").map(\.message) == [
                "`missing-anchor` about `#y` is no longer found",
                "`missing-page` about `x` is found 1 times, and 2 are recorded",
            ])
        #expect(baseline.apply(to: []) { _ in false }.stale.isEmpty)
    }

    @Test func writesALineForEachEntryInOrder() throws {
        let baseline = Baseline(entries: [
            Baseline.Entry(key: FindingKey(rule: "missing-page", file: "b.md", subject: "x\u{202E}"), count: 2),
            Baseline.Entry(
                key: FindingKey(rule: "missing-page", record: "help:7", locale: "es", field: "body", subject: "\"y\""),
                count: 1),
            Baseline.Entry(key: FindingKey(rule: "missing-anchor", file: "a.md", subject: "#z"), count: 1),
        ])
        #expect(
            baseline.text == #"""
                {
                  "tool": "fingerpost",
                  "schemaVersion": 1,
                  "findings": [
                    {"rule": "missing-page", "record": "help:7", "locale": "es", "field": "body", "subject": "\"y\"", "count": 1},
                    {"rule": "missing-anchor", "file": "a.md", "subject": "#z", "count": 1},
                    {"rule": "missing-page", "file": "b.md", "subject": "x\u202e", "count": 2}
                  ]
                }

                """#)
        #expect(Baseline(entries: []).text.contains("\"findings\": []"))
    }

    @Test func isReadBackAsItWasWritten() throws {
        for text in ReporterTests.hostileTexts(300) {
            let baseline = Baseline(entries: [
                Baseline.Entry(key: FindingKey(rule: "missing-page", file: text, subject: text), count: 3),
                Baseline.Entry(
                    key: FindingKey(rule: "missing-page", record: text, locale: text, field: text, subject: text),
                    count: 1),
            ])
            let read = try BaselineReader.read(Array(baseline.text.utf8))
            #expect(read.entries.map(\.key) == baseline.entries.map(\.key))
            #expect(read.entries.map(\.count) == baseline.entries.map(\.count))
        }
    }

    @Test func knowsTheLineOfAnEntry() throws {
        let baseline = Baseline(recording: findings([("missing-page", "x"), ("missing-page", "y")]))
        let bytes = Array(baseline.text.utf8)
        let places = try BaselineReader.read(bytes).entries.compactMap(\.place)
        #expect(places.map { LineTable(bytes).position(at: $0.lowerBound).line } == [5, 6])
    }

    @Test(arguments: [
        ("", 0, "the file ends in the middle"),
        ("[]", 0, "expected `{`"),
        (#"{"schemaVersion": 2, "findings": []}"#, 18, "the file has schemaVersion 2, and this program reads 1"),
        (#"{"findings": []}"#, 0, "there is no schemaVersion, so this is no baseline"),
        (#"{"schemaVersion": 1}"#, 0, "there is no list of findings"),
        (#"{"schemaVersion": 1, "findings": [{"subject": "x"}]}"#, 34, "the entry names no rule"),
        (#"{"schemaVersion": 1, "findings": [{"rule": "x", "line": 3}]}"#, 48, "an entry has no member `line`"),
        (#"{"schemaVersion": 1, "findings": [{"rule": "x\q"}]}"#, 45, "this is no escape of JSON"),
        (#"{"schemaVersion": 1, "findings": []} x"#, 37, "something follows the end of the baseline"),
        (#"{"schemaVersion": 1, "findings": [{"rule": "x", "count": 0}]}"#, 34, "the count of an entry is at least 1"),
    ])
    func refusesWhatIsNoBaseline(_ text: String, _ offset: Int, _ message: String) {
        #expect(throws: BaselineReader.Fault(message: message, offset: offset)) {
            try BaselineReader.read(Array(text.utf8))
        }
    }

    @Test func endsOnAnyBytes() throws {
        var random = RandomSource(seed: 5)
        let good = Array(Baseline(recording: findings([("missing-page", "x\\\"")])).text.utf8)
        var refused = 0
        for _ in 0..<3_000 {
            var bytes = good
            for _ in 0..<random.number(1...4) {
                bytes[random.number(0...(bytes.count - 1))] = UInt8(random.number(0...255))
            }
            if (try? BaselineReader.read(Array(bytes.prefix(random.number(0...bytes.count))))) == nil { refused += 1 }
        }
        #expect(refused > 1_000)
    }
}
