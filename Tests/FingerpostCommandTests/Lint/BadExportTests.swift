import Foundation
import TestSupport
import Testing

@testable import FingerpostCommand

/// Each bad input of an export: a finding at its place or a sentence, the right exit code, and the rest is still linted.
@Suite struct BadExportTests {
    private static let catalogue = SampleSite.files["intents.yaml"] ?? ""
    private static let wrong = "app://backup/rety"
    private static let record = #"{"id":1,"body":"[x](app://backup/rety)"}"#

    private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(files.merging(["intents.yaml": Self.catalogue]) { first, _ in first })
    }

    private func lint(_ words: String..., in folder: TemporaryFolder) -> CommandRun {
        CommandRun(words: ["lint"] + words + ["--report", "compact"], in: folder.path)
    }

    /// Writes a file, lints it, and expects an exit code and words in what is said.
    private func expect(
        _ name: String, _ bytes: [UInt8], code: Int32, _ words: String..., options: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = try folder()
        try folder.write(name, bytes)
        let run = CommandRun(words: ["lint", name] + options, in: folder.path)
        #expect(run.code == code, "\(run.output.prefix(400))\(run.errors.prefix(400))", sourceLocation: sourceLocation)
        for word in words {
            #expect(
                (run.output + run.errors).contains(word), "\(run.output.prefix(400))\(run.errors.prefix(400))",
                sourceLocation: sourceLocation)
        }
    }

    // MARK: Encodings

    @Test(arguments: [true, false]) func refusesUTF16WithoutAMark(isLittle: Bool) throws {
        func bytes(_ text: String) -> [UInt8] {
            text.utf16.flatMap { isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        }
        let strings = bytes("\"a\" = \"[x](app://backup/rety)\";\n")
        try expect("de.lproj/a.strings", strings, code: 3, "a.strings:1:1: error: ", "UTF-16 without a byte order mark")
        try expect("a.csv", bytes("key,en\na,x\n"), code: 3, "a.csv:1:1: error: ", "UTF-16 without a byte order mark")
        for name in ["a.json", "a.ndjson", "a.xcstrings"] {
            try expect(name, bytes(Self.record), code: 3, "\(name):1:1: error: ", "UTF-16 without a byte order mark")
        }
        try expect(
            "a", bytes(Self.record), code: 3, "`a` cannot be linted: the file is UTF-16 without a byte order mark")
        let xml = bytes("<resources><string name=\"a\">x</string></resources>")
        try expect("values/strings.xml", xml, code: 3, "UTF-16")
    }

    @Test func readsUTF16WithAMarkWhereTheFormatMayBe() throws {
        let text = "\"a\" = \"[x](app://backup/rety)\";\n"
        let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        try expect("a.strings", bytes, code: 1, "a.strings:1:12: error: `app://backup/rety`")
        let json: [UInt8] = [0xFF, 0xFE] + Self.record.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        try expect("a.json", json, code: 3, "a.json:1:1: error: the file is UTF-16")
        try expect("a", json, code: 3, "a:1:1: error: the file is UTF-16")
    }

    // MARK: JSON

    @Test func tellsAKeyThatStandsTwice() throws {
        let text = "{\"id\":1,\n \"body\":\"[x](app://backup/rety)\",\n \"body\":\"[y](app://backup/retr)\"}"
        try expect(
            "a.json", Array(text.utf8), code: 1, "a.json:3:3: error: ", "stands twice",
            "a.json:2:14: error: `app://backup/rety`",
            "a.json:3:14: error: `app://backup/retr`")
    }

    @Test func readsOnBehindABrokenLine() throws {
        let text = Self.record + "\n{\"id\":2,\"body\":\"[x](app://backup/rety)\n" + "not json\n" + Self.record + "\n"
        for name in ["a.ndjson", "a.jsonl"] {
            try expect(
                name, Array(text.utf8), code: 1, "\(name):1:21: error: `app:", "\(name):2:16: error: ",
                "\(name):3:1: error: ", "\(name):4:21: error: `app:")
        }
    }

    @Test(arguments: ["[", "{\"a\":", "[{\"a\":"]) func refusesEndlessNesting(piece: String) throws {
        let deep = String(repeating: piece, count: 100_000)
        try expect("a.json", Array(deep.utf8), code: 3, "a.json:1:", "nested deeper than 1000 levels")
        try expect(
            "a.ndjson", Array((deep + "\n" + Self.record + "\n").utf8), code: 1, "nested deeper",
            "a.ndjson:2:21: error: `app:")
        // Within a string, too.
        let inner = String(repeating: piece, count: 100_000).replacingOccurrences(of: "\"", with: "\\\"")
        let text = "{\"a\":\"\(inner)\",\"b\":\"[x](app://backup/rety)\"}"
        try expect("b.json", Array(text.utf8), code: 1, "`app://backup/rety`")
    }

    // MARK: Size

    @Test func readsALineOfThirtyMegabytes() throws {
        let filler = String(repeating: "lorem ipsum ", count: (30 << 20) / 12)
        // Plain words hold no link, however many; a text beyond the limit of a page is told, and the rest is linted.
        let line = "{\"id\":1,\"body\":\"\(filler)\"}\n{\"id\":2,\"body\":\"\(filler)[x](app://a)\"}\n"
        try expect(
            "a.ndjson", Array((line + Self.record + "\n").utf8), code: 1, "a.ndjson:2:17: error: ",
            "more than the limit of 2000000 [page-limit]", "a.ndjson:3:21: error: `app:")
        let cell = "key,en\nk,\(filler)[x](app://backup/rety)\nl,[x](app://backup/rety)\n"
        try expect("a.csv", Array(cell.utf8), code: 1, "a.csv:2:3: error: ", "[page-limit]", "a.csv:3:7: error: `app:")
        let short = filler.prefix(3 << 20)
        let strings = "\"k\" = \"\(short)[x](app://a)\";\n\"l\" = \"[x](app://backup/rety)\";\n"
        try expect(
            "a.strings", Array(strings.utf8), code: 1, "a.strings:1:8: error: ", "[page-limit]",
            "a.strings:2:12: error: `app:")
    }

    // MARK: What is no export

    @Test func saysWhyAFileIsNoExport() throws {
        var random = RandomSource(seed: 7)
        let noise = (0..<4096).map { _ in UInt8(random.number(1...255)) }
        try expect("export_2026.tar.gz.enc", noise, code: 3, "is encrypted, by its name", "strapi export --no-encrypt")
        try expect("entities.jsonl", [0x93, 0x11] + noise, code: 3, "not text")
        try expect(
            "x.tar.gz.enc", [0x93, 0x11] + noise, code: 3, "may be encrypted", "--no-encrypt --no-compress",
            options: ["--format", "strapi"])
        try expect("notes.txt", Array("words".utf8), code: 3, "`notes.txt` cannot be linted: neither the name")
        try expect("logo.png", [0x89, 0x50, 0x4E, 0x47, 0, 0], code: 3, "cannot be linted: the file is not text")
        try expect("a.strings", Array("bplist00".utf8) + noise, code: 3, "binary property list", "plutil")
        try expect("a.wxr", noise, code: 3, "a.wxr:1:")
        try expect(
            "a.csv", Array("k,en\na,".utf8) + [0xFF] + Array("\nb,[x](y)\n".utf8), code: 1, "a.csv:2:3: error: ",
            "not valid UTF-8")
    }

    @Test func saysOfAnEmptyFileThatItIsEmpty() throws {
        try expect("export", [], code: 3, "`export` cannot be linted: the file is empty")
        for name in ["a.json", "a.xcstrings"] {
            try expect(name, [], code: 3, "\(name):1:1: error: there is no JSON value in the file")
        }
        for name in ["a.wxr", "a.xliff", "a.stringsdict"] {
            try expect(name, [], code: 3, ":1:1: error: ")
        }
        for name in ["a.strings", "a.csv"] {
            try expect(name, [], code: 2, "nothing was linted", "--allow-empty")
            try expect(name, [], code: 0, options: ["--allow-empty"])
        }
        try expect("a.ndjson", [], code: 3, "a.ndjson:1:1: error: there is no JSON value in the file")
    }

    @Test(arguments: ["", "\n", "\u{FEFF}", "\u{FEFF} \t\r\n"])
    func takesABlankTextForNone(text: String) throws {
        try expect("a.html", Array(text.utf8), code: 2, "nothing was linted: there is no text to look at in `a.html`")
        let folder = try folder()
        // A pipe whose other end has failed is no clean run.
        for words in [
            ["lint", "-"], ["lint", "-", "--format", "markdown"], ["lint", "--inline", "-"], ["links", "-"],
        ] {
            let run = CommandRun(words: words, in: folder.path, inputBytes: Array(text.utf8))
            #expect(run.code == 2 && run.errors.contains("there is no text to look at in `-`"), "\(words): \(run)")
        }
        #expect(
            CommandRun(words: ["lint", "-", "--allow-empty"], in: folder.path, inputBytes: Array(text.utf8)).code == 0)
    }

    @Test func saysOnceWhyNothingWasLinted() throws {
        try expect("a.strings", Array("{ a = b; }".utf8), code: 3, "a.strings:1:1: error: a key is expected here")
        let folder = try folder(["x/a.txt": ""])
        try folder.link("x/a.md", to: "/etc/hostname")
        let run = lint("x/a.md", in: folder)
        #expect(run.code == 3 && run.output.contains("leads out of the folder"), "\(run)")
        #expect(!run.errors.contains("nothing was linted"), "\(run)")
    }

    @Test(arguments: ["a.json", "a.csv", "a.strings", "values/strings.xml", "a.wxr", "a.xliff"])
    func saysThatNothingWasLinted(name: String) throws {
        let text =
            switch name {
            case "a.json": "{\"data\":[],\"count\":0}"
            case "a.csv": "key,en\n"
            case "a.strings": "/* nothing */\n"
            case "a.wxr": "<rss><channel></channel></rss>"
            case "a.xliff": "<xliff version=\"1.2\"></xliff>"
            default: "<resources></resources>"
            }
        try expect(name, Array(text.utf8), code: 2, "nothing was linted: there is no text to look at in `\(name)`")
        try expect(name, Array(text.utf8), code: 0, options: ["--allow-empty"])
    }

    @Test func lintsWhatStandsBesideAMalformedExport() throws {
        let folder = try folder([
            "out/a.json": Self.record, "out/b.json": "{\"id\":2,\n\"body\":", "out/c.json": Self.record,
            "out/d.wxr": "<rss><channel><item></channel>",
        ])
        let run = lint("out", in: folder)
        #expect(run.code == 3)
        let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(
            lines == [
                "out/a.json:1:21: error:", "out/b.json:2:8: error:", "out/c.json:1:21: error:",
                "out/d.wxr:1:23: error:",
            ], "\(run.output)")
    }

    // MARK: Files

    @Test(needsPython) func readsTheArchivesOfAFolderOfExports() throws {
        let folder = try folder(["out/a.json": Self.record, "in/b.json": Self.record])
        try runPython(
            "import shutil; shutil.make_archive('out/b', 'zip', 'in'); shutil.make_archive('out/c', 'gztar', 'in'); "
                + "open('out/d.json.gz', 'wb').write(b'x'); open('out/e.7z', 'wb').write(b'x')", in: folder.path)
        let run = lint("out", in: folder)
        #expect(run.code == 1)
        let found = run.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
        #expect(found == ["out/a.json:1:21:", "out/b.zip/b.json:1:21:", "out/c.tar.gz/b.json:1:21:"], "\(run)")
        #expect(run.errors.contains("2 packed files in `out` are not linted: only zip, tar and tar.gz are read"))
        // One that breaks off ends the run as if it had been asked for.
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("out/b.zip")))
        try bytes.prefix(60).write(to: URL(fileURLWithPath: folder.path("out/b.zip")))
        #expect(lint("out", in: folder).code == 3)
        try FileManager.default.removeItem(atPath: folder.path("out/b.zip"))
        try folder.write("out/export.tar.gz.enc", [1, 2, 3])
        let encrypted = lint("out", in: folder)
        #expect(encrypted.code == 3 && encrypted.errors.contains("`out/export.tar.gz.enc` cannot be linted"))
    }

    @Test(needsPython) func saysThatArchivesBesideMarkdownAreAssets() throws {
        let folder = try folder(["docs/a.md": "# A\n", "in/b.json": Self.record])
        try runPython("import shutil; shutil.make_archive('docs/b', 'zip', 'in')", in: folder.path)
        let run = lint("docs", in: folder)
        #expect(run.code == 0)
        #expect(
            run.errors.hasPrefix(
                """
                fingerpost: note: an archive in `docs` beside Markdown is an asset, not linted
                  help: name it, or a pattern such as `docs/**/*.zip`

                """), "\(run.errors)")
        #expect(lint("docs/*.zip", in: folder).code == 1)
    }

    @Test func tellsWhatOfAFolderOfExportsCannotBeRead() throws {
        let folder = try folder(["out/a.json": Self.record])
        try folder.link("out/loop", to: "loop")
        try folder.link("out/up", to: "..")
        try folder.link("out/passwd.json", to: "/etc/passwd")
        let run = lint("out", in: folder)
        #expect(run.code == 1)
        #expect(run.output.contains("out/a.json:1:21: error: `app:"))
        #expect(run.output.contains("out/loop:1:1: error: is a link that leads in a circle [symlink-loop]"))
        #expect(
            run.output.contains("out/passwd.json:1:1: error: is a link that leads out of the folder [outside-root]"))
        #expect(run.output.contains("out/up:1:1: error: "))
        // A pattern tells of those that fit.
        let pattern = lint("out/*.json", in: folder)
        #expect(pattern.output.contains("out/passwd.json:1:1: error: ") && !pattern.output.contains("out/loop"))
        #expect(mkfifo(folder.path("out/pipe.json"), 0o600) == 0)
        #expect(lint("out", in: folder).code == 3)
        #expect(lint("out/pipe.json", in: folder).code == 3)
        #expect(lint("out/loop", in: folder).code == 3)
    }

    @Test func tellsAFileThatMayNotBeRead() throws {
        // The superuser may read everything.
        guard geteuid() != 0 else { return }
        let folder = try folder(["out/a.json": Self.record, "out/b.json": Self.record])
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("out/b.json"))
        let run = lint("out", in: folder)
        #expect(run.code == 3)
        #expect(run.output.contains("out/a.json:1:21"))
        #expect(run.errors.contains("`out/b.json` cannot be read: permission denied"))
    }

    @Test(arguments: ["a\nb.json", "a\u{1B}[31mb.json", "::error::b.json", "a\u{202E}b.json"])
    func showsANameWithControlsOnOneLine(name: String) throws {
        let folder = try folder(["out/" + name: Self.record])
        for operand in ["out", "out/" + name] {
            for report in [
                "compact", "text", "github", "gitlab", "checkstyle", "junit", "sarif", "json", "ndjson", "html",
            ] {
                let run = CommandRun("lint", operand, "--report", report, in: folder.path)
                #expect(run.code == 1)
                #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"), "\(report)")
                let isData = ["json", "ndjson", "sarif", "gitlab", "html"].contains(report)
                #expect(isData || !run.output.contains("\nb.json"), "\(report): \(run.output)")
                if report == "github" { #expect(!run.output.contains("\n::error::b"), "\(run.output)") }
            }
        }
        let missing = CommandRun("lint", "gone/" + name, in: folder.path)
        #expect(missing.code == 3 && !missing.errors.contains("\u{1B}") && !missing.errors.contains("\nb.json"))
    }
}
