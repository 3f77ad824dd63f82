import LinkAudit
import SourceText
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
    private func diff(_ text: String, _ edits: [(Range<Int>, String)]) -> String {
        let made = edits.map { TextEdit(range: ByteRange($0.0), replacement: Array($0.1.utf8)) }
        return String(
            decoding: UnifiedDiff.text(
                of: TextEdit.compatible(made), in: SourceFile(name: "en/a.md", text: text)), as: UTF8.self)
    }

    @Test func showsALineBeforeAndAfterWithItsSurroundings() {
        let lines = (1...9).map { "line \($0)\n" }
        let offset = lines[..<4].joined().utf8.count
        #expect(
            diff(lines.joined(), [(offset..<offset + 4, "LINE")]) == """
                --- a/en/a.md
                +++ b/en/a.md
                @@ -2,7 +2,7 @@
                 line 2
                 line 3
                 line 4
                -line 5
                +LINE 5
                 line 6
                 line 7
                 line 8

                """)
    }

    @Test func saysThatTheLastLineHasNoEnd() {
        #expect(
            diff("one", [(0..<1, "O")]) == """
                --- a/en/a.md
                +++ b/en/a.md
                @@ -1 +1 @@
                -one
                \\ No newline at end of file
                +One
                \\ No newline at end of file

                """)
    }

    @Test func isEmptyWhereNothingChanges() {
        #expect(diff("same\n", [(0..<4, "same")]).isEmpty)
        #expect(diff("same\n", []).isEmpty)
    }

    @Test func quotesANameThatWouldEndItsLine() {
        let edit = TextEdit(range: ByteRange(0, 1), replacement: [0x62])
        let text = UnifiedDiff.text(of: [edit], in: SourceFile(name: "a\n\"b.md", text: "a\n"))
        #expect(text.starts(with: Array(#"--- "a/a\012\"b.md""#.utf8)))
    }

    @Test func appliedToTheOldTextGivesTheNewOne() throws {
        var random = RandomSource(seed: 11)
        for _ in 0..<3000 {
            let pieces = ["a", "b", "\n", "\n", "\r\n", "é", "\\"]
            let text = Array((0..<random.number(0...60)).map { _ in random.pick(pieces) }.joined().utf8)
            let edits = TextEdit.compatible(
                (0..<random.number(0...6)).map { _ in
                    let start = random.number(0...text.count)
                    let end = min(text.count, start + random.number(0...6))
                    let replacement = (0..<random.number(0...3)).map { _ in random.pick(pieces) }.joined()
                    return TextEdit(range: ByteRange(start, end), replacement: Array(replacement.utf8))
                })
            let file = SourceFile(name: "x", bytes: text)
            let new = TextEdit.apply(edits, to: text)
            let diff = UnifiedDiff.text(of: edits, in: file)
            #expect(try patched(text, with: diff) == new)
        }
    }

    @Test func editsThatTouchAreNotMadeTogether() {
        let first = TextEdit(range: ByteRange(2, 5), replacement: [1])
        let inside = TextEdit(range: ByteRange(3, 4), replacement: [2])
        let after = TextEdit(range: ByteRange(5, 6), replacement: [3])
        #expect(TextEdit.compatible([after, inside, first, first]) == [first, after])
    }

    private struct DoesNotApply: Error {}

    /// What `patch` does, as its manual has it: every line of a hunk must be where the hunk says.
    private func patched(_ old: [UInt8], with diff: [UInt8]) throws -> [UInt8] {
        let oldLines = lines(old)
        var result: [UInt8] = []
        var at = 0
        var rest = lines(diff)[...]
        if diff.isEmpty { return old }
        rest.removeFirst(2)
        while let header = rest.popFirst() {
            guard header.starts(with: Array("@@ -".utf8)) else { throw DoesNotApply() }
            let spans = String(decoding: header, as: UTF8.self).split(separator: " ")[1...2].map { span in
                span.dropFirst().split(separator: ",").compactMap { Int($0) }
            }
            let counts = spans.map { $0.count > 1 ? $0[1] : 1 }
            let start = counts[0] == 0 ? spans[0][0] : spans[0][0] - 1
            guard start >= at, start <= oldLines.count else { throw DoesNotApply() }
            result += oldLines[at..<start].joined()
            at = start
            var seen = [0, 0]
            while let line = rest.first, line.first != UInt8(ascii: "@") {
                rest.removeFirst()
                var body = Array(line.dropFirst())
                if let next = rest.first, next.first == UInt8(ascii: "\\") {
                    rest.removeFirst()
                    body.removeLast()
                }
                if line.first != UInt8(ascii: "+") {
                    guard at < oldLines.count, oldLines[at] == body else { throw DoesNotApply() }
                    at += 1
                    seen[0] += 1
                }
                if line.first != UInt8(ascii: "-") {
                    result += body
                    seen[1] += 1
                }
            }
            guard seen == counts else { throw DoesNotApply() }
        }
        return result + oldLines[at...].joined()
    }

    private func lines(_ text: [UInt8]) -> [[UInt8]] {
        var result: [[UInt8]] = []
        var line: [UInt8] = []
        for byte in text {
            line.append(byte)
            if byte == 0x0A {
                result.append(line)
                line = []
            }
        }
        return line.isEmpty ? result : result + [line]
    }
}
