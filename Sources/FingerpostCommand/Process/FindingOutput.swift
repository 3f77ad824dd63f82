internal import LinkAudit
internal import SiteBuild
internal import SourceText

/// Shows findings and decides how a run ends.
struct FindingOutput {
    let console: Console
    /// The bytes of a file by the name that messages use.
    let source: (String) -> [UInt8]?

    /// Writes all findings in the order of reports; false when standard output did not take them.
    func write(_ findings: [Finding]) -> Bool {
        console.write(TextReporter(style: console.outputStyle).report(located(findings, source: source)))
    }
}

/// From where on findings fail a run.
struct Threshold: Equatable {
    /// The least grave finding that does.
    var level = Severity.error
    /// More warnings than this do, too.
    var maximumWarnings: Int?

    /// What the command line says, else the configuration.
    init(_ arguments: Arguments, _ configuration: LintConfiguration = LintConfiguration()) {
        let named = Severity.allCases.first { $0.name == arguments.value(of: "fail-on") }
        level = named ?? configuration.failLevel ?? .error
        maximumWarnings = arguments.number(of: "max-warnings") ?? configuration.maximumWarnings
    }

    init() {}

    func isReached(by summary: FindingSummary) -> Bool {
        summary.count(from: level) > 0 || maximumWarnings.map { summary.count(.warning) > $0 } ?? false
    }
}
