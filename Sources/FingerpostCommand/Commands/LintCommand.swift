internal import IntentCatalogue
internal import LinkAudit
internal import SiteBuild
internal import SourceText

/// `fingerpost lint PATH…`: the audit of a build, without the build.
struct LintCommand {
    let arguments: Arguments
    let process: ProcessEnvironment
    let console: Console

    func run() -> ExitCode {
        var setup = SetupReader(workingFolder: process.workingFolder)
        var targets = LintTargets(root: arguments.value(of: "root"), workingFolder: process.workingFolder)
        for operand in arguments.operands {
            guard operand == "-" else {
                targets.add(operand, setup: &setup)
                continue
            }
            switch process.standardInput() {
            case .failure(let fault): setup.unreadable.append(("standard input \(fault.message)", fault.help))
            case .success(let bytes): targets.add(input: bytes, setup: &setup)
            }
        }
        var audits: [ContentAudit] = []
        var isBroken = false
        for target in targets.targets {
            switch setup.catalogue(
                named: arguments.value(of: "catalogue"), site: target.site, from: target.contentRoot)
            {
            case .found(let catalogue): audits.append(ContentAudit(target, catalogue: catalogue, process: process))
            case .none:
                console.remark(SetupReader.noCatalogue, help: SetupReader.howToMakeACatalogue)
                audits.append(ContentAudit(target, catalogue: nil, process: process))
            case .broken: isBroken = true
            }
        }
        for fault in targets.faults + setup.unreadable { console.complain(fault.sentence, help: fault.help) }
        for audit in audits where audit.pages == 0 {
            console.complain("there is no Markdown file in \(visible(audit.name))")
        }
        return finish(
            audits, setup, isWrongUse: !targets.faults.isEmpty || audits.contains { $0.pages == 0 } || isBroken)
    }

    private func finish(_ audits: [ContentAudit], _ setup: SetupReader, isWrongUse: Bool) -> ExitCode {
        let findings = setup.distinctFindings + audits.flatMap(\.findings)
        let output = FindingOutput(console: console) { name in
            setup.library.bytes(of: name) ?? audits.lazy.compactMap { $0.bytes(of: name) }.first
        }
        guard output.write(findings) else {
            console.complain("standard output cannot be written")
            return .inputOutput
        }
        let summary = FindingSummary(findings)
        if !audits.isEmpty || !findings.isEmpty {
            let pages = counted(audits.reduce(0) { $0 + $1.pages }, "page")
            console.summarise(pages + ": " + summary.text(style: console.errorStyle))
        }
        if !setup.unreadable.isEmpty || audits.contains(where: \.isUnreadable) { return .inputOutput }
        if isWrongUse || setup.findings.contains(where: { $0.severity == .error }) { return .usage }
        return Threshold(arguments).isReached(by: summary) ? .findings : .clean
    }
}
