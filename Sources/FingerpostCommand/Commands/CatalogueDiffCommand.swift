internal import IntentCatalogue
internal import SiteBuild
internal import SourceText

/// `fingerpost catalogue diff OLD NEW`: what has changed, and which links of a site it breaks.
struct CatalogueDiffCommand {
    let arguments: Arguments
    let process: ProcessEnvironment
    let console: Console

    func run() -> ExitCode {
        var setup = SetupReader(workingFolder: process.workingFolder)
        let catalogues = arguments.operands.map { read($0, setup: &setup) }
        guard catalogues.count == 2, let old = catalogues[0], let new = catalogues[1] else {
            return setup.fail(console)
        }
        let diff = CatalogueDiff(from: old, to: new)
        var site: SiteWithCatalogue?
        if let path = arguments.value(of: "content") {
            let folder = absolutePath(path, in: process.workingFolder)
            guard PathKind(ofPath: folder) == .folder else {
                let fault = PathKind(ofPath: folder).fault?.message ?? "is no folder: a site is one"
                console.complain("`\(visible(path))` \(fault)")
                return .inputOutput
            }
            guard let found = setup.site(around: folder) else { return setup.fail(console) }
            site = SiteWithCatalogue(found, old, workingFolder: process.workingFolder)
        }
        let report = CatalogueDiffReport(diff, site: site, names: arguments.operands.map(name), library: setup.library)
        guard console.write(arguments.has("json") ? report.json + "\n" : report.text(console.outputStyle)) else {
            return console.unwritable()
        }
        console.summarise(report.summary(console.errorStyle))
        guard let level = ChangeClass.allCases.first(where: { $0.rawValue == arguments.value(of: "fail-on") }) else {
            return .clean
        }
        return diff.changes.contains { $0.meaning >= level } ? .findings : .clean
    }

    /// What messages call an operand.
    private func name(_ operand: String) -> String {
        operand == "-"
            ? "<stdin>" : displayPath(absolutePath(operand, in: process.workingFolder), in: process.workingFolder)
    }

    private func read(_ operand: String, setup: inout SetupReader) -> Catalogue? {
        guard operand == "-" else {
            guard let file = setup.read(absolutePath(operand, in: process.workingFolder)) else { return nil }
            return decode(file, setup: &setup)
        }
        switch process.wholeInput() {
        case .failure(let fault):
            setup.unreadable.append(("standard input \(fault.message)", fault.help))
            return nil
        case .success(let bytes):
            let file = SourceFile(name: name(operand), bytes: bytes)
            setup.library.keep(file)
            return decode(file, setup: &setup)
        }
    }

    /// Only what makes a catalogue unusable is told: what is untidy in an old one is nobody's business any more.
    private func decode(_ file: SourceFile, setup: inout SetupReader) -> Catalogue? {
        let (catalogue, findings) = Catalogue.decode(file)
        setup.findings += findings.filter { $0.severity == .error }
        return catalogue
    }
}
