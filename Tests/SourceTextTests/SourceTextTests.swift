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

    @Test func countsColumnsOfALongLineAsDecodingDoes() {
        let pieces: [[UInt8]] = [
            Array("word ".utf8), Array("ñ日😀".utf8), [0x80], [0xE2, 0x82], [0xF0, 0x9F], [0xED, 0xA0, 0x80], [0xFF],
        ]
        var bytes: [UInt8] = []
        for index in 0..<4_000 { bytes += pieces[(index * 5 + index / 7) % pieces.count] }
        let table = LineTable(bytes)
        for offset in stride(from: 0, through: bytes.count, by: 997) where offset == bytes.count || bytes[offset] < 0x80
        {
            let scalars = String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars.count
            #expect(table.position(at: offset).scalarColumn == scalars + 1)
        }
    }

    @Test func keepsOnlyAPartOfAVeryLongLineWithAFinding() {
        let bytes = Array(String(repeating: "é", count: 50_000).utf8)
        let place = Place(file: "a.md", range: ByteRange(60_000, 60_010))
        let finding = Finding(rule: "near-miss", severity: .warning, place: place, message: "odd")
        let found = located([finding]) { _ in bytes }[0]
        #expect(found.start?.scalarColumn == 30_001)
        #expect(found.sourceLineColumn == 30_001 - 160)
        #expect(found.sourceLine.unicodeScalars.count == 640)
        #expect(found.isCutShort)
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
