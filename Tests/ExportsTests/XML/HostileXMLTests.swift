import SourceText
import TestSupport
import Testing

@testable import Exports

@Suite struct HostileXMLTests {
    private func failure(_ text: String) -> String? { ReadUnits(text, .android).failure }

    @Test func refusesEntitiesThatGrow() {
        var text = "<!DOCTYPE r [<!ENTITY a0 \"ha\">"
        for level in 1..<30 { text += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
        text += "]><resources><string name=\"a\">&a29;</string></resources>"
        let seconds = processorTime {
            #expect(failure(text)?.hasSuffix("entity `a1` stands for more than plain text") == true)
        }
        #expect(seconds < 1)
        // Many references to one long text: no more than the bound.
        let long = "<!DOCTYPE r [<!ENTITY a \"" + String(repeating: "x", count: 100_000) + "\">]><resources>"
        let many = ReadUnits(
            long + "<string name=\"a\">" + String(repeating: "&a;", count: 20_000) + "</string></resources>", .android)
        #expect(many.error != nil)
        #expect(many.units.isEmpty)
    }

    @Test func readsNoOtherFile() {
        #expect(
            failure("<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><resources>&x;</resources>")?
                .hasSuffix("entity `x` stands for another file") == true)
        #expect(
            failure("<!DOCTYPE r [<!ENTITY % p SYSTEM \"x\">%p;]><resources/>")?
                .hasSuffix("entity `p` stands for another file") == true)
        #expect(
            failure("<!DOCTYPE r SYSTEM \"x.dtd\">\n<resources><string>&nbsp;</string></resources>")
                == "2:20: entity `nbsp` is not declared")
        #expect(failure("<resources><string>&nbsp;</string></resources>") == "1:20: the entity is not declared")
    }

    @Test func boundsDepthAndTokens() {
        let deep = String(repeating: "<a>", count: 100_000)
        #expect(failure("<resources>" + deep)?.hasSuffix("elements stand more than 512 deep in one another") == true)
        let comment = "<resources><!--" + String(repeating: "x", count: 3 << 20)
        let seconds = processorTime {
            #expect(failure(comment) == "1:12: a tag or comment is longer than a mebibyte")
            #expect(failure("<resources><string name=\"" + String(repeating: "x", count: 3 << 20)) != nil)
        }
        #expect(seconds < 5)
    }

    @Test func saysWhatIsWrongAndWhere() {
        #expect(failure("") == "1:1: the file holds no element")
        #expect(failure("<html></html>") == "1:1: the outermost element is `<html>`, where `<resources>` is expected")
        #expect(failure("<resources>\n<string name=\"é\">a & b</string>")?.hasSuffix("this is no XML") == true)
        #expect(failure("<resources><![CDATA[x") == "1:22: the file ends within a section of CDATA")
        #expect(failure("<resources>\n<string name='") == "2:1: the file ends within what begins here")
        #expect(failure("<resources><string name='a' name='b'/>")?.contains("duplicate attribute") == true)
        #expect(ReadUnits(Array("<resources>".utf8) + [0xFF], .android).failure == "1:12: this is no XML")
        #expect(ReadUnits(Array("<resources>".utf8) + [0], .android).failure == "1:12: this is no XML")
    }

    @Test func refusesEncodingsThatItCannotMap() {
        #expect(
            failure("<?xml version=\"1.0\" encoding=\"KOI8-R\"?><resources/>")
                == "1:31: the encoding `KOI8-R` is not read")
        #expect(
            failure("<?xml version=\"1.0\" encoding=\"UTF-16\"?><resources/>")?.contains("is not written in it") == true
        )
        let wide = Array("<resources/>".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(ReadUnits(wide, .android).failure == "1:1: the file is UTF-16 without a byte order mark")
        #expect(ReadUnits([0xFF, 0xFE] + wide, .android).error == nil)
        let ascii = Array("<?xml version='1.0' encoding='us-ascii'?><resources>".utf8)
        #expect(
            ReadUnits(ascii + [0xE9], .android).failure
                == "1:53: holds a byte that is not US-ASCII, which it declares")
    }

    @Test func readsWindows1252() {
        let text = Array("<?xml version='1.0' encoding='windows-1252'?><resources><string name='a'>".utf8)
        let read = ReadUnits(text + [0x93, 0x80] + Array("</string></resources>".utf8), .android)
        #expect(read.texts == ["“€"])
    }

    @Test(arguments: [
        (
            "<rss><channel><item><content:encoded><![CDATA[<!-- wp:a {\"url\":\"x\"} -->]]></content:encoded></item>"
                + "</channel></rss>", ExportFormat.wxr
        ), ("<resources><string name=\"a\">x\\u0041 <a href=\"b&amp;\">c</a></string></resources>", .android),
        (
            "<xliff version=\"2.0\"><file><unit id=\"1\"><segment><source>a<ph dataRef=\"d\"/></source></segment></unit>"
                + "</file></xliff>", .xliff
        ), ("<plist><dict><key>a</key><dict><key>b</key><string>c</string></dict></dict></plist>", .stringsdict),
        ("/* c */ \"a\" = \"b\\U0041\\n\";\nc = d;\n", .strings), ("a,b\n\"1\"\"\",2\n3,4\n", .csv),
    ])
    func survivesAnyChange(text: String, format: ExportFormat) {
        var random = RandomSource(seed: 11)
        for _ in 0..<400 {
            var bytes = Array(text.utf8)
            for _ in 0..<random.number(1...4) {
                let at = random.number(0...(bytes.count - 1))
                switch random.number(0...2) {
                case 0: bytes[at] = UInt8(random.number(0...255))
                case 1: bytes.remove(at: at)
                default: bytes.insert(random.pick(Array("<>&;\"\\!-[]{}".utf8)), at: at)
                }
            }
            for record in ReadUnits(bytes, format, chunkSize: random.number(1...40)).records {
                for unit in record.units {
                    #expect(unit.map.count == unit.text.count)
                    let range = unit.map.source(of: ByteRange(0, unit.text.count))
                    #expect(range.upperBound <= record.window.text.count)
                }
            }
        }
    }
}
