import TestSupport
import Testing

@testable import FingerpostCommand

@Suite struct BuildCommandTests {
    @Test func buildsASiteAndSaysWhatItDid() throws {
        let site = try SampleSite()
        let run = CommandRun("build", in: site.folder.path)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("built _site: 2 pages"))
        #expect(run.code == 0)
        let files = site.folder.files(under: "_site")
        #expect(files.contains("en/index.html") && files.contains("en/backup.html") && files.contains("en/shot.svg"))
        #expect(try site.folder.text("_site/en/backup.html").contains("data-intent=\"backup.retry\""))
    }

    @Test func findsTheSiteUpwardsAndWritesWhereItIsTold() throws {
        let site = try SampleSite()
        #expect(CommandRun("build", "-o", "../../out", in: site.folder.path("content/en")).code == 0)
        #expect(site.folder.files(under: "out").contains("en/index.html"))
        let again = CommandRun("build", "..", "-o", "../../out", in: site.folder.path("content/en"))
        #expect(again.errors.contains(" 0 files written, "))
    }

    @Test func writesNothingWhenALinkIsWrongAndLeavesTheOldSite() throws {
        let site = try SampleSite()
        #expect(CommandRun("build", in: site.folder.path).code == 0)
        let before = site.folder.files(under: "_site")
        try site.folder.write("content/en/new.md", "# New\n\n[x](app://nope)\n")
        let run = CommandRun("build", in: site.folder.path)
        #expect(run.code == 1)
        #expect(run.output.hasPrefix("content/en/new.md:3:5: error: "))
        #expect(run.errors.hasSuffix("nothing was written\n"))
        #expect(site.folder.files(under: "_site") == before)
    }

    @Test func removesThePagesThatAreGone() throws {
        let site = try SampleSite(["content/en/old.md": "# Old\n"])
        #expect(CommandRun("build", in: site.folder.path).code == 0)
        let smaller = try SampleSite()
        let run = CommandRun("build", smaller.folder.path, "-o", "_site", in: site.folder.path)
        #expect(run.code == 0 && run.errors.contains(", 2 removed"))
        #expect(!site.folder.files(under: "_site").contains("en/old.html"))
    }

    @Test(arguments: [".", "content", "content/en/out", "templates"])
    func refusesAnOutputAmongItsSources(_ output: String) throws {
        let site = try SampleSite(["templates/.keep": ""])
        let before = site.folder.files()
        let run = CommandRun("build", "-o", output, "--templates", "templates", in: site.folder.path)
        #expect(run.code == 2)
        #expect(run.errors.contains("the output folder"))
        #expect(site.folder.files() == before)
    }

    @Test func asksForAnOutputWhereThereIsNoConfiguration() throws {
        let folder = try TemporaryFolder(["notes/a.md": "# A\n"])
        let run = CommandRun("build", "notes", in: folder.path)
        #expect(run.code == 2 && run.errors.contains("name a folder with -o"))
        #expect(CommandRun("build", "notes", "-o", "out", in: folder.path).code == 0)
        #expect(folder.files(under: "out").contains("a.html"))
    }

    @Test func showsTheFaultOfATemplateAtItsPlace() throws {
        let site = try SampleSite(["mine/page.mustache": "<p>{{/page}}"])
        let run = CommandRun("build", "--templates", "mine", in: site.folder.path)
        #expect(run.code == 2)
        #expect(run.output.hasPrefix("mine/page.mustache:1:4: error: "))
        let unknown = try SampleSite(["mine/pgae.mustache": ""])
        #expect(CommandRun("build", "--templates", "mine", in: unknown.folder.path).output.contains("[template-file]"))
    }

    @Test func tellsTimesOnlyWhenAsked() throws {
        let site = try SampleSite()
        #expect(!CommandRun("build", in: site.folder.path).errors.contains(" ms"))
        #expect(CommandRun("build", "--timings", in: site.folder.path).errors.contains("in all"))
    }
}
