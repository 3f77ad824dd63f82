import SourceText
import Testing

@testable import SiteBuild

/// What the theme says: complete in its languages, changed by a site's files, and held to its keys and braces.
struct InterfaceTextTests {
    static let languages = ["en", "es", "de", "fr", "ja", "ar"]

    @Test func theThemesOwnFilesAreFlawless() {
        #expect(InterfaceTextLibrary.load().findings == [])
    }

    @Test(arguments: languages)
    func everyLanguageHasEveryTextOfItsOwn(locale: String) {
        var configuration = SiteConfiguration(title: "Help")
        configuration.locales = [SiteLocale(code: locale, name: locale)]
        #expect(InterfaceTextLibrary.builtIn.missing(in: configuration) == [])
        let texts = InterfaceTexts(locale: locale)
        let english = InterfaceTexts(locale: "en")
        for key in InterfaceText.allCases {
            #expect(Set(PatternText(texts[key]).names) == Set(key.placeholders), "\(key)")
            #expect(!texts[key].isEmpty)
        }
        // Some words are the same in two languages (Menu, Important); a copied file would be the same in all.
        let same = InterfaceText.allCases.filter { texts[$0] == english[$0] }
        #expect(locale == "en" || same.count <= 4, "\(same)")
    }

    @Test func aRegionSaysOnlyWhatItSaysDifferently() {
        #expect(InterfaceTexts(locale: "es-MX")[.onThisPage] == "En esta página")
        #expect(InterfaceTexts(locale: "ES_mx")[.onThisPage] == "En esta página")
        #expect(InterfaceTexts(locale: "en-US")[.onThisPage] == "On this page")
        #expect(InterfaceTexts(locale: "est")[.onThisPage] == "On this page")
        #expect(InterfaceTexts(locale: "")[.onThisPage] == "On this page")
    }

    @Test(arguments: [
        ("en", "3 May 2026", "1 March 2026"), ("en-US", "May 3, 2026", "March 1, 2026"),
        ("en-Latn-AU", "3 May 2026", "1 March 2026"), ("es", "3 de mayo de 2026", "1 de marzo de 2026"),
        ("de-AT", "3. Mai 2026", "1. März 2026"), ("fr", "3 mai 2026", "1er mars 2026"),
        ("ja", "2026年5月3日", "2026年3月1日"), ("ar", "3 مايو 2026", "1 مارس 2026"), ("it", "3 May 2026", "1 March 2026"),
    ])
    func writesDaysAsTheLanguageDoes(locale: String, third: String, first: String) {
        let texts = InterfaceTexts(locale: locale)
        #expect(texts.date("2026-05-03") == third)
        #expect(texts.date("2026-03-01") == first)
    }

    @Test func leavesAloneWhatIsNoDay() {
        for text in ["", "yesterday", "2026-13-01", "2026-00-10", "2026-01-32", "26-01-01", "2026-01-01T00:00"] {
            #expect(InterfaceTexts(locale: "en").date(text) == text)
        }
    }

    @Test func theDayStandsWhereTheLanguageHasIt() throws {
        var page = ThemeSample.article
        page.site.texts[.updated] = "{date} & later"
        let theme = try #require(Theme.load().theme)
        var output: [UInt8] = []
        theme.render(page, to: &output)
        #expect(
            String(decoding: output, as: UTF8.self).contains(
                "<p><time datetime=\"2026-03-01\">1 March 2026</time> &amp; later</p>"))
    }

    @Test func aSitesFileLiesOverTheThemes() {
        let (library, findings) = load([
            "texts/de.yaml": "next: Nächste Seite\ndate: { pattern: '{day}.{month}.{year}' }",
            "texts/de-AT.yaml": "menu: Karte",
        ])
        #expect(findings == [])
        let texts = library.texts(locale: "de-AT")
        #expect(texts[.next] == "Nächste Seite")
        #expect(texts[.menu] == "Karte")
        #expect(texts[.onThisPage] == "Auf dieser Seite")
        #expect(texts.date("2026-05-03") == "3.Mai.2026")
        #expect(library.texts(locale: "de")[.menu] == "Menü")
    }

    @Test func anUnknownKeyIsShownWithTheNearest() {
        let findings = load(["texts/it.yaml": "menu: Menu\nskipToContnet: Vai"]).findings
        #expect(findings.map(\.rule) == ["text-key"])
        #expect(findings.map(\.place) == [Place(file: "mine/texts/it.yaml", range: ByteRange(11, 24))])
        #expect(findings.map(\.help) == ["did you mean `skipToContent`?"])
    }

    @Test func aNameInBracesIsHeldToWhatTheProgramPutsIn() {
        let text = "updated: Aggiornato il {data}\nmenu: \"{menu}\"\nversions: \"{since}\"\n"
        let findings = load(["texts/it.yaml": text]).findings
        let shown = findings.map { finding in
            let range = finding.place.range ?? .empty
            return String(decoding: Array(text.utf8)[range.range], as: UTF8.self)
        }
        #expect(Set(findings.map(\.rule)) == ["text-value"])
        #expect(
            zip(shown, findings).map { "\($0) \($1.message) \($1.help ?? "")" } == [
                "{menu} `menu` has no place for `{menu}` nothing is put into this text; write it without braces",
                "{data} `updated` has no place for `{data}` did you mean `{date}`?",
                "\"{since}\" `versions` lacks `{until}` write `{until}` where it belongs",
            ])
    }

    @Test func datesNeedAllTheirParts() {
        let findings = load(["texts/it.yaml": "date:\n  pattern: \"{day}\"\n  months: [gennaio]\n"]).findings
        #expect(
            findings.map(\.message) == [
                "`pattern` lacks `{month}`", "`pattern` lacks `{year}`", "`months` has 1 names",
            ])
    }

    @Test func aFileThatIsCalledLikeNoLanguageIsRefused() {
        let findings = load(["texts/pt_BR.yaml": "menu: Menu"]).findings
        #expect(findings.map(\.rule) == ["template-file"])
    }

    @Test func aLocaleWithoutTextsIsAWarningWhereItIsListed() throws {
        let site = SiteFixture(
            configuration: "title: Help\nlocales:\n  - { code: en, name: English }\n  - { code: it, name: Italiano }\n",
            files: ["en/index.md": "# Help"])
        let findings = try site.build().report.findings.filter { $0.rule == "missing-text" }
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message.hasPrefix("locale `it` has no text for `skipToContent`, `menu`") == true)
        #expect(findings.first?.place == Place(file: "fingerpost.yaml", range: ByteRange(65, 67)))
    }

    @Test func whatAFileLacksIsToldOfTheFile() {
        var configuration = SiteConfiguration(title: "Help")
        configuration.locales = [SiteLocale(code: "it", name: "Italiano")]
        let complete = InterfaceText.allCases.map { key in
            "\(key.rawValue): \"" + key.placeholders.map { "{\($0)}" }.joined(separator: " ") + "-\"\n"
        }.joined()
        let library = load(["texts/it.yaml": complete + "date: { pattern: '{day} {month} {year}' }"]).library
        let findings = library.missing(in: configuration)
        #expect(findings.map(\.place) == [Place(file: "mine/texts/it.yaml", range: nil)])
        #expect(findings.map(\.message) == ["locale `it` has no text for `date.months`; its readers get English"])
    }

    @Test func theConfigurationIsHeldToTheBracesToo() {
        let file = SourceFile(name: "fingerpost.yaml", text: "title: Help\ntexts:\n  updated: { en: \"On {dat}\" }\n")
        let findings = SiteConfiguration.decode(file).findings
        #expect(findings.map(\.rule) == ["configuration-value"])
        #expect(findings.map(\.help) == ["did you mean `{date}`?"])
        #expect(findings.map(\.place.range) == [ByteRange(40, 45)])
    }

    private func load(_ files: [String: String]) -> (library: InterfaceTextLibrary, findings: [Finding]) {
        InterfaceTextLibrary.load(
            overrides: Dictionary(
                uniqueKeysWithValues: files.map { ($0, SourceFile(name: "mine/" + $0, text: $1)) }))
    }
}
