import SourceText
import Testing

@testable import LinkAudit

@Suite struct NearestBytesTests {
    private func nearest(_ name: String, _ candidates: [String]) -> String? {
        var search = NearestBytes(to: name.utf8)
        for candidate in candidates { search.offer(Array(candidate.utf8)[...]) }
        return search.best.map { candidates[$0] }
    }

    @Test func agreesWithTheSearchOverNames() {
        var state: UInt64 = 7
        func number(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let letters = Array("abcAB-")
        for _ in 0..<3_000 {
            let names = (0..<4).map { _ in String((0...number(8)).map { _ in letters[number(letters.count)] }) }
            #expect(nearest(names[0], Array(names[1...])) == nearestName(to: names[0], among: names[1...]), "\(names)")
        }
    }

    @Test func findsTranspositionsAndGaps() {
        #expect(nearest("rtery.md", ["full.md", "retry.md"]) == "retry.md")
        #expect(nearest("topic-000123.md", ["topic-000999.md", "topic-00123.md"]) == "topic-00123.md")
        #expect(nearest("a", []) == nil && nearest("", ["a"]) == nil)
    }

    @Test func looksAtAThousandCandidatesAtMost() {
        let many = (0..<1_000).map { "entirely-different-\($0)" }
        #expect(nearest("retry.md", many + ["retry.md"]) == nil)
    }
}
