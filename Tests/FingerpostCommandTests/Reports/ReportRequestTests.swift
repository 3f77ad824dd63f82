import LinkAudit
import Testing

@testable import FingerpostCommand

@Suite struct ReportRequestTests {
    private func sentences(_ values: String..., taken: [(option: String, file: String)] = []) -> [String] {
        ReportRequest.read(values, taken: taken).faults.map(\.sentence)
    }

    @Test func writesTextWhereNothingIsAskedFor() {
        #expect(ReportRequest.read([]).requests == [ReportRequest(kind: .text)])
    }

    @Test func readsKindsAndFiles() {
        let (requests, faults) = ReportRequest.read(["sarif=out/a=b.sarif", "github", "html=x.html"])
        #expect(faults.isEmpty)
        #expect(
            requests == [
                ReportRequest(kind: .sarif, file: "out/a=b.sarif"), ReportRequest(kind: .github),
                ReportRequest(kind: .html, file: "x.html"),
            ])
        #expect(ReportRequest.read(["json=-"]).requests == [ReportRequest(kind: .json)])
    }

    @Test func refusesTwoReportsForOnePlace() {
        #expect(
            sentences("text", "json") == [
                "standard output takes one report, and `text` goes there already; give `json` a file: "
                    + "--report json=FILE"
            ])
        #expect(sentences("json=a", "sarif=a") == ["`a` would be written twice, by `json` and by `sarif`"])
        #expect(
            sentences("json=b", taken: [("--write-baseline", "b")]) == [
                "`b` would be written twice, by `--write-baseline` and by `json`"
            ])
    }

    @Test func refusesWhatIsNoKindAndNoFile() {
        #expect(sentences("jsn")[0].hasPrefix("`jsn` is no value of `--report`; it takes text, compact, json"))
        #expect(sentences("jsn")[0].hasSuffix("did you mean `json`?"))
        #expect(sentences("json=") == ["the value of `--report` is empty: --report json=FILE"])
    }
}
