import Documents
import SourceText
import Testing

@Suite struct RawHTMLLinksTests {
    /// The raw-HTML links of a text, each as what it says and what stands at its place in the file.
    private func links(_ text: String) -> [String] {
        let file = SourceFile(name: "page.md", text: text)
        let document = Document.parse(file, bodyStart: 0, options: .site).document
        return document.links.filter { $0.form == .htmlAttribute }.map { link in
            let written = String(decoding: file.bytes[link.destinationSource.range], as: UTF8.self)
            let element = document.string(link.element)
            return "\(element)[\(document.string(link.attribute))]=\(document.string(link.destination))|\(written)"
        }
    }

    @Test(arguments: [
        "Tap <a href=\"x\">here</a>.", "> Tap <a\n> href=\"x\">here</a>.", "- Tap <a\n  href='x'>here</a>.",
        "| a |\n| - |\n| <a href=x>b</a> |", "<div>\n<a href=\"x\">b</a>\n</div>",
        "> <div>\n> <a href=\"x\">b</a>\n> </div>",
        "- <div>\n  <a href=\"x\">b</a>", "<div>\r\n<a href=\"x\">b</a>\r\n</div>", "<div>\r<a href=\"x\">b</a>",
        "\u{1F600} <b>é</b> <a title='\u{1F600}' href=\"x\">b</a>", "<a href=\"x\" href=\"y\">b</a>",
        "# <a href=\"x\">b</a>", "[<a href=\"x\">b</a>][c]", "1. <p>\n   <a href=x>b", "\u{FEFF}<a href=\"x\">b</a>",
    ])
    func findsALinkAtItsExactPlace(text: String) {
        #expect(links(text) == ["a[href]=x|x"])
    }

    @Test func decodesReferencesOnce() {
        #expect(links("<a href=\"a&amp;amp;b&#58;c\">x</a>") == ["a[href]=a&amp;b:c|a&amp;amp;b&#58;c"])
    }

    @Test func readsPiecesThatBelongTogether() {
        #expect(links("<video>\n\n<source src=\"x\">\n\n</video>") == ["source[src]=x|x"])
        let file = SourceFile(name: "p.md", text: "<video>\n\n<source src=\"x\">\n\n</video>")
        #expect(Document.parse(file, bodyStart: 0, options: .site).document.links.first?.use == .media)
    }

    @Test func anUnfinishedTagHidesNothingBehindIt() {
        #expect(links("<div title=\"\n\nTap <a href=\"x\">here</a>.").contains("a[href]=x|x"))
        #expect(links("<div><!--\n\nTap <a href=\"x\">here</a>.").contains("a[href]=x|x"))
        #expect(links("<textarea>\n\nTap <a href=\"x\">here</a>.").contains("a[href]=x|x"))
    }

    @Test func commentsAndCodeHoldNoLinks() {
        #expect(links("<!-- <a href=\"x\"> -->") == [])
        #expect(links("a <!-- <a href=\"x\"> --> b") == [])
        #expect(links("`<a href=\"x\">`\n\n```\n<a href=\"x\">\n```\n\n    <a href=\"x\">") == [])
    }

    @Test func findsEachCandidateOfASourceSet() {
        #expect(
            links("<img srcset=\"a.png 1x, b.png 2x\" src=c.png>") == [
                "img[srcset]=a.png|a.png", "img[srcset]=b.png|b.png", "img[src]=c.png|c.png",
            ])
    }

    @Test func identifiersAreAnchors() {
        let file = SourceFile(name: "p.md", text: "> <p id=\"one\">a <a name=two></a>")
        let document = Document.parse(file, bodyStart: 0, options: .site).document
        #expect(document.anchors.map { document.string($0.name) } == ["one", "two"])
        #expect(document.anchors.map { file.bytes[$0.source.range].count } == [3, 3])
        var options = MarkdownOptions.site
        options.htmlIdentifiers = false
        #expect(Document.parse(file, bodyStart: 0, options: options).document.anchors.isEmpty)
    }

    @Test func reportsWhatIsActive() {
        let file = SourceFile(name: "p.md", text: "a <b onclick=\"go()\">c</b>\n\n<script>x</script>")
        let active = Document.parse(file, bodyStart: 0, options: .site).document.activeContent
        let places = active.map { String(decoding: file.bytes[$0.range.range], as: UTF8.self) }
        #expect(places.count == 2)
        #expect(places.first?.hasPrefix("onclick=\"go()") == true && places.last == "<script>")
    }

    @Test func tooDeepHTMLIsAFindingAtItsPlace() {
        let text = "One line.\n\n> " + String(repeating: "<div>", count: 400)
        let file = SourceFile(name: "p.md", text: text)
        let (document, findings) = Document.parse(file, bodyStart: 0, options: .site)
        #expect(findings.map(\.rule) == ["page-limit"])
        #expect(findings.first?.place.range.map { $0.lowerBound > 12 } == true)
        #expect(document.links.isEmpty)
    }
}
