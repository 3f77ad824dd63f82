import Foundation
import TestSupport
import Testing

@testable import FingerpostCommand

/// Reports, severities and baseline of `lint`, as a person uses them.
@Suite struct LintGateTests {
    private static let files = [
        "intents.yaml": "version: 1\nscheme: app\nintents:\n  retry: { path: retry, title: Retry }\n",
        "help/a.md": "# A\n\n[Gone](gone.md) and [again](gone.md)\n",
        "help/b.md": "# B\n\n![](a.md)\n",
    ]

    private func lint(_ folder: TemporaryFolder, _ words: String...) -> CommandRun {
        CommandRun(words: ["lint"] + words + ["help"], in: folder.path)
    }

    @Test func writesSeveralReportsAtOnce() throws {
        let folder = try TemporaryFolder(Self.files)
        let run = lint(folder, "--report", "json=r.json", "--report=compact", "--report", "html=r.html")
        #expect(run.code == 1)
        #expect(run.output.hasPrefix("help/a.md:3:8: error: "))
        #expect(run.errors.contains("error"))
        #expect(try folder.text("r.json").contains("\"schemaVersion\": 1"))
        #expect(try folder.text("r.html").hasPrefix("<!doctype html>"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
                "help", "intents.yaml", "r.html", "r.json",
            ])
    }

    @Test func tellsWrongUseBeforeAnythingIsRead() throws {
        let folder = try TemporaryFolder(Self.files)
        let run = lint(folder, "--report", "text", "--report", "json", "--severity", "unknown-intent=off")
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.errors.contains("`unknown-intent` is a security rule and stays an error"))
        #expect(run.errors.contains("standard output takes one report"))
    }

    @Test func neverWritesOverWhatItReads() throws {
        let export = "{\"id\":1,\"body\":\"[x](app://rety)\"}\n"
        let folder = try TemporaryFolder(Self.files.merging(["a.json": export, "b.json": export]) { $1 })
        try folder.link("link.json", to: "a.json")
        let before = folder.files()
        for words in [
            ["a.json", "--report", "json=a.json"], ["a.json", "--report", "json=./help/../a.json"],
            ["a.json", "--report", "json=link.json"], ["link.json", "--write-baseline", "a.json"],
            ["*.json", "--report", "html=b.json"], ["a.json", "--previous", "b.json", "--report", "json=b.json"],
            ["a.json", "--catalogue", "intents.yaml", "--report", "json=intents.yaml"],
        ] {
            let run = CommandRun(words: ["lint"] + words, in: folder.path)
            #expect(run.code == 2 && run.output.isEmpty, "\(words): \(run)")
            #expect(run.errors.contains("which is to be read; name another file"), "\(words): \(run)")
        }
        #expect(folder.files() == before)
        #expect(try folder.text("a.json") == export && folder.text("b.json") == export)
        let twice = CommandRun("lint", "a.json", "--report", "json=r", "--report", "sarif=./r", in: folder.path)
        #expect(twice.code == 2 && twice.errors.contains("`./r` would be written twice, by `json` and by `sarif`"))
        // A file that the pattern would match in a later run is none that this run reads.
        #expect(CommandRun("lint", "*.json", "--report", "json=new.json", in: folder.path).code == 1)
    }

    @Test func endsWithThreeWhereAReportCannotBeWritten() throws {
        let folder = try TemporaryFolder(Self.files)
        let run = lint(folder, "--report", "json=none/r.json", "--report", "text")
        #expect(run.code == 3)
        #expect(run.errors.contains("`none/r.json` cannot be written: its folder does not exist"))
        #expect(run.output.contains("help/a.md:3:8"))
    }

    @Test func replacesAFileAndKeepsItsPermissions() throws {
        let folder = try TemporaryFolder(Self.files.merging(["r.json": "old"]) { $1 })
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("r.json"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link.json"), withDestinationPath: folder.path("r.json"))
        #expect(lint(folder, "--report", "json=link.json").code == 1)
        #expect(try folder.text("r.json").contains("schemaVersion"))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("r.json"))
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(lint(folder, "--report", "json=/dev/null").code == 1)
        #expect(lint(folder, "--report", "json=help").code == 3)
    }

    @Test func changesSeverities() throws {
        let folder = try TemporaryFolder(Self.files)
        #expect(lint(folder, "--severity", "missing-page=warning").code == 0)
        #expect(lint(folder, "--severity", "missing-page=off").output.contains("missing-page") == false)
        #expect(lint(folder, "--severity", "missing-page=off", "--severity=missing-asset=error").code <= 1)
        #expect(lint(folder, "--severity", "missing-page").code == 2)
    }

    @Test func theConfigurationOfASiteHoldsForBuildAndLint() throws {
        let broken = ["content/en/backup.md": "# Backup\n\n[Gone](gone.md)\n\n## Retry\n\n![](shot.svg)\n"]
        func site(_ lint: String) throws -> TemporaryFolder {
            try SampleSite(
                broken.merging(["fingerpost.yaml": "title: Help\nlocales: [{ code: en, name: English }]\n\(lint)\n"]) {
                    $1
                }
            ).folder
        }
        func codes(_ folder: TemporaryFolder, _ words: String...) -> [Int32] {
            [
                CommandRun(words: ["build", "-o", folder.path("out")], in: folder.path).code,
                CommandRun(words: ["lint", "."] + words, in: folder.path).code,
            ]
        }
        #expect(try codes(site("")) == [1, 1])
        #expect(try codes(site("lint: { severity: { missing-page: warning } }")) == [0, 0])
        #expect(try codes(site("lint: { severity: { missing-page: off, missing-alt: error } }")) == [1, 1])
        // The command line has the last word, also on what the file has switched off.
        let off = try site("lint: { severity: { missing-page: off } }")
        #expect(codes(off, "--severity", "missing-page=error") == [0, 1])
        #expect(try codes(site("lint: { severity: { missing-page: note }, fail-on: note }")) == [0, 1])
        let strict = try site("lint: { severity: { missing-page: note }, fail-on: note, max-warnings: 0 }")
        #expect(codes(strict, "--fail-on", "error") == [0, 1])
        #expect(codes(strict, "--fail-on", "error", "--max-warnings", "9") == [0, 0])
        #expect(try codes(site("lint: { severity: { unknown-intent: off } }")) == [2, 2])
        #expect(try codes(site("lint: { severity: { missing-pag: off } }")) == [2, 2])
    }

    @Test func whatASiteSaysHoldsForThatSite() throws {
        var files: [String: String] = [:]
        for (name, lint) in [("a", "lint: { severity: { missing-page: off } }"), ("b", "")] {
            files["\(name)/fingerpost.yaml"] = "title: Help\nlocales: [{ code: en, name: English }]\n\(lint)\n"
            files["\(name)/intents.yaml"] = "version: 1\n"
            files["\(name)/content/en/index.md"] = "# A\n\n[Gone](gone.md)\n"
        }
        let folder = try TemporaryFolder(files)
        let run = CommandRun(words: ["lint", "a", "b", "--report", "compact"], in: folder.path)
        #expect(run.output.hasPrefix("b/content/en/index.md:3:8: error: "))
        #expect(run.output.split(separator: "\n").count == 1)
    }

    @Test func letsPassWhatTheBaselineHas() throws {
        let folder = try TemporaryFolder(Self.files)
        let recording = lint(folder, "--write-baseline", "base.json")
        #expect(recording.code == 0)
        #expect(recording.output == "")
        #expect(recording.errors.contains("written to the baseline base.json"))
        let first = try folder.text("base.json")
        #expect(first.contains(#"{"rule": "missing-page", "file": "help/a.md", "subject": "gone.md", "count": 2}"#))
        #expect(lint(folder, "--baseline", "base.json").code == 0)

        try folder.write("help/a.md", "# A\n\nMoved.\n\n[Gone](gone.md), [again](gone.md), [more](gone.md)\n")
        let more = lint(folder, "--baseline", "base.json")
        #expect(more.code == 1)
        #expect(more.output.components(separatedBy: "[missing-page]").count == 2)
        #expect(lint(folder, "--write-baseline", "base.json").code == 0)
        #expect(try folder.text("base.json") == first.replacing("\"count\": 2", with: "\"count\": 3"))
    }

    /// An export with a wrong link in each of 40 records, and a warning in each of the first ten.
    private static let export = (0..<40).map { number in
        let warning = number < 10 ? " [see] (gallery.md)" : ""
        return "{\"id\": \(number), \"locale\": \"en\", \"body\": \"[a](app://nothing/\(number))\(warning)\"}\n"
    }.joined()

    @Test func listsTheFirstFindingsAndCountsAll() throws {
        let folder = try TemporaryFolder(Self.files.merging(["help/e.ndjson": Self.export]) { $1 })
        let all = CommandRun("lint", "--report", "compact", "help/e.ndjson", in: folder.path)
        let few = CommandRun("lint", "--report", "compact", "--max-findings", "5", "help/e.ndjson", in: folder.path)
        #expect(all.code == 1 && few.code == 1)
        let lines = all.output.split(separator: "\n")
        #expect(lines.count >= 40)
        #expect(few.output.split(separator: "\n").dropLast() == lines.prefix(5))
        #expect(
            few.output.hasSuffix(
                "\(lines.count - 5) more findings are counted and not listed; `--max-findings \(lines.count)` lists all\n"
            ))
        #expect(few.errors == all.errors)
        let none = CommandRun("lint", "--max-findings", "0", "--fail-on", "note", "help/e.ndjson", in: folder.path)
        #expect(none.code == 1 && none.errors == all.errors)
    }

    @Test func writesNoBaselineOfHalfTheFindings() throws {
        let folder = try TemporaryFolder(Self.files)
        #expect(lint(folder, "--write-baseline", "base.json").code == 0)
        let before = try folder.text("base.json")
        let run = lint(folder, "--write-baseline", "base.json", "--max-findings", "1")
        #expect(run.code == 2)
        #expect(run.errors.contains("the baseline base.json is not written: it would hold 1 finding of"))
        #expect(run.errors.contains("--max-findings"))
        #expect(try folder.text("base.json") == before)
    }

    @Test func aBaselineLeavesRoomForWhatIsNew() throws {
        let folder = try TemporaryFolder(Self.files)
        #expect(lint(folder, "--write-baseline", "base.json").code == 0)
        try folder.write("help/c.md", "# C\n\n[New](new.md)\n")
        let run = lint(folder, "--baseline", "base.json", "--max-findings", "1", "--report", "compact")
        #expect(run.code == 1)
        #expect(run.output.hasPrefix("help/c.md:3:7: error: "))
        #expect(!run.output.contains("listed"))
    }

    @Test func reportsEntriesThatLetNothingPass() throws {
        let folder = try TemporaryFolder(Self.files)
        #expect(lint(folder, "--write-baseline", "base.json").code == 0)
        try folder.write("help/a.md", "# A\n")
        let run = lint(folder, "--baseline", "base.json", "--max-warnings", "0")
        #expect(run.code == 1)
        #expect(run.output.contains("base.json:5:5: warning: `missing-page` about `gone.md` is no longer found"))
        #expect(CommandRun(words: ["lint", "help/b.md", "--baseline", "base.json"], in: folder.path).output == "")
        try FileManager.default.removeItem(atPath: folder.path("help/a.md"))
        #expect(lint(folder, "--baseline", "base.json").output.contains("[stale-baseline]"))
        #expect(!lint(folder, "--baseline", "base.json", "--severity", "stale-baseline=off").output.contains("stale"))
    }

    @Test func neverLetsASecurityRulePass() throws {
        let folder = try TemporaryFolder(Self.files.merging(["help/a.md": "# A\n\n[Retry](app://rety)\n"]) { $1 })
        let recording = lint(folder, "--write-baseline", "base.json")
        #expect(recording.code == 1)
        #expect(recording.output.contains("[unknown-intent]"))
        #expect(recording.errors.contains("1 finding of security rules cannot be kept in a baseline"))
        try folder.write(
            "base.json",
            """
            {"schemaVersion": 1, "findings": [
            {"rule": "unknown-intent", "file": "help/a.md", "subject": "app://rety"}
            ]}
            """)
        let run = lint(folder, "--baseline", "base.json")
        #expect(run.code == 1)
        #expect(run.output.contains("[unknown-intent]"))
        #expect(
            run.output.contains("base.json:2:1: warning: `unknown-intent` is a security rule and is never let pass"))
    }

    @Test func endsWithTwoWhereTheBaselineIsNone() throws {
        let folder = try TemporaryFolder(Self.files.merging(["base.json": "{\n \"schemaVersion\": 9}"]) { $1 })
        let run = lint(folder, "--baseline", "base.json")
        #expect(run.code == 2)
        #expect(run.errors.contains("base.json:2:19: the file has schemaVersion 9, and this program reads 1"))
        let absent = lint(folder, "--baseline", "absent.json")
        #expect(absent.code == 2)
        #expect(absent.errors.contains("`absent.json` does not exist\n  help: --write-baseline absent.json makes one"))
        // Nobody is told to write over what is no baseline, or to read it from standard input.
        try folder.write("package.json", "{\"name\":\"x\"}")
        for file in ["package.json", "/dev/null", "help"] {
            let other = lint(folder, "--baseline", file)
            #expect(other.code == 2 && !other.errors.contains("--write-baseline \(file)"), "\(other)")
            #expect(!other.errors.contains("standard input"), "\(other)")
        }
    }
}
