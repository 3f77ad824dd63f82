import SourceText
import TestSupport
import Testing

@testable import Exports

@Suite struct WXRReaderTests {
    private func channel(_ items: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\" ?>\n<rss version=\"2.0\"><channel><language>en-US</language>\n"
            + items + "</channel></rss>"
    }

    @Test func readsBodiesExcerptsAndComments() {
        let read = ReadUnits(
            channel(
                """
                <item><title>[a](b)</title><content:encoded><![CDATA[<p>one]]]]><![CDATA[></p>]]></content:encoded>
                <excerpt:encoded><![CDATA[two]]></excerpt:encoded><wp:post_id>88</wp:post_id>
                <wp:status>draft</wp:status><wp:postmeta><wp:meta_value><![CDATA[v]]></wp:meta_value></wp:postmeta>
                <wp:comment><wp:comment_id>5</wp:comment_id>
                <wp:comment_content>three &amp; more</wp:comment_content></wp:comment>
                </item>
                """), .wxr)
        #expect(read.error == nil)
        #expect(read.texts == ["<p>one]]></p>", "two", "three & more"])
        #expect(read.fields == ["content:encoded", "excerpt:encoded", "wp:comment[5]/wp:comment_content"])
        #expect(read.units.allSatisfy { $0.syntax == .html && $0.address.record == "88" })
        #expect(read.units.allSatisfy { $0.address.locale == "en-US" && $0.address.state == "draft" })
        #expect(read.sources(of: "]]>") == ["]]]]><![CDATA[>"])
    }

    @Test(arguments: ["wp:meta_value", "wp:postmeta/wp:meta_value", "*.wp:meta_value"])
    func readsTheFieldsThatAreAskedFor(field: String) {
        let text = channel(
            """
            <item><content:encoded>1</content:encoded><wp:postmeta><wp:meta_value>2</wp:meta_value></wp:postmeta></item>
            """)
        #expect(ReadUnits(text, .wxr, options: ReaderOptions(fields: [field])).texts == ["2"])
    }

    @Test func readsAddressesOfBlocks() {
        let read = ReadUnits(
            channel(
                """
                <item><wp:post_id>1</wp:post_id><content:encoded><![CDATA[\
                <!-- wp:button {"a":{"url":"app:\\/\\/x?a\\u0026b"}} -->
                <a href="app://y">R</a>
                <!-- /wp:button --><!-- wp:navigation-link {"url":"app://z","label":"https://no"} /-->
                <!-- wp:paragraph --><!-- wp:cover {"url":"https://i/p.png"} --><!-- /wp:cover -->
                <!-- wp:broken {"url": -->]]></content:encoded></item>
                """), .wxr)
        #expect(read.texts.dropFirst() == ["app://x?a&b", "app://z"])
        #expect(read.units.map(\.syntax) == [.html, .destination, .destination])
        #expect(read.units.map(\.representationKey) == ["content:encoded", "content:encoded", nil])
        #expect(read.fields.dropFirst() == ["content:encoded/wp:button/url", "content:encoded/wp:navigation-link/url"])
        #expect(read.sources(of: "x?a&b") == ["x?a\\u0026b"])
        #expect(read.units.allSatisfy { $0.address.record == "1" })
    }

    @Test func knowsLanguagesOfPolylang() {
        let read = ReadUnits(
            channel(
                """
                <item><category domain="language" nicename="fr">F</category><category domain="post_translations" \
                nicename="pll_1">x</category><content:encoded>a</content:encoded></item>
                """), .wxr)
        #expect(read.locales == ["fr"])
        #expect(read.keys == ["pll_1/content:encoded"])
    }

    @Test func leavesOutAnItemThatIsTooLarge() {
        let large = String(repeating: "x", count: 300_000)
        let read = ReadUnits(
            channel(
                "<item id=\"9\"><content:encoded>\(large)</content:encoded></item>"
                    + "<item><content:encoded>a</content:encoded></item>"), .wxr,
            options: ReaderOptions(recordLimit: 1000))
        #expect(read.texts == ["a"])
        #expect(read.faults.map(\.message) == ["the item is larger than 1000 bytes, and was left out"])
        #expect(read.records.first.map { String(decoding: $0.window.text, as: UTF8.self) } == "<item id=\"9\">")
        #expect(read.records.first?.window.start.line == 3)
    }

    @Test func handsOverWhatStandsBeforeAFault() {
        let read = ReadUnits(channel("<item><content:encoded>a</content:encoded></item>\n<item>é<b></item>"), .wxr)
        #expect(read.texts == ["a"])
        #expect(read.failure == "4:13: the end tag is not that of `<b>`")
        let cut = ReadUnits(String(channel("<item><content:encoded>a").dropLast(16)), .wxr)
        #expect(cut.failure == "3:25: the file ends within `<content:encoded>`")
    }
}
