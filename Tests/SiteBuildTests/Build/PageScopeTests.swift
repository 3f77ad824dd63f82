import IntentCatalogue
import SourceText
import Testing

@testable import SiteBuild

/// What a page says of the app that it is about.
@Suite struct PageScopeTests {
    private func page(_ frontMatter: String, locale: String = "en") throws -> String {
        let site = SiteFixture(
            configuration: "title: Help\nlocales:\n  - { code: \(locale), name: X }\n",
            files: ["index.md": "---\n\(frontMatter)\n---\n\n# Home\n"])
        let (report, output) = try site.build()
        #expect(report.findings.filter { $0.severity == .error } == [])
        return try #require(output["index.html"])
    }

    @Test(arguments: [
        ("since: \"2.10\"", "en", "<span>From version 2.10</span>"),
        ("until: \"2.9\"", "en", "<span>Up to version 2.9</span>"),
        ("since: \"2.1\"\nuntil: \"2.9\"", "en", "<span>Versions 2.1\u{2013}2.9</span>"),
        (
            "since: \"2.1\"\nplatforms: [ios, web, fridge]", "es",
            "<span>Desde la versión 2.1</span><span>iOS</span><span>Web</span><span>fridge</span>"
        ),
        ("platforms: android", "en", "<span>Android</span>"),
    ])
    func namesVersionsAndPlatformsAboveTheTitle(_ frontMatter: String, _ locale: String, _ spans: String) throws {
        let html = try page(frontMatter, locale: locale)
        let scope = "<p class=\"page-scope\">" + spans + "</p>"
        #expect(html.contains(scope))
        let place = try #require(html.firstRange(of: scope)?.lowerBound)
        #expect(place < (try #require(html.firstRange(of: "<h1")?.lowerBound)))
    }

    @Test func saysNothingWhereThePageSaysNothing() throws {
        let html = try page("description: x")
        #expect(!html.contains("page-scope"))
        #expect(!html.contains("fingerpost-screen"))
    }

    @Test func carriesTheNameOfTheScreen() throws {
        #expect(
            try page("screen: settings.backup").contains(
                "<meta name=\"fingerpost-screen\" content=\"settings.backup\">"))
    }
}
