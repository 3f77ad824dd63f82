import SourceText

/// One finding of the report as an item of its list.
struct HTMLFinding {
    private let located: LocatedFinding
    private let fingerprint: String
    private var finding: Finding { located.finding }

    init(_ entry: FingerprintedFinding) {
        located = entry.located
        fingerprint = entry.fingerprint
    }

    func write(to html: inout MarkupWriter) {
        let address = finding.address
        html.open(
            "li",
            [
                ("id", "f-" + fingerprint), ("class", finding.severity.name), ("data-severity", finding.severity.name),
                ("data-rule", finding.rule), ("data-locale", address?.locale.map { visible($0) }),
                ("data-record", address?.record.map { visible($0) }),
            ])
        html.fixed("\n<p class=\"message\">")
        html.element("span", [("class", "badge " + finding.severity.name)], finding.severity.name)
        html.fixed(" ")
        html.element("a", [("class", "place"), ("href", "#f-" + fingerprint)], placeWords)
        html.fixed(" ")
        html.sentence(finding.message)
        html.fixed(" ")
        html.element("a", [("class", "rule"), ("href", RuleFacts(finding.rule).address)], finding.rule)
        html.fixed("</p>\n")
        source(to: &html)
        if let words = addressWords(address) { html.element("p", [("class", "address")], words) }
        for (index, related) in finding.related.enumerated() {
            let position = index < located.related.count ? located.related[index] : nil
            html.open("p", [("class", "related")])
            html.text(placeWords(related, position))
            html.sentence(related.message)
            html.fixed("</p>\n")
        }
        if let help = finding.help {
            html.fixed("<p class=\"help\"><b>help</b> ")
            html.sentence(help)
            html.fixed("</p>\n")
        }
        html.fixed("</li>\n")
    }

    private var placeWords: String {
        located.start.map { "line \($0.line), column \($0.scalarColumn)" } ?? "whole file"
    }

    private func placeWords(_ related: RelatedPlace, _ position: TextPosition?) -> String {
        visible(related.place.file) + (position.map { ":\($0.line):\($0.scalarColumn)" } ?? "") + ": "
    }

    /// The line with its range marked, cut around it where it is long.
    private func source(to html: inout MarkupWriter) {
        guard let start = located.start, !located.sourceLine.isEmpty else { return }
        let line = Array(located.sourceLine.unicodeScalars)
        let first = min(line.count, max(0, start.scalarColumn - located.sourceLineColumn))
        let end = located.end ?? start
        let last =
            end.line == start.line
            ? min(line.count, max(first, end.scalarColumn - located.sourceLineColumn)) : line.count
        var from = max(0, first - 80)
        // Rather begin with a whole word, where one is near.
        if from > 0, let space = line[from..<min(first, from + 20)].firstIndex(of: " ") { from = space + 1 }
        let markEnd = min(last, first + 240)
        let to = min(line.count, markEnd + 120)
        html.fixed("<pre><span class=\"number\">")
        html.text(String(start.line))
        html.fixed("</span> <code dir=\"auto\">")
        if from > 0 || located.sourceLineColumn > 1 { html.text("…") }
        html.text(shown(line[from..<first]))
        html.element("mark", [], shown(line[first..<markEnd]) + (markEnd < last ? "…" : ""))
        html.text(shown(line[markEnd..<to]))
        if to < line.count || located.isCutShort { html.text("…") }
        html.fixed("</code></pre>\n")
    }

    private func shown(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        for scalar in scalars { text.unicodeScalars.append(scalar == "\t" ? " " : scalar) }
        return visible(text)
    }
}

extension MarkupWriter {
    /// Writes a sentence of ours; what stands in backquotes is shown as code.
    mutating func sentence(_ words: String) {
        for (index, part) in words.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            if index.isMultiple(of: 2) { text(part) } else { element("code", [], String(part)) }
        }
    }
}
