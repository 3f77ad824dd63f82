import SourceText

/// GitLab's code quality report: an array with an object for each finding.
public struct GitLabReporter: Reporter {
    /// Makes a reporter.
    public init() {}

    /// The whole report.
    public func report(_ report: Report) -> String {
        var json = JSONWriter(layout: .indented)
        json.array { json in
            for entry in report.findings {
                let finding = entry.located.finding
                json.object { json in
                    json.member("description", description(of: finding))
                    json.member("check_name", finding.rule)
                    json.member("fingerprint", entry.fingerprint)
                    json.member("severity", severity(of: finding))
                    json.object("location") { json in
                        json.member("path", path(finding.place.file))
                        json.object("lines") { $0.member("begin", entry.located.start?.line ?? 1) }
                    }
                }
            }
            if let remark = report.remark { write(remark, of: report, into: &json) }
        }
        json.endLine()
        return json.text
    }

    /// That more was found, as an issue beside the last one: the form has no other place for it.
    private func write(_ remark: String, of report: Report, into json: inout JSONWriter) {
        json.object { json in
            json.member("description", remark)
            json.member("check_name", "unlisted")
            json.member("fingerprint", FindingKey(rule: "unlisted", subject: "").fingerprint(occurrence: 0))
            json.member("severity", "major")
            json.object("location") { json in
                json.member("path", path(report.findings.last?.located.finding.place.file ?? "fingerpost.yaml"))
                json.object("lines") { $0.member("begin", 1) }
            }
        }
    }

    private func description(of finding: Finding) -> String {
        [finding.message, addressWords(finding.address), finding.help].compactMap { $0 }.joined(separator: "; ")
    }

    private func severity(of finding: Finding) -> String {
        switch finding.severity {
        case .error: RuleCatalogue.rule(named: finding.rule)?.isSecurity == true ? "blocker" : "critical"
        case .warning: "minor"
        case .note: "info"
        }
    }

    /// Relative to the repository, without `./` before it.
    private func path(_ name: String) -> String { name.hasPrefix("./") ? String(name.dropFirst(2)) : name }
}
