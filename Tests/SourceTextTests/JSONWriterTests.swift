import Foundation
import SourceText
import TestSupport
import Testing

@Suite struct JSONWriterTests {
    @Test func laysOutObjectsAndArrays() {
        func write(_ layout: JSONWriter.Layout) -> String {
            var json = JSONWriter(layout: layout)
            json.object { json in
                json.member("a", 1)
                json.array("b") { json in
                    json.value("x")
                    json.object { _ in }
                }
                json.member("none", nil as String?)
                json.member("c", true)
            }
            return json.text
        }
        #expect(write(.compact) == #"{"a":1,"b":["x",{}],"c":true}"#)
        #expect(
            write(.indented) == """
                {
                  "a": 1,
                  "b": [
                    "x",
                    {}
                  ],
                  "c": true
                }
                """)
    }

    @Test func writesWhatCannotBeSeenByNumber() {
        var json = JSONWriter()
        json.value("\u{1B}[31m\u{202E}\u{2028}\u{200B}\u{E0041}é\"\\\n")
        #expect(json.text == #""\u001b[31m\u202e\u2028\u200b\udb40\udc41é\"\\\n""#)
    }

    @Test func keepsMarkupOutOfHTMLWhereAsked() {
        var json = JSONWriter(escapesMarkup: true)
        json.value("</script><!--&")
        #expect(json.text == #""\u003c/script\u003e\u003c!--\u0026""#)
    }

    @Test func isReadBackAsItWasWritten() throws {
        var random = RandomSource(seed: 7)
        let kinds: [ClosedRange<UInt32>] = [
            0...0x7F, 0x80...0xFFF, 0x2000...0x2070, 0x1F300...0x1F600, 0xE0000...0xE007F,
        ]
        for _ in 0..<2_000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...20, using: &random) {
                let range = kinds[Int.random(in: 0..<kinds.count, using: &random)]
                if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) {
                    text.unicodeScalars.append(scalar)
                }
            }
            var json = JSONWriter()
            json.array { $0.value(text) }
            let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
            #expect(read?.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
        }
    }
}
