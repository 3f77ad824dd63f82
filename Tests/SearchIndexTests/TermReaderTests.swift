import TestSupport
import Testing

@testable import SearchIndex

/// The terms that texts are cut into.
struct TermReaderTests {
    static func terms(_ text: String) -> [(term: String, count: Int)] {
        var counter = TermCounter()
        var reader = TermReader()
        reader.read(text, .body, into: &counter)
        return counter.entries.map { entry in
            let range = Int(entry.start)..<Int(entry.start) + Int(entry.length)
            return (String(decoding: counter.arena[range], as: UTF8.self), Int(entry.body))
        }
    }

    private func list(_ text: String) -> [String] { Self.terms(text).map(\.term) }

    @Test func caseAndDiacriticsDoNotMatter() {
        #expect(list("Álbum ÁLBUM album") == ["album"])
        #expect(list("Straße İstanbul ısı Œuvre") == ["strasse", "istanbul", "isi", "oeuvre"])
        #expect(list("كِتَابٌ كتـــاب") == ["كتاب"])
    }

    @Test func scriptsWithoutSpacesGivePairs() {
        #expect(list("iOSの設定") == ["ios", "の設", "設定", "定"])
        #expect(list("ﾊﾞｯｸ") == ["バッ", "ック", "ク"])
    }

    @Test func repetitionsAreCounted() {
        #expect(Self.terms("a b A a").map(\.count) == [3, 1])
        #expect(Self.terms(String(repeating: "x ", count: 1_000)).map(\.count) == [255])
    }

    @Test func longWordsAreCutAndManyWordsKept() {
        #expect(list(String(repeating: "a", count: 100_000)) == [String(repeating: "a", count: 40)])
        #expect(list(String(repeating: "ä", count: 100_000)) == [String(repeating: "a", count: 40)])
        #expect(list((0..<5_000).map { "w\($0)" }.joined(separator: " ")).count == 5_000)
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func bytesThatAreNoTextEndSomewhere(seed: UInt64) {
        var random = RandomSource(seed: seed)
        for _ in 0..<500 {
            let bytes = (0..<random.number(0...80)).map { _ in UInt8(random.number(0...255)) }
            var counter = TermCounter()
            var reader = TermReader()
            reader.read(bytes, 0..<bytes.count, .body, into: &counter)
            #expect(counter.entries.allSatisfy { $0.length > 0 })
            #expect(!ArticleText(bytes).sections.isEmpty)
        }
    }
}
