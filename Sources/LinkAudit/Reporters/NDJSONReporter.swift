import SourceText

/// The same as ``JSONReporter`` for programs that read line by line: an object for each finding, and one at the end
/// for the summary; `type` tells them apart.
public struct NDJSONReporter: Reporter {
    /// Makes a reporter.
    public init() {}

    /// The whole report.
    public func report(_ report: Report) -> String {
        var json = JSONWriter()
        for entry in report.findings {
            json.object { json in
                json.member("type", "finding")
                JSONReporter.describe(entry, into: &json)
            }
            json.endLine()
        }
        json.object { json in
            json.member("type", "summary")
            json.member("schemaVersion", JSONReporter.schemaVersion)
            json.member("version", report.version)
            JSONReporter.summarise(report, into: &json)
        }
        json.endLine()
        return json.text
    }
}
