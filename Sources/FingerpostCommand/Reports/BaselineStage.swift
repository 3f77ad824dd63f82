internal import LinkAudit
internal import SourceText

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The last stage before the report: the baseline, read or written.
struct BaselineStage {
    let options: RatchetOptions
    let console: Console
    let workingFolder: String
    /// The baseline that was read, its name, and its bytes for the places of findings in it.
    private let known: (baseline: Baseline, file: String, bytes: [UInt8])?

    /// Why a run ends because of its baseline.
    struct Refusal: Error {
        /// How it ends; the reason has been told.
        var code: ExitCode
    }

    /// Reads the baseline that the options name.
    init(_ options: RatchetOptions, console: Console, workingFolder: String) throws(Refusal) {
        self.options = options
        self.console = console
        self.workingFolder = workingFolder
        guard let name = options.baselineFile else {
            known = nil
            return
        }
        switch readFile(absolutePath(name, in: workingFolder)) {
        case .failure(let fault):
            let isThere = PathKind(ofPath: absolutePath(name, in: workingFolder)) != .nothing(ENOENT)
            console.complain(
                "the baseline `\(visible(name))` \(fault.message)",
                help: fault.help ?? (isThere ? nil : "--write-baseline \(visible(name)) makes one"))
            throw Refusal(code: .usage)
        case .success(let bytes):
            do throws(BaselineReader.Fault) {
                known = (try BaselineReader.read(bytes), name, bytes)
            } catch {
                let place = LineTable(bytes).position(at: error.offset)
                console.complain(
                    "\(visible(name)):\(place.line):\(place.scalarColumn): \(error.message)",
                    // What is no baseline may be anything, and is not to be written over.
                    help: "a baseline is what --write-baseline writes")
                throw Refusal(code: .usage)
            }
        }
    }

    /// The baseline that was read; nil where none was asked for.
    var entries: Baseline? { known?.baseline }

    /// What the stage gives.
    struct Outcome {
        /// What is kept of what is left, findings about the baseline itself included.
        var findings: [FingerprintedFinding]
        /// The count of all that is left.
        var summary: FindingSummary
        /// Number of findings that were let pass, by file.
        var baselined: [String: Int]
    }

    /// Adds what is wrong with the baseline, or writes a new one and takes away what that has.
    ///
    /// - Parameters:
    ///   - inputs: what the run looked at; an entry for something else says nothing and stays.
    ///   - isWhole: whether it could look at everything; if not, what is missing proves nothing.
    func apply(
        to intake: FindingIntake, inputs: [AuditedInput], isWhole: Bool
    ) throws(Refusal) -> Outcome {
        var intake = intake
        if let name = options.newBaselineFile {
            if isWhole { return try write(intake, to: name) }
            console.remark("the baseline \(visible(name)) is not written, because the run is not whole")
        } else if let (_, file, bytes) = known, let filter = intake.filter {
            let pages = Set(inputs.map(\.name))
            let hasExports = inputs.contains { $0.format != "markdown" }
            let stale = filter.staleFindings(in: file) { key in
                guard isWhole else { return false }
                guard let file = key.file else { return hasExports }
                return pages.contains(file)
                    || PathKind(ofPath: absolutePath(file, in: workingFolder)) == .nothing(ENOENT)
            }
            intake.add(located(stale) { $0 == file ? bytes : nil })
        }
        return Outcome(
            findings: intake.fingerprinted(), summary: intake.summary, baselined: intake.filter?.baselined ?? [:])
    }

    private func write(_ intake: FindingIntake, to name: String) throws(Refusal) -> Outcome {
        var intake = intake
        let findings = intake.fingerprinted()
        let all = intake.summary.total
        guard findings.count == all else {
            console.complain(
                "the baseline \(visible(name)) is not written: it would hold \(counted(findings.count, "finding")) of "
                    + "\(counted(all, "finding"))", help: "--max-findings \(all) keeps all of them")
            throw Refusal(code: .usage)
        }
        let baseline = Baseline(recording: findings)
        if let fault = replaceFile(absolutePath(name, in: workingFolder), with: Array(baseline.text.utf8)) {
            console.complain("the baseline `\(visible(name))` \(fault.message)", help: fault.help)
            throw Refusal(code: .inputOutput)
        }
        let outcome = baseline.apply(to: findings) { _ in true }
        let recorded = counted(findings.count - outcome.findings.count, "finding")
        console.remark("\(recorded) written to the baseline \(visible(name))")
        if !outcome.findings.isEmpty {
            console.remark(
                "\(counted(outcome.findings.count, "finding")) of security rules cannot be kept in a baseline",
                help: "they have to be mended")
        }
        return Outcome(
            findings: outcome.findings, summary: FindingSummary(outcome.findings.lazy.map(\.located.finding)),
            baselined: outcome.baselined)
    }
}
