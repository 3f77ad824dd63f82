internal import LinkAudit
internal import SourceText

/// `fingerpost lint PATH…`: the gate for pages and exports.
///
/// The stages, each taking what the one before it gave:
///
/// 1. ``AuditRun``: the operands are found, read and audited.
/// 2. Stages on findings, in this order: severities, suppressions in place, baseline; each in a file of `Lint/`.
/// 3. Reports.
/// 4. The exit code.
struct LintCommand {
    let arguments: Arguments
    let process: ProcessEnvironment
    let console: Console

    func run() -> ExitCode {
        var audit = AuditRun(arguments: arguments, process: process, console: console)
        audit.run()
        let findings = audit.findings.sorted(by: LocatedFinding.reportOrder)
        guard report(findings) else {
            console.complain("standard output cannot be written")
            return .inputOutput
        }
        let summary = FindingSummary(findings.lazy.map(\.finding))
        if !audit.inputs.isEmpty || !findings.isEmpty {
            console.summarise(LintSummary(audit.inputs).text + ": " + summary.text(style: console.errorStyle))
        }
        if audit.isUnreadable { return .inputOutput }
        if audit.isWrongUse { return .usage }
        return Threshold(arguments).isReached(by: summary) ? .findings : .clean
    }

    private func report(_ findings: [LocatedFinding]) -> Bool {
        console.write(TextReporter(style: console.outputStyle).report(findings))
    }
}
