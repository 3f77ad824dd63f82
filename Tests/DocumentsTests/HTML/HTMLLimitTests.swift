import Documents
import SourceText
import TestSupport
import Testing

struct HTMLLimitTests {
    private func bytes(_ text: String, times: Int = 1) -> [UInt8] { Array(String(repeating: text, count: times).utf8) }

    @Test
    func refusesTooManyBytes() {
        #expect(throws: HTMLTreeError.tooLarge(bytes: 1_000_001, limit: 1_000_000)) {
            try HTMLTree.parse([UInt8](repeating: 0x61, count: 1_000_001))
        }
    }

    @Test
    func refusesTooManyTags() {
        #expect(throws: HTMLTreeError.tooManyTags(limit: 20_000, byteOffset: 80_000)) {
            try HTMLTree.parse(bytes("<br>", times: 20_001))
        }
    }

    @Test
    func refusesDeepNestingWithThePlaceOfTheFirstElementTooDeep() {
        #expect(throws: HTMLTreeError.tooDeep(limit: 256, byteOffset: 256 * 5)) {
            try HTMLTree.parse(bytes("<div>", times: 257))
        }
    }

    @Test
    func acceptsNestingUpToTheLimit() throws {
        #expect(try HTMLTree.parse(bytes("<div>", times: 256)).nodes.count == 256)
    }

    @Test
    func refusesTwentyThousandNestedElementsInTime() {
        let taken = processorTime {
            #expect(throws: HTMLTreeError.tooDeep(limit: 256, byteOffset: 256 * 5)) {
                try HTMLTree.parse(bytes("<div>", times: 20_000))
            }
        }
        #expect(taken < 20)
    }

    @Test
    func refusesTooManyAttributesInTime() {
        let names = (0..<200_000).map { " \(String($0, radix: 36))" }.joined()
        let taken = processorTime {
            #expect(throws: HTMLTreeError.tooManyAttributes(limit: 1_000, byteOffset: 6)) {
                try HTMLTree.parse(bytes("<p>x < <a" + names.prefix(900_000) + ">").dropFirst(1))
            }
        }
        #expect(taken < 20)
    }

    @Test
    func refusesFormattingElementsThatMultiply() {
        let open = (0..<9_000).map { "<b id=\($0)>" }.joined()
        let text = "<p>" + open + "</p>" + String(repeating: "<p>x</p>", count: 5_000)
        let taken = processorTime {
            #expect(throws: HTMLTreeError.tooTangled(byteOffset: 0)) {
                try HTMLTree.parse(
                    bytes(text),
                    limits: HTMLLimits(
                        bytes: 1 << 20, tags: 20_000, depth: 20_000, attributes: 1_000, memory: 128 << 20))
            }
        }
        #expect(taken < 20)
    }

    @Test
    func readsEmptyInputAndBytesThatAreNotText() throws {
        #expect(try HTMLTree.parse([]).nodes.isEmpty)
        let tree = try HTMLTree.parse([0x3C, 0x61, 0x20, 0xFF, 0x3D, 0xC3, 0x3E, 0x00, 0xE2, 0x82])
        #expect(tree.nodes.first?.name == "a")
    }

    @Test(arguments: 0..<4)
    func survivesAnyMixtureOfMarkup(block: Int) throws {
        let pieces = [
            "<a href=x>", "</a>", "<b>", "</b>", "<i>", "</i>", "<p>", "</p>", "<table>", "</table>", "<tr>", "<td>",
            "</td>",
            "<caption>", "<colgroup>", "<col>", "<select>", "<option>", "</select>", "<svg>", "</svg>", "<math>",
            "<mtext>",
            "<foreignObject>", "<title>", "</title>", "<style>", "</style>", "<script>", "</script>", "<template>",
            "</template>", "<frameset>", "<frame src=x>", "</frameset>", "<body onload=x>", "</body>", "<html lang=x>",
            "</html>", "<head>", "</head>", "<form>", "</form>", "<noscript>", "</noscript>", "<textarea>",
            "</textarea>",
            "<plaintext>", "<!--", "-->", "<![CDATA[", "]]>", "text", " ", "\u{0}", "&amp", "<", "<isindex>",
            "<image src=y>",
            "</br>", "<ruby><rt>", "<nobr>", "<marquee>", "</marquee>", "<annotation-xml encoding='text/html'>",
            "<desc>", "\"",
            "<li>", "<dd>", "<h1>", "</h2>", "<button>", "<a title='", "<font color=red>", "<applet>", "</applet>",
            "<input>",
            "<base href=z>", "<!doctype html>", "<noframes>", "</noframes>", "<mglyph>", "<tbody>", "</tbody>", "<hr>",
        ]
        var random = HTMLSeededGenerator(seed: UInt64(block) + 99)
        for _ in 0..<700 {
            var text = ""
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
            }
            let input = Array(text.utf8)
            for mode in [HTMLTree.Mode.fragment, .document] {
                let tree = try HTMLTree.parse(input, mode: mode)
                for attribute in tree.attributes { #expect(attribute.valueRange.upperBound <= input.count) }
                for node in tree.nodes { #expect(Int(node.end) <= tree.nodes.count) }
                _ = tree.linkAttributes()
                _ = tree.identifiers()
                _ = tree.activeContent()
            }
        }
    }
}
