import LinkAudit
import SourceText
import Testing

@testable import SiteBuild

@Suite struct SiteConfigurationTests {
    private func decode(_ text: String) -> (SiteConfiguration?, [Finding], (Finding) -> String) {
        let file = SourceFile(name: "fingerpost.yaml", text: text)
        let (configuration, findings) = SiteConfiguration.decode(file)
        return (
            configuration, findings,
            { $0.place.range.map { String(decoding: file.bytes[$0.range], as: UTF8.self) } ?? "nowhere" }
        )
    }

    @Test func readsEveryKey() throws {
        let (read, findings, _) = decode(
            """
            title: { en: Gallery Help, es: Ayuda de Gallery }
            description: How to use Gallery
            url: https://help.example.com/gallery
            content: ./help/
            catalogue: ../app/intents.yaml
            output: build/site
            templates: theme
            locales:
              - { code: en, name: English }
              - { code: es, name: Español, dir: ltr }
            default: es
            rawHTML: escape
            navigation: { limit: 50 }
            toc: 4
            texts: { menu: { es: Índice }, notFoundTitle: Start }
            exclude: [drafts/, "**/*.tmp"]
            lint: { severity: { missing-alt: error, heading-skips: "off" }, fail-on: warning, max-warnings: 3 }
            """)
        #expect(findings == [])
        let site = try #require(read)
        #expect(site.title.text(site.locales[0], default: site.locales[1]) == "Gallery Help")
        #expect(site.description?.text(site.locales[1], default: site.locales[1]) == "How to use Gallery")
        #expect(site.address?.text == "https://help.example.com/gallery/")
        #expect(site.address?.path == "/gallery/")
        #expect(site.contentFolder == "help")
        #expect(site.catalogueFile == "../app/intents.yaml" && site.namesCatalogue)
        #expect(site.outputFolder == "build/site")
        #expect(site.templatesFolder == "theme")
        #expect(site.locales.map(\.code) == ["en", "es"])
        #expect(site.locales[1].direction == .leftToRight)
        #expect(site.defaultLocale == 1)
        #expect(site.rawHTML == .escape)
        #expect(site.navigationLimit == 50)
        #expect(site.tableOfContentsDepth == 4)
        #expect(site.texts[.menu]?.byLocale == ["es": "Índice"])
        #expect(site.texts[.notFoundTitle]?.common == "Start")
        #expect(!site.includes("drafts/a.md") && !site.includes("en/x.tmp") && site.includes("en/a.md"))
    }

    @Test func readsWhichFindingsCount() throws {
        let text =
            "title: Help\nlint: { severity: { missing-alt: error, heading-skips: off }, fail-on: note, max-warnings: 0 }"
        let site = try #require(decode(text).0)
        func finding(_ rule: String) -> Finding {
            Finding(rule: rule, severity: .warning, place: Place(file: "a", range: nil), message: "")
        }
        let graded = site.lint.severities.apply(to: ["missing-alt", "heading-skips", "near-miss"].map(finding))
        #expect(graded.map(\.rule) == ["missing-alt", "near-miss"])
        #expect(graded.map(\.severity) == [.error, .warning])
        #expect(site.lint.failLevel == .note && site.lint.maximumWarnings == 0)
    }

    @Test(
        arguments: [
            (
                "severity: { missing-atl: off }", "missing-atl", "there is no rule `missing-atl`",
                "did you mean `missing-alt`?"
            ),
            ("severity: { missing-alt: of }", "of", "`of` is no severity", "did you mean `off`?"),
            (
                "severity: { unknown-intent: off }", "off", "`unknown-intent` is a security rule and stays an error",
                "remove the line"
            ),
            (
                "severity: { catalogue-key: off }", "off",
                "`catalogue-key` stays an error: nothing can be read past it",
                "remove the line"
            ),
            ("severty: {}", "severty", "unknown key `severty` in `lint`", "did you mean `severity`?"),
            ("severity: [a]", "[a]", "`severity` must be a mapping, not a list", nil),
            ("fail-on: never", "never", "`fail-on` cannot be `never`", "known: `error`, `warning`, `note`"),
            ("max-warnings: -1", "-1", "`max-warnings` must be 0 to 9223372036854775807, not -1", nil),
        ])
    func tellsWhatIsWrongAboutWhichFindingsCount(_ lint: String, _ place: String, _ message: String, _ help: String?) {
        let (site, findings, text) = decode("title: Help\nlint: { \(lint) }")
        #expect(site == nil)
        #expect(findings.map(\.message) == [message])
        #expect(findings.map(text) == [place])
        #expect(findings.map(\.help) == [help])
    }

    @Test func hasDefaultsForAllButTheTitle() throws {
        let site = try #require(decode("title: Help").0)
        #expect(site.contentFolder == "content")
        #expect(site.catalogueFile == "intents.yaml" && !site.namesCatalogue)
        #expect(site.locales.map(\.code) == ["en"])
        #expect(site.rawHTML == .clean)
    }

    @Test(arguments: [
        ("titel: Help", "configuration-key", "titel"), ("", "configuration-key", ""),
        ("title: [a]", "configuration-value", "[a]"), ("title: {en: a, fr: b}", "configuration-key", "fr"),
        ("title: a\nurl: http://example.com", "configuration-value", "http://example.com"),
        ("title: a\nurl: https://example.com/?q", "configuration-value", "https://example.com/?q"),
        ("title: a\nurl: https://user@example.com/", "configuration-value", "https://user@example.com/"),
        ("title: a\nurl: https://-a.com", "configuration-value", "https://-a.com"),
        ("title: a\nurl: https://a.com/../b", "configuration-value", "https://a.com/../b"),
        ("title: a\ncontent: /etc", "configuration-value", "/etc"),
        ("title: a\ncontent: a/../..", "configuration-value", "a/../.."),
        ("title: a\ncontent: .", "configuration-value", "."),
        ("title: a\noutput: content/site", "configuration-value", "content/site"),
        ("title: a\nlocales: []", "configuration-value", "[]"),
        ("title: a\nlocales: [{code: english, name: English}]", "configuration-value", "english"),
        ("title: a\nlocales: [{code: en, name: A}, {code: EN, name: B}]", "configuration-value", "EN"),
        ("title: a\nlocales: [{code: en}]", "configuration-key", "{"),
        ("title: a\nlocales: [{code: en, name: A, dir: up}]", "configuration-value", "up"),
        ("title: a\ndefault: es", "configuration-value", "es"),
        ("title: a\nrawHTML: drop", "configuration-value", "drop"),
        ("title: a\nnavigation: {limit: 1}", "configuration-value", "1"),
        ("title: a\nnavigation: {limits: 9}", "configuration-key", "limits"),
        ("title: a\ntoc: 9", "configuration-value", "9"),
        ("title: a\ntexts: {menue: x}", "configuration-key", "menue"),
        ("title: a\nembedders: [http://a.com]", "configuration-value", "http://a.com"),
        ("title: a\nembedders: https://a.com/app", "configuration-value", "https://a.com/app"),
        ("title: a\nembedders: https://a.com/", "configuration-value", "https://a.com/"),
        ("title: a\nembedders: ['*']", "configuration-value", "'*'"),
        ("title: a\ntitle: b", "yaml-duplicate-key", "title"), ("title: *a", "yaml-syntax", "*a"),
    ])
    func refusesWrongValuesAtTheirPlace(text: String, rule: String, place: String) {
        let (site, findings, words) = decode(text)
        #expect(site == nil)
        #expect(findings.contains { $0.rule == rule && words($0) == place }, "\(findings)")
    }

    @Test func takesOriginsThatMayEmbedTheSite() {
        let site = decode("title: a\nembedders: [https://App.example.com, 'https://a.example:8443']").0
        #expect(site?.embedders == ["https://app.example.com", "https://a.example:8443"])
    }

    @Test func namesTheNearestKey() {
        #expect(decode("title: a\ncatalog: b").1.first?.help == "did you mean `catalogue`?")
        #expect(decode("title: a\nrawHTML: kepp").1.first?.help == "did you mean `keep`?")
    }

    @Test(arguments: [
        ("drafts", "drafts/a/b.md", true), ("drafts/", "drafts/a.md", true), ("drafts", "drafts2/a.md", false),
        ("*.tmp", "a.tmp", true), ("*.tmp", "b/a.tmp", false), ("**/*.tmp", "a.tmp", true),
        ("**/*.tmp", "b/c/a.tmp", true), ("a/**/z", "a/z", true), ("a/**/z", "a/b/c/z", true),
        ("a/**/z", "a/b/c/y", false), ("a?c", "abc", true), ("a?c", "a/c", false), ("*a*b*c", "xaybzc", true),
        ("*a*b*c", "xaybz", false), ("en/*/x.md", "en/a/x.md", true), ("en/*/x.md", "en/a/b/x.md", false),
    ])
    func matchesPathsByPattern(pattern: String, path: String, expected: Bool) {
        #expect(GlobPattern(pattern).matches(path) == expected)
    }

    @Test func writesAbsoluteAddresses() {
        let site = SiteAddress("https://example.com:8443/a")
        #expect(
            site.map { String(decoding: $0.address(of: PathBytes("en/index.html")), as: UTF8.self) }
                == "https://example.com:8443/a/en/")
        #expect(
            site.map { String(decoding: $0.address(of: PathBytes("b c.html")), as: UTF8.self) }
                == "https://example.com:8443/a/b%20c.html")
    }
}
