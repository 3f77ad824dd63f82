import SourceText
import Testing

@testable import Documents

/// Tabs and steps: what may stand where, each fault at its first line.
struct DirectiveNestingTests {
    private func findings(_ text: String) -> [String] {
        let file = SourceFile(name: "page.md", text: text)
        return Document.parse(file, bodyStart: 0, options: .site).findings.map { finding in
            let range = finding.place.range ?? .empty
            return "\(finding.rule) at \(String(decoding: file.bytes[range.range], as: UTF8.self)): \(finding.message)"
        }
    }

    @Test(arguments: [
        ":::tabs\n:::tab iOS\na\n:::\n:::tab Android\nb\n:::\n:::\n",
        "> :::tabs\n> :::tab iOS\n> a\n> :::\n> :::\n",
        "- :::tabs\n  :::tab One\n  :::steps\n  1. a\n  2. b\n  :::\n  :::\n  :::\n",
        ":::steps\n\n1. a\n\n   more\n\n2. b\n\n:::\n",
        ":::tabs\n<!-- fingerpost-ignore missing-alt: r -->\n\n:::tab A\n:::\n:::\n",
        ":::tabs\n:::tab A\n:::tabs\n:::tab A\n:::\n:::\n:::\n:::\n",
    ])
    func takesWhatStandsWhereItBelongs(text: String) {
        #expect(findings(text) == [])
    }

    @Test(arguments: [
        (":::tab A\na\n:::\n", "directive-nesting at :::tab A: `:::tab` stands outside of `:::tabs`"),
        (
            ":::tabs\n:::note\n:::tab A\n:::\n:::\n:::\n",
            "directive-nesting at :::note: only `:::tab` can stand in `:::tabs`"
        ),
        (":::tabs\ntext\n:::\n", "directive-nesting at text: only `:::tab` can stand in `:::tabs`"),
        (":::tabs\n:::\n", "directive-nesting at :::tabs: `:::tabs` holds no tab"),
        (":::tabs\n:::tab\n:::\n:::\n", "directive-nesting at :::tab: this tab has no name"),
        (
            ":::tabs\n:::tab A\n:::\n:::tab A\n:::\n:::\n",
            "directive-nesting at :::tab A: two tabs are called `A`"
        ),
        (":::steps\n- a\n:::\n", "directive-nesting at - a: only one numbered list can stand in `:::steps`"),
        (
            ":::steps\n1. a\n\ntext\n:::\n",
            "directive-nesting at text: only one numbered list can stand in `:::steps`"
        ),
        (":::steps\n:::\n", "directive-nesting at :::steps: `:::steps` holds no numbered list"),
        (":::steps Title\n1. a\n:::\n", "directive-nesting at :::steps Title: `:::steps` takes no title"),
    ])
    func tellsWhatStandsWhereItMeansNothing(text: String, expected: String) {
        #expect(findings(text).contains(expected), "\(findings(text))")
    }

    @Test func anUnknownBlockIsOneFindingWithTheNearestName() {
        #expect(findings(":::tasb\n:::tab A\n:::\n:::\n").map { $0.prefix(15) } == ["directive-fence"])
        let file = SourceFile(name: "page.md", text: ":::step\n1. a\n:::\n")
        let help = Document.parse(file, bodyStart: 0, options: .site).findings.first?.help
        #expect(help?.hasPrefix("did you mean :::steps?") == true)
    }

    /// Links in blocks of blocks keep their exact places.
    @Test func linksInTabsAndStepsKeepTheirPlaces() {
        let text = "> :::tabs\n> :::tab A\n> :::steps\n> 1. see [x](a.md)\n>    and [y](b.md)\n> :::\n> :::\n> :::\n"
        let file = SourceFile(name: "page.md", text: text)
        let document = Document.parse(file, bodyStart: 0, options: .site).document
        let shown = document.links.map { String(decoding: file.bytes[$0.destinationSource.range], as: UTF8.self) }
        #expect(shown == ["a.md", "b.md"])
        #expect(!document.nodes.contains { $0.flags.contains(.estimated) })
    }
}
