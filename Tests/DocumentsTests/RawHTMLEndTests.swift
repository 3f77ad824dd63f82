import Testing

@testable import Documents

@Suite struct RawHTMLEndTests {
    private func end(_ piece: String) -> RawHTMLEnd {
        let bytes = Array((piece + "\n").utf8)
        return RawHTMLEnd(of: 0..<bytes.count - 1, in: bytes)
    }

    @Test(arguments: [
        "", "<b>", "<b>don't</b>", "a < b", "<a title=\">\">", "<!-- x -->", "<br/>", "</p>", "<b>\"</b>",
    ])
    func wholePiecesAreClosed(piece: String) {
        #expect(end(piece) == .closed)
    }

    @Test(arguments: ["<b", "<a title=\">", "<a href='x>", "<div><a href=\"x\"", "</p"])
    func unfinishedTagsAreSeen(piece: String) {
        #expect(end(piece) == .insideTag)
    }

    @Test(arguments: ["<!-- x", "<!x", "<?php", "<script>", "<TEXTAREA>x</TEXTAREA>", "<style", "<!-- x --"])
    func whatSwallowsTheRestIsSeen(piece: String) {
        #expect(end(piece) == .swallowing)
    }
}
