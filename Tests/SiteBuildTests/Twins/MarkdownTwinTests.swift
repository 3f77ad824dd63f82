import Documents
import SourceText
import Testing

@testable import SiteBuild

@Suite struct MarkdownTwinTests {
    private let catalogue = """
        version: 1
        scheme: gallery-action
        universal: https://gallery.example.com/open
        intents:
          backup.retry:
            path: backup/retry
            title: { en: Retry }
        destinations:
          https: { hosts: ["*"] }
          rewrite:
            - { from: "https://old.example.com/", to: "https://new.example.com/" }
        """

    private func twin(_ text: String, _ more: [String: String] = [:]) throws -> String {
        var site = SiteFixture(catalogue: catalogue, files: ["a.md": text])
        site.files.merge(more) { $1 }
        let (report, output) = try site.build()
        #expect(report.findings.filter { $0.severity == .error } == [])
        return try #require(output["a.md"])
    }

    @Test func isTheTextAsItWasWrittenBelowItsTitle() throws {
        #expect(
            try twin("---\ntitle: A *b*\n---\n\nOne\r\n- two\n\n```\n[x](b.md)\n```")
                == "# A \\*b\\*\n\nOne\r\n- two\n\n```\n[x](b.md)\n```\n")
        #expect(try twin("\u{FEFF}# Own title\n") == "# Own title\n")
    }

    @Test func leadsWhereThePageLeads() throws {
        let text = """
            # A

            [intent](gallery-action://backup/retry) <gallery-action://backup/retry>
            [old](https://old.example.com/) [page](b.md#c "T") [other][b] [kept](https://example.com/?a=1&amp;copy=2)
            ![image](i.svg) https://example.com/bare [folder](sub/)

            | [cell](b.md) |
            |---|

            <p><a href="b.md">raw</a></p>

            [b]: <b.md>

            """
        let result = try twin(
            text,
            [
                "b.md": "---\nslug: renamed\ntitle: B\n---\n\n## C\n", "sub/x.md": "# X\n",
                "i.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>",
            ])
        #expect(
            result == """
                # A

                [intent](https://gallery.example.com/open/backup/retry) <https://gallery.example.com/open/backup/retry>
                [old](https://new.example.com/) [page](renamed.md#c "T") [other][b] [kept](https://example.com/?a=1&amp;copy=2)
                ![image](i.svg) https://example.com/bare [folder](sub/index.html)

                | [cell](renamed.md) |
                |---|

                <p><a href="renamed.md">raw</a></p>

                [b]: <renamed.md>

                """)
    }

    @Test func leavesOutCommentsOfItsAuthors() throws {
        #expect(
            try twin("# A\n\nOne <!-- ask Ana --> two\n\n<!-- a\nb -->\n\nThree\n") == "# A\n\nOne  two\n\n\n\nThree\n")
    }

    @Test func isThereOnlyForPagesWithATextOfTheirOwn() throws {
        let site = SiteFixture(
            configuration: """
                title: Help
                url: https://help.example.com/
                locales:
                  - { code: en, name: English }
                  - { code: es, name: Español }
                """,
            files: [
                "en/index.md": "# Help\n\n[One](more/one.md)\n",
                "en/more/one.md": "---\ndescription: About (one).\n---\n\n# One [1]\n",
                "en/away.md": "---\ntitle: Away\nredirect: more/one.md\n---\n", "es/index.md": "# Ayuda\n",
                "en/hidden.md": "---\nhidden: true\n---\n\n# Hidden\n",
                "en/draft.md": "---\ndraft: true\n---\n\n# No\n",
            ])
        let output = try site.build().output
        #expect(
            output.keys.filter { $0.hasSuffix(".md") || $0.hasSuffix("llms.txt") }.sorted() == [
                "en/hidden.md", "en/index.md", "en/more/one.md", "es/index.md", "es/llms.txt", "llms.txt",
            ])
        #expect(
            output["llms.txt"] == """
                # Help

                ## Help

                - [Help](https://help.example.com/en/index.md)

                ## More

                - [One \\[1\\]](https://help.example.com/en/more/one.md): About (one).

                """)
        #expect(output["es/llms.txt"]?.contains("- [Ayuda](https://help.example.com/es/index.md)") == true)
        let page = try #require(output["en/more/one.html"])
        #expect(page.contains("<link rel=\"alternate\" type=\"text/markdown\" href=\"one.md\">"))
        #expect(output["es/more/one.html"]?.contains("text/markdown") == false)
    }

    @Test func isNotWrittenWhereTheSiteDoesNotWantIt() throws {
        let output = try SiteFixture(configuration: "title: Help\ntwins: false", files: ["index.md": "# A\n"]).build()
            .output
        #expect(output.keys.filter { $0.hasSuffix(".md") || $0.hasSuffix(".txt") } == ["robots.txt"])
        #expect(output["index.html"]?.contains("text/markdown") == false)
    }

    /// The twins of the repository's sites, read again: each destination is one that the page has, or a file.
    @Test(arguments: ["gallery", "manual"])
    func readAgainLeadsToFilesOfTheOutput(name: String) throws {
        let output = try SiteFixture.ofRepository(name).build().output
        var count = 0
        for (path, text) in output where path.hasSuffix(".md") {
            let (document, _) = Document.parse(SourceFile(name: path, text: text), bodyStart: 0, options: .site)
            for link in document.links {
                let destination = document.string(link.destination)
                guard !destination.contains(":"), !destination.hasPrefix("#") else { continue }
                var segments = path.split(separator: "/").dropLast().map(String.init)
                let end = destination.firstIndex { "?#".contains($0) } ?? destination.endIndex
                for segment in destination[..<end].split(separator: "/") {
                    if segment == ".." { segments.removeLast() } else { segments.append(String(segment)) }
                }
                #expect(output[segments.joined(separator: "/")] != nil, "\(path): \(destination)")
                count += 1
            }
        }
        #expect(count > 20)
    }
}
