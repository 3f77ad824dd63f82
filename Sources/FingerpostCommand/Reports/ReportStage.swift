internal import Exports
internal import LinkAudit
internal import SourceText

/// What a run does with its findings after the audit: severities, baseline, reports.
///
/// Made before anything is read, so that wrong use is told at once.
struct ReportStage {
    /// Options for severities and baseline.
    let ratchet: RatchetOptions
    private let baseline: BaselineStage
    private let output: ReportOutput
    private let workingFolder: String

    /// Reads the options and the baseline; what is wrong with them has been told when this throws.
    init(_ arguments: Arguments, process: ProcessEnvironment, console: Console) throws(BaselineStage.Refusal) {
        ratchet = RatchetOptions(arguments)
        let written = ratchet.newBaselineFile.map { [(option: "--write-baseline", file: $0)] } ?? []
        var (requests, faults) = ReportRequest.read(
            arguments.values["report"] ?? [], taken: written, workingFolder: process.workingFolder)
        let outputs =
            written
            + requests.compactMap { request in
                request.file.map { ("--report \(request.kind.rawValue)", $0) }
            }
        faults += InputGuard(arguments, workingFolder: process.workingFolder).faults(writing: outputs)
        for fault in ratchet.faults + faults { console.complain(fault.sentence) }
        guard ratchet.faults.isEmpty, faults.isEmpty else { throw BaselineStage.Refusal(code: .usage) }
        baseline = try BaselineStage(ratchet, console: console, workingFolder: process.workingFolder)
        output = ReportOutput(requests: requests, console: console, workingFolder: process.workingFolder)
        workingFolder = process.workingFolder
    }

    /// What takes the findings of this run.
    ///
    /// - Parameter keepsAll: whether all of them are listed, where there cannot be too many.
    func intake(keepsAll: Bool = false) -> FindingIntake {
        FindingIntake(
            severities: ratchet.severities, baseline: baseline.entries, limit: keepsAll ? Int.max : ratchet.limit)
    }

    /// The findings as they count in this run; the first stage.
    func graded(_ findings: [LocatedFinding]) -> [LocatedFinding] { ratchet.severities.apply(to: findings) }

    /// The report of what was taken in; writes the baseline where one is asked for.
    ///
    /// - Parameters:
    ///   - isWhole: whether everything that was asked for could be looked at.
    ///   - threshold: from where on findings fail the run.
    func report(
        _ intake: FindingIntake, inputs: [AuditedInput], isWhole: Bool, threshold: Threshold
    ) throws(BaselineStage.Refusal) -> Report {
        let outcome = try baseline.apply(to: intake, inputs: inputs, isWhole: isWhole)
        return Report(
            findings: outcome.findings, summary: outcome.summary, inputs: inputs, baselined: outcome.baselined,
            version: fingerpostVersion, failLevel: threshold.level)
    }

    /// Writes all reports; false when one did not arrive, which has been told.
    func write(_ report: Report) -> Bool {
        output.write(report) { [workingFolder] name in
            // Names of files count from the working folder; a member of an archive or standard input has no file.
            guard case .success(let stream) = FileStream.open(absolutePath(name, in: workingFolder)) else { return nil }
            return stream
        }
    }
}
