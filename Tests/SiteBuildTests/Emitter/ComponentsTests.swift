import SourceText
import Testing

@testable import SiteBuild

/// Tabs, steps, figures and link cards as pages carry them.
struct ComponentsTests {
    private static let catalogue = """
        version: 1
        scheme: gallery-action
        intents: { backup.retry: { path: backup/retry } }
        destinations: { https: { hosts: ["*"] } }
        """

    private func article(_ text: String, configuration: String = "title: Help") throws -> String {
        let site = SiteFixture(
            configuration: configuration, catalogue: Self.catalogue,
            files: [
                "index.md": "# Home", "page.md": "# Page\n\n" + text,
                "other.md": "---\ntitle: Other\ndescription: All & everything.\n---\n\n## Part\n", "a.svg": "<svg/>",
            ])
        let (report, output) = try site.build()
        #expect(report.findings.filter { $0.severity == .error } == [])
        return try #require(output["page.html"])
    }

    @Test func tabsStandOneBelowTheOtherUnderTheirNames() throws {
        let html = try article(
            ":::tabs\n:::tab iOS & iPadOS\n## A\n:::\n:::tab Android\n[o](other.md#part)\n:::\n:::\n")
        #expect(
            html.contains(
                """
                <div class="tabs">
                <div class="tab">
                <p class="tab-title">iOS &amp; iPadOS</p>
                <h2 id="a">A</h2>
                </div>
                <div class="tab">
                <p class="tab-title">Android</p>
                <p class="link-card"><a href="other.html#part">o</a> <span>All &amp; everything.</span></p>
                </div>
                </div>

                """))
        #expect(html.contains("<script defer src=\"assets/tabs.js\"></script>"))
        #expect(!(try article("text")).contains("tabs.js"))
    }

    @Test func stepsAreANumberedListInABox() throws {
        let html = try article(":::steps\n1. one\n2. two\n:::\n")
        #expect(html.contains("<div class=\"steps\">\n<ol>\n<li>one</li>\n<li>two</li>\n</ol>\n</div>\n"))
    }

    @Test func anImageWithATitleAloneInAParagraphIsAFigure() throws {
        let html = try article("![An A](a.svg \"The & caption\")\n")
        #expect(
            html.contains(
                "<figure>\n<img src=\"a.svg\" alt=\"An A\" />\n<figcaption>The &amp; caption</figcaption>\n</figure>"))
        #expect(try article("![An A](a.svg)\n").contains("<p><img src=\"a.svg\" alt=\"An A\" /></p>"))
        #expect(try article("Text ![A](a.svg \"t\")\n").contains("<img src=\"a.svg\" alt=\"A\" title=\"t\" />"))
    }

    @Test(arguments: [
        ("[Status](https://status.example.com/now)", "status.example.com"),
        ("[Other](other.md)", "All &amp; everything."),
    ])
    func aParagraphThatIsOneLinkIsACard(text: String, summary: String) throws {
        let html = try article(text + "\n")
        #expect(html.contains("<p class=\"link-card\"><a href="))
        #expect(html.contains("</a> <span>\(summary)</span></p>"))
    }

    @Test(arguments: [
        "See [Other](other.md)", "- [Other](other.md)\n\n- [Other](other.md)", "> [Other](other.md)", "[here](#page)",
        "[![A](a.svg)](other.md)", "[Retry](gallery-action://backup/retry)", "[file](a.svg)",
        "x[^1]\n\n[^1]: [O](other.md)",
    ])
    func otherLinksAreNoCards(text: String) throws {
        #expect(!(try article(text + "\n")).contains("link-card"))
    }

    @Test func anAddressThatIsItsOwnTextNamesItsHostOnce() throws {
        let html = try article("<https://status.example.com/now>\n")
        #expect(html.contains("<p class=\"link-card\">"))
        #expect(!html.contains("<span>status.example.com</span>"))
    }
}
