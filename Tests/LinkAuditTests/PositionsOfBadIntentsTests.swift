import SourceText
import Testing

@testable import LinkAudit

/// The promise of the product: an intent that is not on the list is found wherever it stands, at its exact place.
@Suite struct PositionsOfBadIntentsTests {
    /// Every position of the contract, section 3; `@` stands for the destination.
    static let positions = [
        // Markdown.
        "[a](@)", "[a](<@>)", "[a](@ \"title\")", "[a](\n@\n'title'\n)", "[a][b]\n\n[b]: @", "[b][]\n\n[b]: @",
        "[b]\n\n[b]: @", "[b]\n\n[b]:\n@\n\"title\"", "[B  c]\n\n[b C]: <@>", "<@>", "![a](@)", "![a][b]\n\n[b]: @",
        "[![i](/images/shot.png)](@)", "[![i](@)](/images/shot.png)", "**[a](@)**", "~~*[a](@)*~~", "[`a`](@)",
        "[unused]: @", "# [a](@)", "[a](@)\n===", "> [a](@)", "> - 1. [a](@)", "- [ ] [a](@)", "a\\\n[a](@)",
        "| a |\n| - |\n| [b](@) |", "| [a](@) |\n| - |", "text[^1]\n\n[^1]: [a](@)", "> quote\n[lazy](@)",
        ":::note\n[a](@)\n:::", "> [!NOTE]\n> [a](@)", "<div>\n\n[a](@)\n\n</div>", "-\tx\n\n\t[a](@)\n",
        // Raw HTML.
        "<a href=\"@\">a</a>", "<A HREF='@'>a</A>", "<a href=@>a</a>", "<a\ntitle=\">\"\nhref=\"@\">a</a>",
        "<a href=\"@\" href=\"/images/shot.png\">a</a>", "<map><area href=\"@\"></map>", "<link href=\"@\">",
        "<base href=\"@\">", "<img src=\"@\">", "<img srcset=\"@ 2x\">", "<picture><source srcset=\"@\"></picture>",
        "<video src=\"@\"></video>", "<video poster=\"@\"></video>", "<video><source src=\"@\"></video>",
        "<audio src=\"@\"></audio>", "<video><track src=\"@\"></video>", "<embed src=\"@\">",
        "<iframe src=\"@\"></iframe>", "<frame src=\"@\">", "<input type=\"image\" src=\"@\">",
        "<object data=\"@\"></object>", "<form action=\"@\"></form>", "<button formaction=\"@\">a</button>",
        "<input formaction=\"@\">", "<meta http-equiv=\"refresh\" content=\"0; url=@\">",
        "<blockquote cite=\"@\">a</blockquote>", "<q cite=\"@\">a</q>", "<del cite=\"@\">a</del>",
        "<ins cite=\"@\">a</ins>", "<svg><a href=\"@\"><text>a</text></a></svg>",
        "<svg><a xlink:href=\"@\"><text>a</text></a></svg>", "<svg><image href=\"@\"/></svg>",
        "<svg><use xlink:href=\"@\"/></svg>", "> <div\n> class=\"x\">\n> <a href=\"@\">a</a>\n> </div>",
        "<table><td><a href=\"@\">a</a></table>", "<div><a href=\"@\"", "<p><a href=\"@\">a</p>b</a>",
    ]

    @Test(arguments: positions)
    func findsAnUnknownIntent(position: String) throws {
        let audit = try ExampleAudit()
        let bad = "gallery-action://bakup/retry"
        for ending in ["\n", "\r\n", "\r"] {
            for front in ["", "\u{FEFF}", "---\ntitle: \u{1F600}\n---\n", "\u{1F600} above\n\n"] {
                let marked = MarkedText(
                    (front + position.replacing("@", with: "«\(bad)»")).replacing("\n", with: ending))
                let found = audit.findings(marked.text).filter { $0.rule == "unknown-intent" }
                #expect(found.map { $0.place.range } == marked.marks, "\(marked.text)")
            }
        }
    }

    @Test(arguments: ["image: @", "redirect: @", "image: '@'", "redirect: \"@\""])
    func findsAnUnknownIntentInFrontMatter(line: String) throws {
        let marked = MarkedText("---\ntitle: x\n\(line.replacing("@", with: "«gallery-action://bakup/retry»"))\n---\n")
        let found = try ExampleAudit().findings(marked.text).filter { $0.rule == "unknown-intent" }
        #expect(found.map { $0.place.range } == marked.marks)
    }

    @Test(arguments: positions)
    func allowsAListedIntentOnlyWhereAPersonTaps(position: String) throws {
        let marked = MarkedText(position.replacing("@", with: "«gallery-action://backup/retry»"))
        let audit = try ExampleAudit()
        let found = audit.findings(marked.text).filter { $0.rule == "intent-in-passive-position" }
        let taps = [
            "[a](", "[b", "[B", "<gallery", "[`a`]", "<a href", "<a\n", "<A", "<map", "<svg><a", "[unused]", "[![i](/",
        ]
        let passive =
            ["![a]", "[![i](@)", "<link", "<base", "<img", "<picture", "<video", "<audio", "<embed", "<iframe"]
            + ["<frame", "<input", "<object", "<form", "<button", "<meta", "<blockquote", "<q", "<del", "<ins"]
            + ["<svg><image", "<svg><use"]
        let isPassive = passive.contains { position.hasPrefix($0) } && !taps.contains { position.hasPrefix($0) }
        #expect(found.map { $0.place.range } == (isPassive ? marked.marks : []), "\(position)")
    }

    @Test(arguments: [
        "`[a](@)`", "``` \n[a](@)\n```", "    [a](@)", "~~~html\n<a href=\"@\">\n~~~", "<!-- [a](@) -->",
        "<!-- <a href=\"@\"> -->", "x <!-- <a href=\"@\"> --> y", "`<a href=\"@\">`", "\\[a](@)", "[a]\\(@)",
        "<!--\n[a](@)\n-->", "> ```\n> [a](@)\n> ```", "- `[a](@)`", "<div>\n[a](@)\n</div>", "<![CDATA[ [a](@) ]]>",
        "[a] (@)", "<p title=\"@\">a</p>",
    ])
    func whatIsNoLinkIsNotReported(text: String) throws {
        let found = try ExampleAudit().findings(text.replacing("@", with: "gallery-action://bakup/retry"))
        #expect(found.filter { $0.rule == "unknown-intent" } == [])
    }

    @Test func aFaultyDefinitionIsOneFindingWithItsUses() throws {
        let text = "[one][b], [two][B], ![three][b], [b][] and [b].\n\n[b]: gallery-action://bakup/retry"
        let found = try ExampleAudit().findings(text).filter { $0.severity == .error }
        #expect(found.count == 1)
        #expect(found.first?.related.count == 5)
        #expect(found.first?.related.map { $0.place.range?.lowerBound } == [0, 10, 20, 33, 43])
    }
}
