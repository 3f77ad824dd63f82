import SourceText

/// The report for programs: one JSON document in the project's own form, which has a published schema.
///
/// `schemaVersion` goes up when a member changes its meaning or goes away; new members may come at any time.
public struct JSONReporter: Reporter {
    /// The version of the form.
    public static let schemaVersion = 1

    /// Makes a reporter.
    public init() {}

    /// The whole report.
    public func report(_ report: Report) -> String {
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member("$schema", RuleFacts.manual + "schema/report-v1.schema.json")
            json.member("schemaVersion", JSONReporter.schemaVersion)
            json.object("tool") { json in
                json.member("name", "fingerpost")
                json.member("version", report.version)
            }
            json.object("summary") { JSONReporter.summarise(report, into: &$0) }
            json.array("inputs") { json in
                for input in report.inputs {
                    json.object { json in
                        json.member("file", input.name)
                        json.member("format", input.format)
                        json.member("units", input.units)
                        json.member("links", input.links)
                    }
                }
            }
            json.array("findings") { json in
                for entry in report.findings { json.object { JSONReporter.describe(entry, into: &$0) } }
            }
        }
        json.endLine()
        return json.text
    }

    /// The members of the summary.
    static func summarise(_ report: Report, into json: inout JSONWriter) {
        let summary = report.summary
        json.member("inputs", report.inputs.count)
        json.member("units", report.inputs.reduce(0) { $0 + $1.units })
        json.member("links", report.links)
        for severity in Severity.allCases.reversed() { json.member(severity.name + "s", summary.count(severity)) }
        json.member("suppressed", report.suppressed)
        json.member("baselined", report.baselined)
        if report.unlisted > 0 { json.member("unlisted", report.unlisted) }
        json.array("rules") { json in
            for rule in summary.rules {
                json.object { json in
                    json.member("rule", rule.rule)
                    json.member("severity", rule.severity.name)
                    json.member("count", rule.count)
                }
            }
        }
    }

    /// The members of a finding.
    static func describe(_ entry: FingerprintedFinding, into json: inout JSONWriter) {
        let located = entry.located
        let finding = located.finding
        json.member("rule", finding.rule)
        json.member("severity", finding.severity.name)
        json.member("file", finding.place.file)
        if let start = located.start {
            let end = located.end ?? start
            json.member("line", start.line)
            json.member("column", start.scalarColumn)
            json.member("endLine", end.line)
            json.member("endColumn", end.scalarColumn)
            json.member("utf16Column", start.utf16Column)
            json.member("utf16EndColumn", end.utf16Column)
            json.member("byteOffset", start.byteOffset)
            json.member("byteLength", max(0, end.byteOffset - start.byteOffset))
        }
        json.member("message", finding.message)
        json.member("help", finding.help)
        json.member("subject", finding.subject)
        json.member("record", finding.address?.record)
        json.member("locale", finding.address?.locale)
        json.member("field", finding.address?.field)
        json.member("state", finding.address?.state)
        json.array("related") { json in
            for (place, position) in zip(finding.related, located.related) {
                json.object { json in
                    json.member("file", place.place.file)
                    json.member("line", position?.line)
                    json.member("column", position?.scalarColumn)
                    json.member("byteOffset", position?.byteOffset)
                    json.member("message", place.message)
                }
            }
        }
        json.member("fingerprint", entry.fingerprint)
    }
}
