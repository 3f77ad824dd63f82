import Testing

@testable import SearchIndex

/// The words of an article, read from its HTML.
struct ArticleTextTests {
    private func sections(_ html: String) -> [[String]] {
        let article = ArticleText(Array(html.utf8))
        return article.sections.map { section in
            [section.heading, section.anchor, section.text].map { String(decoding: article.bytes[$0], as: UTF8.self) }
        }
    }

    @Test func headingsBeginSectionsWithTheirAnchors() {
        let html = """
            <p>Before <em>it</em>.</p>
            <h2 id="first-one">First <code>one</code></h2>
            <p>Text &amp; more&nbsp;text.</p>
            <h3 id="second">Second</h3>
            <ul><li>a</li><li>b</li></ul>
            """
        #expect(
            sections(html) == [
                ["", "", "Before it."], ["First one", "first-one", "Text & more text."], ["Second", "second", "a b"],
            ])
    }

    @Test func wordsStayTogetherAcrossInlineMarkupOnly() {
        let html = "<p>back<strong>up</strong></p><p>re<br />try</p><td>x</td><td>y</td>"
        #expect(sections(html)[0][2] == "backup re try x y")
    }

    @Test func whatIsNoTextIsLeftOut() {
        let html = """
            a<script>let b = '</p>' < 2;</script> c<style>d{}</style><!-- e > f --> g<!doctype h> <img alt="1 > 0">i
            """
        #expect(sections(html)[0][2] == "a c g i")
    }

    @Test(arguments: [
        "<", "<<<", "a < b", "<p", "<p class=\"", "</", "<!--", "<!-- x", "<script>", "<script></", "&", "&;", "&#;",
        "&#x110000;",
        "&#xD800;", "&#0;", "&unknown;", "<h2", "<h2 id=\"a", "<h2 id=\"a\">", "<h2><h3></h2>", "</h2>", "\u{0}\u{1}",
    ])
    func brokenMarkupEndsSomewhere(_ html: String) {
        let article = ArticleText(Array(html.utf8))
        #expect(!article.sections.isEmpty)
        for section in article.sections {
            for range in [section.heading, section.anchor, section.text] {
                #expect(range.upperBound <= article.bytes.count)
            }
        }
    }

    @Test func nestedHeadingsKeepEveryWord() {
        #expect(
            sections("<h2 id=\"a\">one<h3 id=\"b\">two</h3>three") == [
                ["", "", ""], ["one", "a", ""], ["two", "b", "three"],
            ])
    }
}
