internal import Exports
internal import IntentCatalogue
internal import LinkAudit
internal import SiteBuild
internal import SourceText

/// What `lint` and `links` do alike: the operands of the command line are found, read and audited.
///
/// Trees of pages come first, then exports in the order of the command line; findings and links are handed over in that
/// order and not kept.
struct AuditRun {
    /// The findings that are about the run: configuration, catalogue, exports that could not be read to their end.
    private(set) var troubles: [LocatedFinding] = []
    /// What was looked at.
    private(set) var inputs: [AuditedInput] = []
    /// Whether something could not be read: exit code 3.
    private(set) var isUnreadable = false
    /// Whether the command line, the configuration or the catalogue is wrong: exit code 2.
    private(set) var isWrongUse = false
    private let arguments: Arguments
    private let process: ProcessEnvironment
    private let console: Console
    private let reading: ExportReading
    private var setup: SetupReader
    private var isCatalogueMissing = false
    /// Whether it is the earlier state that another run compares with.
    private var isEarlier = false
    /// Auditors by the folder they were made for; nil where the catalogue is broken.
    private var auditors: [String: UnitAuditor?] = [:]
    private var root: RootContent?
    private let comparisons: Comparisons
    /// The sites that folders of exports belong to.
    private var sites: [String: SiteFolder] = [:]
    /// What the command line says about severities, which counts more than a configuration.
    private let severities: SeverityOverrides

    /// What the configurations say about which findings count.
    var lint: LintConfiguration { setup.lint }

    /// Gets the findings of one folder, page or record after another, places counted out.
    private typealias FindingReceiver = ([LocatedFinding]) -> Void
    /// Gets the links of one page or record after another.
    private typealias LinkReceiver = ([AuditedLink]) -> Void

    init(arguments: Arguments, process: ProcessEnvironment, console: Console) {
        self.arguments = arguments
        self.process = process
        self.console = console
        reading = ExportReading(arguments)
        setup = SetupReader(workingFolder: process.workingFolder)
        severities = RatchetOptions(arguments).severities
        comparisons = Comparisons(operands: arguments.operands, workingFolder: process.workingFolder)
    }

    /// Audits everything.
    ///
    /// - Parameters:
    ///   - tell: gets what was found in one folder or record after another, places counted out and in no order yet.
    ///   - receive: gets the links of one page or record after another, in order of place.
    mutating func run(
        findings tell: @escaping ([LocatedFinding]) -> Void = { _ in }, links receive: (([AuditedLink]) -> Void)? = nil
    ) {
        let tally = ErrorTally()
        let tell: FindingReceiver = { found in
            tally.count(found)
            tell(found)
        }
        if let previous = arguments.value(of: "previous") { readEarlierState(previous) }
        guard checkRoot() else { return conclude([], hasErrors: false) }
        var operands = LintOperands(
            root: arguments.value(of: "root"), workingFolder: process.workingFolder, reading: reading)
        var input: (ExportSource, ByteStream)?
        for operand in arguments.operands {
            if operand == "-" { input = standardInput(&operands) } else { operands.add(operand, setup: &setup) }
        }
        for target in operands.targets { audit(target, tell, receive) }
        if !operands.exports.isEmpty || input != nil { readRoot(operands.rootFolder) }
        for source in operands.exports { audit(source, tell, receive) }
        if let (source, stream) = input { audit(source, stream, tell, receive) }
        let compared = lint.severities.merging(severities)
        comparisons.findings(isWhole: !isUnreadable && setup.unreadable.isEmpty) { tell(compared.apply(to: [$0])) }
        for remark in operands.remarks { console.remark(remark.sentence, help: remark.help) }
        take(operands.findings)
        tally.count(troubles)
        conclude(operands.faults + fieldFaults(), hasErrors: tally.errors > 0)
        tell(troubles)
    }

    /// Takes what is wrong with folders of exports.
    private mutating func take(_ found: [Finding]) {
        troubles += located(found) { _ in nil }
        isUnreadable = isUnreadable || found.contains { $0.rule == "unreadable-file" }
    }

    /// What is wrong with `--field`; of what could not be read there is no telling.
    private func fieldFaults() -> [(sentence: String, help: String?)] {
        guard !isUnreadable, setup.unreadable.isEmpty, !isEarlier else { return [] }
        return FieldCheck(options: reading.options, inputs: inputs, allowsEmpty: arguments.has("allow-empty")).faults
    }

    /// Reads what `--previous` names; what is found in it is its own affair.
    private mutating func readEarlierState(_ operand: String) {
        var earlier = AuditRun(
            arguments: arguments.again(with: operand, without: "previous"), process: process, console: console)
        earlier.isEarlier = true
        comparisons.beginHistory()
        earlier.run(links: { [comparisons] links in comparisons.remember(links, of: operand) })
        isUnreadable = isUnreadable || earlier.isUnreadable
        isWrongUse = isWrongUse || earlier.isWrongUse
    }

    /// Tells what is wrong with the run itself, and whether there was anything to look at.
    private mutating func conclude(_ faults: [(sentence: String, help: String?)], hasErrors: Bool) {
        for fault in faults + setup.unreadable { console.complain(fault.sentence, help: fault.help) }
        troubles += graded(
            located(setup.distinctFindings) { [library = setup.library] in library.bytes(of: $0) }, setup.lint)
        isUnreadable = isUnreadable || !setup.unreadable.isEmpty
        isWrongUse = isWrongUse || !faults.isEmpty || setup.findings.contains { $0.severity == .error }
        let hasLinted = inputs.contains { $0.units > 0 || $0.links > 0 }
        guard !hasLinted, !arguments.has("allow-empty"), !isUnreadable, !isWrongUse else { return }
        // Then a finding says why; what is let pass by a baseline has been looked at no more than this.
        guard !hasErrors else {
            isUnreadable = true
            return
        }
        let names = arguments.operands.map { "`\(visible($0))`" }.joined(separator: ", ")
        console.complain(
            "nothing was \(arguments.command == .links ? "read" : "linted"): there is no text to look at in \(names)",
            help: "--allow-empty says that this is as it should be")
        isWrongUse = true
    }

    /// The findings as they count by a configuration, unless the command line says otherwise.
    private func graded(_ findings: [LocatedFinding], _ lint: LintConfiguration) -> [LocatedFinding] {
        lint.severities.merging(severities).apply(to: findings)
    }

    /// Counts errors as they go by.
    private final class ErrorTally {
        private(set) var errors = 0

        func count(_ found: [LocatedFinding]) {
            for located in found where located.finding.severity == .error { errors += 1 }
        }
    }

    // MARK: Trees of pages

    private mutating func audit(_ target: LintTarget, _ tell: FindingReceiver, _ receive: LinkReceiver?) {
        guard let catalogue = catalogue(site: target.site, from: target.contentRoot) else { return }
        let audit = ContentAudit(
            target, catalogue: catalogue.found, texts: setup.texts(of: target.site), app: arguments.app,
            process: process,
            keepsLinks: receive != nil || comparisons.wantsAllLinks)
        comparisons.see(pages: audit.inputs, audit.links)
        // In parts: counting places out takes the texts of their files.
        let sorted = audit.findings.sorted(by: Finding.reportOrder)
        for start in stride(from: 0, to: sorted.count, by: 2_000) {
            let part = Array(sorted[start..<min(sorted.count, start + 2_000)])
            let found = located(part) { [library = setup.library] name in
                library.bytes(of: name) ?? audit.bytes(of: name)
            }
            tell(graded(found, target.site.configuration.lint))
        }
        inputs += audit.inputs
        isUnreadable = isUnreadable || audit.isUnreadable
        if !audit.links.isEmpty { receive?(audit.links) }
    }

    // MARK: Exports

    /// Audits a file: an export, or an archive of them.
    private mutating func audit(
        _ source: ExportSource, _ tell: @escaping FindingReceiver, _ receive: LinkReceiver?
    ) {
        guard let path = source.path else { return }
        switch FileStream.open(path) {
        case .failure(let fault): setup.unreadable.append(("`\(visible(source.name))` \(fault.message)", fault.help))
        case .success(let stream): audit(source, stream, tell, receive)
        }
    }

    private mutating func audit(
        _ source: ExportSource, _ stream: ByteStream, _ tell: @escaping FindingReceiver, _ receive: LinkReceiver?
    ) {
        do throws(FileFault) {
            let (head, whole) = try stream.peek(atLeast: ArchiveReader.headLength)
            guard ArchiveReader.isArchive(head) else {
                audit(source, tell, receive) { [$0.run(source, whole)] }
                return
            }
            // Archives in a folder are its assets, unless they are asked for.
            guard source.isAskedFor else { return }
            let input = try source.path.map { (path) throws(FileFault) in try FileStream.openArchive(path).get() }
            audit(source, tell, receive) { ArchiveAudit(audit: $0).run(source, input ?? .stream(whole)) }
        } catch {
            setup.unreadable.append(("`\(visible(source.name))` \(error.message)", error.help))
        }
    }

    private mutating func audit(
        _ source: ExportSource, _ tell: @escaping FindingReceiver, _ receive: LinkReceiver?,
        run: (ExportAudit) -> [ExportAudit.Outcome]
    ) {
        guard let auditor = auditor(for: source.folder) else { return }
        let configuration = sites[source.folder]?.configuration.lint ?? LintConfiguration()
        let counts = configuration.severities.merging(severities)
        let audit = ExportAudit(
            reading: reading, auditor: auditor, keepsLinks: receive != nil || comparisons.wantsAllLinks
        ) {
            [comparisons] record, audit, file in
            if !audit.findings.isEmpty { tell(counts.apply(to: audit.findings)) }
            comparisons.see(record, audit, file: file)
            if !audit.links.isEmpty { receive?(audit.links) }
        }
        let outcomes = run(audit)
        for outcome in outcomes { take(outcome, of: source) }
    }

    private mutating func take(_ outcome: ExportAudit.Outcome, of source: ExportSource) {
        if let finding = outcome.finding {
            troubles.append(finding)
            isUnreadable = isUnreadable || finding.finding.severity == .error
        }
        if let fault = outcome.fault {
            setup.unreadable.append(("`\(visible(source.name))` \(fault.message)", fault.help))
        }
        if let input = outcome.input { inputs.append(input) }
    }

    /// The auditor for the files of a folder; nil when their catalogue is broken.
    private mutating func auditor(for folder: String) -> UnitAuditor? {
        if let known = auditors[folder] { return known }
        var made: UnitAuditor?
        let around = setup.site(around: folder)
        sites[folder] = around
        if let site = around, let search = catalogue(site: site, from: folder),
            let catalogue = search.found ?? Catalogue.empty()
        {
            made = UnitAuditor(policy: Policy(catalogue, target: arguments.app), root: root, today: process.today)
        }
        auditors[folder] = .some(made)
        return made
    }

    /// Whether `--root` names a folder, where it is given.
    private mutating func checkRoot() -> Bool {
        guard let root = arguments.value(of: "root") else { return true }
        let kind = PathKind(ofPath: absolutePath(root, in: process.workingFolder))
        if kind == .folder { return true }
        let reason: String
        switch kind {
        case .nothing: reason = kind.fault?.message ?? "cannot be read"
        default: reason = "is no folder"
        }
        setup.unreadable.append(("`\(visible(root))` \(reason), and --root names a folder", nil))
        return false
    }

    /// Reads the folder that paths in exports are checked against.
    private mutating func readRoot(_ folder: String?) {
        guard let folder else { return }
        let listing = FolderListing(root: folder)
        let site = SiteFolder.bare(folder)
        root = SiteBuilder(
            SiteInput(configuration: site.configuration, catalogue: nil, content: listing.tree(root: folder))
        ).content()
    }

    // MARK: Standard input

    /// Standard input as an export, or nil when it is Markdown and became a page of the working folder.
    private mutating func standardInput(_ operands: inout LintOperands) -> (ExportSource, ByteStream)? {
        let source = ExportSource(name: "<stdin>", path: nil, folder: process.workingFolder, isAskedFor: true)
        let whole = ByteStream { [process] () throws(FileFault) in try process.standardInput().get() }
        do throws(FileFault) {
            if reading.readsPagesAsExports { return (source, whole) }
            let (head, stream) = try whole.peek(atLeast: ExportFormat.headLength)
            if ArchiveReader.isArchive(head) { return (source, stream) }
            if let format = StandardInput.format(of: head) {
                console.remark(
                    "standard input is read as `\(format.rawValue)`", help: "--format says so, or what it is instead")
                return (source, stream)
            }
            guard let bytes = try stream.readAll(limit: largestReadableFile) else {
                throw FileFault(message: "is larger than a gigabyte, which no page is")
            }
            if !isBlank(bytes) { operands.add(input: bytes, setup: &setup) }
        } catch {
            setup.unreadable.append(("standard input \(error.message)", error.help))
        }
        return nil
    }

    // MARK: Catalogues

    /// What the look for a catalogue came to; nil when it is broken.
    private mutating func catalogue(site: SiteFolder, from folder: String) -> SetupReader.CatalogueSearch? {
        let search = setup.catalogue(named: arguments.value(of: "catalogue"), site: site, from: folder)
        switch search {
        case .found: break
        case .broken:
            isWrongUse = true
            return nil
        case .none:
            if !isCatalogueMissing {
                console.remark(SetupReader.noCatalogue, help: SetupReader.howToMakeACatalogue)
            }
            isCatalogueMissing = true
        }
        return search
    }
}
