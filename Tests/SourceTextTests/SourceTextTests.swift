import SourceText
import Testing

@Suite struct LineTableTests {
    @Test(arguments: ["\n", "\r\n", "\r"])
    func countsLinesAtEachLineEnd(_ end: String) {
        let text = "ab" + end + "c\u{1F600}d" + end
        let table = LineTable(Array(text.utf8))
        let offset = 2 + end.utf8.count + 5
        let position = table.position(at: offset)
        #expect(position.line == 2)
        #expect(position.scalarColumn == 3)
        #expect(position.utf16Column == 4)
        #expect(table.starts.count == 3)
    }

    @Test func ignoresOtherUnicodeLineSeparators() {
        #expect(LineTable(Array("a\u{2028}b\u{85}c".utf8)).starts.count == 1)
    }

    @Test func givesTheByteOrderMarkNoColumn() {
        let table = LineTable([0xEF, 0xBB, 0xBF] + Array("ab".utf8))
        #expect(table.position(at: 3).scalarColumn == 1)
        #expect(table.position(at: 4).scalarColumn == 2)
    }

    @Test func clampsOffsetsPastTheEnd() {
        #expect(LineTable(Array("ab".utf8)).position(at: 99).byteOffset == 2)
    }
}

@Suite struct VisibleTextTests {
    @Test func showsInvisibleCharactersByNumber() {
        #expect(visible("a\u{200B}b\u{202E}c\u{1B}[31m\n") == "a\\u{200B}b\\u{202E}c\\u{1B}[31m\\u{A}")
    }

    @Test func leavesOrdinaryTextAlone() {
        #expect(visible("ñandú 日本 😀") == "ñandú 日本 😀")
    }
}

@Suite struct NearestNameTests {
    @Test func findsATransposition() {
        #expect(nearestName(to: "backup/rety", among: ["backup/pause", "backup/retry"]) == "backup/retry")
        #expect(nearestName(to: "tilte", among: ["title", "toc"]) == "title")
    }

    @Test func staysSilentWhenNothingIsNear() {
        #expect(nearestName(to: "zebra", among: ["title", "toc"]) == nil)
        #expect(nearestName(to: "", among: ["a"]) == nil)
    }
}

@Suite struct LocatedFindingTests {
    @Test func sortsByFileThenOffsetAndCountsPlaces() {
        let late = Finding(
            rule: "r", severity: .error, place: Place(file: "a.md", range: ByteRange(5, 6)), message: "late")
        let early = Finding(
            rule: "r", severity: .error, place: Place(file: "a.md", range: ByteRange(1, 2)), message: "early")
        let other = Finding(rule: "r", severity: .note, place: Place(file: "b.md", range: nil), message: "whole file")
        let result = located([other, late, early]) { $0 == "a.md" ? Array("abc\nde\n".utf8) : nil }
        #expect(result.map(\.finding.message) == ["early", "late", "whole file"])
        #expect(result[1].start?.line == 2)
        #expect(result[1].start?.scalarColumn == 2)
        #expect(result[1].sourceLine == "de")
        #expect(result[2].start == nil)
    }
}
