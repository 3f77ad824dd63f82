import SourceText
import TestSupport
import Testing

@Suite struct TextMapTests {
    /// Escapes some bytes by `\xNN` and remembers where each decoded byte came from.
    private struct Layer {
        var encoded: [UInt8] = []
        var map = TextMap()
        /// For each decoded byte the range of the encoded text it comes from.
        var origins: [Range<Int>] = []

        init(_ text: [UInt8], random: inout RandomSource) {
            for byte in text {
                let start = encoded.count
                switch random.next() % 4 {
                case 0:
                    encoded += Array("\\x".utf8) + [byte, 0x3B]
                    map.append(decoded: 1, from: start..<encoded.count)
                    origins.append(start..<encoded.count)
                case 1:
                    // Something that decoding takes away.
                    encoded += [0x7C, byte]
                    map.append(verbatim: 1, at: start + 1)
                    origins.append(start + 1..<start + 2)
                default:
                    encoded.append(byte)
                    map.append(verbatim: 1, at: start)
                    origins.append(start..<start + 1)
                }
            }
        }
    }

    @Test func findsEveryRangeThroughThreeLayers() {
        var random = RandomSource(seed: 7)
        for _ in 0..<300 {
            let text = (0..<Int(random.next() % 40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            let inner = Layer(text, random: &random)
            let middle = Layer(inner.encoded, random: &random)
            let outer = Layer(middle.encoded, random: &random)
            let map = inner.map.through(middle.map).through(outer.map)
            #expect(map.count == text.count)
            func origin(_ range: Range<Int>, in layer: Layer) -> Range<Int> {
                layer.origins[range.lowerBound].lowerBound..<layer.origins[range.upperBound - 1].upperBound
            }
            for start in text.indices {
                for end in start + 1..<text.count + 1 {
                    let expected = origin(origin(origin(start..<end, in: inner), in: middle), in: outer)
                    #expect(map.source(of: ByteRange(start, end)).range == expected)
                }
                #expect(
                    map.source(of: ByteRange(start, start)).lowerBound
                        == map.source(of: ByteRange(start, start + 1)).lowerBound)
            }
        }
    }

    @Test func mapsPastTheEndToTheEnd() {
        var map = TextMap(verbatim: 3, at: 10)
        map.append(decoded: 1, from: 13..<19)
        #expect(map.source(of: ByteRange(4, 4)).lowerBound == 19)
        #expect(map.source(of: ByteRange(2, 99)).range == 12..<19)
        #expect(TextMap().source(of: ByteRange(0, 0)).range == 0..<0)
    }
}

@Suite struct SourceWindowTests {
    @Test func countsWherePartsMeetAsTheWholeFileDoes() {
        var random = RandomSource(seed: 3)
        let alphabet = ["a", "é", "😀", "\n", "\r\n", "\r", "\t", "\u{FEFF}", "日"]
        for _ in 0..<400 {
            let pieces = (0..<Int(random.next() % 30)).map { _ in alphabet[Int(random.next() % 9)] }
            let whole = Array(pieces.joined().utf8)
            let table = LineTable(whole)
            var start = TextPosition.start
            // Windows are cut behind pieces that do not end in CR.
            var part: [UInt8] = []
            for (index, piece) in pieces.enumerated() {
                part += Array(piece.utf8)
                guard piece != "\r" || index == pieces.count - 1 else { continue }
                let window = SourceWindow(text: part, start: start)
                var offset = 0
                while offset <= part.count {
                    #expect(window.position(at: offset) == table.position(at: start.byteOffset + offset))
                    offset += 1
                    while offset < part.count, part[offset] & 0xC0 == 0x80 { offset += 1 }
                }
                start = window.end
                part = []
            }
        }
    }
}
