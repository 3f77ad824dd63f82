import SourceText
import Testing

@testable import SiteBuild

/// Single files of the theme replaced by those of a folder.
struct ThemeOverrideTests {
    @Test func replacesSingleFiles() throws {
        let theme = try #require(
            load(["footer.mustache": "<footer>{{site.title}}!</footer>\n", "assets/fingerpost.css": "p{}"]).theme)
        var output: [UInt8] = []
        theme.render(ThemeSample.article, to: &output)
        #expect(String(decoding: output, as: UTF8.self).contains("<footer>Gallery Help!</footer>"))
        #expect(
            theme.assets.map(\.path) == [
                "appearance.js", "fingerpost.css", "fingerpost.js", "redirect.js", "resume.js", "search.css",
                "search.js", "tabs.css", "tabs.js",
            ])
        #expect(theme.assets[1].bytes == Array("p{}".utf8))
    }

    @Test func refusesAFileThatTheThemeDoesNotHave() throws {
        let (theme, findings) = load(["heeder.mustache": "", "README.md": "about"])
        #expect(theme == nil)
        #expect(findings.map(\.rule) == ["template-file", "template-file"])
        #expect(findings.map(\.place.file) == ["mine/README.md", "mine/heeder.mustache"])
        #expect(findings[0].help?.hasPrefix("it has 404.mustache, article.mustache") == true)
        #expect(findings[1].help == "did you mean header.mustache?")
    }

    @Test func pointsAtAnUnknownNameOnceThoughThreeKindsOfPageUseTheFile() throws {
        let (theme, findings) = load(["header.mustache": "<p>{{titel}}</p>"])
        #expect(theme == nil)
        #expect(findings.map(\.message) == ["no page has titel"])
        #expect(findings.map(\.help) == ["did you mean title?"])
        #expect(findings.map(\.place) == [Place(file: "mine/header.mustache", range: ByteRange(5, 10))])
    }

    @Test func refusesAPartialThatNeedsWhatOneKindOfPageDoesNotHave() {
        let findings = load(["head.mustache": "{{toc}}"]).findings
        #expect(findings.contains { $0.message == "no page has toc" })
    }

    @Test func refusesTextThatWouldEnterThePageUnescaped() {
        let findings = load(["article.mustache": "{{{title}}}{{body}}"]).findings
        #expect(findings.map(\.rule) == ["template-escaping", "template-escaping"])
    }

    @Test func refusesBytesThatAreNoText() {
        let bytes: [UInt8] = [0x61, 0x62, 0xC3, 0x28, 0x63]
        let file = SourceFile(name: "mine/footer.mustache", bytes: bytes)
        let findings = Theme.load(overrides: ["footer.mustache": file]).findings
        #expect(findings.map(\.message) == ["this byte is not part of UTF-8 text"])
        #expect(findings.map(\.place.range) == [ByteRange(2, 3)])
        #expect(load(["footer.mustache": "a\u{0}"]).findings.map(\.place.range) == [ByteRange(1, 2)])
    }

    private func load(_ files: [String: String]) -> (theme: Theme?, findings: [Finding]) {
        Theme.load(
            overrides: Dictionary(
                uniqueKeysWithValues: files.map { ($0, SourceFile(name: "mine/" + $0, text: $1)) }))
    }
}
