import Foundation
import TestSupport
import Testing

@testable import FingerpostCommand

/// What `lint` says when it compares: languages, an earlier state, days.
@Suite struct ComparisonTests {
    private static let catalogue = """
        version: 1
        scheme: gallery-action
        intents:
          backup.retry: { path: backup/retry, title: { en: Retry } }
        destinations: { https: { hosts: ["*"] } }
        """
    private static let retry = "Tap [Retry](gallery-action://backup/retry) or [status](https://status.example.com/).\n"

    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        try TemporaryFolder(files.merging(["intents.yaml": Self.catalogue]) { first, _ in first })
    }

    @Test func tellsLinksThatAreGoneFromATree() throws {
        let folder = try folder([
            "old/a.md": Self.retry, "old/b.md": Self.retry, "new/a.md": "Nothing.\n", "new/c.md": "Nothing.\n",
        ])
        let run = CommandRun("lint", "new", "--previous", "old", in: folder.path)
        #expect(run.code == 0)
        #expect(
            run.output.contains(
                "new/a.md: warning: the link to `gallery-action://backup/retry` was here before and is gone [vanished-intent]"
            ))
        #expect(run.output.contains("old/a.md:1:13: it was here"))
        #expect(run.output.contains("new/a.md: note: the link to `https://status.example.com/`"))
        #expect(!run.output.contains("b.md"))
        #expect(CommandRun("lint", "old", "--previous", "old", in: folder.path).output.isEmpty)
        #expect(CommandRun("lint", "new", "--previous", "none", in: folder.path).code == 3)
    }

    @Test func tellsLinksThatAreGoneFromAnExport() throws {
        let folder = try folder([
            "old.html": "<p>Tap <a href=\"gallery-action://backup/retry\">Retry</a>.</p>",
            "new.html": "<p>Tap Retry.</p>",
        ])
        // The two have other names, and a file without records is one record by its name.
        try folder.write("before/help.html", "<p>Tap <a href=\"gallery-action://backup/retry\">Retry</a>.</p>")
        try folder.write("after/help.html", "<p>Tap <b>Retry</b>.</p>")
        let run = CommandRun("lint", "after/help.html", "--previous", "before/help.html", in: folder.path)
        #expect(run.output.contains("[vanished-intent]"), "\(run)")
    }

    @Test(needsPython) func namesTheMemberOfAnArchiveThatItCompares() throws {
        func text(_ link: String) -> String {
            "{\"posts\":[{\"id\":\"1\",\"lexical\":null,\n\"html\":\"<p>\(link)</p>\"}]}"
        }
        let strings = """
            {"sourceLanguage":"en","strings":{"k":{"localizations":{
            "en":{"stringUnit":{"value":"[a](gallery-action://backup/retry)"}},
            "de":{"stringUnit":{"value":"nichts"}}}}}}
            """
        let folder = try folder([
            "old/a.json": text("<a href='gallery-action://backup/retry'>x</a>"), "new/a.json": text("x"),
            "new/L.xcstrings": strings,
        ])
        try runPython(
            "import shutil; [shutil.make_archive(n, 'zip', n) for n in ('old', 'new')]", in: folder.path)
        let run = CommandRun("lint", "new.zip", "--previous", "old.zip", "--report", "compact", in: folder.path)
        let places = run.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
        #expect(places == ["new.zip/L.xcstrings:3:30:", "new.zip/a.json:2:9:"], "\(run)")
    }

    @Test func tellsLinksToRecordsThatAnExportLacks() throws {
        func link(_ kind: String, _ id: String) -> String {
            #"{"nodeType":"\#(kind.lowercased())-hyperlink","data":{"target":{"sys":{"id":"\#(id)","linkType":"\#(kind)"}}}}"#
        }
        let export = """
            {"entries":[
            {"sys":{"id":"e1"},"fields":{"rich":{"de":{"nodeType":"document","content":[\(link("Entry", "e2")),
            \(link("Entry", "gone")),
            \(link("Asset", "a1")),\(link("Asset", "e1"))]}}}},
            {"sys":{"id":"e2"},"fields":{}}],
            "assets":[{"sys":{"id":"a1"},"fields":{}}]}
            """
        let folder = try folder(["a.json": export, "cut.json": String(export.dropLast(2))])
        func lint(_ words: String...) -> CommandRun {
            CommandRun(words: ["lint"] + words + ["--report", "compact"], in: folder.path)
        }
        let run = lint("a.json")
        #expect(run.code == 1)
        #expect(
            run.output == """
                a.json:3:62: error: no entry of the export has the id `gone` [missing-record]
                a.json:4:150: error: no asset of the export has the id `e1` [missing-record]

                """)
        #expect(lint("a.json", "--severity", "missing-record=off").code == 0)
        // What has not been read may hold them.
        let cut = lint("cut.json")
        #expect(cut.code == 3 && !cut.output.contains("missing-record"), "\(cut)")
        #expect(!lint("a.json", "cut.json").output.contains("missing-record"))
    }

    @Test func comparesTheLanguagesOfSanitysFields() throws {
        func item(_ key: String, _ text: String) -> String {
            #"{"_key":"\#(key)","_type":"internationalizedArrayTextValue","value":"\#(text)"}"#
        }
        let link = "[a](gallery-action://backup/retry)"
        let folder = try folder([
            "data.ndjson": """
            {"_id":"a","_type":"faq","title":[\(item("en", link)),
            \(item("es", link)),\(item("de", "nichts"))],"note":{"_type":"localeString","en":"\(link)",
            "de":"nichts"}}

            """.replacingOccurrences(of: ",\n", with: ", ")
        ])
        let run = CommandRun("lint", "data.ndjson", "--report", "json", in: folder.path)
        #expect(run.code == 1)
        let lines = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(run.errors.hasSuffix("\n  2 intent-parity\n"), "\(run)")
        #expect(
            lines.filter { $0.hasPrefix("\"locale\": ") } == ["\"locale\": \"de\",", "\"locale\": \"de\","], "\(run)")
        #expect(
            lines.filter { $0.hasPrefix("\"field\": ") } == [
                "\"field\": \"title.2.value\",", "\"field\": \"note.de\",",
            ],
            "\(run)")
    }

    @Test func theDayDecidesWhetherACommentHolds() throws {
        let folder = try folder([
            "a.md":
                "<!-- fingerpost-ignore lost-intent until=2027-01-31: why -->\nTap [Retry] (gallery-action://backup/retry).\n"
        ])
        func code(_ words: [String], _ variables: [String: String] = [:]) -> Int32 {
            CommandRun(words: ["lint", "a.md"] + words, in: folder.path, variables: variables).code
        }
        #expect(code(["--today", "2027-01-31"]) == 0)
        #expect(code(["--today", "2027-02-01"]) == 1)
        #expect(code([], ["SOURCE_DATE_EPOCH": "1796083200"]) == 0)
        #expect(code([], ["SOURCE_DATE_EPOCH": "1893456000"]) == 1)
        #expect(code(["--today", "2027-01-31"], ["SOURCE_DATE_EPOCH": "1893456000"]) == 0)
        #expect(code(["--today", "soon"]) == 2)
    }

    @Test func findsLostLinksInABodyOfHTML() throws {
        let folder = try folder([
            "a.html": "<p>Tap [Retry](gallery-action://backup/retry) or `gallery-action://backup/retry`.</p>"
        ])
        let run = CommandRun("lint", "a.html", in: folder.path)
        #expect(run.code == 1)
        #expect(run.output.contains("Markdown inside of HTML is text [lost-intent]"))
        #expect(run.output.contains("[bare-intent]"))
    }
}
