import Documents
import SourceText
import Testing

@testable import SiteBuild

@Suite struct SitemapTests {
    private func model(_ files: [(String, String)], locales: [SiteLocale]) -> SiteModel {
        SiteModel(
            locales: locales,
            sources: files.map { path, yaml in
                let file = SourceFile(name: path, text: "---\n\(yaml)\n---\n")
                return SiteSource(
                    path: path, name: path,
                    frontMatter: FrontMatter.decode(file, split: FrontMatterSplit(file.bytes)).frontMatter)
            })
    }

    private func sitemap(_ model: SiteModel, _ limit: Int = 50_000) throws -> [(path: String, text: String)] {
        let address = try #require(SiteAddress("https://example.com/help/"))
        return Sitemap(model, address: address).files(addressLimit: limit).map {
            ($0.path, String(decoding: $0.bytes, as: UTF8.self))
        }
    }

    @Test func listsTranslationsWithTheirAlternates() throws {
        let model = model(
            [
                ("en/index.md", "updated: 2026-03-01"), ("en/only.md", ""), ("en/hidden.md", "hidden: true"),
                ("en/away.md", "redirect: only.md"), ("es/index.md", ""),
            ], locales: [SiteLocale(code: "en", name: "English"), SiteLocale(code: "es", name: "Español")])
        let files = try sitemap(model)
        let links = """
            <xhtml:link rel="alternate" hreflang="en" href="https://example.com/help/en/"/>\
            <xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/help/en/"/>\
            <xhtml:link rel="alternate" hreflang="es" href="https://example.com/help/es/"/>
            """
        #expect(files.map(\.path) == ["sitemap.xml"])
        #expect(
            files[0].text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
                <url><loc>https://example.com/help/en/</loc><lastmod>2026-03-01</lastmod>\(links)</url>
                <url><loc>https://example.com/help/en/only.html</loc></url>
                <url><loc>https://example.com/help/es/</loc>\(links)</url>
                </urlset>

                """)
    }

    @Test func splitsWhatOneFileMayNotHold() throws {
        let model = model((0..<7).map { ("p\($0).md", "") }, locales: [])
        let files = try sitemap(model, 3)
        #expect(files.map(\.path) == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"])
        #expect(files[0].text.contains("<loc>https://example.com/help/sitemap-3.xml</loc>"))
        #expect(
            files.dropFirst().map { $0.text.split(separator: "\n").filter { $0.hasPrefix("<url>") }.count } == [
                3, 3, 2,
            ])
    }

    @Test func tellsCrawlersWhereTheSitemapIs() throws {
        let address = try #require(SiteAddress("https://example.com"))
        #expect(
            String(decoding: robotsFile(address: address), as: UTF8.self)
                == "User-agent: *\nDisallow:\n\nSitemap: https://example.com/sitemap.xml\n")
        #expect(String(decoding: robotsFile(address: nil), as: UTF8.self) == "User-agent: *\nDisallow:\n")
    }
}
