import Testing

@testable import SiteBuild

/// The list of what a section holds, below the text of its page.
@Suite struct SectionCardsTests {
    private let pages = ["backup/a.md": "# Alpha\n", "backup/b/index.md": "# Beta\n", "backup/b/c.md": "# Gamma\n"]

    private func index(_ text: String) throws -> String {
        let site = SiteFixture(files: pages.merging(["index.md": "# Home\n", "backup/index.md": text]) { $1 })
        return try #require(try site.build().output["backup/index.html"])
    }

    @Test func isLeftOutWhereTheTextLinksToAllOfIt() throws {
        let html = try index("# Backup\n\n- [a](a.md)\n- [b](b/index.md#beta)\n")
        #expect(!html.contains("class=\"cards\""))
        #expect(!html.contains("In this section"))
    }

    @Test(arguments: [
        "# Backup\n\nSee [a](a.md).\n", "# Backup\n\n[a](a.md) and [deeper](b/c.md)\n",
        "# Backup\n\n[a](a.md)\n\n[unused]: b/index.md\n",
    ])
    func isWholeWhereTheTextLeavesOneOut(text: String) throws {
        let html = try index(text)
        #expect(html.contains("<li><a href=\"a.html\">Alpha</a></li>"))
        #expect(html.contains("<li><a href=\"b/index.html\">Beta</a></li>"))
    }

    @Test func followsTheOriginalOnAPageThatStandsInForATranslation() throws {
        let site = SiteFixture(
            configuration: """
                title: Help
                locales:
                  - { code: en, name: English }
                  - { code: es, name: Español }
                """,
            files: [
                "en/index.md": "# Home\n", "es/index.md": "# Inicio\n", "en/backup/index.md": "# Backup\n\n[a](a.md)\n",
                "en/backup/a.md": "# Alpha\n", "es/backup/a.md": "# Alfa\n",
            ])
        let output = try site.build().output
        let html = try #require(output["es/backup/index.html"])
        #expect(html.contains("<a href=\"a.html\">a</a>"))
        #expect(!html.contains("class=\"cards\""))
    }
}
