import SourceText
import Testing

@testable import LinkAudit

@Suite struct TextReporterTests {
    /// The report of one finding over the text between `⟦` and `⟧`.
    private func report(
        _ marked: String, columns: Int = 100, help: String? = nil, related: [RelatedPlace] = []
    ) -> String {
        let parts = marked.components(separatedBy: ["⟦", "⟧"])
        let range = ByteRange(parts[0].utf8.count, parts[0].utf8.count + parts[1].utf8.count)
        let finding = Finding(
            rule: "unknown-intent", severity: .error, place: Place(file: "en/a.md", range: range), message: "no intent",
            help: help, related: related)
        let bytes = Array(parts.joined().utf8)
        return TextReporter(style: TextStyle(usesColour: false, columns: columns))
            .report(located([finding]) { $0 == "en/a.md" ? bytes : nil })
    }

    @Test func showsTheLineAndACaretUnderTheRange() {
        #expect(
            report("# A\n\nTap [Retry](⟦app://rety⟧) now.\n", help: "the nearest is app://retry") == """
                en/a.md:3:13: error: no intent [unknown-intent]
                    3 | Tap [Retry](app://rety) now.
                      |             ^^^^^^^^^^
                      = help: the nearest is app://retry

                """)
    }

    @Test func countsWideAndCombiningCharactersAsTheTerminalDoes() {
        #expect(
            report("日本 e\u{301} 🦆 ⟦x⟧") == """
                en/a.md:1:9: error: no intent [unknown-intent]
                    1 | 日本 e\u{301} 🦆 x
                      |           ^

                """)
    }

    @Test func takesJoinedEmojiApartOutsideTheRange() {
        #expect(
            report("👨\u{200D}👩 ❤\u{FE0F} 👍🏽 ⟦x⟧") == """
                en/a.md:1:11: error: no intent [unknown-intent]
                    1 | 👨👩 ❤ 👍 x
                      |           ^

                """)
    }

    @Test func writesInvisibleCharactersByNumber() {
        #expect(
            report("a\u{202E}b ⟦c\u{200B}d⟧") == """
                en/a.md:1:5: error: no intent [unknown-intent]
                    1 | a\\u{202E}b c\\u{200B}d
                      |            ^^^^^^^^^^

                """)
    }

    @Test func turnsTabsIntoSpaces() {
        #expect(
            report("\ta\t⟦b⟧") == """
                en/a.md:1:4: error: no intent [unknown-intent]
                    1 |     a   b
                      |         ^

                """)
    }

    @Test func cutsALongLineAroundTheRange() {
        let words = String(repeating: "word ", count: 40)
        for line in report(words + "⟦here⟧ " + words, columns: 60).split(separator: "\n") {
            #expect(line.unicodeScalars.count <= 60)
        }
        let lines = report(words + "⟦here⟧ " + words, columns: 60).split(separator: "\n")
        let caret = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) } ?? 0
        #expect(Array(lines[1])[caret..<caret + 4] == ["h", "e", "r", "e"])
    }

    @Test func marksARangeOverSeveralLinesToTheEndOfTheFirst() {
        #expect(
            report("a [b](⟦x\ny⟧)") == """
                en/a.md:1:7: error: no intent [unknown-intent]
                    1 | a [b](x
                      |       ^

                """)
    }

    @Test func marksAnEmptyRangeAndTheEndOfALine() {
        #expect(
            report("[a](⟦⟧)") == """
                en/a.md:1:5: error: no intent [unknown-intent]
                    1 | [a]()
                      |     ^

                """)
        #expect(
            report("ab⟦⟧\ncd") == """
                en/a.md:1:3: error: no intent [unknown-intent]
                    1 | ab
                      |   ^

                """)
    }

    @Test func leavesTheByteOrderMarkOut() {
        #expect(
            report("\u{FEFF}⟦a⟧b") == """
                en/a.md:1:1: error: no intent [unknown-intent]
                    1 | ab
                      | ^

                """)
    }

    @Test func namesRelatedPlacesWithTheirPositions() {
        let place = Place(file: "en/a.md", range: ByteRange(0, 1))
        let elsewhere = Place(file: "gone.md", range: nil)
        #expect(
            report(
                "x\n⟦a⟧",
                related: [
                    RelatedPlace(place: place, message: "defined here"),
                    RelatedPlace(place: elsewhere, message: "and there"),
                ]) == """
                    en/a.md:2:1: error: no intent [unknown-intent]
                        2 | a
                          | ^
                          = en/a.md:1:1: defined here
                          = gone.md: and there

                    """)
    }

    @Test func reportsAWholeFileInOneLine() {
        let finding = Finding(
            rule: "unreadable-file", severity: .error, place: Place(file: "a\u{1B}.md", range: nil),
            message: "permission denied")
        #expect(
            TextReporter().report(located([finding]) { _ in nil })
                == "a\\u{1B}.md: error: permission denied [unreadable-file]\n")
    }

    @Test func breaksSentencesWhereATerminalEnds() {
        let finding = Finding(
            rule: "unknown-intent", severity: .error, place: Place(file: "en/a.md", range: ByteRange(0, 1)),
            message: "日本 words and more ::error here", help: "one two three four five six seven eight",
            related: [RelatedPlace(place: Place(file: "b.md", range: nil), message: "it was there once upon a time")],
            address: ContentAddress(record: "averylongrecordthatfitsnowhereatallinfortycolumns", locale: "de"))
        func text(wraps: Bool) -> String {
            TextReporter(style: TextStyle(usesColour: false, columns: 40, wraps: wraps))
                .report(located([finding]) { $0 == "en/a.md" ? Array("x\n".utf8) : nil })
        }
        #expect(
            text(wraps: true) == """
                en/a.md:1:1: error: 日本 words and more ::error
                      here [unknown-intent]
                    1 | x
                      | ^
                      = b.md: it was there once upon a
                        time
                      = record
                        averylongrecordthatfitsnowhereatallinfortycolumns,
                        locale de
                      = help: one two three four five
                        six seven eight

                """)
        // A pipe, a file and an editor want the place and the rule on one line.
        #expect(text(wraps: false).split(separator: "\n").count == 6)
    }

    @Test func leavesOutTheMiddleOfAVeryLongAddress() {
        let finding = Finding(
            rule: "unknown-intent", severity: .error, place: Place(file: "a.json", range: nil), message: "no intent",
            address: ContentAddress(record: "7", field: "start" + String(repeating: "é", count: 60_000) + "end"))
        let text = TextReporter().report([
            LocatedFinding(finding: finding, start: nil, end: nil, sourceLine: "", related: [])
        ])
        #expect(text.contains("= record 7, field startéé") && text.contains("é…é") && text.hasSuffix("éend\n"))
        #expect(text.count < 300)
    }

    @Test func coloursOnlyWhenAsked() {
        let finding = Finding(
            rule: "near-miss", severity: .warning, place: Place(file: "a.md", range: nil), message: "odd")
        let coloured = TextReporter(style: TextStyle(usesColour: true, columns: 80)).report(
            located([finding]) { _ in nil })
        #expect(
            coloured
                == "\u{1B}[1ma.md:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m odd \u{1B}[2m[near-miss]\u{1B}[0m\n")
    }
}

extension String {
    fileprivate func components(separatedBy marks: [Character]) -> [String] {
        split(omittingEmptySubsequences: false) { marks.contains($0) }.map(String.init)
    }
}
