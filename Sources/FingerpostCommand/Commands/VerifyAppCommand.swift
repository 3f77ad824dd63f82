internal import AppVerification
internal import Exports
internal import IntentCatalogue
internal import LinkAudit
internal import SiteBuild
internal import SourceText

/// `fingerpost verify-app [DIR…]`: what an app build accepts, held to the catalogue.
struct VerifyAppCommand {
    let arguments: Arguments
    let process: ProcessEnvironment
    let console: Console

    func run() -> ExitCode {
        do throws(BaselineStage.Refusal) {
            return try verify(ReportStage(arguments, process: process, console: console))
        } catch {
            return error.code
        }
    }

    private func verify(_ stage: ReportStage) throws(BaselineStage.Refusal) -> ExitCode {
        var operands = AppFileOperands(arguments, workingFolder: process.workingFolder)
        operands.read()
        for fault in operands.faults { console.complain(fault.sentence, help: fault.help) }
        if !operands.faults.isEmpty {
            console.note("`fingerpost help verify-app` shows its options.\n")
            return operands.isUnreadable ? .inputOutput : .usage
        }
        var setup = SetupReader(workingFolder: process.workingFolder)
        guard let catalogue = catalogue(&setup) else { return setup.fail(console) }
        let verification = AppVerification(
            catalogue, source: setup.library.bytes(of: catalogue.file), target: arguments.app, values: operands.values)
        var findings = located(setup.distinctFindings) { setup.library.bytes(of: $0) }
        var isUnreadable = false
        for file in operands.files {
            do throws(ReaderError) {
                findings += try verification.findings(in: file)
            } catch {
                isUnreadable = true
                guard case .malformed(let place, let message, let help) = error else { continue }
                findings.append(AppVerification.malformed(file.name, at: place, message, help: help))
            }
        }
        let inputs = operands.files.map { AuditedInput(name: $0.name, format: $0.kind.rawValue, links: 0) }
        let threshold = Threshold(arguments, setup.lint)
        var intake = stage.intake(keepsAll: true)
        intake.add(setup.lint.severities.merging(stage.ratchet.severities).apply(to: findings))
        let report = try stage.report(intake, inputs: inputs, isWhole: !isUnreadable, threshold: threshold)
        guard stage.write(report) else { return .inputOutput }
        let summary = report.summary
        console.summarise(
            "held \(counted(inputs.count, "file")) to \(counted(catalogue.intents.count, "intent")): "
                + summary.text(style: console.errorStyle))
        if isUnreadable { return .inputOutput }
        return threshold.isReached(by: summary) ? .findings : .clean
    }

    private func catalogue(_ setup: inout SetupReader) -> Catalogue? {
        let site = setup.site(around: process.workingFolder)
        guard site != nil || arguments.has("catalogue") else { return nil }
        return setup.catalogue(named: arguments.value(of: "catalogue"), site: site, from: process.workingFolder).found
    }
}
