import Foundation
import SourceText
import Testing

@testable import SiteBuild

@Suite struct StructuredDataTests {
    private func graph(of page: String) throws -> [[String: Any]] {
        let start = try #require(page.range(of: "<script type=\"application/ld+json\">"))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        let json = try JSONSerialization.jsonObject(with: Data(page[start.upperBound..<end.lowerBound].utf8))
        return try #require((json as? [String: Any])?["@graph"] as? [[String: Any]])
    }

    @Test func tellsTheWayToAPage() throws {
        let output = try SiteFixture(
            configuration: "title: Help\nurl: https://help.example.com/",
            files: ["index.md": "# Start\n", "more/a.md": "# A </script><b> & \"c\"\n"]
        ).build().output
        let graph = try graph(of: try #require(output["more/a.html"]))
        #expect(graph.count == 1)
        #expect(graph[0]["@type"] as? String == "BreadcrumbList")
        let steps = try #require(graph[0]["itemListElement"] as? [[String: Any]])
        #expect(steps.map { $0["name"] as? String } == ["Start", "More", "A  & \"c\""])
        #expect(
            steps.map { $0["item"] as? String } == [
                "https://help.example.com/", "https://help.example.com/more/", "https://help.example.com/more/a.html",
            ])
        #expect(output["index.html"]?.contains("ld+json") == false)
    }

    @Test func tellsQuestionsAndAnswersOfAPageThatHasThem() throws {
        let text = """
            ---
            title: Questions
            faq: true
            ---

            Introduction.

            ## Backup

            ### Does it *work*?

            Yes, [it](https://example.com) does:

            - one `x`
            - two

            ### Without an answer

            ## How much?

            | a | b |
            |---|---|
            | c | d |

            """
        let site = SiteFixture(
            catalogue: "version: 1\nscheme: g-a\ndestinations:\n  https: { hosts: [\"*\"] }\n", files: ["a.md": text])
        let graph = try graph(of: try #require(try site.build().output["a.html"]))
        #expect(graph.map { $0["@type"] as? String } == ["FAQPage"])
        let questions = try #require(graph[0]["mainEntity"] as? [[String: Any]])
        #expect(questions.map { $0["name"] as? String } == ["Does it work?", "How much?"])
        #expect(
            questions.map { ($0["acceptedAnswer"] as? [String: Any])?["text"] as? String } == [
                "Yes, it does:\none x\ntwo", "a b\nc d",
            ])
    }

    @Test func aPageWithoutAQuestionIsToldOf() throws {
        let report = try SiteFixture(files: ["a.md": "---\ntitle: A\nfaq: true\n---\n\nText\n"]).build().report
        #expect(report.findings.map(\.rule) == ["front-matter-value"])
        #expect(report.findings.first?.severity == .warning)
    }
}
