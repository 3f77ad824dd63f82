import Foundation
import TestSupport
import Testing

@testable import FingerpostCommand

/// `lint --fix` and `--diff`.
@Suite struct FixTests {
    private static let catalogue = """
        version: 1
        scheme: app
        intents:
          backup.retry:
            path: backup/retry
            title: Retry
        destinations:
          https: { hosts: ["*"] }
          rewrite:
            - { from: "http://status.example.com/", to: "https://status.example.com/" }
        """
    private static let broken = """
        # Backup

        Tap [Retry] (app://backup/retry), or [again](APP://backup/retry).\r
        A gap[that](app://backup/\u{200B}retry) hides. See the [status](http://status.example.com/).

        [here]: <http://status.example.com/> "é"
        [Down](#retri) and [here].

        ## Retry
        """
    private static let mended = """
        # Backup

        Tap [Retry](app://backup/retry), or [again](app://backup/retry).\r
        A gap[that](app://backup/retry) hides. See the [status](https://status.example.com/).

        [here]: <https://status.example.com/> "é"
        [Down](#retry) and [here].

        ## Retry
        """

    private func folder(_ files: [String: String] = ["help/a.md": broken]) throws -> TemporaryFolder {
        try TemporaryFolder(files.merging(["intents.yaml": Self.catalogue]) { $1 })
    }

    private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
        try String(contentsOf: URL(fileURLWithPath: folder.path(path)), encoding: .utf8)
    }

    @Test func mendsWhatHasOneAnswerAndReportsTheRest() throws {
        let folder = try folder(["help/a.md": Self.broken + "\n[Bad](app://backup/rety)\n"])
        let run = CommandRun("lint", "--fix", "help", in: folder.path)
        #expect(try text(folder, "help/a.md") == Self.mended + "\n[Bad](app://backup/rety)\n")
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("fixed 6 places in 1 file\n"))
        #expect(run.output.contains("unknown-intent"))
        #expect(!run.output.contains("lost-intent"))
    }

    @Test func changesNothingTheSecondTime() throws {
        let folder = try folder()
        #expect(CommandRun("lint", "--fix", "help", in: folder.path).code == 0)
        let second = CommandRun("lint", "--fix", "help", in: folder.path)
        #expect(second.code == 0)
        #expect(!second.errors.contains("fixed"))
        #expect(try text(folder, "help/a.md") == Self.mended)
    }

    @Test func showsTheSameChangesWithoutMakingThem() throws {
        let folder = try folder()
        let run = CommandRun("lint", "--diff", "help", in: folder.path)
        #expect(run.code == 1)
        #expect(run.output.hasPrefix("--- a/help/a.md\n+++ b/help/a.md\n@@ -1,9 +1,9 @@\n # Backup\n \n-Tap [Retry] ("))
        #expect(run.output.contains("\n+Tap [Retry](app://backup/retry), or [again](app://backup/retry).\r\n"))
        #expect(run.errors == "6 places in 1 file can be fixed; nothing was written\n")
        #expect(try text(folder, "help/a.md") == Self.broken)
        #expect(CommandRun("lint", "--diff", "intents.yaml", in: folder.path).code != 0)
    }

    @Test func saysThatThereIsNothingToShow() throws {
        let folder = try folder(["help/a.md": Self.mended])
        let run = CommandRun("lint", "--diff", "help", in: folder.path)
        #expect(run.code == 0 && run.output.isEmpty && run.errors == "nothing to fix\n")
    }

    @Test func neverChangesAnExport() throws {
        let export = #"{"id": 1, "body": "Tap [Retry] (app://backup/retry), [again](APP://backup/retry)"}"#
        let folder = try folder(["export.json": export])
        let run = CommandRun("lint", "--fix", "export.json", in: folder.path)
        #expect(run.code == 1)
        #expect(run.output.contains("lost-intent"))
        #expect(try text(folder, "export.json") == export)
    }

    @Test func leavesARuleThatIsOffAlone() throws {
        let folder = try folder(["help/a.md": "# A\n\n[Again](APP://backup/retry)\n"])
        _ = CommandRun("lint", "--fix", "--severity", "scheme-case=off", "help", in: folder.path)
        #expect(try text(folder, "help/a.md").contains("APP:"))
    }

    @Test func touchesNothingWhereTheRunItselfIsAtFault() throws {
        let folder = try folder(["help/a.md": Self.broken, "intents.yaml": "version: 2\n"])
        let broken = try TemporaryFolder(["help/a.md": Self.broken, "intents.yaml": "version: [\n"])
        #expect(CommandRun("lint", "--fix", "help", in: broken.path).code == 2)
        #expect(try text(broken, "help/a.md") == Self.broken)
        #expect(CommandRun("lint", "--fix", "help", "missing", in: folder.path).code == 3)
        #expect(try text(folder, "help/a.md") == Self.broken)
    }

    @Test func refusesStandardInputAndReportsBesideADiff() throws {
        let folder = try folder()
        #expect(CommandRun("lint", "--fix", "-", in: folder.path, input: Self.broken).code == 2)
        let run = CommandRun("lint", "--diff", "--report", "json", "help", in: folder.path)
        #expect(run.code == 2 && run.output.isEmpty)
    }

    @Test func leavesAFileAloneThatIsReadOnly() throws {
        let folder = try TemporaryFolder(["intents.yaml": Self.catalogue, "a.md": "[again](APP://backup/retry)\n"])
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path("a.md"))
        let run = CommandRun("lint", "--fix", "a.md", in: folder.path)
        #expect(run.code == 3)
        #expect(run.errors == "fingerpost: error: `a.md` cannot be written: it is read-only\n")
        #expect(try folder.text("a.md") == "[again](APP://backup/retry)\n")
    }

    @Test func keepsThePermissionsAndTheLink() throws {
        let folder = try folder()
        let file = URL(fileURLWithPath: folder.path("help/a.md"))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        #expect(CommandRun("lint", "--fix", "help", in: folder.path).code == 0)
        let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(permissions == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/help") == ["a.md"])
    }
}
