public import SourceText

/// Findings as text for people: the fault, the line it stands on, a caret under the exact range, the way out.
///
/// ```
/// en/backup.md:12:13: error: no intent is at gallery-action://backup/rety [unknown-intent]
///    12 | Tap [Retry](gallery-action://backup/rety) to try again.
///       |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
///       = help: the nearest is gallery-action://backup/retry
/// ```
public struct TextReporter: Reporter {
    /// Colour and width.
    public var style: TextStyle

    /// Makes a reporter.
    public init(style: TextStyle = .plain) { self.style = style }

    /// The whole report.
    public func report(_ report: Report) -> String {
        var text = self.report(report.findings.map(\.located))
        if let remark = report.remark { text += (text.isEmpty ? "" : "\n") + style.paint(remark, .strong) + "\n" }
        return text
    }

    /// All findings in the order they are given, an empty line between two.
    public func report(_ findings: [LocatedFinding]) -> String {
        var text = ""
        for finding in findings {
            if !text.isEmpty { text += "\n" }
            append(finding, to: &text)
        }
        return text
    }

    private func append(_ located: LocatedFinding, to text: inout String) {
        let finding = located.finding
        var head = WrappedLine(style: style, indent: 6)
        head.add(placeName(finding.place.file, located.start), .strong)
        head.add(" " + finding.severity.name + ":", ink(of: finding.severity))
        head.add(" " + onOneLine(finding.message))
        head.add(" [" + finding.rule + "]", .faint)
        text += head.text + "\n"
        var gutter = "     "
        // Of a place in an export that has gone by the line is no longer there.
        if let start = located.start, !located.sourceLine.isEmpty {
            let number = String(start.line)
            gutter = String(repeating: " ", count: max(5, number.count + 1))
            let excerpt = excerpt(of: located, from: start)
            let padded = String(repeating: " ", count: gutter.count - number.count) + number
            text += style.paint(padded + " |", .faint)
            text += (excerpt.text.isEmpty ? "" : " " + excerpt.text) + "\n"
            text += style.paint(gutter + " |", .faint) + " " + String(repeating: " ", count: excerpt.markColumn)
            text += style.paint(String(repeating: "^", count: excerpt.markWidth), ink(of: finding.severity)) + "\n"
        }
        func remark(_ name: String, _ ink: TextStyle.Ink, _ words: String) {
            var line = WrappedLine(style: style, indent: gutter.count + 3)
            line.add(gutter + " =", .faint)
            if !name.isEmpty { line.add(" " + name, ink) }
            line.add(" " + onOneLine(words))
            text += line.text + "\n"
        }
        for (place, position) in zip(finding.related, located.related) {
            remark(placeName(place.place.file, position), .faint, place.message)
        }
        if let address = addressWords(finding.address) { remark("", .faint, address) }
        if let help = finding.help { remark("help:", .help, help) }
    }

    private func excerpt(of located: LocatedFinding, from start: TextPosition) -> SourceExcerpt {
        let first = start.scalarColumn - located.sourceLineColumn
        let end = located.end ?? start
        // A range that goes on over the next line is marked to the end of its first.
        let last = end.line == start.line ? end.scalarColumn - located.sourceLineColumn : Int.max
        return SourceExcerpt(
            line: located.sourceLine, mark: max(0, first)..<max(0, first, last), columns: style.columns - 8,
            isCutBefore: located.sourceLineColumn > 1, isCutAfter: located.isCutShort)
    }

    private func placeName(_ file: String, _ position: TextPosition?) -> String {
        lineStart(file + (position.map { ":\($0.line):\($0.scalarColumn)" } ?? "") + ":")
    }

    private func ink(of severity: Severity) -> TextStyle.Ink {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
}
