import Foundation
import TestSupport
import Testing

@testable import HelpBundle

@Suite struct BundlePageTests {
    private func page(_ markdown: String, configuration: String = "") throws -> HelpPage {
        try BuiltSite(page: markdown, configuration: configuration).bundle().page("index.html")
    }

    private func text(_ text: String, _ marks: HelpMarks = [], link: Int? = nil) -> HelpRun {
        var run = HelpRun.plain(text)
        run.marks = marks
        run.link = link
        return run
    }

    @Test func everyKindOfBlockHasItsPlace() throws {
        let page = try page(
            """
            # Help

            ## Two {#two}

            One
            two\\
            three

            - a
            - [x] b
            - [ ] c

              d

            3. e

            > f

            > [!NOTE]
            > g

            :::warning Beware
            h
            :::

            :::details
            i
            :::

            ```swift title
            let k = "<"
            ```

            ---

            | l | m |
            |:-:|--:|
            | n | **o** |

            p[^q]

            [^q]: r
            """)
        #expect(
            page.blocks == [
                .heading(level: 1, id: "help", formerIDs: [], [text("Help")]),
                .heading(level: 2, id: "two", formerIDs: [], [text("Two")]),
                .paragraph([text("One two\nthree")], isButton: false),
                .list(
                    start: nil,
                    [
                        .of([.paragraph([text("a")], isButton: false)]),
                        .of([.paragraph([text("b")], isButton: false)], isDone: true),
                        .of(
                            [.paragraph([text("c")], isButton: false), .paragraph([text("d")], isButton: false)],
                            isDone: false),
                    ]), .list(start: 3, [.of([.paragraph([text("e")], isButton: false)])]),
                .quote([.paragraph([text("f")], isButton: false)]),
                .callout(kind: "note", title: "Note", [.paragraph([text("g")], isButton: false)]),
                .callout(kind: "warning", title: "Beware", [.paragraph([text("h")], isButton: false)]),
                .details(title: "Details", [.paragraph([text("i")], isButton: false)]),
                .code(language: "swift", "let k = \"<\"\n"), .rule,
                .table(
                    .of(
                        [.center, .right], header: [[text("l")], [text("m")]],
                        rows: [[[text("n")], [text("o", .strong)]]])),
                .paragraph([text("p"), .note(1)], isButton: false),
                .note(number: 1, [.paragraph([text("r")], isButton: false)]),
            ])
    }

    @Test func textIsInRunsWithoutNesting() throws {
        let page = try page("# H\n\na *b **c `d`*** ~~e~~ [f **g**](https://example.com/ \"T\") https://example.org\n")
        #expect(
            page.blocks.dropFirst() == [
                .paragraph(
                    [
                        text("a "), text("b ", .emphasis), text("c ", [.emphasis, .strong]),
                        text("d", [.emphasis, .strong, .code]), text(" "), text("e", .strikethrough), text(" "),
                        text("f ", link: 0), text("g", .strong, link: 0), text(" "),
                        text("https://example.org", link: 1),
                    ], isButton: false)
            ])
        #expect(page.links.map(\.title) == ["T", nil])
    }

    @Test func linksAreResolved() throws {
        let site = try BuiltSite(
            page: """
                # H

                [a](gallery-action://task/11111111-2222-3333-4444-555555555555)
                [b](http://status.example.com/x?y#z) [c](mailto:support@example.com) [d](sub/page.md#pl%C3%A4ce) [e](#h)
                [f](file.txt?v=1)

                [g](GALLERY-ACTION://library/erase)
                """,
            files: ["sub/page.md": "# P\n\n## Pl\u{E4}ce\n", "file.txt": "x"])
        let page = try site.bundle().page("index.html")
        #expect(
            page.links.map(\.target) == [
                .intent(
                    .of(
                        "task.open", "gallery-action://task/11111111-2222-3333-4444-555555555555", since: "2.1",
                        platforms: ["ios", "web"])), .system("https://status.example.com/x?y#z"),
                .system("mailto:support@example.com"),
                .page(.init(page: "sub/page.html", fragment: "pl\u{E4}ce")),
                .page(.init(page: "index.html", fragment: "h")), .asset("file.txt"),
                .intent(
                    .of("library.erase", "gallery-action://library/erase", confirm: "Erase?", isDestructive: true)),
            ])
        guard case .paragraph(_, isButton: true) = page.blocks.last else {
            Issue.record("an intent alone is a button")
            return
        }
        #expect(page.links[5].url == nil)
    }

    @Test(arguments: ["keep", "clean"])
    func rawHTMLGivesItsTextAndItsLinks(_ policy: String) throws {
        let page = try page(
            """
            # H

            Press <kbd>U</kbd>, <b>now</b><br>or [*x*](https://example.com/1) <a href="https://example.com/2">go</a>.

            <div><p>One <a href="gallery-action://backup/retry">two</a></p>
            <!-- not --><p>three</p></div>
            """, configuration: "rawHTML: \(policy)\n")
        #expect(
            page.blocks.dropFirst() == [
                .paragraph(
                    [
                        text("Press "), text("U", .code), text(", "), text("now", .strong), text("\nor "),
                        text("x", .emphasis, link: 0), text(" "), text("go", link: 1), text("."),
                    ], isButton: false), .paragraph([text("One "), text("two", link: 2)], isButton: false),
                .paragraph([text("three")], isButton: false),
            ])
        #expect(page.links.map { $0.url?.absoluteString }.last == "gallery-action://backup/retry")
    }

    @Test func rawHTMLThatIsShownAsTextIsText() throws {
        let page = try page("# H\n\na <b>b</b>\n\n<p>c</p>\n", configuration: "rawHTML: escape\n")
        #expect(
            page.blocks.dropFirst() == [
                .paragraph([text("a <b>b</b>")], isButton: false), .paragraph([text("<p>c</p>\n")], isButton: false),
            ])
    }

    @Test func aMissingTranslationIsShownInTheDefaultLocale() throws {
        let site = try BuiltSite(
            configuration:
                "title: Help\nlocales: [{ code: en, name: English }, { code: es, name: Español }]\ndefault: en\n",
            catalogue: nil,
            files: [
                "en/index.md": "# Home\n\n[a](a.md) [b](b.md)\n", "en/a.md": "# A\n", "en/b.md": "# B\n\n[a](a.md)\n",
                "es/index.md": "# Casa\n", "es/a.md": "# AA\n",
            ])
        let bundle = try site.bundle()
        let page = try bundle.page("es/b.html")
        #expect(page.isFallback && page.locale == "es" && page.language == "en" && page.title == "B")
        #expect(page.links.map(\.target) == [.page(.init(page: "es/a.html"))])
        #expect(try bundle.page("es/index.html").children == ["es/a.html", "es/b.html"])
        #expect(bundle.locale(preferring: ["fr-CA", "es-MX", "en"])?.locale == "es")
        #expect(bundle.locale(preferring: ["fr"])?.locale == "en")
        #expect(bundle.entry("es/a.html")?.parent == "es/index.html")
    }

    @Test func theSameSiteGivesTheSameBytes() throws {
        let first = try BuiltSite(repository: "gallery").output.filter { $0.key.hasPrefix("bundle/") }
        let second = try BuiltSite(repository: "gallery").output.filter { $0.key.hasPrefix("bundle/") }
        #expect(first == second)
        #expect(first.count > 80)
    }

    @Test func aLocaleWhosePagesAreTheSameHasTheSameHash() throws {
        func hashes(_ spanish: String) throws -> [String] {
            try BuiltSite(
                configuration:
                    "title: Help\nlocales: [{ code: en, name: English }, { code: es, name: Español }]\ndefault: en\n",
                catalogue: nil,
                files: ["en/index.md": "# Home\n", "es/index.md": spanish]
            ).bundle().manifest.locales.map(\.sha256)
        }
        let (before, after) = (try hashes("# Casa\n"), try hashes("# Casa\n\nMucho\n"))
        #expect(before[0] == after[0])
        #expect(before[1] != after[1])
    }
}

extension HelpRun {
    /// Text without marks.
    static func plain(_ text: String) -> HelpRun { HelpRun(content: .text(text), marks: [], link: nil) }

    /// The mark of a note.
    static func note(_ number: Int) -> HelpRun { HelpRun(content: .note(number), marks: [], link: nil) }
}

extension HelpItem {
    static func of(_ blocks: [HelpBlock], isDone: Bool? = nil) -> HelpItem { HelpItem(blocks: blocks, isDone: isDone) }
}

extension HelpTable {
    static func of(_ columns: [Alignment], header: [[HelpRun]], rows: [[[HelpRun]]]) -> HelpTable {
        HelpTable(columns: columns, header: header, rows: rows)
    }
}

extension HelpIntent {
    static func of(
        _ intent: String, _ url: String, confirm: String? = nil, isDestructive: Bool = false, since: String? = nil,
        platforms: [String] = []
    ) -> HelpIntent {
        HelpIntent(
            intent: intent, url: url, universal: nil, confirm: confirm, isDestructive: isDestructive, since: since,
            until: nil, platforms: platforms)
    }
}
