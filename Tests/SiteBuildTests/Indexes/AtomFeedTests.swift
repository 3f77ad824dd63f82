import SourceText
import Testing

@testable import SiteBuild

@Suite struct AtomFeedTests {
    private func site(_ files: [String: String], feed: String = "feed: true") throws -> [String: String] {
        let configuration = """
            title: Help & more
            url: https://help.example.com/gallery/
            locales:
              - { code: en, name: English }
              - { code: es, name: Español }
            \(feed)
            """
        return try SiteFixture(configuration: configuration, files: files).build().output
    }

    @Test func listsChangesTheLatestFirst() throws {
        let output = try site([
            "en/index.md": "# Home\n", "es/index.md": "# Ayuda\n",
            "en/b.md": "---\ntitle: B < C\ndescription: About \"b\".\nupdated: 2026-03-01\n---\n",
            "en/a.md": "---\ntitle: \"A\\u0001\"\nupdated: 2026-05-03\n---\n",
            "en/h.md": "---\ntitle: H\nhidden: true\nupdated: 2026-06-03\n---\n",
        ])
        #expect(
            output["en/feed.xml"] == """
                <?xml version="1.0" encoding="UTF-8"?>
                <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
                <title>Help &amp; more</title>
                <id>https://help.example.com/gallery/en/</id>
                <updated>2026-05-03T00:00:00Z</updated>
                <link rel="self" type="application/atom+xml" href="https://help.example.com/gallery/en/feed.xml"/>
                <link rel="alternate" type="text/html" href="https://help.example.com/gallery/en/"/>
                <author><name>Help &amp; more</name>
                </author>
                <generator>Fingerpost 0</generator>
                <entry>
                <title>A</title>
                <id>https://help.example.com/gallery/en/a.html</id>
                <link rel="alternate" type="text/html" href="https://help.example.com/gallery/en/a.html"/>
                <updated>2026-05-03T00:00:00Z</updated>
                </entry>
                <entry>
                <title>B &lt; C</title>
                <id>https://help.example.com/gallery/en/b.html</id>
                <link rel="alternate" type="text/html" href="https://help.example.com/gallery/en/b.html"/>
                <updated>2026-03-01T00:00:00Z</updated>
                <summary>About &quot;b&quot;.</summary>
                </entry>
                </feed>

                """)
        #expect(output["es/feed.xml"] == nil)
        let link = "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"Help &amp; more\" href=\"feed.xml\">"
        #expect(output["en/a.html"]?.contains(link) == true)
        #expect(output["es/index.html"]?.contains("atom+xml") == false)
    }

    @Test func isThereOnlyWhereItIsAskedFor() throws {
        let files = ["en/index.md": "---\ntitle: A\nupdated: 2026-03-01\n---\n", "es/index.md": "# A\n"]
        #expect(try site(files, feed: "").keys.filter { $0.hasSuffix("feed.xml") } == [])
    }

    @Test func needsTheAddressOfTheSite() throws {
        #expect(
            SiteConfiguration.decode(.init(name: "fingerpost.yaml", text: "title: A\nfeed: true")).findings.map(\.rule)
                == ["configuration-value"])
    }
}
