import Foundation
import TestSupport
import Testing

@testable import FingerpostCommand

@Suite struct LinksCommandTests {
    private static let page = """
        # A

        [Retry](app://backup/retry), [no](app://x), [s][s], [a](#a), <sip:x>, ![i](shot.svg), [m](mailto:a@b.org)

        [s]: https://status.example.org/a?b=c&amp;d "T"
        """

    private func site() throws -> TemporaryFolder { try SampleSite(["content/en/a.md": LinksCommandTests.page]).folder }

    @Test func listsEveryLinkWithItsVerdict() throws {
        let folder = try site()
        let run = CommandRun("links", "content/en/a.md", in: folder.path)
        #expect(run.code == 0 && run.errors == "")
        #expect(
            run.output == """
                content/en/a.md:3:9: intent app://backup/retry is backup.retry
                content/en/a.md:3:35: intent app://x refused by unknown-intent
                content/en/a.md:5:6: external https://status.example.org/a?b=c&d is system
                content/en/a.md:3:57: internal #a is anchor
                content/en/a.md:3:63: other sip:x refused by unknown-scheme
                content/en/a.md:3:76: internal shot.svg is asset
                content/en/a.md:3:91: mail mailto:a@b.org refused by mailto-not-allowed
                content/en/a.md:5:6: definition https://status.example.org/a?b=c&d is system

                """)
    }

    @Test func listsOneKindAndNothingButAddresses() throws {
        let folder = try site()
        let run = CommandRun("links", ".", "--kind", "external", "--format", "urls", in: folder.path)
        #expect(run.output == "https://status.example.org/a?b=c&d\n" && run.code == 0)
        let two = CommandRun("links", ".", "--kind", "intent", "--kind", "mail", "--format", "urls", in: folder.path)
        #expect(two.output == "app://backup/retry\napp://x\nmailto:a@b.org\napp://backup/retry\n")
        #expect(CommandRun("links", ".", "--kind", "extern", in: folder.path).code == 2)
    }

    @Test func writesJSONThatOthersRead() throws {
        let folder = try site()
        let array = CommandRun("links", "content/en/a.md", "--format", "json", in: folder.path).output
        let list = try #require(
            try JSONSerialization.jsonObject(with: Data(array.utf8)) as? [[String: Any]])
        #expect(list.count == 8)
        #expect(list[0]["intent"] as? String == "backup.retry" && list[0]["column"] as? Int == 9)
        #expect(list[1]["verdict"] as? String == "refused" && list[1]["reason"] as? String == "unknown-intent")
        #expect(list[2]["raw"] as? String == "https://status.example.org/a?b=c&amp;d")
        #expect(list[2]["form"] as? String == "full-reference" && list[2]["byteOffset"] as? Int == 117)
        let lines = CommandRun("links", "content/en/a.md", "--format", "ndjson", in: folder.path).output
        #expect(lines.split(separator: "\n").count == 8)
        let none = CommandRun("links", "content/en/a.md", "--kind", "phone", "--format", "json", in: folder.path)
        #expect(none.output == "[]\n")
    }

    @Test func writesATableThatOthersRead() throws {
        let folder = try TemporaryFolder(["a.html": "<a href='x,\"y\"'>t</a>"])
        let run = CommandRun("links", "a.html", "--format", "csv", in: folder.path)
        let lines = run.output.components(separatedBy: "\r\n")
        #expect(lines[0].hasPrefix("file,line,column,byteOffset,kind,verdict,reason,intent,parameters,destination,raw"))
        #expect(
            lines[1].hasPrefix("a.html,1,10,9,internal,")
                && lines[1].contains(",\"x,\"\"y\"\"\",\"x,\"\"y\"\"\",html,tap,"))
        #expect(lines.count == 3)
    }

    @Test func tellsWhatCannotBeReadAndWhatIsWrong() throws {
        let folder = try TemporaryFolder([
            "intents.yaml": "version: 1\nintens: {}\n", "a.md": "[a](b)",
        ])
        let other = try TemporaryFolder(["a.bin": "\u{0}"])
        #expect(CommandRun("links", "a.bin", in: other.path).code == 3)
        #expect(CommandRun("links", "gone", in: folder.path).code == 3)
        let broken = CommandRun("links", "a.md", in: folder.path)
        #expect(broken.code == 2 && broken.output == "" && broken.errors.contains("unknown key `intens`"))
    }
}
