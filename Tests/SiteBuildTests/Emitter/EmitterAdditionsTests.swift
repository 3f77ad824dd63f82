import Documents
import SiteBuild
import SourceText
import Testing

/// Everything that pages have and the library's output has not.
@Suite struct EmitterAdditionsTests {
    /// Answers as a site would: an intent gets a button, `gone` gets no link, an image has a size.
    struct SitePresentation: LinkPresentation {
        let document: Document

        func attributes(ofLink index: Int) -> LinkAttributes {
            let link = document.links[index]
            let destination = document.string(link.destination)
            if destination == "gone" { return LinkAttributes(href: nil) }
            var result = LinkAttributes(href: Array(destination.utf8))
            if destination.hasPrefix("app:") {
                result.others = [("data-intent", Array("a\"b".utf8))]
                if link.standsAlone {
                    result.classes = "intent-button"
                    result.paragraphClasses = "intent-action"
                }
            }
            return result
        }

        func size(ofImage index: Int) -> (width: Int, height: Int)? { (40, 30) }
    }

    func html(_ text: String, rawHTML: RawHTMLPolicy = .keep, aliases: [[UInt8]: [[UInt8]]] = [:]) -> String {
        let document = Document.parse(SourceFile(name: "a.md", text: text), bodyStart: 0, options: .site).document
        let words = EmitterWords(
            callouts: ["note": "Nota", "details": "Detalles"], notes: "Notas", backToText: "Volver", done: "Hecho",
            open: "Pendiente")
        let options = EmitterOptions.site(rawHTML: rawHTML, words: words, anchorAliases: aliases)
        let body = HTMLEmitter.body(
            of: document, presentation: SitePresentation(document: document), options: options)
        return String(decoding: body.html, as: UTF8.self)
    }

    @Test func headingsGetTheIDsThatTheAuditKnows() {
        #expect(
            html("# One two\n\n# One two\n\n## Três {#three}\n") == """
                <h1 id="one-two">One two</h1>
                <h1 id="one-two-1">One two</h1>
                <h2 id="three">Três</h2>

                """)
    }

    @Test func formerAnchorsStandBeforeTheHeading() {
        let aliases = [Array("one".utf8): [Array("old\"".utf8)]]
        #expect(html("# One\n", aliases: aliases) == "<h1 id=\"one\"><span id=\"old&quot;\"></span>One</h1>\n")
    }

    @Test func quotesThatNameAKindAreCallouts() {
        let expected = """
            <aside class="callout callout-note" role="note">
            <p class="callout-title">Nota</p>
            <p>Text <em>here</em>.</p>
            <ul>
            <li>item</li>
            </ul>
            </aside>

            """
        #expect(html("> [!NOTE]\n> Text *here*.\n>\n> - item\n") == expected)
        #expect(html("> [!note]\n>\n> Text *here*.\n>\n> - item\n") == expected)
    }

    @Test(arguments: ["> [!NOTE] more\n", "> [!OTHER]\n> a\n", "> a\n> [!NOTE]\n", "> **[!NOTE]**\n"])
    func otherQuotesStayQuotes(_ text: String) {
        #expect(html(text).hasPrefix("<blockquote>"))
    }

    @Test func directivesAreCalloutsWithATitleOfTheirOwn() {
        #expect(
            html(":::note Mind <this>\nText\n:::\nafter\n") == """
                <aside class="callout callout-note" role="note">
                <p class="callout-title">Mind &lt;this&gt;</p>
                <p>Text</p>
                </aside>
                <p>after</p>

                """)
        #expect(html(":::details\nText\n:::\n") == "<details>\n<summary>Detalles</summary>\n<p>Text</p>\n</details>\n")
    }

    @Test func directivesMayStandInOneAnother() {
        #expect(
            html(":::details A\n:::note B\nText\n:::\n:::\n") == """
                <details>
                <summary>A</summary>
                <aside class="callout callout-note" role="note">
                <p class="callout-title">B</p>
                <p>Text</p>
                </aside>
                </details>

                """)
    }

    @Test(arguments: [
        (":::note[A title]\n", "A title"), (":::note[ A ] \n", " A "), (":::note[a[0] b]\n", "a[0] b"),
        (":::note [A]\n", "[A]"), (":::note[A] b\n", "[A] b"), (":::note[\n", "["), (":::note[]\n", "Nota"),
    ])
    func aTitleMayStandInBracketsBehindTheName(_ fence: String, _ title: String) {
        #expect(
            html(fence + "Text\n:::\n") == """
                <aside class="callout callout-note" role="note">
                <p class="callout-title">\(title)</p>
                <p>Text</p>
                </aside>

                """)
    }

    @Test func fenceLinesInCodeStayCode() {
        #expect(
            html("```\n:::note\n:::\n```\n\n    :::note\n") == """
                <pre tabindex="0"><code>:::note
                :::
                </code></pre>
                <pre tabindex="0"><code>:::note
                </code></pre>

                """)
    }

    @Test(arguments: [
        (":::note\nText\n", "never closed"), ("text\n\n:::\n", "closes nothing"),
        (":::nte\na\n:::\n", "did you mean :::note"), (":::nte\na\n", "there is no block :::nte"),
        (":::image source=\"a.png\" :::\n\na\n", "there is no block :::image"),
        (":::note\n<p>\n\na\n</p>\n:::\n", "after an empty line where HTML stands above"),
    ])
    func aFenceOutOfPlaceIsAFinding(_ text: String, _ expected: String) {
        let findings = Document.parse(SourceFile(name: "a.md", text: text), bodyStart: 0, options: .site).findings
        #expect(findings.map(\.rule) == ["directive-fence"])
        #expect(findings.contains { ($0.message + ($0.help ?? "")).contains(expected) })
    }

    @Test func aLinkWithoutAnAddressIsItsText() {
        #expect(html("a [*b*](gone) ![c](gone)\n") == "<p>a <em>b</em> c</p>\n")
    }

    @Test func anIntentAloneInItsParagraphIsAButton() {
        #expect(
            html("[Go](app:x)\n\nText [go](app:x).\n\n- [Go](app:x)\n") == """
                <p class="intent-action"><a href="app:x" class="intent-button" data-intent="a&quot;b">Go</a></p>
                <p>Text <a href="app:x" data-intent="a&quot;b">go</a>.</p>
                <ul>
                <li><a href="app:x" data-intent="a&quot;b">Go</a></li>
                </ul>

                """)
    }

    @Test func imagesHaveASizeAndAllButTheFirstWait() {
        #expect(
            html("![a *b*](x.png \"t\") ![c](y.png)\n") == """
                <p><img src="x.png" alt="a b" title="t" width="40" height="30" /> \
                <img src="y.png" alt="c" width="40" height="30" loading="lazy" decoding="async" /></p>

                """)
    }

    @Test func tablesScrollAndTasksHaveNames() {
        let sides = html("| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |\n")
        #expect(sides.contains("<th class=\"align-left\">a</th>\n<th class=\"align-center\">b</th>"))
        #expect(sides.contains("<td class=\"align-right\">3</td>"))
        #expect(html("| a |\n|---|\n| b |\n").hasPrefix("<div class=\"table-wrapper\" tabindex=\"0\">\n<table>"))
        #expect(
            html("- [x] a\n- [ ] b\n") == """
                <ul class="task-list">
                <li class="task"><input type="checkbox" checked="" disabled="" aria-label="Hecho" /> a</li>
                <li class="task"><input type="checkbox" disabled="" aria-label="Pendiente" /> b</li>
                </ul>

                """)
    }

    @Test func anEmptyCornerOfATableIsNoHeader() {
        let text = html("| | a |\n|---|---|\n| b | c |\n")
        #expect(text.contains("<td></td>\n<th>a</th>"))
    }

    @Test func rawHTMLIsShownAsTextWhereThePolicySaysSo() {
        #expect(
            html("a <b>c</b>\n\n<div>\n", rawHTML: .escape) == "<p>a &lt;b&gt;c&lt;/b&gt;</p>\n<p>&lt;div&gt;\n</p>\n")
    }
}
