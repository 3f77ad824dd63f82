import SourceText

/// Workflow commands for GitHub Actions, which turn findings into remarks on the lines of a pull request.
///
/// GitHub shows ten errors and ten warnings a step and drops the rest without a word, so a last line says how many
/// there are. Every line begins with what the program writes; text from content cannot begin one.
public struct GitHubReporter: Reporter {
    /// Makes a reporter.
    public init() {}

    /// The whole report.
    public func report(_ report: Report) -> String {
        var text = ""
        for entry in report.findings { append(entry.located, to: &text) }
        return text + closing(report) + "\n"
    }

    private func append(_ located: LocatedFinding, to text: inout String) {
        let finding = located.finding
        text += "::" + (finding.severity == .note ? "notice" : finding.severity.name) + " "
        text += "file=" + property(visible(finding.place.file))
        if let start = located.start {
            let end = located.end ?? start
            text += ",line=\(start.line),endLine=\(end.line)"
            // Columns mean something on one line only, and the last one belongs to the mark.
            if end.line == start.line {
                text += ",col=\(start.scalarColumn),endColumn=\(max(start.scalarColumn, end.scalarColumn - 1))"
            }
        }
        text += ",title=" + property(finding.rule) + "::" + message(of: finding) + "\n"
    }

    private func message(of finding: Finding) -> String {
        var lines = [finding.message]
        if let address = addressWords(finding.address) { lines.append(address) }
        if let help = finding.help { lines.append("help: " + help) }
        return escaped(lines.map { visible($0) }.joined(separator: "\n"))
    }

    private func closing(_ report: Report) -> String {
        let summary = report.summary
        let hidden =
            max(0, summary.count(.error) - 10) + max(0, summary.count(.warning) - 10)
            + max(0, summary.count(.note) - 10)
        let line = "fingerpost: " + summary.totals
        if let remark = report.remark { return line + "; " + remark }
        return hidden == 0 ? line : line + "; GitHub shows the first ten of each kind, this log has all"
    }

    /// What the runner undoes in the text of a command.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// What it undoes in a property.
    private func property(_ text: String) -> String {
        var result = ""
        for scalar in escaped(text).unicodeScalars {
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
