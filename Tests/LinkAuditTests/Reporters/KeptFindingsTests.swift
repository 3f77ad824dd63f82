import SourceText
import TestSupport
import Testing

@testable import LinkAudit

/// A run keeps the first findings and counts all, in whatever order they come.
@Suite struct KeptFindingsTests {
    private static func finding(_ number: Int, _ random: inout RandomSource) -> LocatedFinding {
        let offset = random.number(0...500)
        let place = Place(file: random.pick(["a.md", "b.ndjson", "c/d.md"]), range: ByteRange(offset, offset + 1))
        let finding = Finding(
            rule: random.pick(["missing-page", "near-miss"]), severity: random.pick(Severity.allCases), place: place,
            message: "number \(number)")
        let start = TextPosition(byteOffset: offset, line: 1, scalarColumn: offset + 1, utf16Column: offset + 1)
        return LocatedFinding(finding: finding, start: start, end: nil, sourceLine: "", related: [])
    }

    @Test func `keeps the first of all in the order of reports`() {
        var random = RandomSource(seed: 21)
        for limit in [0, 1, 7, 100, 1_500, 5_000, Int.max] {
            let all = (0..<4_000).map { Self.finding($0, &random) }
            let expected = all.sorted(by: LocatedFinding.reportOrder).prefix(limit).map(\.finding)
            for list in [all, all.shuffled(using: &random), all.sorted(by: LocatedFinding.reportOrder)] {
                var kept = KeptFindings(limit: limit)
                var rest = list[...]
                while !rest.isEmpty {
                    let part = rest.prefix(random.number(1...300))
                    kept.add(Array(part))
                    rest = rest.dropFirst(part.count)
                }
                #expect(kept.first().map(\.finding) == expected)
                #expect(kept.summary == FindingSummary(all.map(\.finding)))
                #expect(kept.summary.total == 4_000)
            }
        }
    }

    static let short = Report(
        findings: Array(NastyReport.report.findings.prefix(2)),
        summary: FindingSummary(NastyReport.report.findings.map(\.located.finding)), inputs: NastyReport.report.inputs,
        version: "0.1.0")

    @Test(arguments: ReportKind.allCases)
    func `every form says that more was found`(_ kind: ReportKind) {
        let more = NastyReport.report.findings.count - 2
        let text = kind.reporter().report(Self.short)
        switch kind {
        case .json: #expect(text.contains("\"unlisted\": \(more)"))
        case .ndjson: #expect(text.contains("\"unlisted\":\(more)"))
        default: #expect(text.contains("\(more) more findings are counted and not listed"))
        }
        #expect(!kind.reporter().report(NastyReport.report).contains("counted and not listed"))
    }

    @Test func `fingerprints do not depend on the baseline`() {
        var random = RandomSource(seed: 8)
        let findings = (0..<300).map { number in
            var finding = Self.finding(number, &random)
            finding.finding.message = "alike"
            return finding
        }
        let whole = FingerprintedFinding.all(findings)
        let counts = Dictionary(grouping: whole, by: \.key).mapValues(\.count)
        let baseline = Baseline(entries: counts.map { Baseline.Entry(key: $0.key, count: max(1, $0.value / 2)) })
        var filter = BaselineFilter(baseline)
        let left = findings.sorted(by: LocatedFinding.reportOrder).filter { !filter.letsPass($0.finding) }
        let known = Set(whole.map(\.fingerprint))
        let shown = FingerprintedFinding.all(left, behind: filter.passed)
        #expect(shown.map(\.fingerprint) == baseline.apply(to: whole) { _ in true }.findings.map(\.fingerprint))
        #expect(shown.allSatisfy { known.contains($0.fingerprint) })
        #expect(shown.count + filter.baselined.values.reduce(0, +) == 300)
    }

    @Test func `numbers distinct strings once`() {
        var random = RandomSource(seed: 2)
        var interned = InternedBytes()
        var numbers: [[UInt8]: Int32] = [:]
        for _ in 0..<5_000 {
            let text = (0..<random.number(0...3)).map { _ in random.pick(Array("abcdefgh".utf8)) }
            #expect(interned.number(of: text) == numbers[text])
            let number = interned.insert(text)
            if let known = numbers[text] { #expect(number == known) }
            numbers[text] = number
            #expect(Array(interned[number]) == text)
        }
        #expect(interned.count == numbers.count)
    }

    @Test(arguments: [0, 1, 5_000_000_000, Int(Int32.max)])
    func `a packed position is the position`(_ offset: Int) {
        let position = TextPosition(byteOffset: offset, line: offset / 2 + 1, scalarColumn: 7, utf16Column: 8)
        let small = TextPosition(byteOffset: offset, line: 3, scalarColumn: 7, utf16Column: 8)
        #expect(CompactPosition(small).position == small)
        if position.line < UInt32.max { #expect(CompactPosition(position).position == position) }
        #expect(MemoryLayout<CompactPosition>.stride == 20)
    }
}
