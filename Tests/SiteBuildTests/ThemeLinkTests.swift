import IntentCatalogue
import SiteBuild
import SourceText
import Testing

@Suite struct ThemeLinkTests {
    func findings(_ template: String) throws -> [(rule: String, text: String)] {
        let catalogue = try #require(
            Catalogue.decode(
                SourceFile(
                    name: "intents.yaml",
                    text: """
                        version: 1
                        scheme: my-app
                        intents:
                          backup.retry: { path: backup/retry, title: Retry }
                        destinations:
                          https: { hosts: [example.com] }
                        """)
            ).catalogue)
        let file = SourceFile(name: "footer.mustache", text: template)
        return templateLinkFindings([file], catalogue: catalogue).map {
            let range = $0.place.range?.range ?? 0..<0
            return ($0.rule, String(decoding: file.bytes[range], as: UTF8.self))
        }
    }

    @Test(arguments: [
        (
            "<p>{{title}}</p><a {{#x}}class=\"y\"{{/x}} href=\"my-app://backup/rety\">é</a>", "unknown-intent",
            "my-app://backup/rety"
        ),
        ("é<a href='https://evil.example/'>x</a>", "host-not-allowed", "https://evil.example/"),
        ("<link rel=icon href=//cdn.example.com/x>", "network-path", "//cdn.example.com/x"),
        ("<img src=\"my-app://backup/retry\">", "intent-in-passive-position", "my-app://backup/retry"),
        ("{{{body}}}<a href=\"javascript:x()\">x</a>", "forbidden-scheme", "javascript:x()"),
    ])
    func holdsATemplatesOwnLinksToTheCatalogue(_ template: String, _ rule: String, _ text: String) throws {
        let found = try findings(template)
        #expect(found.map(\.rule) == [rule])
        #expect(found.first?.text == text)
    }

    @Test(arguments: [
        "<a href=\"{{href}}\">x</a>", "<a href=\"{{root}}/page.html\">x</a>", "<a href=\"other.html#a\">x</a>",
        "<a href=\"my-app://backup/retry\">x</a>", "<a href=\"https://example.com/{{x}}\">x</a>", "{{=<% %>=}}",
        "{{unclosed", "{", "",
    ])
    func leavesWhatTheSiteFillsInToTheSite(_ template: String) throws {
        #expect(try findings(template).isEmpty)
    }
}
