import SourceText
import Testing

@testable import LinkAudit

@Suite struct FindingSummaryTests {
    private func finding(_ rule: String, _ severity: Severity, in file: String) -> Finding {
        Finding(rule: rule, severity: severity, place: Place(file: file, range: nil), message: "odd")
    }

    @Test func countsBySeverityAndRule() {
        let summary = FindingSummary([
            finding("near-miss", .warning, in: "a.md"), finding("missing-page", .error, in: "a.md"),
            finding("unknown-intent", .error, in: "b.md"), finding("unknown-intent", .error, in: "a.md"),
        ])
        #expect(
            summary.text() == """
                3 errors, 1 warning in 2 files
                  2 unknown-intent
                  1 missing-page
                  1 near-miss (warning)

                """)
        #expect(summary.count(from: .warning) == 4)
    }

    @Test func saysThatNothingWasFound() {
        #expect(FindingSummary([]).text() == "no findings\n")
    }

    @Test(arguments: [
        (0, "0 pages"), (1, "1 page"), (999, "999 pages"), (1_000, "1,000 pages"), (1_234_567, "1,234,567 pages"),
    ])
    func writesNumbersWithTheirNouns(_ number: Int, _ text: String) {
        #expect(counted(number, "page") == text)
    }
}
