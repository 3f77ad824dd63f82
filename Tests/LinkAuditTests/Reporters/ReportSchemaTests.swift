import Foundation
import TestSupport
import Testing

@testable import LinkAudit

/// Reports held to the schemas of their forms, by validators that are not ours.
@Suite(.enabled(if: PythonPackages.programs != nil, "\(PythonPackages.absence)"))
struct ReportSchemaTests {
    @Test(arguments: [ReportKind.sarif, .json, .ndjson, .gitlab, .junit, .checkstyle])
    func fitsItsSchema(_ kind: ReportKind) throws {
        let folder = try TemporaryFolder()
        var reports = [NastyReport.report, NastyReport.empty, KeptFindingsTests.short]
        reports += ReporterTests.hostileTexts(20).map(NastyReport.saying)
        var names: [String] = []
        for (number, report) in reports.enumerated() {
            names.append(folder.path("\(number).\(kind.rawValue)"))
            try Data(kind.reporter().report(report).utf8).write(to: URL(fileURLWithPath: names[number]))
        }
        let answer = try PythonPackages.run("python", ["Tests/Schemas/validate.py", kind.rawValue] + names)
        #expect(answer.text == "\(names.count) valid\n")
        #expect(answer.code == 0)
    }

    /// The validators must be able to find fault.
    @Test(arguments: [
        (ReportKind.sarif, "\"startLine\": 2", "\"startLine\": 0"), (.json, "\"line\": 2", "\"line\": \"2\""),
        (.ndjson, "\"severity\":\"note\"", "\"severity\":\"hint\""), (.gitlab, "\"blocker\"", "\"fatal\""),
        (.junit, "<failure message=", "<failure massage="), (.checkstyle, "line=\"2\"", "line=\"0\""),
    ])
    func noticesAFault(_ kind: ReportKind, _ good: String, _ bad: String) throws {
        let folder = try TemporaryFolder()
        let file = URL(fileURLWithPath: folder.path("bad"))
        let text = kind.reporter().report(NastyReport.report)
        #expect(text.contains(good))
        try Data(text.replacing(good, with: bad).utf8).write(to: file)
        let answer = try PythonPackages.run("python", ["Tests/Schemas/validate.py", kind.rawValue, file.path])
        #expect(answer.code == 1, "\(answer.text)")
    }
}
