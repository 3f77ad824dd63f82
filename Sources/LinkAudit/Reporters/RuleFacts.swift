import SourceText

/// What reports say of a rule beside its name.
struct RuleFacts {
    /// The rule.
    let name: String
    /// What is wrong, on one line.
    let summary: String
    /// The way out, as in the manual.
    let howToFix: String
    /// The whole page of the manual below its title, Markdown.
    let page: String
    /// Whether it protects the reader.
    let isSecurity: Bool
    /// How grave it is by itself.
    let severity: Severity
    /// The address of its page in the manual.
    let address: String

    /// Where the manual stands.
    static let manual = "https://fingerpost.example.com/manual/"

    /// The facts of a rule; a name that a later version may have has the page of all findings.
    init(_ name: String) {
        self.name = name
        guard let rule = RuleCatalogue.anyRule(named: name), let page = RuleCatalogue.page(of: name) else {
            summary = "Something is wrong with the file itself."
            howToFix = "The message of the finding says it; the manual explains all of them."
            self.page = summary + " " + howToFix
            isSecurity = false
            severity = .error
            address = RuleFacts.manual + "en/command-line/other-findings.html"
            return
        }
        let body = page.drop { $0 != "\n" }.drop { $0 == "\n" }
        self.page = String(body)
        summary = RuleFacts.oneLine(RuleFacts.paragraph(in: body))
        howToFix = RuleFacts.oneLine(
            body.firstRange(of: "## How to fix\n\n").map { RuleFacts.paragraph(in: body[$0.upperBound...]) } ?? body)
        isSecurity = rule.isSecurity
        severity = rule.severity
        address = RuleFacts.manual + "en/rules/" + name + ".html"
    }

    private static func paragraph(in text: Substring) -> Substring {
        text.firstRange(of: "\n\n").map { text[..<$0.lowerBound] } ?? text
    }

    private static func oneLine(_ text: Substring) -> String {
        text.split(separator: "\n").joined(separator: " ")
    }

    /// `UnknownIntent` for `unknown-intent`.
    var title: String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
