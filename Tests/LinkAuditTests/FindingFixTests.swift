import Documents
import SourceText
import Testing

@testable import LinkAudit

/// The changes that findings carry: made, they leave a text in which the finding is gone and nothing new is found.
@Suite struct TextEditTests {
    private let audit: ExampleAudit

    init() throws { audit = try ExampleAudit() }

    private func fixed(_ text: String, _ rule: String) -> String? {
        guard let fix = audit.findings(text).first(where: { $0.rule == rule })?.fix else { return nil }
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(fix.range.range, with: fix.replacement)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func mendsWhatHasOneWayToBeMended() {
        let cases = [
            ("scheme-case", "é [a](Gallery-Action://backup/retry)", "é [a](gallery-action://backup/retry)"),
            ("scheme-case", "[a][b]\n\n[b]: HTTPS://status.example.com/", "[a][b]\n\n[b]: https://status.example.com/"),
            (
                "scheme-case", "<a href=\"HTTPS://status.example.com/\">x</a>",
                "<a href=\"https://status.example.com/\">x</a>"
            ),
            ("illegal-character", "[a](gallery-action://backup/\u{200B}retry)", "[a](gallery-action://backup/retry)"),
            ("illegal-character", "[a](\u{A0}../backup/retry.md\u{FEFF})", "[a](../backup/retry.md)"),
            ("missing-anchor", "[a](../backup/retry.md#retry-backup)", "[a](../backup/retry.md#retry-a-backup)"),
            ("missing-anchor", "## Limits\n\n[a](#limit)", "## Limits\n\n[a](#limits)"),
            ("near-miss", "[a] (../backup/retry.md)", "[a](../backup/retry.md)"),
            ("lost-intent", "> [a]\n> (gallery-action://backup/retry)", "> [a](gallery-action://backup/retry)"),
        ]
        for (rule, text, wanted) in cases {
            #expect(fixed(text, rule) == wanted, "\(rule): \(text)")
            #expect(audit.findings(wanted).isEmpty, "\(wanted)")
        }
    }

    @Test func leavesAloneWhatHasMoreThanOneWayOrNone() {
        let cases = [
            // Two anchors are as near.
            ("missing-anchor", "## Limits a\n\n## Limits b\n\n[a](#limits-c)"),
            ("missing-anchor", "[a](../backup/retry.md#zzzzzz)"),
            // Escaped in the file: the bytes there are not those of the destination.
            ("scheme-case", "[a](Gallery\\-Action://backup/retry)"),
            ("illegal-character", "[a](gallery-action://backup/\u{200B}rety)"),
            ("illegal-character", "[a](<https://status.example.com/a b>)"),
            ("near-miss", "［a］（../backup/retry.md）"), ("lost-intent", "[a](gallery-action://backup/retry"),
        ]
        for (rule, text) in cases {
            #expect(audit.findings(text).contains { $0.rule == rule }, "\(text)")
            #expect(fixed(text, rule) == nil, "\(text)")
        }
    }
}
