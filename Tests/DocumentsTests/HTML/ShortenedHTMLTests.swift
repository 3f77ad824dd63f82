import SourceText
import Testing

@testable import Documents

/// What the parser is given shortened must come out as if it had been given whole: nodes, names, values and places.
struct ShortenedHTMLTests {
    private static let words = [
        "plain words of some length ", "text", " ", "\n", "auf Deutsch, größer und länger ",
        "a > b and then some more words",
        "语言设置，以及更多的内容。", "ไทยไทยไทยไทยไทย", "👩‍👩‍👧 family of three and a dog", "no\u{A0}break space in a long text",
        "\r\nlines that end in CR LF\r\n", "&amp;", "&copy right of a long text", "&#128512; smiles over long words",
        "&#xF0000; is a private character here", "\u{F0000} too", "tail of -- dashes -- and ]]> brackets",
        "\"quoted words in here\"",
        "it's = 'so' and so on and on", "x\u{0}y and a NUL in a long text", "\u{C}\t form feeds and more of that", "&",
        "\u{FEFF}\u{FFFE} odd characters and more", "\u{85}next line and more of it",
    ]
    private static let markup = [
        "<p>", "</p>", "<a href=\"x\">", "<a href='y > long words in here' title=\">\">", "</a>", "<a href=&quot;'x'>",
        "<b>", "</b>",
        "<table>", "<tr>", "<td>", "</td>", "</table>", "<select>", "<option>", "</select>", "<title>", "</title>",
        "<script>", "</script>", "<style>", "</style>", "<textarea>", "</textarea>", "<iframe src=z>", "</iframe>",
        "<svg>",
        "</svg>", "<math>", "<![CDATA[", "]]>", "<!-- words of a comment -->", "<!--", "-->",
        "<!-- a > b and more words -->",
        "<?php echo 'more words' ?>", "<frameset>", "</frameset>", "<body onload=\"x\">", "<html>", "<head>", "</head>",
        "<template>", "</template>", "<plaintext>", "<pre>\n", "</pre>", "<!doctype html>", "<p title=unclosed",
        "</p x=\"", "\">",
        "<x-card one=1 two = 2 three>", "<img alt=\"words, many words\" src=i.png />", "</br>", "<li>", "<noframes>",
        "</noframes>",
        "<p ===>", "<p a='b'c=\"d\">", "</ words in a bogus comment >", "<", "<3 and words that follow it",
    ]

    private static func text(_ random: inout HTMLSeededGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 1...24, using: &random) {
            let isWords = Bool.random(using: &random)
            text +=
                isWords
                ? words[Int.random(in: 0..<words.count, using: &random)]
                : markup[Int.random(in: 0..<markup.count, using: &random)]
        }
        return text
    }

    /// The first thing that two trees do not have in common.
    private static func difference(_ left: HTMLTree, _ right: HTMLTree) -> String? {
        func lines(_ tree: HTMLTree) -> [String] {
            tree.nodes.map { node in
                "\(node.kind) \(node.name) \(tree.string(node.text).debugDescription) \(node.source.range) \(node.endTag.range) "
                    + "\(node.parent) \(node.end) \(node.isClone) \(node.namespace) \(node.attributes)"
            }
                + tree.attributes.map { attribute in
                    "\(attribute.name) \(tree.string(attribute.value).debugDescription) \(attribute.nameRange.range) "
                        + "\(attribute.valueRange.range)"
                }
        }
        let (one, other) = (lines(left), lines(right))
        if one == other { return nil }
        let pair = zip(one, other).first { $0 != $1 }
        return pair.map { $0 + " | " + $1 } ?? "\(one.count) and \(other.count) lines"
    }

    @Test(arguments: 0..<8)
    func `gives the tree of the whole text`(block: Int) throws {
        var random = HTMLSeededGenerator(seed: UInt64(block) + 4_100)
        var shortened = 0
        for round in 0..<4_000 {
            let text = Self.text(&random)
            let bytes = Array(text.utf8)
            if ShortenedHTML(bytes) != nil { shortened += 1 }
            for mode in [HTMLTree.Mode.fragment, .document] {
                let short = try GumboReader.read(bytes, mode: mode, limits: .standard)
                let whole = try GumboReader.read(bytes, mode: mode, limits: .standard, shortens: false)
                let difference = Self.difference(short, whole)
                #expect(difference == nil, "round \(round), \(mode): \(text.debugDescription)")
                if difference != nil { return }
            }
        }
        #expect(shortened > 400, "the test must not compare the whole text with itself: \(shortened)")
    }

    @Test(arguments: 0..<4)
    func `gives the tree of bytes that are no text`(block: Int) throws {
        var random = HTMLSeededGenerator(seed: UInt64(block) + 77)
        for _ in 0..<2_000 {
            var bytes = Array(Self.text(&random).utf8)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0...bytes.count, using: &random)
                bytes.insert(UInt8.random(in: 0x80...0xFF, using: &random), at: place)
            }
            let short = try GumboReader.read(bytes, mode: .fragment, limits: .standard)
            let whole = try GumboReader.read(bytes, mode: .fragment, limits: .standard, shortens: false)
            let difference = Self.difference(short, whole)
            #expect(difference == nil, "\(bytes)")
            if difference != nil { return }
        }
    }

    @Test
    func `keeps a body to its tags`() throws {
        let body = Array(
            String(repeating: "<p>Many words that say <b>something</b> to a reader.</p>\n", count: 100).utf8)
        let shortened = try #require(ShortenedHTML(body))
        #expect(shortened.bytes.count * 3 < body.count * 2)
    }

    @Test(arguments: [
        "<p><!-- a > words that could be text --> x", "<script>if (a<b) words and more words</script>",
        "<p>words that come before &#xF0000; and behind", "words and more words <p title=x",
        "<title>a<b>words and words</title>",
    ])
    func `leaves alone what may be no text`(html: String) {
        #expect(ShortenedHTML(Array(html.utf8)) == nil)
    }
}
