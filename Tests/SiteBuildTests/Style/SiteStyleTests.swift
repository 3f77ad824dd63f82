import SourceText
import Testing

@testable import SiteBuild

/// `theme:` and `edit:`: what is taken, what is refused, and what contrast comes out.
struct SiteStyleTests {
    private func decode(_ theme: String) -> (style: SiteStyle?, findings: [Finding]) {
        let (configuration, findings) = SiteConfiguration.decode(
            SourceFile(name: "fingerpost.yaml", text: "title: Help\n" + theme + "\n"))
        return (configuration?.style, findings)
    }

    /// Ratios as WCAG's own examples and other calculators have them.
    @Test(arguments: [
        ("#000000", "#ffffff", 21.0), ("#ffffff", "#ffffff", 1.0), ("#767676", "#ffffff", 4.54),
        ("#777777", "#ffffff", 4.47), ("#0000ff", "#ffffff", 8.59), ("#ff0000", "#ffffff", 3.99),
        ("#2456c7", "#fff", 6.50),
    ])
    func worksOutContrast(one: String, two: String, ratio: Double) throws {
        let (one, two) = (try #require(RGBColor(one)), try #require(RGBColor(two)))
        #expect(abs(one.contrast(with: two) - ratio) < 0.01, "\(one.contrast(with: two))")
        #expect(one.contrast(with: two) == two.contrast(with: one))
    }

    @Test func theNearestShadeIsReadableAndTheOneBeforeItIsNot() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let color = RGBColor(
                red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
                blue: .random(in: 0...255, using: &generator))
            for scheme in [AccentContrast.Scheme.light, .darkness] {
                let contrast = AccentContrast(scheme: scheme)
                let nearest = contrast.nearestReadable(color)
                #expect(contrast.ratio(nearest) >= AccentContrast.needed, "\(color.text)")
                #expect(contrast.ratio(color) < AccentContrast.needed || nearest == color, "\(color.text)")
                // What stands on a button can be read, whatever the accent.
                #expect(contrast.ink(on: color).contrast(with: color) >= AccentContrast.needed, "\(color.text)")
            }
        }
    }

    @Test func aPaleAccentIsAWarningWithTheFigureAndTheNearestShade() throws {
        let (style, findings) = decode("theme: { accent: \"#ffcc00\" }")
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message == "`accent` has a contrast of 1.44 on the light page, and text needs 4.5")
        let shade = try #require(findings.first?.help?.firstMatch(of: /#[0-9a-f]{6}/)).output
        #expect(AccentContrast(scheme: .light).ratio(try #require(RGBColor(String(shade)))) >= 4.5)
        #expect(style?.accent?.text == "#ffcc00")
    }

    @Test(arguments: [
        ("theme: { acent: \"#123456\" }", "configuration-key"), ("theme: { accent: blue }", "configuration-value"),
        ("theme: { accent: \"#12345\" }", "configuration-value"),
        ("theme: { accent: \"#12345g\" }", "configuration-value"),
        ("theme: { radius: 3rem }", "configuration-value"), ("theme: { radius: 8 }", "configuration-value"),
        ("theme: { radius: \"8px;}\" }", "configuration-value"), ("theme: { radius: -1px }", "configuration-value"),
        ("theme: { font: \"url(https://a.example/f)\" }", "configuration-value"),
        ("theme: { font: \"Inter; color: red\" }", "configuration-value"),
        ("theme: { font: '\"Inter\"' }", "configuration-value"),
        ("theme: { logo: ../logo.svg }", "configuration-value"), ("theme: { logo-dark: a.svg }", "configuration-value"),
        ("edit: https://git.example.com/", "configuration-value"),
        ("edit: \"https://git.example.com/{file}\"", "configuration-value"),
        ("edit: \"http://git.example.com/{path}\"", "configuration-value"),
    ])
    func refusesWhatDoesNotFit(theme: String, rule: String) {
        let findings = decode(theme).findings
        #expect(Set(findings.map(\.rule)) == [rule], "\(findings)")
        #expect(findings.allSatisfy { $0.severity == .error && $0.help != nil })
    }

    @Test func writesASheetOfItsOwnAndLinksIt() throws {
        let site = SiteFixture(
            configuration: """
                title: Help
                theme: { accent: "#1f6f78", font: "Inter, system-ui", radius: 0.5rem, logo: l.svg }
                edit: https://git.example.com/edit/{path}
                """,
            catalogue: "version: 1\nscheme: my-app\nintents: {}\ndestinations: { https: { hosts: [\"*\"] } }\n",
            files: ["index.md": "# Home", "a b/é.md": "# Page", "l.svg": "<svg width=\"20\" height=\"10\"/>"])
        let (report, output) = try site.build()
        #expect(report.findings.filter { $0.severity == .error } == [])
        let sheet = try #require(output["assets/site.css"])
        #expect(
            sheet.hasPrefix(
                ":root{--accent:#1f6f78;--on-accent:#ffffff;--font:\"Inter\",system-ui;--radius:0.5rem}\n"))
        #expect(sheet.contains("@media screen{:root[data-appearance=\"dark\"]{--accent:#"))
        let page = try #require(output["a b/é.html"])
        #expect(page.contains("<link rel=\"stylesheet\" href=\"../assets/site.css\">"))
        #expect(page.contains("<img src=\"../l.svg\" alt=\"\" width=\"20\" height=\"10\">Help</a>"))
        #expect(page.contains("href=\"https://git.example.com/edit/a%20b/%C3%A9.md\""))
        #expect(output["assets/pages.js"]?.contains("\"a b/\":") == true)
    }

    @Test func aLogoThatIsNotThereAndAnEditAddressThatIsNotPermittedAreErrors() throws {
        let site = SiteFixture(
            configuration: "title: Help\ntheme: { logo: images/logo.svg }\nedit: https://git.example.com/{path}\n",
            catalogue: "version: 1\nscheme: my-app\nintents: {}\n",
            files: ["index.md": "# Home", "images/lgo.svg": "<svg/>"])
        let findings = try site.build().report.findings.filter { $0.severity == .error }
        #expect(findings.map(\.place.file) == ["fingerpost.yaml", "fingerpost.yaml"])
        #expect(Set(findings.map(\.rule)) == ["configuration-value", "host-not-allowed"])
        #expect(findings.contains { $0.help == "did you mean `images/lgo.svg`?" })
    }

    @Test func withoutAThemeThereIsNoSheet() throws {
        let output = try SiteFixture(files: ["index.md": "# Home"]).build().output
        #expect(output["assets/site.css"] == nil)
        #expect(output["index.html"]?.contains("site.css") == false)
        #expect(output["assets/pages.js"] == "window.fingerpostPages={\"\":\"index\"};\n")
    }
}
