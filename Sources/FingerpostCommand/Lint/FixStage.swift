internal import IntentRouting
internal import LinkAudit
internal import SiteBuild
internal import SourceText

/// What `--fix` and `--diff` do before the report: the changes that mend findings without changing what a text means,
/// made to Markdown files and to nothing else.
struct FixStage {
    private let arguments: Arguments
    private let process: ProcessEnvironment
    private let console: Console

    /// A change can make room for another one; more rounds than this would be a fault of ours.
    private static let rounds = 8

    init(arguments: Arguments, process: ProcessEnvironment, console: Console) {
        self.arguments = arguments
        self.process = process
        self.console = console
    }

    /// Does what was asked for; an exit code when the run ends with it.
    ///
    /// - Parameter graded: leaves out what is no finding in this run.
    func run(_ graded: ([LocatedFinding]) -> [LocatedFinding]) -> ExitCode? {
        let shows = arguments.has("diff")
        guard shows || arguments.has("fix") else { return nil }
        if arguments.operands.contains("-") {
            console.complain("standard input cannot be changed", help: "name the files, without `-`")
            return .usage
        }
        if shows, arguments.values["report"] != nil || arguments.value(of: "write-baseline") != nil {
            console.complain("`--diff` shows changes in the place of reports", help: "leave `--diff` or the report out")
            return .usage
        }
        return shows ? show(graded) : fix(graded)
    }

    // MARK: Show

    private func show(_ graded: ([LocatedFinding]) -> [LocatedFinding]) -> ExitCode? {
        guard let changes = changes(graded) else { return nil }
        var text: [UInt8] = []
        var places = 0
        for (name, edits) in changes {
            guard case .success(let bytes) = readFile(absolutePath(name, in: process.workingFolder)) else { continue }
            text += UnifiedDiff.text(of: edits, in: SourceFile(name: name, bytes: bytes))
            places += edits.count
        }
        guard console.write(bytes: text) else {
            console.complain("standard output cannot be written")
            return .inputOutput
        }
        console.summarise(
            places == 0
                ? "nothing to fix\n"
                : counted(places, "place") + " in " + counted(changes.count, "file")
                    + " can be fixed; nothing was written\n")
        return places == 0 ? .clean : .findings
    }

    // MARK: Fix

    private func fix(_ graded: ([LocatedFinding]) -> [LocatedFinding]) -> ExitCode? {
        var places = 0
        var files: Set<String> = []
        for _ in 0..<FixStage.rounds {
            // What is wrong with the run is told by the audit that follows.
            guard let changes = changes(graded), !changes.isEmpty else { break }
            for (name, edits) in changes {
                let path = absolutePath(name, in: process.workingFolder)
                let fault: FileFault?
                switch readFile(path) {
                case .success(let bytes): fault = replaceFile(path, with: TextEdit.apply(edits, to: bytes))
                case .failure(let unreadable): fault = unreadable
                }
                if let fault {
                    console.complain("`\(visible(name))` \(fault.message)", help: fault.help)
                    return .inputOutput
                }
                places += edits.count
                files.insert(name)
            }
        }
        if places > 0 {
            console.note("fixed " + counted(places, "place") + " in " + counted(files.count, "file") + "\n")
        }
        return nil
    }

    // MARK: Changes

    /// The changes by file, in order; nil when the run itself is at fault, and nothing is to be touched.
    private func changes(
        _ graded: ([LocatedFinding]) -> [LocatedFinding]
    ) -> [(name: String, edits: [TextEdit])]? {
        var quiet = process
        quiet.output = ProcessEnvironment.Stream(terminalColumns: nil) { _ in true }
        quiet.errors = quiet.output
        var audit = AuditRun(arguments: arguments, process: quiet, console: Console(quiet, color: nil))
        var edits: [String: [TextEdit]] = [:]
        var found: [LocatedFinding] = []
        audit.run(findings: { more in
            found += more.filter { $0.finding.fix != nil && $0.finding.address == nil }
        }) { links in
            for link in links where link.address == nil && link.raw == link.destination {
                // The page carries the other address in any case; so there is no finding that this belongs to.
                guard case .rewrite(let other) = link.verdict else { continue }
                edits[link.file, default: []].append(TextEdit(range: link.place, replacement: other.url))
            }
        }
        guard !audit.isUnreadable, !audit.isWrongUse else { return nil }
        for located in graded(found) {
            guard let fix = located.finding.fix else { continue }
            edits[located.finding.place.file, default: []].append(fix)
        }
        return edits.keys.filter(isPage).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { ($0, TextEdit.compatible(edits[$0] ?? [])) }
    }

    private func isPage(_ name: String) -> Bool {
        guard SiteInput.isPage(name) else { return false }
        guard case .file = PathKind(ofPath: absolutePath(name, in: process.workingFolder)) else { return false }
        return true
    }
}
