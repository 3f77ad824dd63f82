import SourceText
import Testing

@testable import YAMLSource

/// `line:column rule: message (help)` for each finding.
func shown(_ findings: [Finding], of bytes: [UInt8]) -> [String] {
    located(findings) { _ in bytes }.map { found in
        let place = found.start.map { "\($0.line):\($0.scalarColumn)" } ?? "-"
        let help = found.finding.help.map { " (\($0))" } ?? ""
        return "\(place) \(found.finding.rule): \(found.finding.message)\(help)"
    }
}

private func faults(_ text: String) -> [String] { faults(Array(text.utf8)) }

private func faults(_ bytes: [UInt8]) -> [String] {
    let result = parseYAML(bytes[...], file: "t.yaml")
    if result.findings.contains(where: { $0.rule == "yaml-syntax" }) { #expect(result.root == nil) }
    return shown(result.findings, of: bytes)
}

@Suite struct StrictnessTests {
    @Test(arguments: [
        ("a: &x 1", "1:4 yaml-syntax: anchors are not supported (remove the anchor, or put the text into quotes)"),
        ("b: *x", "1:4 yaml-syntax: aliases are not supported (repeat the value, or put the text into quotes)"),
        ("hosts: [*]", "1:9 yaml-syntax: text cannot begin with `*` or `&` (put it into quotes)"),
        ("h: *.example.com", "1:4 yaml-syntax: text cannot begin with `*` or `&` (put it into quotes)"),
        ("a: !!str 1", "1:4 yaml-syntax: tags are not supported (remove the tag, or put the text into quotes)"),
        ("a: !<tag> [1]", "1:4 yaml-syntax: tags are not supported (remove the tag, or put the text into quotes)"),
        ("%YAML 1.1\n---\na: 1", "1:1 yaml-syntax: `%` directives are not supported (remove the line)"),
        ("a: 1\n---\nb: 2", "2:1 yaml-syntax: a second document begins here (keep one document in a file)"),
        ("é: \"open\nb: 1", "1:4 yaml-syntax: quoted text is never closed (add the closing quote)"),
        ("é: 'open\nb: 1", "1:4 yaml-syntax: quoted text is never closed (add the closing quote)"),
        ("a: [b\nc: d", "1:4 yaml-syntax: list `[` is not closed, or a comma is missing (close it with `]`)"),
        ("a: { b: 1\n", "1:4 yaml-syntax: mapping `{` is not closed, or a comma is missing (close it with `}`)"),
        (
            "title: Back up: how",
            "1:15 yaml-syntax: `:` in unquoted text, or the indentation is wrong (put the text into quotes)"
        ),
        ("a:\n\tb: 1", "2:1 yaml-syntax: tab where spaces are expected (indent with spaces)"),
        ("a: @b", "1:4 yaml-syntax: text cannot begin with `@` (put it into quotes)"),
        (
            "a: 1\n b: 2",
            "2:3 yaml-syntax: `:` in unquoted text, or the indentation is wrong (put the text into quotes)"
        ),
        (
            "a:\n    b: 1\n  c: 2",
            "3:3 yaml-syntax: the indentation does not fit the keys above (align the keys of one mapping)"
        ),
        ("  a: 1\n b: 2", "2:2 yaml-syntax: this does not fit the lines above (check the indentation)"),
        ("[a, b]: 1", "1:1 yaml-syntax: a list or mapping cannot be a key (write a text before the `:`)"),
        ("a: 1\nb\nc: 1", "2:1 yaml-syntax: `:` is missing after the key (write `key: value`)"),
        (
            "a: \"\\q\"",
            "1:5 yaml-syntax: unknown escape in double quotes (write `\\\\` for a backslash, or use single quotes)"
        ),
        ("a: 1\né: 2\na: 3", "3:1 yaml-duplicate-key: key `a` is given twice (keep one of them)"),
        (
            "a: \u{0}",
            "1:4 yaml-syntax: control character \\u{0} is not allowed "
                + "(remove it, or write it as an escape in double quotes)"
        ),
        (
            "é: \u{2028}",
            "1:4 yaml-syntax: control character \\u{2028} is not allowed "
                + "(remove it, or write it as an escape in double quotes)"
        ),
    ])
    func namesTheFaultItsPlaceAndTheWayOut(_ text: String, _ expected: String) {
        #expect(faults(text) == [expected])
    }

    @Test func refusesBytesThatAreNotUTF8() {
        let fault = "1:5 yaml-syntax: this is not UTF-8 (save the file as UTF-8)"
        #expect(faults(Array("é: a".utf8) + [0xC3]) == [fault])
        #expect(faults(Array("é: a".utf8) + [0xED, 0xA0, 0x80]) == [fault])
    }

    @Test func refusesNestingBeyondSixtyFourLevels() {
        let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(
            faults("a: " + deep).map { $0.split(separator: "(").first.map(String.init) } == [
                "1:67 yaml-syntax: lists and mappings are nested deeper than 64 levels"
            ])
        #expect(faults(deep).isEmpty)
        #expect(faults(String(repeating: "[", count: 200_000)).count == 1)
        #expect(faults(String(repeating: "- ", count: 200_000)).count == 1)
    }

    @Test func keepsTheFirstOfManyDuplicateKeys() throws {
        let lines = (0..<500).map { "k\($0): \($0)" } + ["k3: again"]
        let result = parseYAML(SourceFile(name: "t", text: lines.joined(separator: "\n")))
        #expect(result.findings.map(\.rule) == ["yaml-duplicate-key"])
        #expect(result.findings.first?.related.first?.message == "first given here")
        guard case .mapping(let entries)? = result.root?.content else { return #expect(Bool(false)) }
        #expect(entries.count == 500)
    }

    @Test(arguments: ["", "\u{FEFF}", "# nothing\n", "---\n", "\n\n"])
    func givesNoRootForADocumentThatHoldsNothing(_ text: String) {
        let result = parseYAML(SourceFile(name: "t", text: text))
        #expect(result.root == nil || result.root?.isNull == true)
        #expect(result.findings.isEmpty)
    }

    @Test func neverCrashesOnDamagedInput() {
        let sample = Array("a: [1, 'é', \"\\u00e9\"]\nb:\n  - |\n    x\n  - &a {c: *a, ? d}\n--- !t\n%X".utf8)
        var random = SeededGenerator(state: 7)
        for _ in 0..<20_000 {
            var damaged = sample
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<damaged.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: damaged[index] = UInt8.random(in: 0...255, using: &random)
                case 1: damaged.remove(at: index)
                default:
                    damaged.insert([0x22, 0x27, 0x5B, 0x7B, 0x3A, 0x0A].randomElement(using: &random) ?? 0, at: index)
                }
            }
            let result = parseYAML(damaged[...], file: "t")
            for finding in result.findings {
                guard let range = finding.place.range else { continue }
                if range.upperBound > damaged.count { Issue.record("range past the end: \(damaged)") }
            }
        }
    }
}
