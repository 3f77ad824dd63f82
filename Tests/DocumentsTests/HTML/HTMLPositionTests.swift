import Documents
import SourceText
import Testing

/// Fragments are put together from pieces whose offsets are known; the tree must find every one of them again.
struct HTMLPositionTests {
    struct Expected: Hashable {
        var name: String
        var value: String
        var nameRange: ByteRange
        var valueRange: ByteRange
    }

    struct Fragment {
        var bytes: [UInt8] = []
        var expected: [Expected] = []
        var random: HTMLSeededGenerator

        mutating func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &random)] }

        mutating func add(_ text: String) { bytes += Array(text.utf8) }

        mutating func addAttribute(_ name: String) {
            add(pick([" ", "\n", "\t ", "  ", "\r\n", " / ", "\u{0C}"]))
            let nameStart = bytes.count
            add(name)
            let nameRange = ByteRange(nameStart, bytes.count)
            let form = pick([0, 1, 2, 3])
            if form == 0 {
                let after = ByteRange(bytes.count, bytes.count)
                expected.append(Expected(name: name.lowercased(), value: "", nameRange: nameRange, valueRange: after))
                return
            }
            add(pick(["=", " = ", "\n=\n", "= "]))
            let quote = form == 1 ? "\"" : form == 2 ? "'" : ""
            add(quote)
            let valueStart = bytes.count
            var value = ""
            for _ in 0...Int.random(in: 0...3, using: &random) {
                let piece = pick(pieces(quote))
                add(piece.0)
                value += piece.1
            }
            let valueRange = ByteRange(valueStart, bytes.count)
            add(quote)
            expected.append(
                Expected(name: name.lowercased(), value: value, nameRange: nameRange, valueRange: valueRange))
        }

        func pieces(_ quote: String) -> [(String, String)] {
            var result = [
                ("a", "a"), ("/x/y.html", "/x/y.html"), ("?a=1&b=2", "?a=1&b=2"), ("&amp;", "&"), ("&#233;", "é"),
                ("é😀", "é😀"), ("&order_id=7", "&order_id=7"),
                ("gallery-action://backup/retry", "gallery-action://backup/retry"),
                ("&quot;", "\""), ("%20", "%20"), ("&notit;x", "&notit;x"), ("&#x2F;", "/"),
            ]
            if !quote.isEmpty {
                result += [(" ", " "), ("\n", "\n"), (">", ">"), ("<b>", "<b>"), ("\r\n", "\n"), ("=", "=")]
                result.append(quote == "\"" ? ("'", "'") : ("\"", "\""))
            }
            return result
        }

        mutating func addTag() {
            let name = pick(["a", "A", "p", "DIV", "img", "x-card", "Unknown", "b", "span", "video", "search", "ins"])
            add("<" + name)
            let names = ["href", "ID", "src", "title", "data-x", "aria-label", "Class", "é", "@click", "xlink:href"]
            for attribute in names.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)) {
                addAttribute(attribute)
            }
            // Without it a slash or quote could join an unquoted value.
            add(" " + pick([">", "/>", "\n>"]))
            if pick([true, false]) {
                add(pick(["text ", "é😀", "&amp; &lt;", "a < b", "<!-- <a href=no> -->", "<!doctype html>"]))
            }
            if pick([true, true, false]) { add("</" + name + pick([">", " >", "\n>"])) }
        }

        mutating func addDrawing() {
            add("<svg viewBox='0 0 1 1'")
            expected.append(
                Expected(
                    name: "viewbox", value: "0 0 1 1", nameRange: ByteRange(bytes.count - 17, bytes.count - 10),
                    valueRange: ByteRange(bytes.count - 8, bytes.count - 1)))
            add(">" + pick(["<![CDATA[ <a href=no> ]]>", "<title>x</title>", "<style><!--</style>-->", ""]))
            add("<image")
            addAttribute("xlink:href")
            add(" /></svg>")
        }
    }

    static func fragment(seed: UInt64) -> Fragment {
        var result = Fragment(random: HTMLSeededGenerator(seed: seed))
        for _ in 0...Int.random(in: 0...8, using: &result.random) {
            switch Int.random(in: 0...9, using: &result.random) {
            case 0:
                result.add(result.pick(["ü text\r\n", "\t", "&copy; 2", "</nothing>", "</p>", "<?x href=no?>", "<3"]))
            case 1: result.addDrawing()
            default: result.addTag()
            }
        }
        return result
    }

    @Test(arguments: 0..<8)
    func findsEveryAttributeInItsPlace(block: Int) throws {
        for seed in (block * 500)..<(block * 500 + 500) {
            let fragment = Self.fragment(seed: UInt64(seed))
            let tree = try HTMLTree.parse(fragment.bytes)
            let found = Set(
                tree.attributes.map {
                    Expected(
                        name: $0.name, value: tree.string($0.value), nameRange: $0.nameRange, valueRange: $0.valueRange)
                })
            let expected = Set(fragment.expected)
            let text = String(decoding: fragment.bytes, as: UTF8.self)
            #expect(found == expected, "seed \(seed): \(text.debugDescription)")
            if found != expected { return }
        }
    }

    @Test
    func givesTagsAndTextsTheirRanges() throws {
        let text = "é<A  href=x>one &amp; two</A\n> <p>three<b>four</p>"
        let tree = try HTMLTree.parse(Array(text.utf8))
        let bytes = Array(text.utf8)
        func written(_ range: ByteRange) -> String { String(decoding: bytes[range.range], as: UTF8.self) }
        let elements = tree.nodes.filter { $0.kind == .element }
        #expect(elements.map(\.name) == ["a", "p", "b"])
        #expect(elements.map { written($0.source) } == ["<A  href=x>", "<p>", "<b>"])
        #expect(elements.map { written($0.endTag) } == ["</A\n>", "</p>", ""])
        let texts = tree.nodes.filter { $0.kind == .text }
        #expect(texts.map { tree.string($0.text) } == ["é", "one & two", " ", "three", "four"])
        #expect(texts.map { written($0.source) } == ["é", "one &amp; two", " ", "three", "four"])
        #expect(tree.nodes.map(\.parent) == [-1, -1, 1, -1, -1, 4, 4, 6])
        #expect(tree.nodes.map(\.end) == [1, 3, 3, 4, 8, 6, 8, 8])
    }

    @Test
    func findsTagsThatMakeNoElement() throws {
        let text = "<p>a<frame src='x&amp;y'>b</p><td onclick=z>c<textarea><body onload=no></textarea><body onload=yes>"
        let tree = try HTMLTree.parse(Array(text.utf8))
        #expect(tree.ignoredTags.map(\.name) == ["frame", "td", "body"])
        let attributes = tree.ignoredTags.flatMap { tag in
            tree.attributes[Int(tag.attributes.lowerBound)..<Int(tag.attributes.upperBound)]
        }
        #expect(attributes.map(\.name) == ["src", "onclick", "onload"])
        #expect(attributes.map { tree.string($0.value) } == ["x&y", "z", "yes"])
        #expect(attributes[0].valueRange == ByteRange(16, 23))
    }

    @Test
    func countsTheFirstOfTwoEqualAttributes() throws {
        let tree = try HTMLTree.parse(Array("<a href=one HREF=two>".utf8))
        #expect(tree.attributes.map { tree.string($0.value) } == ["one"])
    }
}
