import SourceText

/// One line a finding, `path:line:column: severity: message [rule]`, which editors and build systems read.
public struct CompactReporter: Reporter {
    /// Makes a reporter.
    public init() {}

    /// The whole report.
    public func report(_ report: Report) -> String {
        var text = ""
        for entry in report.findings {
            let finding = entry.located.finding
            // A finding about a whole file stands at its beginning: those who read this want a line.
            let start = entry.located.start ?? .start
            text += lineStart(finding.place.file + ":\(start.line):\(start.scalarColumn): ")
            text += finding.severity.name + ": " + onOneLine(finding.message) + " [" + finding.rule + "]\n"
        }
        if let remark = report.remark { text += "fingerpost: " + remark + "\n" }
        return text
    }
}
