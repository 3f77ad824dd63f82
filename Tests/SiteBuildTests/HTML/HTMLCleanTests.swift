import Documents
import SiteBuild
import SourceText
import TestSupport
import Testing

/// `{…}` marks raw HTML in these bodies; braces themselves are not part of them.
func markedBody(_ marked: String) -> (body: [UInt8], raw: [ByteRange]) {
    var body: [UInt8] = []
    var raw: [ByteRange] = []
    var start = 0
    for byte in marked.utf8 {
        switch byte {
        case 0x7B: start = body.count
        case 0x7D: raw.append(ByteRange(start, body.count))
        default: body.append(byte)
        }
    }
    return (body, raw)
}

func keepingLinks(_ link: HTMLLinkAttribute) -> LinkDecision { .keep(link.value) }

func cleaned(_ marked: String, _ decide: (HTMLLinkAttribute) -> LinkDecision = keepingLinks) -> String {
    let (body, raw) = markedBody(marked)
    return String(decoding: cleanHTML(body, rawRanges: raw, decide: decide).html, as: UTF8.self)
}

struct HTMLCleanTests {
    @Test(arguments: [
        // What the list allows stays.
        ("{<kbd>A</kbd>}", "<kbd>A</kbd>"),
        ("{<DIV CLASS='a b' id=x>}<p>own</p>{</DIV>}", "<div class=\"a b\" id=\"x\"><p>own</p></div>"),
        (
            "{<details open><summary>S</summary>}<p>own</p>{</details>}",
            "<details open><summary>S</summary><p>own</p></details>"
        ),
        (
            "{<table><tr><td align=center>x</table>}",
            "<table><tbody><tr><td align=\"center\">x</td></tr></tbody></table>"
        ),
        ("{<p>a &amp; b &copy; \"q\" < c}", "<p>a &amp; b © &quot;q&quot; &lt; c</p>"),
        ("{<a href='?a&order_id=1' title=t>x</a>}", "<a href=\"?a&amp;order_id=1\" title=\"t\">x</a>"),
        ("{<img srcset='a 1x, b 2x' alt=''>}", "<img srcset=\"a 1x, b 2x\" alt=\"\">"),
        ("{<pre>\n\nx</pre>}", "<pre>\n\nx</pre>"),
        // What it does not allow goes.
        ("{<script>alert(1)</script>}x", "x"), ("{<ScRiPt\n>alert(1)</sCript >}x", "x"),
        ("{<p onclick=x style=y data-intent=z data-link=w data-ok=v target=_blank>}a</p>", "<p data-ok=\"v\">a</p>"),
        ("{<font color=red>}a{</font>}", "a"), ("{<svg><a xlink:href=x>t</a></svg>}b", "b"),
        ("{<svg><svg></svg>t</svg>b}", "b"), ("{<form><label>N <input></label></form>}", "N "),
        ("{<iframe src=x></iframe>}a", "a"), ("{<object data=x>fallback</object>}", "fallback"),
        ("{<!-- c -->a<!doctype x>b<?php c ?>d<![CDATA[e]]>f}", "abdf"),
        ("{<x-card>a</x-card>}", "a"), ("{<base href=x><meta http-equiv=refresh content=0><link href=x>}a", "a"),
        // What is left open swallows nothing of ours.
        ("{<script>}<p>own</p>", "<p>own</p>"), ("{<!-- }<p>own</p>", "<p>own</p>"),
        ("{<a title=\"}<p class=\"x\">own</p>", "<p class=\"x\">own</p>"), ("{<textarea>}<p>own</p>", "<p>own</p>"),
        ("{<plaintext>}<p>own</p>", "<p>own</p>"), ("{<select>}<p>own</p>", "<p>own</p>"),
        ("{<svg><style>}<p>own</p>", "<p>own</p>"), ("{<xmp><a}<p>own</p>", "<p>own</p>"),
        ("<p>a {<b>}b</p>\n<p>c</p>", "<p>a <b>b</b></p>\n<p>c</p>"),
        ("<div class=\"own\">{<section>}a</div><p>b</p>", "<div class=\"own\"><section>a</section></div><p>b</p>"),
        ("{<a href=x><b>}<p>own</p>", "<a href=\"x\"><b></b></a><p>own</p>"),
        ("{<table><tr><td>}<p>own</p>{</table>}", "<table><tbody><tr><td><p>own</p></td></tr></tbody></table>"),
        ("{<table><tr><td>a}<p>own</p>", "<table><tbody><tr><td>a</td></tr></tbody></table><p>own</p>"),
        // End tags of the author's close nothing of ours.
        ("<div class=\"own\"><p>a{</p></div></div>}b</p></div>", "<div class=\"own\"><p>ab</p></div>"),
        ("{</body></html></main></div>}<p>own</p>", "<p>own</p>"),
        ("{<p>a</p></p></br>}b", "<p>a</p>b"),
        // A removed tag does not make a new one of its neighbours.
        ("{<<script></script>script>alert(1)<</script>/script>}", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("{<scr<script>ipt>}x", "ipt&gt;x"),
        // Our own markup is copied byte for byte, whatever it is.
        ("<p  STYLE='x' onclick=\"y\">a</p>{<i>b</i>}", "<p  STYLE='x' onclick=\"y\">a</p><i>b</i>"),
        (
            "<svg viewBox=\"0 0 1 1\"><path d=\"M0\"/></svg>{<i>b</i>}",
            "<svg viewBox=\"0 0 1 1\"><path d=\"M0\"/></svg><i>b</i>"
        ),
    ])
    func cleans(marked: String, expected: String) {
        #expect(cleaned(marked) == expected)
    }

    @Test
    func asksForEveryLinkWithItsPlaceInTheBody() {
        let (body, raw) = markedBody(
            "<a href=\"own\">o</a>{<script></script><a href='x&amp;y'>}t{</a><img src=z alt=w>}")
        var asked: [String] = []
        let result = cleanHTML(body, rawRanges: raw) { link in
            asked.append(
                "\(link.element)[\(link.attribute)] \(link.value) "
                    + String(decoding: body[link.valueRange.range], as: UTF8.self) + " "
                    + String(decoding: body[link.tagRange.range], as: UTF8.self))
            return .keep(link.value)
        }
        #expect(asked == ["a[href] x&y x&amp;y <a href='x&amp;y'>", "img[src] z z <img src=z alt=w>"])
        #expect(
            String(decoding: result.html, as: UTF8.self)
                == "<a href=\"own\">o</a><a href=\"x&amp;y\">t</a><img src=\"z\" alt=\"w\">")
    }

    @Test
    func replacesAndDropsAttributes() {
        let marked = "{<a href=1 rel=x title=t>a</a><a href=2>b</a><img src=2 alt='w&w'><img srcset='1 1x, 3 2x'>}"
        let html = cleaned(marked) { link in
            switch link.value {
            case "1": .replace([HTMLAttributeText(link.attribute, "new"), HTMLAttributeText("data-intent", "i\"d")])
            case "3": .keep("three")
            default: .drop
            }
        }
        #expect(
            html == "<a title=\"t\" href=\"new\" data-intent=\"i&quot;d\">a</a><a>b</a>w&amp;w"
                + "<img srcset=\"new 1x, three 2x\">")
    }

    @Test
    func refusesCodeInAddressesWithoutAsking() {
        #expect(cleaned("{<a href=' java&#10;script:x'>a</a>}") == "<a>a</a>")
    }

    @Test
    func namesWhatItTookOut() {
        let (body, raw) = markedBody("é{<script>x</script><p onclick=y>}z{<font>}")
        let removed = cleanHTML(body, rawRanges: raw, decide: keepingLinks).removed
        #expect(removed.map(\.name) == ["<script>", "onclick of <p>", "<font>"])
        #expect(
            removed.map { String(decoding: body[$0.range.range], as: UTF8.self) }
                == ["<script>x</script>", "onclick=y", "<font>"])
    }

    @Test
    func keepsOnlyTheTextOfMarkupThatCannotBeRead() {
        let deep = String(repeating: "<div>", count: 2_000)
        let many = String(repeating: "<br>", count: 30_000)
        let taken = processorTime {
            #expect(cleaned("<p>own</p>{\(deep)a < b}") == "<p>own</p>a &lt; b")
            #expect(cleaned("<p>own</p>{\(many)a}") == "<p>own</p>a")
        }
        #expect(taken < 20)
    }
}
