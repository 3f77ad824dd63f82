import SourceText

/// JUnit's XML as continuous integrations read it: a suite for each file, a case for each finding, and a case that
/// passes for the links without one.
///
/// A finding below the level that fails the run is a case that passes and says so in its output. What a baseline lets pass
/// is one skipped case a file, so that nobody takes it for mended.
public struct JUnitReporter: Reporter {
    /// Makes a reporter.
    public init() {}

    /// The whole report.
    public func report(_ report: Report) -> String {
        let suites = suites(of: report)
        var xml = MarkupWriter()
        xml.fixed("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        xml.open(
            "testsuites",
            [("name", "fingerpost")]
                + counts(suites, failLevel: report.failLevel, and: report.unlisted > 0 ? 1 : 0))
        xml.fixed("\n")
        for suite in suites { write(suite, report.failLevel, to: &xml) }
        writeRemark(report, to: &xml)
        xml.fixed("</testsuites>\n")
        return xml.string
    }

    /// A file with its findings.
    private struct Suite {
        var name: String
        var findings: [FingerprintedFinding] = []
        var input: AuditedInput?
        /// Number of findings that are in the baseline.
        var baselined = 0
        /// The case that passes, where there is something that could.
        var passing: String? { input.map { counted($0.links, "link") + " checked" } }
    }

    private func suites(of report: Report) -> [Suite] {
        var suites = report.inputs.map { Suite(name: $0.name, input: $0) }
        var places = Dictionary(suites.enumerated().map { ($1.name, $0) }) { first, _ in first }
        func place(_ name: String) -> Int {
            if let place = places[name] { return place }
            places[name] = suites.count
            suites.append(Suite(name: name))
            return suites.count - 1
        }
        for entry in report.findings { suites[place(entry.located.finding.place.file)].findings.append(entry) }
        for (name, count) in report.baselinedByFile { suites[place(name)].baselined = count }
        return suites.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Of findings that are not listed there is one case, which fails: nobody may take the rest for all.
    private func writeRemark(_ report: Report, to xml: inout MarkupWriter) {
        guard let remark = report.remark else { return }
        xml.fixed("  ")
        xml.open(
            "testsuite",
            [
                ("name", "fingerpost"), ("tests", "1"), ("failures", "1"), ("errors", "0"), ("skipped", "0"),
                ("time", "0"),
            ])
        xml.fixed("\n    ")
        xml.open("testcase", [("name", "findings that are not listed"), ("classname", "fingerpost"), ("time", "0")])
        xml.element("failure", [("message", remark), ("type", "unlisted")], remark)
        xml.fixed("</testcase>\n  </testsuite>\n")
    }

    /// - Parameter more: cases beside those of the suites, which fail.
    private func counts(_ suites: [Suite], failLevel: Severity, and more: Int = 0) -> [MarkupWriter.Attribute] {
        let outcomes = suites.flatMap(\.findings).map { outcome(of: $0.located.finding, failLevel) }
        let passing = suites.count { $0.passing != nil }
        let skipped = suites.count { $0.baselined > 0 }
        return [
            ("tests", String(outcomes.count + passing + skipped + more)),
            ("failures", String(outcomes.count { $0 == .failure } + more)),
            ("errors", String(outcomes.count { $0 == .error })), ("skipped", String(skipped)), ("time", "0"),
        ]
    }

    private enum Outcome { case failure, error, passed }

    /// A file that cannot be read is an error of the test, not of what it tests.
    private func outcome(of finding: Finding, _ failLevel: Severity) -> Outcome {
        guard finding.severity >= failLevel else { return .passed }
        return ["unreadable-file", "malformed-export", "invalid-encoding"].contains(finding.rule) ? .error : .failure
    }

    private func write(_ suite: Suite, _ failLevel: Severity, to xml: inout MarkupWriter) {
        let name = visible(suite.name)
        xml.fixed("  ")
        xml.open("testsuite", [("name", name)] + counts([suite], failLevel: failLevel) + [("file", name)])
        xml.fixed("\n")
        let classname = className(name)
        for entry in suite.findings {
            let finding = entry.located.finding
            let subject = visible(entry.key.subject)
            let number = entry.occurrence > 0 ? " \(entry.occurrence + 1)" : ""
            xml.fixed("    ")
            xml.open(
                "testcase",
                [
                    ("name", finding.rule + " " + subject + number), ("classname", classname), ("time", "0"),
                    ("file", name), ("line", entry.located.start.map { String($0.line) }),
                ])
            switch outcome(of: finding, failLevel) {
            case .passed: xml.element("system-out", [], body(of: entry.located))
            case .failure: fault("failure", entry.located, to: &xml)
            case .error: fault("error", entry.located, to: &xml)
            }
            xml.fixed("</testcase>\n")
        }
        if suite.baselined > 0 {
            let subject = counted(suite.baselined, "finding") + " in the baseline"
            xml.fixed("    ")
            xml.open("testcase", [("name", subject), ("classname", classname), ("time", "0"), ("file", name)])
            xml.empty("skipped", [("message", subject)])
            xml.fixed("</testcase>\n")
        }
        if let passing = suite.passing {
            xml.fixed("    ")
            xml.empty("testcase", [("name", passing), ("classname", classname), ("time", "0"), ("file", name)])
            xml.fixed("\n")
        }
        xml.fixed("  </testsuite>\n")
    }

    private func fault(_ element: StaticString, _ located: LocatedFinding, to xml: inout MarkupWriter) {
        let place = located.start.map { "\($0.line):\($0.scalarColumn): " } ?? ""
        xml.element(
            element, [("message", place + located.finding.message), ("type", located.finding.rule)], body(of: located))
    }

    /// The text report of the finding, whose lines all begin with what the program writes.
    private func body(of located: LocatedFinding) -> String { "\n" + TextReporter().report([located]) }

    /// Systems show cases as a tree by the full stops of their classes.
    private func className(_ name: String) -> String {
        let stem =
            name.lastIndex(of: ".").map { name[..<$0].contains("/") || $0 != name.startIndex ? name[..<$0] : name[...] }
            ?? name[...]
        return stem.split(separator: "/").map { $0.replacing(".", with: "_") }.joined(separator: ".")
    }
}
