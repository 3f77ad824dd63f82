import IntentCatalogue
import SourceText
import Testing

@testable import SiteBuild

@Suite struct SiteBuilderTests {
    private let catalogue = """
        version: 1
        scheme: gallery-action
        universal: https://gallery.example.com/open
        routes:
          project: { id: uuid }
          task: { id: uuid }
        intents:
          backup.retry:
            path: backup/retry
            title: { en: Retry, es: Reintentar }
            confirm: { en: "Retry?", es: "¿Reintentar?" }
            platforms: [ios, web]
          task.open:
            path: project/{project:uuid}/task/{task:uuid}
            since: "2.1"
            stack:
              - project: { id: project }
              - task: { id: task }
        destinations:
          https: { hosts: ["*"] }
          mailto: { addresses: [help@example.com] }
          rewrite:
            - { from: "https://old.example.com/", to: "https://new.example.com/" }
        """

    private let bilingual = """
        title: { en: Help, es: Ayuda }
        url: https://help.example.com/gallery/
        locales:
          - { code: en, name: English }
          - { code: es, name: Español }
        """

    @Test func buildsEveryFileOfASmallSiteAndNothingElse() throws {
        let site = SiteFixture(files: [
            "index.md": "# Welcome\n\nSee [retry](backup/retry.md#again) and ![](images/a.svg).\n",
            "backup/retry.md": "---\ntitle: Retry\n---\n\n## Again\n\n[Home](/index.md) [folder](./)\n",
            "images/a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\"/>",
            ".hidden/x.md": "no", "backup/.draft.md": "no", ".well-known/apple": "yes",
        ])
        let (report, output) = try site.build()
        #expect(report.findings.filter { $0.severity == .error } == [])
        #expect(
            SiteFixture.paths(output) == [
                ".well-known/apple", "404.html", "backup/index.html", "backup/retry.html", "backup/retry.md",
                "images/a.svg", "index.html", "index.md", "llms.txt", "robots.txt",
            ])
        let home = try #require(output["index.html"])
        #expect(home.contains("<a href=\"backup/retry.html#again\">retry</a>"))
        #expect(home.contains("<img src=\"images/a.svg\" alt=\"\" width=\"20\" height=\"10\""))
        let retry = try #require(output["backup/retry.html"])
        #expect(retry.contains("<a href=\"../index.html\">Home</a> <a href=\"index.html\">folder</a>"))
        #expect(retry.contains("<h2 id=\"again\">"))
    }

    @Test func givesTheSameBytesEveryTime() throws {
        var site = SiteFixture(configuration: bilingual, catalogue: catalogue)
        for number in 0..<40 {
            site.files["en/s\(number % 5)/p\(number).md"] = "# Page \(number)\n\n[x](p\(number).md)\n"
        }
        #expect(try site.build().output == site.build().output)
    }

    // MARK: Intents

    @Test func writesWhatTheContractSaysOfAnIntent() throws {
        let task = "project/0F8FAD5B-D9CB-469F-A165-70867728950E/task/7C9E6679-7425-40DE-944B-E07FC1F90AE7"
        let site = SiteFixture(
            configuration: bilingual, catalogue: catalogue,
            files: [
                "en/index.md": """
                # Home

                Open [the task](gallery-action://\(task)), [ask](mailto:help@example.com) or see
                [status](https://old.example.com/now).

                [Retry](gallery-action://backup/retry)
                """
            ])
        let (report, output) = try site.build()
        #expect(report.findings.filter { $0.severity == .error } == [])
        let page = try #require(output["en/index.html"])
        #expect(
            page.contains(
                """
                <a href="https://gallery.example.com/open/\(task)" data-intent="task.open" \
                data-intent-url="gallery-action://\(task)" \
                data-intent-params="{&quot;project&quot;:&quot;0F8FAD5B-D9CB-469F-A165-70867728950E&quot;,\
                &quot;task&quot;:&quot;7C9E6679-7425-40DE-944B-E07FC1F90AE7&quot;}" \
                data-intent-stack="[{&quot;project&quot;:{&quot;id&quot;:&quot;0F8FAD5B-D9CB-469F-A165-70867728950E&quot;}},\
                {&quot;task&quot;:{&quot;id&quot;:&quot;7C9E6679-7425-40DE-944B-E07FC1F90AE7&quot;}}]" \
                data-intent-since="2.1">the task</a>
                """))
        #expect(page.contains("<a href=\"mailto:help@example.com\">ask</a>"))
        #expect(
            page.contains(
                "<a href=\"https://new.example.com/now\" data-link=\"external\" rel=\"noopener\">status</a>"))
        #expect(
            page.contains(
                """
                <a href="https://gallery.example.com/open/backup/retry" class="intent-button" data-intent="backup.retry" \
                data-intent-url="gallery-action://backup/retry" data-intent-confirm="Retry?" \
                data-intent-platforms="ios web">Retry</a>
                """))
        #expect(!page.contains(" target="))
        let contract = try #require(site.input().catalogue?.contractVersion)
        #expect(
            page.contains(
                "<meta name=\"fingerpost-contract\" content=\"\(contract)\" data-schemes=\"gallery-action\">"))
        // The page's script asks for these and for no others.
        #expect(page.contains("<meta name=\"fingerpost-intents\" content=\"backup.retry task.open\">"))
        // The page that stands in for the translation asks in the reader's language.
        #expect(output["es/index.html"]?.contains("data-intent-confirm=\"¿Reintentar?\"") == true)
    }

    @Test(arguments: [RawHTMLPolicy.clean, .keep, .escape])
    func treatsRawHTMLAsTheSiteWantsIt(policy: RawHTMLPolicy) throws {
        let site = SiteFixture(
            configuration: "title: Help\nrawHTML: \(policy.rawValue)", catalogue: catalogue,
            files: [
                "index.md": "# Home\n\n<p><a href=\"b.md#x\">b</a> <a href='https://example.com/'>out</a></p>\n",
                "b.md": "# B\n\n## X\n",
            ])
        let (report, output) = try site.build()
        #expect(report.findings.filter { $0.severity == .error } == [])
        let page = try #require(output["index.html"])
        switch policy {
        case .clean:
            #expect(page.contains("<a href=\"b.html#x\">b</a>"))
            #expect(page.contains("<a href=\"https://example.com/\" data-link=\"external\" rel=\"noopener\">out</a>"))
        case .keep:
            #expect(page.contains("<p><a href=\"b.html#x\">b</a> <a href='https://example.com/'>out</a></p>"))
        case .escape:
            #expect(page.contains("&lt;a href=&quot;b.md#x&quot;&gt;"))
        }
    }

    // MARK: Languages

    @Test func buildsEveryLocaleWithFallbacksAndIndexes() throws {
        let site = SiteFixture(
            configuration: bilingual,
            files: [
                "en/index.md": "# Help\n", "es/index.md": "# Ayuda\n",
                "en/a.md": "# A\n\n[b](b.md#one) [b](b.md#two) [home](index.md)\n\n![](../shared.svg)\n",
                "en/b.md": "# B\n\n## One\n\n## Two\n", "es/b.md": "---\nslug: be\n---\n\n# Be\n\n## Two\n",
                "shared.svg": "<svg/>",
            ])
        let (report, output) = try site.build()
        #expect(report.findings.filter { $0.severity == .error } == [])
        #expect(
            SiteFixture.paths(output) == [
                "404.html", "en/404.html", "en/a.html", "en/a.md", "en/b.html", "en/b.md", "en/index.html",
                "en/index.md", "es/404.html", "es/a.html", "es/be.html", "es/be.md", "es/index.html", "es/index.md",
                "es/llms.txt", "index.html", "llms.txt", "robots.txt", "shared.svg", "sitemap.xml",
            ])
        let fallback = try #require(output["es/a.html"])
        #expect(
            fallback.contains(
                "<a href=\"be.html\">b</a> <a href=\"be.html#two\">b</a> <a href=\"index.html\">home</a>"))
        #expect(fallback.contains("src=\"../shared.svg\""))
        #expect(fallback.contains("<link rel=\"canonical\" href=\"https://help.example.com/gallery/en/a.html\">"))
        #expect(fallback.contains("Esta página aún no está traducida"))
        #expect(fallback.contains("lang=\"en\""))
        let translated = try #require(output["es/be.html"])
        // Search engines take no relative address; readers are led on the copy that they look at.
        let address = "https://help.example.com/gallery/"
        #expect(
            translated.contains("<link rel=\"alternate\" hreflang=\"en\" href=\"\(address)en/b.html\">"))
        #expect(translated.contains("hreflang=\"en\">English</a>"))
        #expect(translated.contains("<a href=\"../en/b.html\""))
        let start = try #require(output["index.html"])
        #expect(start.contains("<link rel=\"alternate\" hreflang=\"es\" href=\"\(address)es/\">"))
        #expect(output["404.html"]?.contains("href=\"/gallery/en/index.html\"") == true)
        #expect(output["es/404.html"]?.contains("href=\"/gallery/es/index.html\"") == true)
        #expect(output["index.html"]?.contains("href=\"es/index.html\"") == true)
    }

    @Test(arguments: [
        ("/a.svg", "https://example.com/x/a.svg"), ("https://cdn.example.com/b.png", "https://cdn.example.com/b.png"),
    ])
    func namesThePictureForPreviews(image: String, expected: String) throws {
        let site = SiteFixture(
            configuration: "title: Help\nurl: https://example.com/x", catalogue: catalogue,
            files: ["index.md": "---\ntitle: Home\nimage: \(image)\n---\n", "a.svg": "<svg/>"])
        let (report, output) = try site.build()
        #expect(report.findings.filter { $0.severity == .error } == [])
        #expect(output["index.html"]?.contains("<meta property=\"og:image\" content=\"\(expected)\">") == true)
    }

    @Test func letsTheContentReplaceWhatTheBuildWouldMake() throws {
        let site = SiteFixture(
            configuration: bilingual,
            files: [
                "index.md": "# Choose\n\n[English](en/index.md)\n", "en/index.md": "# Help\n",
                "en/404.md": "---\ntitle: Gone\nhidden: true\n---\n", "robots.txt": "User-agent: *\nDisallow: /\n",
            ])
        let (report, output) = try site.build()
        #expect(report.findings.filter { $0.severity == .error } == [])
        #expect(
            SiteFixture.paths(output) == [
                "404.html", "en/404.html", "en/404.md", "en/index.html", "en/index.md", "es/404.html",
                "es/index.html", "es/llms.txt", "index.html", "index.md", "llms.txt", "robots.txt", "sitemap.xml",
            ])
        #expect(output["index.html"]?.contains("<a href=\"en/index.html\">English</a>") == true)
        #expect(output["en/404.html"]?.contains("<h1>Gone</h1>") == true)
        #expect(output["robots.txt"] == "User-agent: *\nDisallow: /\n")
    }

    // MARK: Old addresses

    @Test func leadsFromOldAddressesAndOldAnchors() throws {
        let site = SiteFixture(
            configuration: "title: Help\nurl: https://example.com/", catalogue: catalogue,
            files: [
                "index.md": "# Home\n\n[old](a.md#former)\n",
                "a.md": """
                ---
                aliases: [old/a, "old/list#x": "#now", "#former": "#now", "#start"]
                ---

                # A

                ## Now
                """,
                "away.md": "---\ntitle: Away\nredirect: https://status.example.com/\n---\n",
                "inside.md": "---\ntitle: Inside\nredirect: a.md#now\n---\n",
            ])
        let (report, output) = try site.build()
        #expect(report.findings.filter { $0.severity == .error } == [])
        #expect(
            SiteFixture.paths(output) == [
                "404.html", "a.html", "a.md", "away.html", "index.html", "index.md", "inside.html", "llms.txt",
                "old/a.html", "old/list.html", "robots.txt", "sitemap.xml",
            ])
        #expect(output["old/a.html"]?.contains("url=../a.html\"") == true)
        #expect(output["old/list.html"]?.contains("content=\"../a.html#now\" data-fragment=\"x\"") == true)
        #expect(output["a.html"]?.contains("<h2 id=\"now\"><span id=\"former\"></span>") == true)
        #expect(output["a.html"]?.contains("<span id=\"start\"></span>") == true)
        #expect(output["away.html"]?.contains("url=https://status.example.com/\"") == true)
        #expect(output["inside.html"]?.contains("url=a.html#now\"") == true)
        #expect(output["sitemap.xml"]?.contains("away.html") == false)
    }

    // MARK: What is refused

    /// Files beside a good `index.md`, and the findings they give.
    @Test(
        arguments: [
            (["a.md": "text"], ["missing-title content/a.md"]),
            (["a.md": "# A\n\n[x](b.md)"], ["missing-page content/a.md"]),
            (["a.md": "# A\n\n[x](b.md)", "b.md": "---\ndraft: true\n---\n# B"], ["missing-page content/a.md"]),
            (["a.md": "# A\n\n[x](index.md#no)"], ["missing-anchor content/a.md"]),
            (["a.md": "# A\n\n![x](no.png)"], ["missing-asset content/a.md"]),
            (["a.md": "---\ntitle: A\nimage: no.png\n---\n"], ["missing-asset content/a.md"]),
            (["a.md": "---\ntitle: A\nredirect: no.md\n---\n"], ["missing-page content/a.md"]),
            (["a.md": "---\ntitle: A\nredirect: https://example.com/\n---\n"], ["host-not-allowed content/a.md"]),
            (["a.md": "# A", "b.md": "---\ntitle: B\nslug: a\n---\n"], ["output-collision content/b.md"]),
            (["a.md": "# A", "a.html": "x"], ["output-collision content/a.html"]),
            (["a.md": "# A", "a.markdown": "# A"], ["output-collision content/a.md"]),
            (["a.md": "---\ntitle: A\naliases: b\n---\n", "b.md": "# B"], ["output-collision content/a.md"]),
            (["a.md": "---\ntitle: A\naliases: {'#x': '#no'}\n---\n"], ["missing-anchor content/a.md"]),
            (["a.md": "---\naliases: '#a'\n---\n# A"], ["alias-conflict content/a.md"]),
            (
                [
                    "a.md": "---\ntitle: A\nredirect: b.md\n---\n", "b.md": "---\ntitle: B\nredirect: a.md\n---\n",
                ], ["front-matter-value content/a.md", "front-matter-value content/b.md"]
            ), (["a.md": "---\ntitle: A\ntemplate: wide\n---\n"], ["front-matter-value content/a.md"]),
            (["a.md": "---\ntitle: A\n"], ["front-matter-syntax content/a.md"]),
            (["a.md": "---\ntitle: A\n---\n\u{0}"], ["invalid-encoding content/a.md"]),
            (["a.md": "# A\n\n[x](gallery-action://backup/retry)"], ["unknown-scheme content/a.md"]),
        ] as [([String: String], [String])])
    func refusesWhatIsWrong(files: [String: String], expected: [String]) throws {
        var site = SiteFixture(files: files)
        site.files["index.md"] = "# Home\n"
        let (report, output) = try site.build()
        #expect(report.findings.filter { $0.severity == .error }.map { "\($0.rule) \($0.place.file)" } == expected)
        #expect(output.isEmpty)
        // Looking for what is wrong gives the same answer as building.
        #expect(try SiteBuilder(site.input()).audit().findings == report.findings)
    }

    @Test func reportsFilesThatCannotBeRead() throws {
        var input = try SiteFixture(files: ["index.md": "# Home\n"]).input()
        input.content = SourceTree(paths: ["index.md", "b.md"], namePrefix: "content/") { path in
            path == "b.md"
                ? .failure(FileFault(message: "cannot be read")) : .success(Array("# Home\n\n[b](b.md#x)\n".utf8))
        }
        let (report, output) = try SiteBuilder(input).build(theme: #require(Theme.load().theme))
        #expect(report.unreadable.map(\.name) == ["content/b.md"])
        #expect(report.findings == [])
        #expect(output == nil)
    }
}

/// Languages of a site compared, and comments that leave findings out for a time.
@Suite struct SiteParityTests {
    private let catalogue = """
        version: 1
        scheme: gallery-action
        intents:
          backup.retry: { path: backup/retry, title: { en: Retry } }
          photos.search: { path: search, title: { en: Search }, query: { q: "text(1...80)" } }
        destinations: { https: { hosts: ["*"] } }
        """
    private let locales = "title: Help\nlocales: [{ code: en, name: English }, { code: es, name: Español }]\n"

    private func findings(_ files: [String: String], today: String? = nil) throws -> [Finding] {
        var site = SiteFixture()
        site.configuration = locales
        site.catalogue = catalogue
        site.files = files
        var input = try site.input()
        input.today = today.flatMap { CalendarDate($0) }
        // The catalogue has titles in one language alone.
        return SiteBuilder(input).audit().findings.filter { $0.place.file.hasPrefix("content/") }
    }

    @Test func comparesEachPageWithTheDefaultLanguage() throws {
        let retry = "# A\n\nTap [x](gallery-action://backup/retry) or [y](gallery-action://search?q=sea) now.\n"
        let found = try findings([
            "en/a.md": retry, "es/a.md": "# A\n\nToca [x] (gallery-action://backup/retry) ahora.\n", "en/b.md": retry,
            "es/c.md": "# C\n\nToca [x](gallery-action://backup/retry) ahora.\n",
        ])
        let parity = found.filter { $0.rule == "intent-parity" }
        #expect(Set(parity.map(\.place.file)) == ["content/es/a.md"])
        #expect(
            parity.map(\.message) == [
                "the link to `gallery-action://search?q=sea` is missing here and is in the `en` text",
                "`gallery-action://backup/retry` is no link here and is one in the `en` text",
            ])
        #expect(parity.allSatisfy { $0.related.first?.place.file == "content/en/a.md" })
        #expect(found.contains { $0.rule == "lost-intent" })
    }

    @Test func commentsCoverFindingsOfTheWholeSite() throws {
        let comment = "<!-- fingerpost-ignore-file intent-parity until=2027-01-31: the agency is at work -->"
        let files = [
            "en/a.md": "# A\n\nTap [x](gallery-action://backup/retry) or [y](gallery-action://search?q=s) now.\n",
            "es/a.md": "# A\n\n\(comment)\n\nNada.\n",
        ]
        #expect(try findings(files).isEmpty)
        #expect(try findings(files, today: "2027-01-31").isEmpty)
        #expect(
            try findings(files, today: "2027-02-01").map(\.rule)
                == ["intent-parity", "intent-parity", "expired-suppression"])
    }

    @Test func commentsReachNoPage() throws {
        for policy in ["clean", "escape", "keep"] {
            var site = SiteFixture()
            site.configuration = "title: Help\nrawHTML: \(policy)\n"
            site.files = [
                "index.md": """
                # A

                <!-- fingerpost-ignore near-miss until=2099-01-31: why -->
                See [it] (index.md) <!-- fingerpost-ignore missing-alt until=2099-01-31: why --> ![](a.png) too.

                <div>
                <!-- fingerpost-ignore missing-page until=2099-01-31: why -->
                <b>kept</b>
                </div>
                """,
                "a.png": "x",
            ]
            let built = try site.build()
            let page = built.output["index.html"] ?? ""
            #expect(page.contains("too."), "\(policy): \(built.report.findings)")
            #expect(!page.contains("fingerpost-ignore"), "\(policy)")
        }
    }
}
