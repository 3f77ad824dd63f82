import SourceText
import TestSupport
import Testing

struct HTMLEscapingTests {
    @Test func replacesTheFourCharactersThatMarkupReads() {
        #expect(escaped("a < b && \"c\" > 'd'") == "a &lt; b &amp;&amp; &quot;c&quot; &gt; 'd'")
        #expect(escaped("") == "")
        #expect(escaped("&") == "&amp;")
        #expect(escaped("ñandú 🐦") == "ñandú 🐦")
    }

    /// What a browser reads back is what was written, and no byte of it can open or close markup.
    @Test func readsBackUnchangedForAnyBytes() {
        var generator = RandomSource(seed: 0x5EED)
        let alphabet = Array("&<>\"'ab;#x é😀\u{0}\n=/`".utf8)
        for _ in 0..<2_000 {
            let length = Int.random(in: 0...60, using: &generator)
            let text = (0..<length).map { _ in
                Bool.random(using: &generator)
                    ? alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
                    : UInt8.random(in: 0...255, using: &generator)
            }
            var output = Array("before".utf8)
            HTMLEscaping.appendEscaped(text, to: &output)
            #expect(output.starts(with: "before".utf8))
            let written = output[6...]
            #expect(!written.contains { "<>\"".utf8.contains($0) })
            #expect(unescaped(Array(written)) == text)
            var slowly: [UInt8] = []
            HTMLEscaping.appendEscaped(text.lazy.map { $0 }, to: &slowly)
            #expect(slowly == Array(written))
        }
    }

    @Test func writesDestinationsAsCmarkDoes() {
        var output: [UInt8] = []
        HTMLEscaping.appendEscapedURL("/a b?x=1&y='ü'[z]%20\"<".utf8, to: &output)
        #expect(
            String(decoding: output, as: UTF8.self) == "/a%20b?x=1&amp;y=&#x27;%C3%BC&#x27;%5Bz%5D%20%22%3C")
    }

    private func escaped(_ text: String) -> String {
        var output: [UInt8] = []
        HTMLEscaping.appendEscaped(text, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    private func unescaped(_ bytes: [UInt8]) -> [UInt8] {
        let references: [(String, UInt8)] = [("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22)]
        var output: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if let (text, byte) = references.first(where: { bytes[index...].starts(with: $0.0.utf8) }) {
                output.append(byte)
                index += text.utf8.count
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return output
    }
}
