import SourceText
import Testing

@testable import Documents

@Suite struct FrontMatterSplitTests {
    private func split(_ text: String) -> FrontMatterSplit { FrontMatterSplit(Array(text.utf8)) }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func findsContentAndBodyUnderEveryLineEnd(end: String) {
        let text = ["---", "title: A", "---", "Body", ""].joined(separator: end)
        let bytes = Array(text.utf8)
        for mark in [[], [0xEF, 0xBB, 0xBF] as [UInt8]] {
            let found = FrontMatterSplit(mark + bytes)
            let content = found.content ?? .empty
            #expect(String(decoding: (mark + bytes)[content.range], as: UTF8.self) == "title: A" + end)
            #expect(String(decoding: (mark + bytes)[found.bodyStart...], as: UTF8.self) == "Body" + end)
            #expect(!found.isUnclosed)
        }
    }

    @Test func acceptsThreeDotsAndTrailingBlanksAndEndOfFile() {
        #expect(split("--- \t\ntitle: A\n...  ").bodyStart == 20)
        #expect(split("---\n---").content == ByteRange(4, 4))
    }

    @Test(arguments: ["", "Body", "--", "----\ntitle: A\n---\n", " ---\n", "\n---\na: b\n---\n", "--- x\n---\n"])
    func leavesOtherBeginningsAlone(text: String) {
        let found = split(text)
        #expect(found.content == nil)
        #expect(found.opening == nil)
        #expect(found.bodyStart == 0)
    }

    @Test(arguments: ["---", "---\n", "---\ntitle: A\n", "---\n ---\n----\n--- a\n"])
    func reportsAnOpeningLineWithoutAClosingOne(text: String) {
        #expect(split(text).isUnclosed)
        #expect(split(text).opening == ByteRange(0, 3))
        #expect(split(text).bodyStart == 0)
    }
}
