internal import Exports
internal import LinkAudit
internal import SiteBuild
internal import SourceText

/// What compares texts with each other beside the audit of each: the languages of an export, its links between records,
/// and an earlier state.
///
/// The audit lets every record and every page go by; the findings are there when all have.
final class Comparisons {
    private let operands: [String]
    private let workingFolder: String
    private var parity = ExportParity()
    private var references = ReferenceCheck()
    /// Whether there was a record that could not be read as a whole.
    private var lacksRecords = false
    private var history: LinkHistory?

    /// Begins; `operands` are the paths that pages are named relative to.
    init(operands: [String], workingFolder: String) {
        self.operands = operands.map { absolutePath($0, in: workingFolder) }
        self.workingFolder = workingFolder
    }

    /// Whether links are wanted that do not lead into the app.
    var wantsAllLinks: Bool { history != nil }

    /// From now on what goes by is held to the links of an earlier state, told to ``remember(_:of:)``.
    func beginHistory() { history = LinkHistory() }

    /// Keeps links of the earlier state, which lies at a path.
    func remember(_ links: [AuditedLink], of operand: String) {
        let root = absolutePath(operand, in: workingFolder)
        for link in links {
            if link.address == nil {
                history?.remember([link], ofPage: path(ofPage: link.file, below: [root]), file: link.file)
            } else {
                history?.remember([link], file: link.file)
            }
        }
    }

    /// Lets a record of an export go by.
    func see(_ record: ExportRecord, _ audit: RecordAudit, file: String) {
        parity.add(record, audit.links, file: file)
        references.add(record, file: file)
        lacksRecords = lacksRecords || record.faults.contains { $0.rule == "malformed-export" }
        history?.see(record, audit.links, file: file)
    }

    /// Lets pages go by, each with its links.
    func see(pages: [AuditedInput], _ links: [AuditedLink]) {
        guard history != nil else { return }
        let byFile = Dictionary(grouping: links, by: \.file)
        for page in pages {
            history?.see(byFile[page.name] ?? [], ofPage: path(ofPage: page.name, below: operands), file: page.name)
        }
    }

    /// Gives what the comparisons found.
    ///
    /// - Parameter isWhole: whether everything that was asked for could be read to its end.
    func findings(isWhole: Bool, _ receive: (LocatedFinding) -> Void) {
        references.findings(isWhole: isWhole && !lacksRecords, receive)
        parity.findings(receive)
        history?.findings(receive)
    }

    /// The path of a page below the operand that it was found by.
    private func path(ofPage file: String, below roots: [String]) -> String {
        let path = absolutePath(file, in: workingFolder)
        for root in roots where isInside(path, root) && path != root {
            return String(path.dropFirst(root == "/" ? 1 : root.count + 1))
        }
        return String(path.split(separator: "/").last ?? "")
    }
}
