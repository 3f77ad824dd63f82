import SourceText
import TestSupport
import Testing

@testable import Exports

@Suite struct XLIFFReaderTests {
    @Test func readsSourceAndTargetOfXcode() {
        let read = ReadUnits(
            """
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file \
            original="App/Localizable.xcstrings" source-language="en" target-language="cs"><header/><body>
            <trans-unit id="left %lld|==|plural.other" xml:space="preserve"><source>%lld left. [R](a://b)</source>\
            <target state="translated">Zbývá. [Z](a://b)</target><note>[n](o)</note>\
            <alt-trans><target>old</target></alt-trans></trans-unit></body></file></xliff>
            """, .xliff)
        #expect(read.texts == ["%lld left. [R](a://b)", "Zbývá. [Z](a://b)"])
        #expect(read.locales == ["en", "cs"])
        #expect(read.fields == ["source", "target"])
        #expect(read.ids == ["left %lld|==|plural.other", "left %lld|==|plural.other"])
        #expect(read.units.map(\.isSource) == [true, false])
        #expect(read.units.map(\.address.state) == [nil, "translated"])
        #expect(read.units.allSatisfy { $0.syntax == .inlineMarkdown })
        #expect(Set(read.keys).count == 1)
    }

    @Test func takesInlineElementsOut() {
        let read = ReadUnits(
            """
            <x:xliff version="1.2" xmlns:x="u"><x:file original="a" source-language="en"><x:body>\
            <x:trans-unit id="1"><x:source>[R](<x:g id="1">app://b</x:g>) \
            <x:x id="2" equiv-text="&lt;a href=&quot;u&quot;&gt;"/><x:ph id="3">%d</x:ph>\
            <x:x id="4"/></x:source></x:trans-unit></x:body></x:file></x:xliff>
            """, .xliff)
        #expect(read.texts == ["[R](app://b) <a href=\"u\">%d\u{FFFC}"])
        #expect(read.sources(of: "<a href=\"u\">") == ["&lt;a href=&quot;u&quot;&gt;"])
        #expect(read.sources(of: "\"u\"") == ["&quot;u&quot;"])
        #expect(read.sources(of: "\u{FFFC}") == ["<x:x id=\"4\"/>"])
    }

    @Test func readsSegmentsOfVersion2() {
        let read = ReadUnits(
            """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f1">
            <unit id="u1"><originalData><data id="d1">&lt;a href="app://x"></data><data id="d2">&lt;/a></data>
            </originalData>
            <segment id="s1" state="final"><source>S <pc id="1" dataRefStart="d1" dataRefEnd="d2">go</pc></source>
            <target>T <sc id="1" dataRef="d1"/>los<ec startRef="1" dataRef="d2"/></target></segment>
            <segment><source>two<cp hex="0007"/></source></segment></unit></file></xliff>
            """, .xliff)
        let link = "<a href=\"app://x\">"
        #expect(read.texts == ["S \(link)go</a>", "T \(link)los</a>", "two\u{7}"])
        #expect(read.fields == ["segment[s1]/source", "segment[s1]/target", "segment[2]/source"])
        #expect(read.locales == ["en", "de", "en"])
        #expect(read.units.map(\.address.state) == [nil, "final", nil])
        #expect(read.sources(of: "app://x") == ["app://x", "app://x"])
        #expect(read.keys.first != read.keys.last)
    }
}
