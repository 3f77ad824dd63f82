internal import SourceText

/// The manual page of a rule, made from the documentation comment and the examples in its file.
public struct RulePage: Sendable {
    /// The rule's name.
    public var name: String
    /// Its default severity in one word.
    public var severity: String
    /// Whether it can be neither suppressed nor kept in a baseline.
    public var isSecurity: Bool
    /// The first paragraph: what is wrong, in lines as in the file.
    public var summary: String
    /// Why it matters.
    public var reasons: String
    /// The way out.
    public var howToFix: String
    /// Texts that the rule finds fault with, then those that it accepts, without marks.
    public var failing: [String]
    /// See `failing`.
    public var passing: [String]
    /// The language of the examples.
    public var language: String

    /// Reads the comment of a rule out of the source of its file; nil when there is none in the agreed form.
    public init?(rule: any Rule.Type, source: String) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        guard let declaration = lines.firstIndex(where: { $0.hasPrefix("enum ") }) else { return nil }
        let comment = lines[..<declaration].reversed().prefix { $0.hasPrefix("///") }.reversed()
        let text = comment.map { $0.dropFirst(3).drop { $0 == " " } }
        guard let blank = text.firstIndex(of: ""), let fix = text.firstIndex(of: "## How to fix") else { return nil }
        guard blank < fix else { return nil }
        name = rule.name
        severity = rule.severity.name
        isSecurity = rule.isSecurity
        summary = text[..<blank].joined(separator: "\n")
        reasons = Self.trimmed(text[blank..<fix])
        howToFix = Self.trimmed(text[(fix + 1)...])
        failing = rule.examples.filter { $0.outcome == .fails }.map(\.text)
        passing = rule.examples.filter { $0.outcome == .passes }.map(\.text)
        language = rule.exampleLanguage
    }

    /// The page for the manual.
    public func manualPage(order: Int) -> String {
        var page = """
            ---
            title: \(name)
            description: \(Self.yamlString(plainSummary))
            order: \(order)
            ---

            \(body)
            """
        if page.last != "\n" { page += "\n" }
        return page
    }

    /// The page for the terminal, plain Markdown.
    public var terminalPage: String { "# \(name)\n\n\(body)" }

    private var body: String {
        var parts = [summary]
        parts.append(
            isSecurity
                ? "Severity: **\(severity)**. A security rule: its findings can be neither suppressed nor kept in a\n"
                    + "baseline."
                : "Severity: **\(severity)**.")
        parts.append(reasons)
        parts.append("## How to fix\n\n" + howToFix)
        if !failing.isEmpty { parts.append("## What it finds\n\n" + blocks(failing)) }
        if !passing.isEmpty { parts.append("## What it accepts\n\n" + blocks(passing)) }
        return parts.joined(separator: "\n\n")
    }

    /// The summary on one line and without the marks of code: descriptions are shown as they are.
    private var plainSummary: String {
        summary.split(separator: "\n").joined(separator: " ").replacing("`", with: "")
    }

    /// One code block for each example: a finding inside a code block would be none.
    private func blocks(_ examples: [String]) -> String {
        examples.map { example in
            var fence = "```"
            while example.contains(fence) { fence += "`" }
            return "\(fence)\(language)\n\(Self.shown(example))\n\(fence)"
        }.joined(separator: "\n\n")
    }

    /// Invisible characters as `\u{…}`: a reader of the manual should see them.
    private static func shown(_ example: String) -> String {
        example.unicodeScalars.map { scalar in
            scalar.value > 0x7E && scalar.properties.isDefaultIgnorableCodePoint
                ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : String(scalar)
        }.joined()
    }

    private static func trimmed(_ lines: ArraySlice<Substring>) -> String {
        let start = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
        let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? start
        return lines[start..<end].joined(separator: "\n")
    }

    private static func yamlString(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
