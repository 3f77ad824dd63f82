internal import LinkAudit
internal import SourceText

/// `fingerpost lint PATH…`: the gate for pages and exports.
///
/// The stages, each taking what the one before it gave:
///
/// 0. ``FixStage``, where changes were asked for.
/// 1. ``AuditRun``: the operands are found, read and audited.
/// 2. Stages on findings, in this order and one record or folder after another: severities, baseline, and what is kept
///    of the rest; see ``FindingIntake``.
/// 3. Reports; see ``ReportStage``.
/// 4. The exit code.
struct LintCommand {
    let arguments: Arguments
    let process: ProcessEnvironment
    let console: Console

    func run() -> ExitCode {
        do throws(BaselineStage.Refusal) {
            return try lint(ReportStage(arguments, process: process, console: console))
        } catch {
            return error.code
        }
    }

    private func lint(_ stage: ReportStage) throws(BaselineStage.Refusal) -> ExitCode {
        let fixing = FixStage(arguments: arguments, process: process, console: console)
        if let code = fixing.run(stage.graded) { return code }
        var intake = stage.intake()
        var audit = AuditRun(arguments: arguments, process: process, console: console)
        audit.run(findings: { intake.add($0) })
        let isWhole = !audit.isUnreadable && !audit.isWrongUse
        let threshold = Threshold(arguments, audit.lint)
        let report = try stage.report(intake, inputs: audit.inputs, isWhole: isWhole, threshold: threshold)
        guard stage.write(report) else { return .inputOutput }
        let summary = report.summary
        if !audit.inputs.isEmpty || summary.total > 0 {
            console.summarise(LintSummary(audit.inputs).text + ": " + summary.text(style: console.errorStyle))
        }
        if audit.isUnreadable { return .inputOutput }
        if audit.isWrongUse { return .usage }
        return threshold.isReached(by: summary) ? .findings : .clean
    }
}
