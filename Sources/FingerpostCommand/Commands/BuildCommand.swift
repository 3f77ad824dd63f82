internal import IntentCatalogue
internal import LinkAudit
internal import SiteBuild
internal import SourceText

/// `fingerpost build [SITE]`: audit everything, and write the site only when nothing is wrong.
struct BuildCommand {
    let arguments: Arguments
    let process: ProcessEnvironment
    let console: Console

    func run() -> ExitCode {
        var setup = SetupReader(workingFolder: process.workingFolder)
        let operand = arguments.operands.first ?? "."
        let start = absolutePath(operand, in: process.workingFolder)
        guard PathKind(ofPath: start) == .folder else {
            let fault = PathKind(ofPath: start).fault?.message ?? "is no folder: a site is one"
            console.complain("`\(visible(operand))` \(fault)")
            return .inputOutput
        }
        var timings = Timings()
        guard let site = setup.site(around: start) else { return finish(setup, []) }
        let search = setup.catalogue(named: arguments.value(of: "catalogue"), site: site, from: site.folder)
        let overrides = templatesFolder(of: site).map { setup.templates(in: $0) } ?? [:]
        let texts = setup.texts(overrides)
        let theme = loadTheme(overrides, setup: &setup)
        guard let theme, setup.isUsable else { return finish(setup, []) }
        let writer: DiskWriter
        do throws(OutputError) {
            guard let made = try makeWriter(for: site) else { return .usage }
            writer = made
        } catch {
            return refuse(error)
        }
        var catalogue: Catalogue?
        switch search {
        case .found(let found): catalogue = found
        case .none: console.remark(SetupReader.noCatalogue, help: SetupReader.howToMakeACatalogue)
        case .broken: return finish(setup, [])
        }
        timings.end("setup")

        let names = ContentNames(root: site.contentRoot, workingFolder: process.workingFolder)
        let listing = FolderListing(root: names.root, namePrefix: names.prefix)
        timings.end("list")
        var input = SiteInput(
            configuration: site.configuration, catalogue: catalogue,
            content: listing.tree(root: names.root, namePrefix: names.prefix),
            generator: "Fingerpost \(fingerpostVersion)", app: arguments.app, today: process.today)
        input.texts = texts
        input.makesBundle = arguments.has("bundle")
        let (report, output) = SiteBuilder(input).build(theme: theme)
        timings.end("read and audit")

        var findings = (listing.findings + report.unreadable.map(\.finding) + report.findings).map(names.shown)
        if let known = catalogue ?? Catalogue.empty() {
            findings += templateLinkFindings(overrides.keys.sorted().compactMap { overrides[$0] }, catalogue: known)
        }
        findings = site.configuration.lint.severities.apply(to: findings)
        if let code = tell(findings, setup, names) { return code }
        guard let output, !findings.contains(where: { $0.severity == .error }) else { return .findings }
        do throws(OutputError) {
            let written = try writer.write(output)
            timings.end("render and write")
            summarise(report, written, findings, to: writer.path)
            if arguments.has("timings") { console.note(timings.text) }
            return .clean
        } catch {
            return refuse(error)
        }
    }

    /// Shows findings; an exit code when the build ends with them.
    private func tell(_ findings: [Finding], _ setup: SetupReader, _ names: ContentNames) -> ExitCode? {
        let all = setup.lint.severities.apply(to: setup.findings) + findings
        let output = FindingOutput(console: console) { setup.library.bytes(of: $0) ?? names.bytes(of: $0) }
        guard output.write(all) else {
            console.complain("standard output cannot be written")
            return .inputOutput
        }
        guard findings.contains(where: { $0.severity == .error }) else { return nil }
        console.summarise(FindingSummary(all).text(style: console.errorStyle) + "nothing was written\n")
        return findings.contains { $0.rule == "unreadable-file" } ? .inputOutput : .findings
    }

    /// Ends a run that came to nothing because of configuration, catalogue or templates.
    private func finish(_ setup: SetupReader, _ findings: [Finding]) -> ExitCode {
        for fault in setup.unreadable { console.complain(fault.sentence, help: fault.help) }
        let output = FindingOutput(console: console) { setup.library.bytes(of: $0) }
        guard output.write(setup.findings) else {
            console.complain("standard output cannot be written")
            return .inputOutput
        }
        let summary = setup.findings.isEmpty ? "" : FindingSummary(setup.findings).text(style: console.errorStyle)
        console.summarise(summary + "nothing was written\n")
        return setup.unreadable.isEmpty ? .usage : .inputOutput
    }

    private func refuse(_ error: OutputError) -> ExitCode {
        console.complain(error.shown(in: process.workingFolder).sentence, help: error.help)
        return error.isWrongUse ? .usage : .inputOutput
    }

    /// The theme with its files replaced; nil when something is wrong with them.
    private func loadTheme(_ overrides: [String: SourceFile], setup: inout SetupReader) -> Theme? {
        let (theme, findings) = Theme.load(overrides: overrides)
        setup.findings += findings
        return theme
    }

    private func templatesFolder(of site: SiteFolder) -> String? {
        if let named = arguments.value(of: "templates") { return absolutePath(named, in: process.workingFolder) }
        return site.configuration.templatesFolder.map { absolutePath($0, in: site.folder) }
    }

    /// The writer for the output folder; nil when there is no telling where that is.
    private func makeWriter(for site: SiteFolder) throws(OutputError) -> DiskWriter? {
        let path: String
        if let named = arguments.value(of: "output") {
            path = absolutePath(named, in: process.workingFolder)
        } else if site.hasConfiguration {
            path = absolutePath(site.configuration.outputFolder, in: site.folder)
        } else {
            console.complain(
                "there is no fingerpost.yaml, so the folder itself is the content and cannot hold the output",
                help: "name a folder with -o")
            return nil
        }
        var sources = [ProtectedPath(path: site.contentRoot, what: "the content root")]
        if site.hasConfiguration {
            sources.append(
                ProtectedPath(
                    path: absolutePath(SiteFolder.configurationName, in: site.folder), what: "the configuration"))
        }
        if let folder = templatesFolder(of: site) { sources.append(ProtectedPath(path: folder, what: "the templates")) }
        if let named = arguments.value(of: "catalogue") {
            sources.append(ProtectedPath(path: absolutePath(named, in: process.workingFolder), what: "the catalogue"))
        }
        return try DiskWriter(path: path, sources: sources)
    }

    private func summarise(_ report: SiteReport, _ written: WriteReport, _ findings: [Finding], to path: String) {
        let style = console.errorStyle
        var text = style.paint("built", .good) + " " + visible(displayPath(path, in: process.workingFolder)) + ": "
        text += counted(report.pages, "page") + ", " + counted(report.links, "link") + ", "
        text += counted(report.intents, "intent") + ", " + FindingSummary(findings).totals + "; "
        text += counted(written.written, "file") + " written, \(written.unchanged) unchanged"
        if written.removed > 0 { text += ", \(written.removed) removed" }
        console.note(text + "\n")
    }
}

extension OutputError {
    /// The same fault, its paths as messages call them.
    fileprivate func shown(in folder: String) -> OutputError {
        func show(_ path: String) -> String { displayPath(path, in: folder) }
        switch self {
        case .overlaps(let output, let source, let what):
            return .overlaps(output: show(output), source: show(source), what: what)
        case .foreign(let output, let paths): return .foreign(output: show(output), paths: paths)
        case .notAFolder(let output): return .notAFolder(output: show(output))
        case .busy(let output): return .busy(output: show(output))
        case .system(let action, let path, let message, let changed):
            return .system(action: action, path: show(path), message: message, changed: changed)
        }
    }
}
