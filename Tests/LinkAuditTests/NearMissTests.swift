import Documents
import SourceText
import TestSupport
import Testing

@testable import LinkAudit

/// Links that are none: what is found, what is left alone, and that the change makes a link of it.
@Suite struct NearMissTests {
    private let audit: ExampleAudit

    init() throws { audit = try ExampleAudit() }

    private func misses(_ text: String) -> [MissedLink] { audit.run(text).audit.nearMisses }

    private func kinds(_ text: String) -> [MissedLink.Kind] { misses(text).map(\.kind) }

    @Test func namesTheCharacterBetweenTheBrackets() {
        let names = [
            " ": "a space", "\u{A0}": "U+00A0 NO-BREAK SPACE", "\u{200B}": "U+200B ZERO WIDTH SPACE",
            "\u{3000}": "U+3000 IDEOGRAPHIC SPACE", "\u{2060}": "U+2060 WORD JOINER", "\t": "a tab",
            "\u{202F}": "U+202F NARROW NO-BREAK SPACE", "&nbsp;": "U+00A0 NO-BREAK SPACE",
            "&#x200B;": "U+200B ZERO WIDTH SPACE", "\n": "a line break", " \u{A0} ": "U+00A0 NO-BREAK SPACE",
        ]
        for (gap, name) in names {
            let findings = audit.findings("Tap [Retry]\(gap)(gallery-action://backup/retry) now.")
            #expect(findings.map(\.rule) == ["lost-intent"], "\(name)")
            #expect(findings.first?.message.hasSuffix("is no link: \(name) between `]` and `(`") == true, "\(name)")
            #expect(findings.first?.help == "write `[Retry](gallery-action://backup/retry)`", "\(name)")
        }
    }

    /// Prose, notes, code and mathematics with brackets beside parentheses.
    static let prose = [
        "[1] (see below)", "array[i] (n) and f(x)[0] (y)", "a note [^1] (https://status.example.com/)",
        "- [ ] (../backup/retry.md)", "- [x] (https://status.example.com/)", "[sic](see the manual)",
        "`[a] (gallery-action://backup/retry)`", "```\n[a] (gallery-action://backup/retry)\n```",
        "    [a] (gallery-action://backup/retry)", "$[a,b) (c]$ and [0, 1) (and/or)",
        "設定［注］（詳細は設定を参照）を開く。", "【公式】（https://status.example.com/）", "［1］（図を参照）",
        "[RFC 3986] (section 3.1)", "[draft] (1.5/2.0)", "values[3] (https://status.example.com/)",
        "[2] (https://status.example.com/)", "Either [this] (or that).", "[citation needed] (2.4)",
        "![alt](../../images/shot.png) (see)", "[a](../backup/retry.md) (gallery)", "a ] b [ c ( d ) e",
        "Call `f`[0] (x)", "[Fixed] (#123)", "[-h] [--help] (optional)", "(a)[b] and (c)[1]", "[x](y z)",
        "^[3 apples](inflect: true)", "[note] (note: this is text)", "Text [a\\](b)", "[Ctrl] (^)",
        "<!-- [a] (gallery-action://backup/retry) -->", "[1]: (none)", "[foo] (bar) [baz] (qux)",
        "The scheme gallery-action:// and gallery-action://project/{id} and gallery-action://… are explained.",
    ]

    @Test(arguments: prose)
    func leavesProseAlone(text: String) {
        #expect(misses(text).filter { $0.kind != .bareCode }.isEmpty, "\(misses(text))")
    }

    @Test func takesAPathForADestinationWhenItLeadsSomewhere() {
        #expect(kinds("See [this] (backup/retry)").isEmpty)
        #expect(kinds("See [this] (../backup)") == [.gap])
        #expect(kinds("See [this] (/en/backup/retry.md#x)") == [.gap])
        #expect(kinds("## Limits\n\nSee [this] (#limits), not [that] (#limit)") == [.gap])
    }

    @Test func findsAPlaceOnceAndNotAsBareText() {
        #expect(kinds("Tap [Retry] (gallery-action://backup/retry).") == [.gap])
        #expect(kinds("Tap [Retry (gallery-action://backup/retry).") == [.unclosed])
        #expect(kinds("Tap [Retry] or gallery-action://backup/retry.") == [.bareText])
        #expect(kinds("`gallery-action://backup/retry`") == [.bareCode])
        #expect(kinds("<gallery-action://backup/retry> ![a](gallery-action://backup/retry)").isEmpty)
    }

    /// A link of every form, broken in the ways that the change mends: the change must give the link back, byte by byte.
    @Test func theChangeGivesTheLinkBack() {
        var random = RandomSource(seed: 11)
        let gaps = [" ", "  ", "\u{A0}", "\u{200B}", "\u{FEFF}", "&nbsp;", "\t", "\u{3000}", "\u{2009}"]
        let words = ["Retry", "the backup", "再試行", "**bold** word", "`code`", "a \u{1F600}", "x [y] z"]
        let destinations = [
            "gallery-action://backup/retry", "../backup/retry.md", "https://status.example.com/a?b=c",
            "<../backup/retry.md>", "mailto:support@example.com", "gallery-action://backup/retry \"A title\"",
        ]
        for round in 0..<400 {
            let text = random.pick(words)
            let destination = random.pick(destinations)
            let before = random.pick(["", "Tap ", "- a\n- b ", "> quoted ", "| a | b |\n| - | - |\n| c | "])
            let after = random.pick([" now", ".", ""])
            let wanted = before + "[\(text)](\(destination))" + after
            let broken = before + "[\(text)]\(random.pick(gaps))(\(destination))" + after
            let run = audit.run(broken)
            let found = run.audit.nearMisses.filter { $0.kind == .gap }
            #expect(found.count == 1, "round \(round): \(broken)")
            guard let fix = found.first?.fix else {
                Issue.record("no change for \(broken)")
                continue
            }
            var bytes = Array(broken.utf8)
            bytes.replaceSubrange(fix.range.range, with: fix.replacement)
            #expect(String(decoding: bytes, as: UTF8.self) == wanted, "round \(round)")
            let miss = Array(destination.utf8).drop { $0 == 0x3C }.prefix { $0 != 0x20 && $0 != 0x3E }
            let place = found[0].destinationSource.range
            #expect(Array(broken.utf8)[place].elementsEqual(miss), "round \(round)")
            #expect(audit.run(wanted).audit.nearMisses.isEmpty, "round \(round): \(wanted)")
        }
    }

    /// Every link that the parser does see is no near miss, whatever random text is around it.
    @Test func randomTextsGiveNoPlaceOutsideOfThemAndNoneInsideOfALink() {
        var random = RandomSource(seed: 12)
        let pieces = [
            "[", "]", "(", ")", "［", "］", "（", "）", " ", "\u{A0}", "\n", "\\", "<a href=", "“", "”", "\"", "`", "text",
            "gallery-action://backup/retry", "../backup/retry.md", "#x", "!", "*", "&nbsp;", "\u{200B}", "【", "】", "<",
            ">",
        ]
        for round in 0..<1_500 {
            var text = ""
            for _ in 0..<random.number(1...24) { text += random.pick(pieces) }
            let run = audit.run(text)
            let count = text.utf8.count
            for miss in run.audit.nearMisses {
                let place = miss.destinationSource.range
                #expect(place.upperBound <= count && miss.source.upperBound <= count, "round \(round): \(text)")
                let isLive = run.document.links.contains {
                    $0.form != .bareAutolink && $0.form != .autolink && $0.form != .htmlAttribute
                        && $0.source.range.contains(place.lowerBound) && miss.kind != .spacedReference
                }
                #expect(!isLive, "round \(round): \(text) \(miss)")
                if let fix = miss.fix { #expect(fix.range.upperBound <= count, "round \(round): \(text)") }
            }
        }
    }

    @Test(arguments: [
        "[", "]", "](", "[a](", "[a] (", "(a)[", "[a(b.md ", "［", "（", "［a］（", "\\[", "<a href=", "a]", "[a] [b]",
    ])
    func hostileBracketsCostInProportion(piece: String) {
        func seconds(_ count: Int) -> Double {
            // Lines keep the parser's own guard from refusing the text.
            let text = (0..<count).map { $0 % 40 == 39 ? piece + "x\n" : piece }.joined()
            let bytes = Array(text.utf8)
            var look = InlineText()
            look.append(bytes, ByteRange(0, bytes.count))
            return processorTime {
                var scanner = NearMissScanner(
                    look, look: DestinationLook(schemes: [Array("gallery-action".utf8)]) { _ in false })
                scanner.run()
            }
        }
        let time = seconds(100_000)
        #expect(time < 10, "\(piece): \(time) s")
    }

    @Test func hostileTextInOneLine() {
        for piece in ["(a", "[(a.md)", "[x](a ", "[a [", "](b.md) ", "(a)[b.md] "] {
            let bytes = Array("[".utf8) + Array(repeating: Array(piece.utf8), count: 100_000).flatMap { $0 }
            var text = InlineText()
            text.append(bytes, ByteRange(0, bytes.count))
            let time = processorTime {
                var scanner = NearMissScanner(
                    text, look: DestinationLook(schemes: [Array("gallery-action".utf8)]) { _ in false })
                scanner.run()
            }
            #expect(time < 10, "\(piece): \(time) s")
        }
    }

    // MARK: HTML

    private func misses(html: String) throws -> [MissedLink] {
        audit.auditor.nearMissSearch.nearMisses(in: try HTMLTree.parse(Array(html.utf8), mode: .fragment))
    }

    @Test func markdownInsideOfHTMLIsNoLink() throws {
        let html = "<p>é [Retry](gallery-action://backup/retry) or <b>gallery-action://settings/storage</b>.</p>"
        let found = try misses(html: html)
        #expect(
            found.map { String(decoding: $0.destination, as: UTF8.self) } == [
                "gallery-action://backup/retry", "gallery-action://settings/storage",
            ])
        for miss in found {
            #expect(Array(html.utf8)[miss.destinationSource.range].elementsEqual(miss.destination))
        }
        #expect(found.map(\.kind) == [.markdownInHTML, .bareText])
    }

    @Test func linksCodeAndScriptsInHTMLAreLeftAlone() throws {
        let html = """
            <a href="gallery-action://backup/retry">gallery-action://backup/retry</a>
            <pre>gallery-action://backup/retry</pre><script>gallery-action://backup/retry</script>
            <p>[1] (see below)</p><!-- gallery-action://backup/retry --><p title="gallery-action://backup/retry">x</p>
            """
        #expect(try misses(html: html).isEmpty)
        #expect(try misses(html: "<code>gallery-action://backup/retry</code>").map(\.kind) == [.bareCode])
    }
}
