internal import IntentCatalogue
internal import LinkAudit
internal import SourceText

/// `fingerpost explain URL…`: what the policy says of a destination, and why.
struct ExplainCommand {
    let arguments: Arguments
    let process: ProcessEnvironment
    let console: Console

    func run() -> ExitCode {
        var setup = SetupReader(workingFolder: process.workingFolder)
        let search: SetupReader.CatalogueSearch
        if let site = setup.site(around: process.workingFolder) {
            search = setup.catalogue(
                named: arguments.value(of: "catalogue"), site: site, from: process.workingFolder)
        } else {
            search = .broken
        }
        let catalogue: Catalogue
        switch search {
        case .found(let found): catalogue = found
        case .none:
            guard let empty = Catalogue.empty() else { return .usage }
            console.remark(SetupReader.noCatalogue, help: SetupReader.howToMakeACatalogue)
            catalogue = empty
        case .broken:
            for fault in setup.unreadable { console.complain(fault.sentence, help: fault.help) }
            let output = FindingOutput(console: console) { setup.library.bytes(of: $0) }
            guard output.write(setup.findings) else { return unwritable() }
            return setup.unreadable.isEmpty ? .usage : .inputOutput
        }
        let policy = Policy(catalogue)
        let explanations = arguments.operands.map { Explanation($0, policy: policy, library: setup.library) }
        let text =
            arguments.has("json")
            ? explanations.map { $0.json + "\n" }.joined()
            : explanations.map { $0.text(style: console.outputStyle) }.joined(separator: "\n")
        guard console.write(text) else { return unwritable() }
        return explanations.allSatisfy(\.isAccepted) ? .clean : .findings
    }

    private func unwritable() -> ExitCode {
        console.complain("standard output cannot be written")
        return .inputOutput
    }
}
