import Foundation
import Testing

@testable import LinkAudit

/// The expected values are those that GitHub's own implementation is tested with.
@Suite struct LineHashesTests {
    private func hashes(_ text: String, chunk: Int = 7) -> [String] {
        let bytes = Array(text.utf8)
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.count
        var hashes = LineHashes(lines: Set(1...lines))
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            hashes.add(bytes[start..<min(bytes.count, start + chunk)])
        }
        let found = hashes.finish()
        return (1...lines).map { found[$0] ?? "-" }
    }

    static let ended = [
        "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
        "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
    ]

    @Test func hashesLinesAsGitHubDoes() {
        #expect(hashes("") == ["c129715d7a2bc9a3:1"])
        #expect(
            hashes(" a\nb\n  \t\tc\n d") == [
                "271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1",
            ])
        #expect(
            hashes(" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End") == [
                "8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1",
                "b86d3392aea1be30:1", "e6ceba753e1a442:1",
            ])
    }

    @Test(arguments: [
        " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n",
        " hello; \t\rworld!!!\r\r\r  \t\tGreetings\r End\r",
        " hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n",
        " hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
    ])
    func takesEveryLineEndForTheSame(_ text: String) {
        #expect(hashes(text) == Self.ended)
    }

    @Test func countsEqualLines() {
        let found = hashes(String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10))
        #expect(found[0] == "a7f2ff13bc495cf2:1")
        #expect(found[5] == "a7f2ff13bc495cf2:6")
        #expect(
            found[6...] == [
                "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1",
                "c129715d7a2bc9a3:1",
            ])
    }

    @Test func doesNotMindWhereTheBytesAreCut() {
        let text = "日本 🦆🦆 [x](y)\n\u{FEFF}ü\n" + String(repeating: "🦆é", count: 80)
        let whole = hashes(text, chunk: 1 << 20)
        for chunk in 1...9 { #expect(hashes(text, chunk: chunk) == whole) }
    }
}
