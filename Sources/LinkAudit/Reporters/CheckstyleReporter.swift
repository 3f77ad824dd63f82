import SourceText

/// The XML of Checkstyle, which many systems read: findings by file.
public struct CheckstyleReporter: Reporter {
    /// Makes a reporter.
    public init() {}

    /// The whole report.
    public func report(_ report: Report) -> String {
        var xml = MarkupWriter()
        xml.fixed("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
        var file: String?
        for entry in report.findings {
            let finding = entry.located.finding
            if finding.place.file != file {
                if file != nil { xml.fixed("  </file>\n") }
                file = finding.place.file
                xml.fixed("  ")
                xml.open("file", [("name", visible(finding.place.file))])
                xml.fixed("\n")
            }
            xml.fixed("    ")
            xml.empty(
                "error",
                [
                    ("line", String(entry.located.start?.line ?? 1)),
                    ("column", entry.located.start.map { String($0.scalarColumn) }),
                    ("severity", finding.severity == .note ? "info" : finding.severity.name),
                    ("message", message(of: finding)), ("source", "fingerpost." + finding.rule),
                ])
            xml.fixed("\n")
        }
        if file != nil { xml.fixed("  </file>\n") }
        if let remark = report.remark {
            xml.fixed("  ")
            xml.open("file", [("name", "fingerpost")])
            xml.fixed("\n    ")
            xml.empty(
                "error",
                [("line", "1"), ("severity", "warning"), ("message", remark), ("source", "fingerpost.unlisted")])
            xml.fixed("\n  </file>\n")
        }
        xml.fixed("</checkstyle>\n")
        return xml.string
    }

    private func message(of finding: Finding) -> String {
        [finding.message, addressWords(finding.address), finding.help].compactMap { $0 }.joined(separator: "; ")
    }
}
