import Documents
import SiteBuild
import SourceText
import TestSupport
import Testing

/// The inputs that make the library quadratic or abort it, at 400 kB. Each must be refused with a finding or be read
/// and written in bounded time; the bound is far above what either takes and far below what the library alone takes.
@Suite struct HostileMarkdownTests {
    struct Family: Sendable, CustomTestStringConvertible {
        var name: String
        var isRefused: Bool
        var make: @Sendable (Int) -> String

        var testDescription: String { name }
    }

    static func times(_ piece: String) -> @Sendable (Int) -> String {
        { String(repeating: piece, count: $0 / piece.utf8.count) }
    }

    static let families: [Family] = [
        Family(name: "nested lists, then blank lines", isRefused: true) {
            String(repeating: "- ", count: $0 / 3) + String(repeating: "\n", count: $0 / 3)
        },
        Family(name: "nested numbers, then blank lines", isRefused: true) {
            String(repeating: "1) ", count: $0 / 4) + String(repeating: "\n", count: $0 / 4)
        },
        Family(name: "nested quotes, then lines", isRefused: true) {
            String(repeating: ">", count: $0 / 3) + String(repeating: "a\n", count: $0 / 3)
        },
        Family(name: "nested quotes, then emphasis", isRefused: true) {
            String(repeating: ">", count: $0 / 2) + String(repeating: "*a* ", count: $0 / 8)
        },
        Family(name: "nested lists, then indented lines", isRefused: true) {
            String(repeating: "- ", count: $0 / 4) + String(repeating: "\n   a", count: $0 / 10)
        },
        Family(name: "URL with parentheses", isRefused: true) { "http://a.b/" + String(repeating: ")", count: $0) },
        Family(name: "wide table", isRefused: true) {
            String(repeating: "|x", count: $0 / 4) + "|\n" + String(repeating: "|-", count: $0 / 4) + "|\n"
        },
        Family(name: "wide table, short rows", isRefused: true) { size in
            String(repeating: "|x", count: 900) + "|\n" + String(repeating: "|-", count: 900) + "|\n"
                + String(repeating: "|y|\n", count: size / 4)
        },
        Family(name: "processing instructions", isRefused: true, make: times("<?")),
        Family(name: "declarations", isRefused: true, make: times("<!A ")),
        Family(name: "CDATA", isRefused: true, make: times("<![CDATA[")),
        Family(name: "images round links", isRefused: true, make: times("![[]()")),
        Family(name: "one long title, used often", isRefused: true) {
            "[a]: /x \"" + String(repeating: "t", count: $0 / 2) + "\"\n\n" + String(repeating: "[a] ", count: $0 / 8)
        },
        Family(name: "one long title over many lines, used often", isRefused: true) {
            "[a]: /x \"" + String(repeating: "t\n", count: $0 / 4) + "\"\n\n" + String(repeating: "[a] ", count: $0 / 8)
        },
        Family(name: "emphasis openers", isRefused: false, make: times("*a ")),
        Family(name: "underscores", isRefused: false, make: times("_")),
        Family(name: "nested brackets", isRefused: true, make: times("[")),
        Family(name: "bracket openers", isRefused: false, make: times("[a")),
        Family(name: "link openers", isRefused: false, make: times("[a](b")),
        Family(name: "angle link openers", isRefused: false, make: times("[a](<b")),
        Family(name: "definitions of one label", isRefused: false, make: times("[a]: u\n")),
        Family(name: "definitions of many labels", isRefused: false) { size in
            (0..<(size / 12)).map { "[l\($0)]: u\n" }.joined()
        },
        Family(name: "references that nothing defines", isRefused: false, make: times("[a][b] ")),
        Family(name: "backtick runs", isRefused: false) { size in
            (1..<800).map { "e" + String(repeating: "`", count: $0) }.joined().prefix(size).description
        },
        Family(name: "tilde openers", isRefused: false, make: times("~a ")),
        Family(name: "mail addresses", isRefused: false, make: times("a@b.c ")),
        Family(name: "entities", isRefused: false, make: times("&amp;")),
        Family(name: "backslashes", isRefused: true, make: times("\\")),
        Family(name: "tags", isRefused: false, make: times("<a ")),
        Family(name: "attributes", isRefused: false, make: times("<a x=\"")),
        Family(name: "setext lines", isRefused: false, make: times("a\n-\n")),
        Family(name: "fences", isRefused: false, make: times("```\n")),
        Family(name: "footnotes", isRefused: false) { size in
            (0..<(size / 16)).map { "[^\($0)]\n\n[^\($0)]: n\n\n" }.joined()
        },
        Family(name: "directives never closed", isRefused: false, make: times(":::note\n")),
        Family(name: "directive lines in code", isRefused: false) { "```\n" + times(":::\n")($0) + "```\n" },
        Family(name: "headings of one text", isRefused: false, make: times("# a\n")),
        Family(name: "indented lists", isRefused: false) { size in
            (0..<600).map { String(repeating: " ", count: $0 * 2) + "- a\n" }.joined()
        },
    ]

    @Test(arguments: families)
    func isRefusedOrReadInBoundedTime(_ family: Family) {
        let file = SourceFile(name: "a.md", text: family.make(400_000))
        var refused = false
        let taken = processorTime {
            let (document, findings) = Document.parse(file, bodyStart: 0, options: .site)
            refused = findings.contains { $0.rule == "page-limit" }
            let options = EmitterOptions.site(rawHTML: .escape)
            let body = HTMLEmitter.body(
                of: document, presentation: PlainPresentation(document: document), options: options)
            #expect(body.html.count < 100 * 400_000)
        }
        #expect(refused == family.isRefused)
        // For a debug build; the library alone would need minutes for each of the refused ones.
        #expect(taken < 30)
    }
}
