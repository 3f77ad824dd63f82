import SourceText
import Testing

@testable import LinkAudit

/// Runs the examples of every rule, as they are and in other surroundings: what is found moves exactly with them.
@Suite struct RuleExamplesTests {
    /// Surroundings for a marked text; nil where the text cannot stand there.
    static let surroundings: [(name: String, put: @Sendable (RuleExample) -> String?)] = [
        ("as it is", { $0.markedText }),
        ("CRLF", { lines($0.markedText, end: "\r\n") }),
        ("CR", { lines($0.markedText, end: "\r") }),
        ("byte order mark", { "\u{FEFF}" + $0.markedText }),
        ("emoji above", { "\u{1F600} und \u{E9}\n\n" + $0.markedText }),
        ("emoji before", { $0.isInline ? "\u{1F468}\u{200D}\u{1F469} " + $0.markedText : nil }),
        ("quote", { quote($0.markedText) }),
        ("quote in a quote", { quote(quote($0.markedText)) }),
        ("quote, CRLF, byte order mark", { "\u{FEFF}" + lines(quote($0.markedText), end: "\r\n") }),
        ("list", { item($0.markedText, marker: "- ") }),
        ("numbered list in a quote", { quote(item("First.\n\n" + $0.markedText, marker: "10. ")) }),
        ("list with tab", { item($0.markedText, marker: "-\t", indent: "\t") }),
        ("table cell", { $0.fitsCell ? "| A | B |\n| - | - |\n| \u{E9} | \($0.markedText) |" : nil }),
        ("cell without pipes at the edge", { $0.fitsCell ? "A | B\n--|--\na \\| b | \($0.markedText)" : nil }),
        ("heading", { $0.isInline && $0.isLink ? "## \($0.markedText)" : nil }),
        ("footnote", { $0.isInline && $0.isLink ? "Text.[^1]\n\n[^1]: \($0.markedText)" : nil }),
        ("front matter", { "---\ntitle: \u{E9}\n---\n\n" + $0.markedText }),
        ("front matter, CRLF", { lines("---\ntitle: \u{E9}\n---\n" + $0.markedText, end: "\r\n") }),
        ("directive", { ":::note\n\($0.markedText)\n:::\n" }),
    ]

    @Test(arguments: RuleCatalogue.all.map { $0.name })
    func findsExactlyTheMarkedPlaces(rule name: String) throws {
        let audit = try ExampleAudit()
        let rule = try #require(RuleCatalogue.rule(named: name))
        for example in rule.examples {
            for (surrounding, put) in Self.surroundings {
                if example.isString, surrounding != "as it is" { continue }
                guard let marked = put(example).map({ MarkedText($0) }) else { continue }
                let all = example.isString ? audit.findings(inString: marked.text) : audit.findings(marked.text)
                let places = all.filter { $0.rule == name }.map { $0.place.range }
                #expect(places == marked.marks, "\(surrounding): \(marked.text)\n\(all)")
                if example.outcome == .passes {
                    let others = all.filter { $0.severity == .error }
                    #expect(others.isEmpty, "\(surrounding): \(marked.text)")
                }
            }
        }
    }

    @Test func everyMessageIsASentenceWithoutAStop() throws {
        let audit = try ExampleAudit()
        for rule in RuleCatalogue.all {
            for example in rule.examples where example.outcome == .fails {
                let all = example.isString ? audit.findings(inString: example.text) : audit.findings(example.text)
                for finding in all where finding.rule == rule.name {
                    #expect(!finding.message.hasSuffix(".") && !finding.message.isEmpty)
                    #expect(finding.help?.isEmpty != true)
                    #expect(!finding.message.contains("\n"))
                }
            }
        }
    }

    private static func lines(_ text: String, end: String) -> String { text.replacing("\n", with: end) }

    private static func quote(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }.joined(separator: "\n")
    }

    private static func item(_ text: String, marker: String, indent: String? = nil) -> String {
        let space = indent ?? String(repeating: " ", count: marker.count)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map {
            $0.offset == 0 ? marker + $0.element : $0.element.isEmpty ? "" : space + $0.element
        }
        .joined(separator: "\n")
    }
}

extension RuleExample {
    /// Whether it is a piece of a line that may have text before it.
    var isInline: Bool {
        !standsAlone && !markedText.contains("\n") && !markedText.hasPrefix("#") && !markedText.hasPrefix("«#")
    }
    /// Whether it may be the content of a table cell.
    var fitsCell: Bool { isInline && !markedText.contains("|") }
    /// Whether it is about a link and not about the block that it is in.
    var isLink: Bool { markedText.contains("](") }
}
