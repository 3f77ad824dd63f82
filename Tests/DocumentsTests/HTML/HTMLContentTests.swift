import Documents
import SourceText
import Testing

struct HTMLContentTests {
    private func links(_ text: String) throws -> [String] {
        let bytes = Array(text.utf8)
        return try HTMLTree.parse(bytes).linkAttributes().map {
            let written = String(decoding: bytes[$0.valueRange.range], as: UTF8.self)
            return "\($0.element)[\($0.attribute)] \($0.use) \($0.value)"
                + (written == $0.value ? "" : " <- \(written)")
        }
    }

    @Test(arguments: [
        ("<a href=x>", "a[href] tap x"), ("<map><area href=x></map>", "area[href] tap x"),
        ("<link rel=x href=y>", "link[href] resource y"), ("<base href=y>", "base[href] base y"),
        ("<img src=y>", "img[src] image y"), ("<image src=y>", "img[src] image y"),
        ("<audio src=y>", "audio[src] media y"), ("<video poster=y>", "video[poster] image y"),
        ("<audio><source src=y>", "source[src] media y"), ("<picture><source src=y>", "source[src] image y"),
        ("<track src=y>", "track[src] media y"), ("<embed src=y>", "embed[src] media y"),
        ("<iframe src=y>", "iframe[src] frame y"), ("<frame src=y>", "frame[src] frame y"),
        ("<input src=y>", "input[src] image y"), ("<object data=y>", "object[data] media y"),
        ("<form action=y>", "form[action] form y"), ("<button formaction=y>", "button[formaction] form y"),
        ("<input formaction=y>", "input[formaction] form y"), ("<blockquote cite=y>", "blockquote[cite] citation y"),
        ("<q cite=y>", "q[cite] citation y"), ("<del cite=y>", "del[cite] citation y"),
        ("<ins cite=y>", "ins[cite] citation y"), ("<script src=y></script>", "script[src] resource y"),
        ("<svg><a href=y>", "a[href] tap y"), ("<svg><image xlink:href=y />", "image[xlink:href] image y"),
        ("<svg><use href=y />", "use[href] resource y"), ("<a ping='y z'>", "a[ping] resource y,a[ping] resource z"),
        ("<table background=y>", "table[background] image y"), ("<img longdesc=y>", "img[longdesc] citation y"),
        ("<link imagesrcset='y 2x'>", "link[imagesrcset] image y"),
        ("<a href=' x '>", "a[href] tap  x "), ("<a href='?a&order_id'>", "a[href] tap ?a&order_id"),
        ("<a href='?a&amp;b'>", "a[href] tap ?a&b <- ?a&amp;b"),
        ("<meta http-equiv=Refresh content='5; URL=\"x y\"'>", "meta[content] refresh x y"),
        ("<meta http-equiv=refresh content='0;x'>", "meta[content] refresh x"),
        ("<meta http-equiv=refresh content=5>", ""), ("<meta name=x content='0;url=x'>", ""),
        ("<p><!-- <a href=x> --></p>", ""), ("<textarea><a href=x></textarea>", ""), ("<div href=x>", ""),
    ])
    func findsLinks(text: String, expected: String) throws {
        #expect(try links(text).joined(separator: ",") == expected)
    }

    @Test(arguments: [
        ("a 1x, b 2x", "a|b"), ("a,b", "a,b"), ("a, b", "a|b"), (" a ", "a"), (",,a 1x,,b", "a|b"), ("", ""),
        ("a (x,y), b", "a|b"), ("data:,x 1x", "data:,x"), ("a\n2x,\tb", "a|b"), ("a,, b", "a|b"),
    ])
    func splitsImageCandidates(value: String, expected: String) throws {
        let found = try links("<img srcset=\"\(value)\">")
        #expect(found.map { String($0.dropFirst("img[srcset] image ".count)) }.joined(separator: "|") == expected)
    }

    @Test
    func placesImageCandidatesWrittenWithReferences() throws {
        #expect(
            try links("<img srcset='a?b&amp;c 1x, d 2x'>") == [
                "img[srcset] image a?b&c <- a?b&amp;c", "img[srcset] image d",
            ])
    }

    @Test
    func linksOfReopenedElementsCountOnce() throws {
        #expect(try links("<p><a href=x>one<p>two") == ["a[href] tap x"])
    }

    @Test
    func findsIdentifiers() throws {
        let tree = try HTMLTree.parse(Array("<p id='a&amp;b'><a name=c><a id=d name=d><p name=e id=''>".utf8))
        #expect(tree.identifiers().map(\.name) == ["a&b", "c", "d"])
        #expect(tree.identifiers().map(\.range.start) == [7, 24, 32])
    }

    @Test(arguments: [
        "<script>x</script>", "<p onclick=x>", "<style>x</style>", "<p style=x>", "<iframe>", "<frame>", "<body>",
        "<body onload=x>", "<form>", "<input>", "<base href=x>", "<meta http-equiv=refresh content=0>", "<object>",
        "<embed>", "<a href='java&#10;script:x'>", "<a href=' \u{1}JavaScript:x'>", "<q cite=vbscript:x>",
        "<a href='\u{A0}javas\u{200B}cript:x'>",
        "<svg><script>", "<svg><a xlink:href=javascript:x>", "<svg><animate values=javascript:x>", "<iframe srcdoc=x>",
        "<a ping=x>", "<img srcset='a 1x, javascript:x 2x'>", "<p data-intent=x>", "<p data-link=x>", "<noscript>",
        "<math><a href=javascript:x>", "<td onclick=x>", "<link rel=stylesheet href=x>", "<template>", "<x is=y>",
    ])
    func reportsActiveContent(text: String) throws {
        #expect(try !HTMLTree.parse(Array(text.utf8)).activeContent().isEmpty)
    }

    @Test(
        arguments: [
            "<p>text</p>", "<a href=x title='javascript: a language'>", "<img src=x alt='data: 5'>",
            "<a href=javascript>",
            "<details open><summary>x</summary></details>", "<!-- <script> -->", "<p>&lt;script&gt;</p>",
        ])
    func acceptsQuietContent(text: String) throws {
        #expect(try HTMLTree.parse(Array(text.utf8)).activeContent().isEmpty)
    }
}
