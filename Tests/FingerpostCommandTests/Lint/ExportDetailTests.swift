import Foundation
import TestSupport
import Testing

@testable import FingerpostCommand

/// What is particular to a system, from its file to the report.
@Suite struct ExportDetailTests {
    private static let catalogue = SampleSite.files["intents.yaml"] ?? ""

    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        try TemporaryFolder(files.merging(["intents.yaml": Self.catalogue]) { first, _ in first })
    }

    private func lint(_ folder: TemporaryFolder, _ words: String...) -> CommandRun {
        CommandRun(words: ["lint"] + words + ["--report", "compact"], in: folder.path)
    }

    // MARK: Fields

    @Test(arguments: [
        "articles[].body", "articles[*].body", "$.articles[*].body", ".articles[].body", "articles.*.body",
    ])
    func takesAFieldInEveryNotation(field: String) throws {
        let folder = try folder([
            "a.json": #"{"articles":[{"id":1,"title":"[x](app://title)","body":"[x](app://backup/rety)"}]}"#
        ])
        let run = lint(folder, "a.json", "--field", field)
        #expect(run.code == 1)
        #expect(run.output.split(separator: "\n").count == 1 && run.output.hasPrefix("a.json:1:61: error: "), "\(run)")
    }

    @Test func tellsAFieldThatLeadsNowhereWithTheNearestPath() throws {
        let folder = try folder([
            "out/a.json": #"{"articles":[{"id":1,"body":"[x](app://backup/retry)"}]}"#, "out/b.json": #"{"text":"x"}"#,
        ])
        let run = lint(folder, "out", "--field", "articles[].boddy")
        #expect(run.code == 2)
        #expect(
            run.errors.contains(
                "fingerpost: error: no text stands at `--field articles[].boddy`\n  help: did you mean `articles.*.body`?\n"
            ))
        let far = lint(folder, "out", "--field", "zzzz")
        #expect(far.code == 2 && far.errors.contains("help: texts stand at `articles.*.body`, `text`\n"))
        // One file that has it is enough.
        #expect(lint(folder, "out", "--field", "body").code == 0)
        #expect(lint(folder, "out", "--field", "body", "--field", "bodi").code == 2)
        #expect(CommandRun("links", "out", "--field", "boddy", in: folder.path).code == 2)
    }

    @Test func tellsThatPagesHaveNoFields() throws {
        let folder = try folder(["a.md": "# A\n", "a.html": "<p>x</p>"])
        for name in ["a.md", "a.html"] {
            let run = lint(folder, name, "--field", "body")
            #expect(run.code == 2)
            #expect(run.errors.contains("`--field` chooses texts of an export, and Markdown and HTML have no fields"))
        }
    }

    @Test func takesTheNamesOfStrings() throws {
        let folder = try folder([
            "values/strings.xml": """
            <resources><string name="backup.failed"><a href="app://backup/rety">x</a></string>
            <string name="help"><a href="app://help">x</a></string></resources>
            """,
            "de.lproj/a.strings": "\"backup.failed\" = \"[x](app://backup/rety)\";\n\"help\" = \"[x](app://help)\";\n",
        ])
        for name in ["values/strings.xml", "de.lproj/a.strings"] {
            #expect(lint(folder, name).output.split(separator: "\n").count == 2)
            let run = lint(folder, name, "--field", "backup.*")
            #expect(run.code == 1 && run.output.split(separator: "\n").count == 1, "\(run)")
            #expect(lint(folder, name, "--field", "halp").errors.contains("help: did you mean `help`?"))
        }
    }

    // MARK: Two notations of one text

    private func ghost(_ html: String, _ url: String) -> String {
        #"{"db":[{"meta":{},"data":{"posts":[{"id":"p1","lexical":"{\"root\":{\"children\":[{\"type\":\"link\",\"url\":\"\#(url)\"}]}}","html":"<p><a href=\"\#(html)\">x</a></p>"}]}}]}"#
    }

    @Test func comparesTheNotationsOfGhost() throws {
        let retry = "app://backup/retry"
        let other = "https://status.example.com/"
        let folder = try folder([
            "same.json": ghost(retry, retry), "different.json": ghost(retry, other),
            "root.json": ghost("__GHOST_URL__/status/", "__GHOST_URL__/status/"),
            "bare.json": ghost("__GHOST_URL__", "__GHOST_URL__?a=1"),
        ])
        #expect(lint(folder, "same.json").output.isEmpty)
        let run = lint(folder, "different.json")
        #expect(run.output.components(separatedBy: "[representation-mismatch]").count == 3, "\(run)")
        #expect(
            run.output.contains("`\(retry)` is not in `lexical`") && run.output.contains("`\(other)` is not in `html`"))
        // What stands for the address of the site is a path from its root.
        #expect(lint(folder, "root.json").output.isEmpty)
        #expect(!lint(folder, "bare.json").output.contains("placeholder"))
        let links = CommandRun("links", "root.json", "--format", "csv", in: folder.path)
        #expect(links.output.contains("/status/") && links.output.contains("__GHOST_URL__/status/"), "\(links)")
    }

    @Test func readsWhatTheSettingsOfGhostPutOnEveryPage() throws {
        let text = #"""
            {"db":[{"meta":{},"data":{"posts":[],"settings":[
            {"key":"navigation","value":"[{\"label\":\"Home\",\"url\":\"/\"},{\"label\":\"Retry\",\"url\":\"app://backup/rety\"}]"},
            {"key":"codeinjection_foot","value":"<a href=\"app://backup/rety\">x</a>"},
            {"key":"stripe_connect_secret","value":"[x](app://backup/rety)"}]}}]}
            """#
        let run = lint(try folder(["g.json": text]), "g.json")
        #expect(run.output.split(separator: "\n").count == 2, "\(run)")
        #expect(run.output.contains("g.json:2:97: error: ") && run.output.contains("g.json:3:48: error: "))
    }

    private func post(_ comment: String, _ markup: String) -> String {
        """
        <rss xmlns:content="c" xmlns:wp="w"><channel><item><wp:post_id>8</wp:post_id>
        <content:encoded><![CDATA[<!-- wp:button {"url":"\(comment)"} -->
        <div><a href="\(markup)">Retry</a></div>
        <!-- /wp:button -->]]></content:encoded></item></channel></rss>
        """
    }

    @Test func comparesTheCommentsOfBlocksWithTheirMarkup() throws {
        let retry = "app://backup/retry"
        let folder = try folder([
            "same.wxr": post(retry, retry),
            "escaped.wxr": post("https:\\/\\/x.example\\/?a=1\\u0026b=2", "https://x.example/?a=1&amp;b=2"),
            "different.wxr": post(retry, "https://status.example.com/"),
        ])
        #expect(lint(folder, "same.wxr").output.isEmpty)
        #expect(lint(folder, "escaped.wxr").output.isEmpty)
        let run = lint(folder, "different.wxr")
        #expect(
            run.output.hasPrefix(
                "different.wxr:2:50: warning: `\(retry)` is not in the markup beside it, which should say the same [representation-mismatch]"
            ),
            "\(run)")
        #expect(run.output.split(separator: "\n").count == 1)
    }

    // MARK: Marks, states, languages

    @Test func judgesAMarkThatNoSpanRefersTo() throws {
        let line =
            #"{"_id":"q1","_type":"faq","a":[{"_type":"block","markDefs":[{"_key":"m1","_type":"link","href":"app://backup/retry"},{"_key":"m2","_type":"link","href":"app:\/\/backup\/rety"}],"children":[{"_type":"span","text":"x","marks":["m1"]}]}]}"#
        let run = lint(try folder(["a.ndjson": line]), "a.ndjson")
        let column =
            (line.range(of: "app:\\/").map { line.distance(from: line.startIndex, to: $0.lowerBound) } ?? 0) + 1
        #expect(run.code == 1)
        #expect(run.output.hasPrefix("a.ndjson:1:\(column): error: `app://backup/rety`"), "\(run)")
    }

    @Test func saysThatAStringIsNotTranslatable() throws {
        let text =
            #"{"sourceLanguage":"en","strings":{"[x](app://backup/rety)":{"shouldTranslate":false}},"version":"1.0"}"#
        let folder = try folder(["a.xcstrings": text])
        let report = CommandRun("lint", "a.xcstrings", "--report", "json", in: folder.path)
        #expect(report.output.contains("\"state\": \"not translatable\""), "\(report.output)")
        #expect(report.code == 1)
    }

    @Test func tellsTheLanguageByTheFolderOrTheName() throws {
        let folder = try folder([
            "i18n/en.json": #"{"backup":{"failed":"Left. [Retry](app://backup/retry)","done":"Done"}}"#,
            "i18n/de.json": #"{"backup":{"failed":"Erneut","done":"Fertig"}}"#,
            "all.json": #"{"en":{"failed":"[Retry](app://backup/retry)"},"pt-BR":{"failed":"Repetir"}}"#,
            "fr.lproj/a.strings": "\"a\" = \"[x](app://backup/rety)\";\n",
            "values-pt-rBR/strings.xml":
                "<resources><string name=\"a\"><a href=\"app://backup/rety\">x</a></string></resources>",
        ])
        let files = lint(folder, "i18n")
        #expect(
            files.code == 1 && files.output.contains("i18n/de.json:1:22: error: ")
                && files.output.contains("[intent-parity]"))
        let one = lint(folder, "all.json")
        #expect(one.output.contains("all.json:1:67: error: the link to `app://backup/retry` is missing here"), "\(one)")
        for (name, locale) in [("fr.lproj/a.strings", "fr"), ("values-pt-rBR/strings.xml", "pt-BR")] {
            #expect(CommandRun("lint", name, in: folder.path).output.contains("locale \(locale)"))
        }
    }
}
