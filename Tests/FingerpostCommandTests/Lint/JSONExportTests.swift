import Exports
import Foundation
import TestSupport
import Testing

@testable import FingerpostCommand

/// Exports in JSON from the command line to the report: the place, whose text it is, the exit code.
@Suite struct JSONExportTests {
    private static let catalogue = SampleSite.files["intents.yaml"] ?? ""

    /// What the report says of the wrong address, and of the file.
    private struct Told: Equatable {
        var file: String
        var place: String
        var record: String?
        var locale: String?
        var field: String?
        var format: String?
    }

    /// The findings of a run about wrong addresses, in the order of the report.
    private func told(_ run: CommandRun) throws -> [Told] {
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run)")
        let inputs = try #require(report["inputs"] as? [[String: Any]])
        let findings = try #require(report["findings"] as? [[String: Any]])
        return findings.filter { $0["rule"] as? String == "unknown-intent" }.map { finding in
            let file = finding["file"] as? String ?? ""
            func text(_ key: String) -> String? { finding[key] as? String }
            func number(_ key: String) -> Int { finding[key] as? Int ?? 0 }
            return Told(
                file: file, place: "\(number("line")):\(number("column"))", record: text("record"),
                locale: text("locale"), field: text("field"),
                format: inputs.first { $0["file"] as? String == file }?["format"] as? String)
        }
    }

    private func expected(_ sample: SystemExport, file: String) -> Told {
        Told(
            file: file, place: sample.place, record: sample.record, locale: sample.locale, field: sample.field,
            format: sample.format.rawValue)
    }

    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        try TemporaryFolder(files.merging(["intents.yaml": Self.catalogue]) { first, _ in first })
    }

    @Test(arguments: SystemExport.samples)
    func findsTheWrongAddressOfAFileByItself(_ sample: SystemExport) throws {
        let folder = try folder(["out/" + sample.name: sample.text])
        let run = CommandRun("lint", "out/" + sample.name, "--report", "json", in: folder.path)
        #expect(try told(run) == [expected(sample, file: "out/" + sample.name)], "\(run)")
        #expect(run.code == 1)
        // The format is told by the content where the name says nothing at all.
        try folder.write("export", sample.text)
        let nameless = CommandRun("lint", "export", "--report", "json", in: folder.path)
        #expect(try told(nameless) == [expected(sample, file: "export")], "\(nameless)")
        // And where nobody says what comes in.
        let piped = CommandRun("lint", "-", "--report", "json", in: folder.path, input: sample.text)
        #expect(try told(piped) == [expected(sample, file: "<stdin>")], "\(piped)")
    }

    @Test(arguments: SystemExport.samples)
    func findsTheWrongAddressOnStandardInput(_ sample: SystemExport) throws {
        let folder = try folder([:])
        let run = CommandRun(
            "lint", "-", "--format", sample.format.rawValue, "--report", "json", in: folder.path, input: sample.text)
        #expect(try told(run) == [expected(sample, file: "<stdin>")], "\(run)")
        #expect(run.code == 1)
    }

    @Test(needsPython, arguments: ["zip", "tar.gz"])
    func findsTheWrongAddressesOfAnArchive(_ ending: String) throws {
        var files: [String: String] = [:]
        for (number, sample) in SystemExport.samples.enumerated() {
            files["out/\(number)/\(sample.name)"] = sample.text
        }
        let folder = try folder(files)
        let form = ending == "zip" ? "zip" : "gztar"
        try runPython("import shutil; shutil.make_archive('out', '\(form)', '.', 'out')", in: folder.path)
        let run = CommandRun("lint", "out." + ending, "--report", "json", in: folder.path)
        let wanted = SystemExport.samples.enumerated().map {
            expected($1, file: "out.\(ending)/out/\($0)/\($1.name)")
        }
        #expect(try told(run).sorted { $0.file < $1.file } == wanted.sorted { $0.file < $1.file })
        #expect(run.code == 1)
        // An archive on standard input is read like a file.
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("out." + ending)))
        let piped = CommandRun(
            words: ["lint", "-", "--report", "json"], in: folder.path, inputBytes: Array(bytes))
        #expect(try told(piped).count == SystemExport.samples.count, "\(piped.errors)")
    }

    @Test func readsAFolderOfThemInOrder() throws {
        var files: [String: String] = [:]
        for (number, sample) in SystemExport.samples.enumerated() {
            files["out/\(number + 10)-\(sample.name)"] = sample.text
        }
        let folder = try folder(files)
        let run = CommandRun("lint", "out", "--report", "json", in: folder.path)
        let wanted = SystemExport.samples.enumerated().map { expected($1, file: "out/\($0 + 10)-\($1.name)") }
        #expect(try told(run) == wanted)
        #expect(run.code == 1)
    }

    @Test(arguments: SystemExport.samples)
    func saysWhoseTextItIsInTheReportForPeople(_ sample: SystemExport) throws {
        let folder = try folder(["x.json": sample.text])
        let run = CommandRun("lint", "x.json", "--format", sample.format.rawValue, in: folder.path)
        let finding = run.output.components(separatedBy: "\n\n").first { $0.contains("[unknown-intent]") } ?? ""
        #expect(
            finding.contains("x.json:\(sample.place): error: `app://backup/rety` is not an intent"), "\(run.output)")
        #expect(finding.contains("help: did you mean `app://backup/retry`?"))
        for (name, value) in [("record", sample.record), ("locale", sample.locale), ("field", sample.field)] {
            if let value { #expect(finding.contains("\(name) \(value)"), "\(finding)") }
        }
        // The mark stands under the address as it is written.
        let lines = finding.split(separator: "\n")
        let mark = lines.first { $0.contains("^") } ?? ""
        let source = try #require(lines.dropFirst().first)
        // Where no character is wide, columns of the terminal are those of the text.
        guard source.unicodeScalars.allSatisfy({ $0.value < 0x300 }) else { return }
        let column = mark.unicodeScalars.prefix { $0 != "^" }.count
        let marked = String(String.UnicodeScalarView(source.unicodeScalars.dropFirst(column)))
        #expect(marked.hasPrefix("app:"), "\(finding)")
    }
}
