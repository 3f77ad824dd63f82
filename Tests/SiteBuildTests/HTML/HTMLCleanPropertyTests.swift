import Documents
import Foundation
import SiteBuild
import SourceText
import TestSupport
import Testing

struct HTMLCleanPropertyTests {
    struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ (state >> 29)) &* 0x9E37_79B9_7F4A_7C15
        }
    }

    static let pieces = [
        "<a href=x>", "</a>", "<b>", "</b>", "<i class=c>", "</i>", "<p>", "</p>", "<div id=d>", "</div>", "<table>",
        "</table>", "<tr>", "<td>", "</td>", "<th>", "<caption>", "<colgroup>", "<col>", "<tbody>", "<ul>", "</ul>",
        "<li>", "<dl>", "<dt>", "<dd>", "<select>", "</select>", "<svg>", "</svg>", "<math>", "<mtext>", "</math>",
        "<foreignObject>", "<title>", "</title>", "<style>", "</style>", "<script>", "</script>", "<template>",
        "</template>", "<textarea>", "</textarea>", "<plaintext>", "<!--", "-->", "--!>", "<![CDATA[", "]]>", "text",
        " ", "\n", "<", ">", "&", "&lt", "&lt;", "\"", "'", "<a title='", "<img src=y onerror=z>", "<pre>", "\n",
        "</pre>", "<h1>", "</h2>", "<ruby>", "<rt>", "<rb>", "<rtc>", "<details>", "<summary>", "</details>", "<form>",
        "</form>", "<button>", "<noscript>", "</noscript>", "<iframe>", "</iframe>", "<body onload=x>", "</body>",
        "<frameset>", "<hr>", "<br/>", "</br>", "<code>", "</code>", "<picture>", "<source srcset='a, b 2x'>",
        "<video controls>", "</video>", "<nobr>", "<font>", "<object>", "<marquee>", "\u{0}", "é", "&#13;", "&#0;",
        "\r",
        "<s>", "<em>", "</em>", "<small>", "<strong>", "</strong>", "<u>", "</x", "<address>", "<blockquote cite=q>",
    ]

    static func markup(_ random: inout Generator, upTo count: Int = 30) -> String {
        (0..<Int.random(in: 1...count, using: &random)).map { _ in
            pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }.joined()
    }

    static func quiet(_ bytes: [UInt8]) throws -> Bool {
        try HTMLTree.parse(bytes).activeContent().isEmpty
    }

    @Test(arguments: 0..<4)
    func isQuietAndStableUnderASecondPass(block: Int) throws {
        var random = Generator(state: UInt64(block) + 7)
        for _ in 0..<400 {
            let input = Array(Self.markup(&random).utf8)
            let once = cleanHTML(input, rawRanges: [ByteRange(0, input.count)], decide: keepingLinks).html
            let twice = cleanHTML(once, rawRanges: [ByteRange(0, once.count)], decide: keepingLinks).html
            let text = String(decoding: input, as: UTF8.self).debugDescription
            #expect(String(decoding: once, as: UTF8.self) == String(decoding: twice, as: UTF8.self), "\(text)")
            #expect(try Self.quiet(once), "\(text)")
            if once != twice { return }
        }
    }

    /// Whatever an author writes, all of our own elements and all of our own text are still there, and still nested.
    @Test(arguments: 0..<4)
    func keepsOurOwnMarkup(block: Int) throws {
        var random = Generator(state: UInt64(block) + 77)
        for _ in 0..<200 {
            var marked = ""
            for number in 0..<3 {
                marked += "{" + Self.markup(&random, upTo: 8) + "}"
                marked += "<section id=\"s\(number)\"><h2 id=\"h\(number)\">own\(number)</h2>"
                marked += "<p id=\"p\(number)\">in {" + Self.markup(&random, upTo: 4) + "} out</p></section>"
            }
            marked = String(String.UnicodeScalarView(marked.unicodeScalars.filter { $0 != "\u{0}" }))
            let html = cleaned(marked)
            for number in 0..<3 {
                #expect(
                    html.contains("<section id=\"s\(number)\"><h2 id=\"h\(number)\">"), "\(marked.debugDescription)")
                #expect(html.contains("own\(number)</"), "\(marked.debugDescription)")
            }
            let tree = try HTMLTree.parse(Array(html.utf8))
            let sections = tree.nodes.filter { $0.name == "section" }
            for section in sections {
                let parents = sequence(first: section) { $0.parent < 0 ? nil : tree.nodes[Int($0.parent)] }
                #expect(parents.dropFirst().allSatisfy { $0.name != "section" }, "\(marked.debugDescription)")
            }
        }
    }

    @Test(.enabled(if: TestData.folder != nil, "\(TestData.absence)"))
    func payloadsOfDOMPurifyComeOutQuiet() throws {
        struct Fixture: Decodable { var payload: String }
        let folder = try #require(TestData.folder)
        let data = try Data(contentsOf: folder.appendingPathComponent("sanitizers/dompurify/fixtures.json"))
        let fixtures = try JSONDecoder().decode([Fixture].self, from: data)
        #expect(fixtures.count > 100)
        for fixture in fixtures { try checkPayload(fixture.payload) }
    }

    @Test(.enabled(if: TestData.folder != nil, "\(TestData.absence)"))
    func payloadsOfBleachComeOutQuiet() throws {
        let folder = try #require(TestData.folder).appendingPathComponent("sanitizers/bleach")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".test") }
        #expect(names.count >= 20)
        for name in names.sorted() {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let payload = text.components(separatedBy: "\n--\n").first ?? text
            try checkPayload(payload)
        }
    }

    private func checkPayload(_ payload: String) throws {
        let input = Array(payload.utf8)
        for wrapper in [("", ""), ("<p>", "</p>"), ("<table><tbody><tr><td>", "</td></tr></tbody></table>")] {
            let before = Array(wrapper.0.utf8)
            let body = before + input + Array(wrapper.1.utf8)
            let raw = ByteRange(before.count, before.count + input.count)
            let once = cleanHTML(body, rawRanges: [raw], decide: keepingLinks).html
            #expect(try Self.quiet(once), "\(payload)")
            let twice = cleanHTML(once, rawRanges: [ByteRange(0, once.count)], decide: keepingLinks).html
            #expect(String(decoding: once, as: UTF8.self) == String(decoding: twice, as: UTF8.self), "\(payload)")
        }
    }
}
