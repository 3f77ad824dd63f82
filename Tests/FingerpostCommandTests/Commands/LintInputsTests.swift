import TestSupport
import Testing

@testable import FingerpostCommand

/// What `lint` takes, and how it tells one thing from another.
@Suite struct LintInputsTests {
    private static let catalogue = SampleSite.files["intents.yaml"] ?? ""
    private static let body = "<p>Tap <a href=\"app://backup/rety\">here</a>.</p>\n"

    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        try TemporaryFolder(files.merging(["intents.yaml": LintInputsTests.catalogue]) { first, _ in first })
    }

    @Test func readsABodyOfHTML() throws {
        let folder = try folder(["article.html": LintInputsTests.body])
        let run = CommandRun("lint", "article.html", in: folder.path)
        #expect(
            run.output == """
                article.html:1:17: error: `app://backup/rety` is not an intent of the catalogue: no intent has this path \
                [unknown-intent]
                    1 | <p>Tap <a href="app://backup/rety">here</a>.</p>
                      |                 ^^^^^^^^^^^^^^^^^
                      = help: did you mean `app://backup/retry`?

                """)
        #expect(run.errors == "1 export with 1 text: 1 error in 1 file\n  1 unknown-intent\n")
        #expect(run.code == 1)
    }

    @Test func readsAFolderOfHTMLAndPassesOverWhatIsNoText() throws {
        let folder = try folder([
            "bodies/a.html": LintInputsTests.body, "bodies/b/c.htm": LintInputsTests.body,
            "bodies/logo.bin": "\u{0}\u{1}",
            "bodies/notes.txt": "words",
        ])
        let run = CommandRun("lint", "bodies", in: folder.path)
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("2 exports with 2 texts: 2 errors in 2 files\n"))
        let named = CommandRun("lint", "bodies/notes.txt", in: folder.path)
        #expect(named.code == 3 && named.errors.contains("`bodies/notes.txt` cannot be linted"))
    }

    @Test func takesHTMLBesideMarkdownForAnAssetAndSaysSo() throws {
        let folder = try folder(["docs/a.md": "[b](b.html)", "docs/b.html": LintInputsTests.body])
        let run = CommandRun("lint", "docs", in: folder.path)
        #expect(run.code == 0)
        #expect(
            run.errors == """
                fingerpost: note: a JSON, CSV or HTML file in `docs` beside Markdown is an asset, not linted
                  help: name it, or a pattern such as `docs/**/*.json`
                1 page: no findings

                """)
        #expect(CommandRun("lint", "docs", "docs/b.html", in: folder.path).code == 1)
    }

    @Test func expandsPatternsLikeAShell() throws {
        let folder = try folder([
            "out/a.html": LintInputsTests.body, "out/b.txt": LintInputsTests.body, "out/c/d.html": LintInputsTests.body,
            "out/c/e.md": "[x](app://backup/rety)",
        ])
        func inputs(_ pattern: String) -> String {
            String(CommandRun("lint", pattern, in: folder.path).errors.prefix { $0 != ":" })
        }
        #expect(inputs("out/*.html") == "1 export with 1 text")
        #expect(inputs("out/**/*.html") == "2 exports with 2 texts")
        #expect(inputs("**/?.md") == "1 page")
        #expect(inputs(folder.path("out/**")) == "1 page, 3 exports with 3 texts")
        let none = CommandRun("lint", "out/*.json", in: folder.path)
        #expect(none.code == 3 && none.errors == "fingerpost: error: no file matches `out/*.json`\n")
        #expect(CommandRun("lint", "gone/*.json", in: folder.path).code == 3)
    }

    @Test func readsStandardInputAsWhatItIsSaidToBe() throws {
        let folder = try folder([:])
        let html = CommandRun("lint", "-", "--format", "html", in: folder.path, input: LintInputsTests.body)
        #expect(html.code == 1 && html.output.hasPrefix("<stdin>:1:17: error: "))
        let page = CommandRun("lint", "-", in: folder.path, input: "[x](app://backup/rety)")
        #expect(page.code == 1 && page.errors.hasPrefix("1 page: "))
    }

    @Test func readsMarkdownWithInlineMarkdown() throws {
        let folder = try folder(["a.md": "    [x](app://backup/rety)\n"])
        #expect(CommandRun("lint", "a.md", in: folder.path).code == 0)
        let run = CommandRun("lint", "--inline", "a.md", in: folder.path)
        #expect(run.code == 1 && run.output.hasPrefix("a.md:1:9: error: "))
        #expect(CommandRun("lint", "--inline", ".", in: folder.path).code == 1)
        #expect(CommandRun("lint", "--inline", "-", in: folder.path, input: "    [x](app://backup/rety)").code == 1)
    }

    @Test func leavesFrontMatterOfAFileReadByItself() throws {
        let folder = try folder(["a.txt": "---\nurl: [x](app://no)\n---\n[x](app://backup/rety)\n"])
        let run = CommandRun("lint", "--format", "markdown", "a.txt", in: folder.path)
        #expect(run.output.hasPrefix("a.txt:4:5: error: ") && run.errors.hasPrefix("1 page: 1 error"))
    }

    @Test func checksPathsOfAnExportAgainstTheRoot() throws {
        let folder = try folder([
            "docs/a.md": "# A\n\n## B\n",
            "x.html": "<a href=\"a.md#b\">a</a> <a href=\"c.md\">c</a> <a href=\"a.md#c\">d</a>",
        ])
        #expect(CommandRun("lint", "x.html", in: folder.path).code == 0)
        let run = CommandRun("lint", "--root", "docs", "x.html", in: folder.path)
        #expect(run.errors.contains("1 missing-anchor\n") && run.errors.contains("1 missing-page\n"))
        for (root, reason) in [("gone", "does not exist"), ("x.html", "is no folder")] {
            for file in ["x.html", "docs", "docs/a.md"] {
                let run = CommandRun("lint", "--root", root, file, in: folder.path)
                #expect(run.code == 3)
                #expect(run.errors == "fingerpost: error: `\(root)` \(reason), and --root names a folder\n", "\(run)")
            }
        }
    }
}
