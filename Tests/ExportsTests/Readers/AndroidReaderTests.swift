import SourceText
import TestSupport
import Testing

@testable import Exports

@Suite struct AndroidReaderTests {
    private func read(_ text: String, path: String = "") -> ReadUnits {
        ReadUnits(
            "<resources xmlns:xliff=\"urn:x\">\(text)</resources>", .android, options: ReaderOptions(path: path))
    }

    @Test(arguments: [
        ("Can\\'t  save.\n  Now", "Can't save. Now"), (" \n a \t", "a"), ("\"  a  \" b", "  a   b"),
        ("\\u0040\\@\\?\\n\\t\\\\", "@@?\n\t\\"), ("\\uD83D\\uDE00", "😀"), ("\\uD83D", "\u{FFFD}"), ("\\uZ", "uZ"),
        ("a\\", "a"), ("&lt;a href=\\\"x\\\"&gt;", "<a href=\"x\">"), ("<![CDATA[<b>]]> x", "<b> x"),
        ("1 <xliff:g id=\"n\">%d</xliff:g> left", "1 %d left"), ("é \\é", "é é"),
    ])
    func takesOffThreeLayers(written: String, text: String) {
        #expect(read("<string name=\"a\">\(written)</string>").texts == [text])
    }

    @Test func keepsTagsAsTheyAreWritten() {
        let result = read(
            "<string name=\"a\">Can\\'t. <a href=\"app://x?a&amp;b\"\n>Re\\'try</a> <br/> &amp;</string>")
        #expect(result.texts == ["Can't. <a href=\"app://x?a&amp;b\"\n>Re'try</a> <br/></br> &"])
        #expect(result.sources(of: "app://x?a&amp;b") == ["app://x?a&amp;b"])
        #expect(result.sources(of: "Re'try") == ["Re\\'try"])
    }

    @Test func readsEntitiesOfTheDocumentInTags() {
        let result = ReadUnits(
            """
            <!DOCTYPE resources [<!ENTITY go "app://x"><!ENTITY q "'&#34;">]>
            <resources><string name="a"><a title="&q;" href='&go;/y?a&amp;b' id="&lt;">R</a></string></resources>
            """, .android)
        #expect(
            result.texts == ["<a title=\"&#39;&quot;\" href='app://x/y?a&amp;b' id=\"&lt;\">R</a>"])
        #expect(result.sources(of: "app://x/y") == ["&go;/y?a&amp;b"])
        #expect(result.sources(of: "R</a>") == ["R</a>"])
    }

    @Test func takesTheAddressesOfAnnotations() {
        let result = read(
            "<string name=\"a\">x <annotation font=\"title\" link=\"app://x?a&amp;b\">Re<b>try</b></annotation>"
                + "<annotation link='retry'>y</annotation><annotation go=\"app://é\"/><annotation href=\"tel:1\"/></string>"
        )
        #expect(result.texts.dropLast() == ["app://x?a&b", "app://é", "tel:1"])
        #expect(result.units.dropLast().allSatisfy { $0.syntax == .destination })
        #expect(
            result.fields.dropLast() == ["string/annotation@link", "string/annotation@go", "string/annotation@href"])
        #expect(result.sources(of: "x?a&b") == ["x?a&amp;b"])
        // Once by itself, once in the tag of the text.
        #expect(result.sources(of: "é") == ["é", "é"])
    }

    @Test func addressesStringsPluralsAndArrays() {
        let result = read(
            """
            <string name="a" translatable="false">1</string><plurals name="d"><item quantity="one">2</item>
            <item quantity="other">3</item></plurals><string-array name="e"><item>4</item><item>5</item></string-array>
            <item type="string" name="f">6</item><dimen name="x">7</dimen>
            """, path: "app/src/main/res/values-pt-rBR/strings.xml")
        #expect(result.texts == ["1", "2", "3", "4", "5", "6"])
        #expect(result.ids == ["a", "d", "d", "e", "e", "f"])
        let fields = ["string", "plurals/one", "plurals/other", "string-array/0", "string-array/1", "string"]
        #expect(result.fields == fields)
        #expect(result.units.map(\.address.state) == ["not translatable", nil, nil, nil, nil, nil])
        #expect(result.locales.allSatisfy { $0 == "pt-BR" })
        #expect(result.units.allSatisfy { $0.isSource == false })
        #expect(result.keys.prefix(3) == ["a", "d/plurals/one", "d/plurals/other"])
    }

    @Test(
        arguments: [
            ("res/values/s.xml", nil, true), ("res/values-de/s.xml", "de", false),
            ("values-b+sr+Latn/s.xml", "sr-Latn", false), ("values-mcc310-en-rUS-night/s.xml", "en-US", false),
            ("values-night/s.xml", nil, true), ("s.xml", nil, nil), ("res/values-iw/s.xml", "iw", false),
            ("res/values-sw600dp/s.xml", nil, true),
        ] as [(String, String?, Bool?)])
    func tellsTheLanguageByTheFolder(path: String, locale: String?, isSource: Bool?) {
        let unit = read("<string name=\"a\">1</string>", path: path).units.first
        #expect(unit?.address.locale == locale)
        #expect(unit?.isSource == isSource)
    }

    @Test func readsEntitiesThatAreText() {
        let result = ReadUnits(
            "<!DOCTYPE resources [<!ENTITY app \"Gal &#233; lery\"><!ENTITY five \"123456\">]>"
                + "<resources><string name=\"a\">x &app; y&five;z</string></resources>", .android)
        #expect(result.texts == ["x Gal é lery y123456z"])
        #expect(result.sources(of: "lery") == ["&app;"])
        // As long as what it stands for.
        #expect(result.sources(of: "34") == ["&five;"])
    }
}
