import SourceText
import Testing

@testable import Generators

@Suite struct LiteralTests {
    @Test func theCommittedRangesAreThoseOfTheAuditor() {
        var ranges: [ClosedRange<UInt32>] = []
        var start: UInt32?
        var last: UInt32 = 0
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            if isInvisible(scalar) {
                start = start ?? value
                last = value
            } else if let first = start {
                ranges.append(first...last)
                start = nil
            }
        }
        if let start { ranges.append(start...last) }
        #expect(ranges == invisibleRanges)
    }

    @Test func escapesWhatCouldEndALiteralOrHide() {
        let text = "a\"\\$\n\u{2028}\u{202E}\u{E0001}é😀"
        #expect(Literal.swift(text) == #""a\"\\$\u{A}\u{2028}\u{202E}\u{E0001}é😀""#)
        #expect(Literal.kotlin(text) == #""a\"\\\$\u000A\u2028\u202E\uDB40\uDC01é😀""#)
        #expect(Literal.typeScript(text) == #""a\"\\$\u000A\u2028\u202E\uDB40\uDC01é😀""#)
    }

    @Test func makesNamesThatStartWithALetterAndKeepDigitsApart() {
        #expect(camelCase("backup.retry") == "backupRetry")
        #expect(camelCase("Backup.retry-now_2-3") == "backupRetryNow2_3")
        #expect(camelCase("1-2", keepsFirst: true) == "_1_2")
        #expect(camelCase("-") == "dash")
        #expect(pascalCase("..") == "DotDot")
        #expect(upperCase("a-b") == "A_B")
    }
}
