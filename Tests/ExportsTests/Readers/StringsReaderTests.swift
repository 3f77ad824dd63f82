import SourceText
import TestSupport
import Testing

@testable import Exports

@Suite struct StringsReaderTests {
    @Test func readsEntriesAndEscapes() {
        let read = ReadUnits(
            #"""
            /* Shown when "upload" fails */ // é
            "backup.failed" = "Failed.\n[R](a://b) \"w\" \U00e9\u00E9\101\'";
            plain_key.x = 'single "q"'; "same";
            """#, .strings, options: ReaderOptions(path: "x/pt-BR.lproj/Localizable.strings"))
        #expect(read.texts == ["Failed.\n[R](a://b) \"w\" ééA'", "single \"q\"", "same"])
        #expect(read.ids == ["backup.failed", "plain_key.x", "same"])
        #expect(read.locales.allSatisfy { $0 == "pt-BR" })
        #expect(read.units.allSatisfy { $0.syntax == .inlineMarkdown })
        #expect(read.faults.isEmpty)
        #expect(read.sources(of: "\"w\"") == ["\\\"w\\\""])
    }

    @Test func goesOnBehindABrokenEntry() {
        let read = ReadUnits(
            """
            "a" = "1"
            "b" = "2";
            "c" 3;
            "d" = "4";
            "a" = "5";
            "e" = "\\U12";
            "f = 6;

            """, .strings)
        #expect(read.texts == ["1", "2", "c", "4", "5", "U12"])
        #expect(
            read.faults.map(\.message) == [
                "`;` is missing behind this", "`;` is missing behind this", "the key `a` stands here a second time",
                "four hexadecimal digits are expected behind `\\U`", "the string that begins here does not end",
            ])
    }

    @Test func refusesWhatItCannotRead() {
        let wide = Array("\"a\" = \"b\";".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(ReadUnits(wide, .strings).failure == "1:1: the file is UTF-16 without a byte order mark")
        #expect(ReadUnits([0xFF, 0xFE] + wide, .strings).texts == ["b"])
        #expect(ReadUnits([0xFF, 0xFE] + wide.dropLast(), .strings).failure != nil)
        #expect(
            ReadUnits([0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00], .strings).failure == "1:1: holds half of a surrogate pair")
        #expect(ReadUnits(Array("bplist00".utf8), .strings).failure == "1:1: the file is a binary property list")
        #expect(ReadUnits(Array("\n\"é".utf8) + [0xE9, 0x22], .strings).failure == "2:3: this is not valid UTF-8")
        #expect(ReadUnits("/* x", .strings).faults.map(\.message) == ["the comment that begins here does not end"])
    }

    @Test func readsPropertyListsOfTheSameName() {
        let read = ReadUnits(
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><string>b &amp; c</string></dict></plist>",
            .strings, options: ReaderOptions(path: "de.lproj/x.strings"))
        #expect(read.texts == ["b & c"])
        #expect(read.ids == ["a"])
        #expect(read.locales == ["de"])
    }

    @Test func readsStringsDictionaries() {
        let read = ReadUnits(
            """
            <plist version="1.0"><dict><key>left</key><dict><key>NSStringLocalizedFormatKey</key>
            <string>%#@n@ [R](a://b)</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>1</string><key>other</key><string>%lld</string></dict></dict>
            <key>w</key><array><string>x</string></array><key>end</key></dict></plist>
            """, .stringsdict)
        #expect(read.texts == ["%#@n@ [R](a://b)", "1", "%lld", "x"])
        #expect(read.ids == ["left", "left", "left", "w"])
        #expect(read.fields == ["NSStringLocalizedFormatKey", "n/one", "n/other", "1"])
        #expect(read.keys.last == "w/1")
        #expect(read.records.count == 2)
    }
}
