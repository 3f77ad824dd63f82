import Foundation
import TestSupport
import Testing

/// Each bad input of a site: an error with its place, the right exit code, no output.
@Suite struct BadInputTests {
    private static let files = [
        "site/fingerpost.yaml": "title: Help\nlocales:\n  - { code: en, name: English }\n",
        "site/intents.yaml": "version: 1\nscheme: app\nintents:\n  a.b:\n    path: a/b\n    title: Go\n",
        "site/content/en/index.md": "# Home\n\n[Go](app://a/b)\n",
    ]

    /// Builds a site that `breaking` has broken, and expects nothing but the report.
    private func build(
        code: Int32, _ expected: String, breaking: (TemporaryFolder) throws -> Void
    ) throws {
        let folder = try TemporaryFolder(Self.files)
        try breaking(folder)
        let before = folder.files()
        let run = try BuiltCommand("build", "site", "-o", "out", in: folder.path)
        #expect(run.code == code, "\(run.errors)")
        #expect((run.output + run.errors).contains(expected), "\(run.output + run.errors)")
        #expect(folder.files() == before)
    }

    @Test func buildsTheSiteThatTheOthersBreak() throws {
        let folder = try TemporaryFolder(Self.files)
        let run = try BuiltCommand("build", "site", "-o", "out", in: folder.path)
        #expect(run.code == 0 && run.output == "", "\(run.output + run.errors)")
        #expect(try folder.text("out/en/index.html").contains("data-intent=\"a.b\""))
        #expect(folder.files(under: "out").contains(".fingerpost-files"))
    }

    @Test func refusesBytesThatAreNoText() throws {
        try build(code: 1, "site/content/en/a.md:3:5: error: ") {
            try $0.write("site/content/en/a.md", Array("# A\n\nbad ".utf8) + [0xFF])
        }
        try build(code: 1, "site/content/en/a.md:3:5: error: ") {
            try $0.write("site/content/en/a.md", "# A\n\nnul \0 byte\n")
        }
    }

    @Test func refusesAFolderWhereAFileIsExpected() throws {
        try build(code: 3, "site/content/en/a.md: error: is a folder where a page is expected") {
            try $0.makeFolder("site/content/en/a.md")
        }
        try build(code: 3, "`site/fingerpost.yaml` is a folder where a file is expected") {
            try FileManager.default.removeItem(atPath: $0.path("site/fingerpost.yaml"))
            try $0.makeFolder("site/fingerpost.yaml")
        }
    }

    @Test(.timeLimit(.minutes(20))) func refusesAPipeWithoutWaiting() throws {
        try build(code: 3, "site/content/en/a.md: error: is a named pipe, not a file") {
            #expect(mkfifo($0.path("site/content/en/a.md"), 0o600) == 0)
        }
    }

    @Test func refusesAFileThatMayNotBeRead() throws {
        // The superuser may read everything.
        guard geteuid() != 0 else { return }
        try build(code: 3, "site/content/en/a.md: error: cannot be read: permission denied") {
            try $0.write("site/content/en/a.md", "# A\n")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0], ofItemAtPath: $0.path("site/content/en/a.md"))
        }
    }

    @Test func refusesLinksThatLeaveOrCircle() throws {
        try build(code: 1, "site/content/en/etc: error: is a link that leads out of the folder") {
            try $0.link("site/content/en/etc", to: "/etc")
        }
        try build(code: 1, "site/content/en/up: error: is a link to a folder that it lies in itself") {
            try $0.link("site/content/en/up", to: "..")
        }
        try build(code: 3, "site/content/en/gone.md: error: is a link to something that does not exist") {
            try $0.link("site/content/en/gone.md", to: "nowhere.md")
        }
    }

    @Test func refusesAPageWithoutATitle() throws {
        try build(code: 1, "site/content/en/a.md: error: the page has no title [missing-title]") {
            try $0.write("site/content/en/a.md", "text\n")
        }
    }

    @Test func refusesTwoPagesWithOneAddress() throws {
        try build(code: 1, "[output-collision]") {
            try $0.write("site/content/en/a.md", "# A\n")
            try $0.write("site/content/en/b.md", "---\nslug: a\n---\n\n# B\n")
        }
    }

    @Test func refusesABrokenCatalogueOrConfiguration() throws {
        try build(code: 2, "site/intents.yaml:2:1: error: unknown key `shceme`") {
            try $0.write("site/intents.yaml", "version: 1\nshceme: app\n")
        }
        try build(code: 2, "site/intents.yaml:3:1: error: not valid YAML") {
            try $0.write("site/intents.yaml", "version: 1\nintents: [\n")
        }
        try build(code: 2, "site/fingerpost.yaml:2:1: error: unknown key `tilte`") {
            try $0.write("site/fingerpost.yaml", "title: Help\ntilte: x\n")
        }
    }

    @Test func refusesABrokenTemplate() throws {
        try build(code: 2, "site/mine/page.mustache:2:4: error: ") {
            try $0.write("site/fingerpost.yaml", "title: Help\ntemplates: mine\n")
            try $0.write("site/mine/page.mustache", "\n<p>{{#page}}")
        }
    }

    @Test func refusesAnOutputThatIsAFileOrNotOurs() throws {
        try build(code: 2, "the output out is not a folder") { try $0.write("out", "mine") }
        try build(code: 2, "out holds a file that no build wrote and the site would replace: en/index.html") {
            try $0.write("out/en/index.html", "mine")
        }
    }

    @Test func endsWithThreeWhenStandardOutputIsFull() throws {
        let folder = try TemporaryFolder(Self.files)
        let program = BuiltCommand.program.path
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "'\(program)' explain app://a/b >/dev/full 2>/dev/null"]
        shell.currentDirectoryURL = URL(fileURLWithPath: folder.path("site"))
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 3)
    }

    /// Inputs on which the Markdown library takes quadratic time or aborts, at 400 KB.
    @Test(
        arguments: [
            "markers", "items", "columns", "images", "instructions", "title", "parentheses",
        ])
    func answersHostileTextInTime(_ name: String) throws {
        let size = 400_000
        let text =
            switch name {
            case "markers": String(repeating: ">", count: size / 2) + String(repeating: "\na", count: size / 4)
            case "items": String(repeating: "- ", count: size / 4) + String(repeating: "\n", count: size / 2)
            case "columns":
                String(repeating: "|a", count: size / 8) + "|\n" + String(repeating: "|-", count: size / 8) + "|\n"
                    + String(repeating: "|a|\n", count: size / 8)
            case "images": String(repeating: "![[]()", count: size / 6)
            case "instructions": String(repeating: "<?", count: size / 2)
            case "title":
                "[a]: /u \"" + String(repeating: "x", count: size / 2) + "\"\n\n"
                    + String(repeating: "[a] ", count: size / 8)
            default: "http://a.b/" + String(repeating: ")", count: size)
            }
        let folder = try TemporaryFolder(Self.files)
        try folder.write("site/content/en/a.md", "# A\n\n" + text)
        // The clock starts here, since a time limit of the test would count the wait behind other tests.
        let start = ContinuousClock.now
        let run = try BuiltCommand("build", "site", "-o", "out", in: folder.path)
        #expect(ContinuousClock.now - start < .seconds(120))
        #expect(run.code == 1, "\(run.errors.prefix(500))")
        #expect(run.output.contains("site/content/en/a.md"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
    }
}
