import Foundation
import TestSupport
import Testing

@testable import FingerpostCommand

/// Exports of other systems from the command line to the report.
@Suite struct LintExportsTests {
    private static let catalogue = SampleSite.files["intents.yaml"] ?? ""
    /// A file of each format with one fault in it: `app://backup/rety`.
    static let texts: [(name: String, text: String)] = [
        ("Localizable.strings", "/* x */\n\"a\\\"b\" = \"Left.\\n[Retry](app://backup/rety)\";\n"),
        (
            "res/values-fr/strings.xml",
            "<resources>\n<string name=\"a\">Can\\'t. &lt;a href=\\\"app://backup/rety\\\">x&lt;/a></string></resources>"
        ),
        ("t.csv", "key,en\r\nretry,\"Say \"\"hi\"\".\n[Retry](app://backup/rety)\"\r\n"),
        ("t.tsv", "key\ten\nretry\t[Retry](app://backup/rety)\n"),
        (
            "x.xliff",
            "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"cs\"><body>"
                + "<trans-unit id=\"a\"><source>Left</source><target>Zb&#253;v&#225;. [Znovu](app://backup/rety)</target>"
                + "</trans-unit></body></file></xliff>"
        ),
        (
            "site.wxr",
            "<rss xmlns:content=\"c\" xmlns:wp=\"w\"><channel><item><wp:post_id>8</wp:post_id>\n<content:encoded>"
                + "<![CDATA[<a href=\"app://backup/rety\">x</a>]]></content:encoded></item></channel></rss>"
        ),
    ]

    /// The samples, and where the fault stands in each: counted in the text of the file, whatever the layers in it.
    private static let samples = texts.map { name, text in
        let before = text.components(separatedBy: "app://")[0].replacingOccurrences(of: "\r\n", with: "\n")
        let lines = before.components(separatedBy: "\n")
        return (name: name, text: text, place: "\(lines.count):\(lines[lines.count - 1].unicodeScalars.count + 1)")
    }

    private func folder() throws -> TemporaryFolder {
        var files = ["intents.yaml": LintExportsTests.catalogue]
        for sample in LintExportsTests.samples { files["out/" + sample.name] = sample.text }
        return try TemporaryFolder(files)
    }

    @Test(arguments: samples.map { [$0.name, $0.place] })
    func pointsAtTheDestinationInTheFile(_ sample: [String]) throws {
        let folder = try folder()
        let run = CommandRun("lint", "out/" + sample[0], "--report", "compact", in: folder.path)
        #expect(run.code == 1)
        #expect(run.output.hasPrefix("out/\(sample[0]):\(sample[1]): error: "), "\(run.output)")
        let links = CommandRun("links", "out/" + sample[0], in: folder.path)
        #expect(links.code == 0)
        #expect(links.output.hasPrefix("out/\(sample[0]):\(sample[1]): intent app://backup/rety refused by"))
    }

    @Test func readsAFolderOfExportsInOrder() throws {
        let folder = try folder()
        let run = CommandRun("lint", "out", "--report", "compact", in: folder.path)
        let files = run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
        #expect(files == LintExportsTests.samples.map { "out/" + $0.name }.sorted())
        #expect(CommandRun("lint", "out", "--report", "compact", in: folder.path).output == run.output)
    }

    @Test(needsPython, arguments: ["out.zip", "out.tar.gz", "out.tar"])
    func readsTheMembersOfAnArchive(_ name: String) throws {
        let folder = try folder()
        let make =
            name.hasSuffix("zip")
            ? "import shutil; shutil.make_archive('out', 'zip', '.', 'out')"
            : "import shutil; shutil.make_archive('out', '\(name.hasSuffix("gz") ? "gztar" : "tar")', '.', 'out')"
        try runPython(make, in: folder.path)
        let lint = CommandRun("lint", name, "--report", "compact", in: folder.path)
        #expect(lint.code == 1)
        let found = Set(lint.output.split(separator: "\n").map { $0.prefix { $0 != " " } })
        #expect(found == Set(LintExportsTests.samples.map { "\(name)/out/\($0.name):\($0.place):" }))
        #expect(lint.errors.hasPrefix("\(LintExportsTests.samples.count) exports with "))
    }

    @Test(needsPython) func refusesAnArchiveThatBreaksOff() throws {
        let folder = try folder()
        try runPython("import shutil; shutil.make_archive('out', 'gztar', '.', 'out')", in: folder.path)
        let url = URL(fileURLWithPath: folder.path("out.tar.gz"))
        try Data(try Data(contentsOf: url).prefix(200)).write(to: url)
        let run = CommandRun("lint", "out.tar.gz", in: folder.path)
        #expect(run.code == 3)
        #expect(run.errors.contains("fingerpost: error: `out.tar.gz` "))
    }

    @Test func tellsWhereAFileStopsBeingOfItsFormat() throws {
        let folder = try TemporaryFolder([
            "intents.yaml": LintExportsTests.catalogue,
            "a.wxr": "<rss xmlns:content=\"c\"><channel><item><content:encoded>x</content:enc",
        ])
        let run = CommandRun("lint", "a.wxr", in: folder.path)
        #expect(run.code == 3)
        #expect(run.output.contains("[malformed-export]") && run.output.hasPrefix("a.wxr:1:"))
    }
}
