import TestSupport
import Testing

@testable import FingerpostCommand

@Suite struct LintCommandTests {
    private let broken = "# Bad\n\n[Retry](app://backup/rety) [gone](gone.md)\n"

    @Test func findsNothingInASiteThatIsRight() throws {
        let site = try SampleSite()
        let run = CommandRun("lint", ".", in: site.folder.path)
        #expect(run.output == "")
        #expect(run.errors == "2 pages: no findings\n")
        #expect(run.code == 0)
    }

    @Test func showsEachFindingAtItsPlace() throws {
        let site = try SampleSite(["content/en/bad.md": broken])
        let run = CommandRun("lint", ".", in: site.folder.path)
        #expect(
            run.output == """
                content/en/bad.md:3:9: error: `app://backup/rety` is not an intent of the catalogue: no intent has this \
                path [unknown-intent]
                    3 | [Retry](app://backup/rety) [gone](gone.md)
                      |         ^^^^^^^^^^^^^^^^^
                      = help: did you mean `app://backup/retry`?

                content/en/bad.md:3:35: error: no page at `gone.md`: there is no `en/gone.md` [missing-page]
                    3 | [Retry](app://backup/rety) [gone](gone.md)
                      |                                   ^^^^^^^
                      = help: the path counts from the folder of this page

                """)
        #expect(run.errors == "3 pages: 2 errors in 1 file\n  1 missing-page\n  1 unknown-intent\n")
        #expect(run.code == 1)
    }

    @Test func reportsOnlyWhatWasAskedFor() throws {
        let site = try SampleSite(["content/en/bad.md": broken, "content/en/more/bad.md": broken])
        let folder = site.folder
        #expect(CommandRun("lint", "content/en/backup.md", in: folder.path).code == 0)
        let one = CommandRun("lint", "bad.md", in: folder.path("content/en"))
        #expect(one.output.hasPrefix("bad.md:3:9: error: ") && one.errors.hasPrefix("1 page: 2 errors in 1 file"))
        let part = CommandRun("lint", "content/en/more", in: folder.path)
        #expect(part.output.hasPrefix("content/en/more/bad.md:3:9") && part.errors.hasPrefix("1 page: 2 errors"))
        let both = CommandRun("lint", "content/en/more", "content/en/bad.md", in: folder.path)
        #expect(both.errors.hasPrefix("2 pages: 4 errors in 2 files"))
        #expect(CommandRun("lint", "content/en/more", ".", in: folder.path).errors.hasPrefix("4 pages: 4 errors"))
    }

    @Test func takesAFolderWithoutConfigurationAsContentRoot() throws {
        let folder = try TemporaryFolder([
            "intents.yaml": SampleSite.files["intents.yaml"] ?? "", "notes/a.md": "no title [b](/b.md)",
            "notes/b.md": "---\nlayout: x\n---\n[a](a.md#x)",
        ])
        let run = CommandRun("lint", "notes", in: folder.path)
        #expect(run.output.hasPrefix("notes/b.md:4:5: error: "))
        #expect(run.errors == "2 pages: 1 error in 1 file\n  1 missing-anchor\n")
        #expect(run.code == 1)
        #expect(CommandRun("lint", "notes/a.md", in: folder.path).code == 0)
        #expect(CommandRun("lint", "--root", ".", "notes/a.md", in: folder.path).output.contains("[missing-page]"))
    }

    @Test func readsStandardInputAsIfItLayInTheSite() throws {
        let site = try SampleSite()
        let run = CommandRun("lint", "-", in: site.folder.path, input: "[a](backup.md#retry) [b](app://x)")
        #expect(run.output.hasPrefix("<stdin>:1:26: error: "))
        #expect(run.output.contains("    1 | [a](backup.md#retry) [b](app://x)\n"))
        #expect(run.errors == "1 page: 1 error in 1 file\n  1 unknown-intent\n")
    }

    @Test func failsFromTheLevelThatIsAskedFor() throws {
        let site = try SampleSite(["content/en/odd.md": "# Odd\n\n### Skipped\n"])
        let path = site.folder.path
        #expect(CommandRun("lint", ".", in: path).code == 0)
        #expect(CommandRun("lint", ".", "--fail-on", "warning", in: path).code == 1)
        #expect(CommandRun("lint", ".", "--max-warnings", "0", in: path).code == 1)
        #expect(CommandRun("lint", ".", "--max-warnings", "1", in: path).code == 0)
    }

    @Test func refusesPathsThatHoldNothingToLint() throws {
        let site = try SampleSite()
        let path = site.folder.path
        #expect(CommandRun("lint", "gone", in: path).code == 3)
        #expect(CommandRun("lint", "gone", in: path).errors == "fingerpost: error: `gone` does not exist\n")
        let unknown = CommandRun("lint", "intents.yaml", in: path)
        #expect(unknown.code == 3)
        #expect(unknown.errors.hasPrefix("fingerpost: error: `intents.yaml` cannot be linted: neither the name nor"))
        #expect(unknown.errors.contains("  help: say what it is with `--format "))
        try site.folder.makeFolder("empty")
        let empty = CommandRun("lint", "empty", in: path)
        #expect(empty.code == 2)
        #expect(
            empty.errors.hasPrefix("fingerpost: error: nothing was linted: there is no text to look at in `empty`\n"))
        #expect(CommandRun("lint", "--allow-empty", "empty", in: path).code == 0)
        let outside = CommandRun("lint", "--root", "content/en", "content", in: path)
        #expect(outside.code == 2 && outside.errors.contains("`content` lies outside of the root"))
    }

    @Test func saysWhatAMissingCatalogueMeans() throws {
        let folder = try TemporaryFolder(["a.md": "[x](https://example.com/)"])
        let run = CommandRun("lint", "a.md", in: folder.path)
        #expect(run.code == 1)
        #expect(
            run.errors.hasPrefix("fingerpost: note: no intents.yaml was found, so no intent and no address outside"))
        #expect(run.errors.contains("  help: make one beside fingerpost.yaml"))
    }

    @Test func endsWithTwoForABrokenSetUpAndShowsItsPlace() throws {
        let site = try SampleSite(["intents.yaml": "version: 1\nintens: {}\n"])
        let catalogue = CommandRun("lint", ".", in: site.folder.path)
        #expect(catalogue.code == 2)
        #expect(catalogue.output.hasPrefix("intents.yaml:2:1: error: unknown key `intens`"))
        let other = try SampleSite(["fingerpost.yaml": "tilte: x\n"])
        let configuration = CommandRun("lint", ".", in: other.folder.path)
        #expect(configuration.code == 2)
        #expect(configuration.output.contains("fingerpost.yaml:1:1: error: unknown key `tilte`"))
    }
}
