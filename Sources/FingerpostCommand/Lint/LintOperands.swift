internal import Exports
internal import SiteBuild
internal import SourceText

/// Turns the paths of a command line into targets and exports.
///
/// A Markdown file is a page of the folder it lies in, and a folder with a configuration is a site. Any other file is an
/// export. A folder that is no site is both: its Markdown files are pages; files of formats that are nothing but exports
/// (`.xcstrings`, `.strings`, NDJSON, …) are exports; JSON, CSV and HTML are assets where there are pages and exports
/// where there are none.
struct LintOperands {
    private(set) var targets: [LintTarget] = []
    private(set) var exports: [ExportSource] = []
    /// Wrong use, as sentences.
    private(set) var faults: [(sentence: String, help: String?)] = []
    /// What should be known all the same, as sentences.
    private(set) var remarks: [(sentence: String, help: String?)] = []
    private let root: String?
    private let workingFolder: String
    private let reading: ExportReading

    init(root: String?, workingFolder: String, reading: ExportReading) {
        self.root = root.map { absolutePath($0, in: workingFolder) }
        self.workingFolder = workingFolder
        self.reading = reading
    }

    /// The folder that `--root` names, absolute.
    var rootFolder: String? { root }

    /// Adds a path or a pattern; what cannot be read is told to `setup`.
    mutating func add(_ operand: String, setup: inout SetupReader) {
        let path = absolutePath(operand, in: workingFolder)
        let kind = PathKind(ofPath: path)
        switch kind {
        case .folder: addFolder(path, setup: &setup)
        case .file: addFile(path, isAskedFor: true, setup: &setup)
        case .nothing where operand.contains { "*?".contains($0) }: addPattern(operand, setup: &setup)
        default:
            if let fault = kind.fault {
                setup.unreadable.append(("`\(visible(operand))` \(fault.message)", fault.help))
            }
        }
    }

    /// Adds a Markdown text from standard input, read as if it lay in the working folder.
    mutating func add(input: [UInt8], setup: inout SetupReader) {
        let folder = root ?? workingFolder
        guard var target = target(at: folder, in: folder, setup: &setup) else { return }
        target.parts = []
        target.input = input
        targets.append(target)
    }

    // MARK: Files and folders

    private mutating func addFile(_ path: String, isAskedFor: Bool, setup: inout SetupReader) {
        let folder = parentFolder(of: path)
        guard !SiteInput.isPage(path) || reading.readsPagesAsExports else {
            addTarget(path, in: folder, setup: &setup)
            return
        }
        exports.append(
            ExportSource(
                name: displayPath(path, in: workingFolder), path: path, folder: folder, isAskedFor: isAskedFor))
    }

    /// Adds what matches a pattern, sorted by bytes.
    private mutating func addPattern(_ operand: String, setup: inout SetupReader) {
        let parts = operand.split(separator: "/", omittingEmptySubsequences: false)
        let fixed = parts.prefix { !$0.contains { "*?".contains($0) } }.joined(separator: "/")
        let folder = absolutePath(fixed.isEmpty && operand.hasPrefix("/") ? "/" : fixed, in: workingFolder)
        guard PathKind(ofPath: folder) == .folder else {
            setup.unreadable.append(("no file matches `\(visible(operand))`", nil))
            return
        }
        let pattern = GlobPattern(absolutePath(operand, in: workingFolder))
        let found = FolderListing(root: folder).paths.map { absolutePath($0, in: folder) }
            .filter { pattern.matchesWhole($0) }
        guard !found.isEmpty else {
            setup.unreadable.append(("no file matches `\(visible(operand))`", nil))
            return
        }
        for path in found { addFile(path, isAskedFor: true, setup: &setup) }
    }

    private mutating func addFolder(_ path: String, setup: inout SetupReader) {
        if reading.format == nil, root == nil {
            // A site, and what is part of one, is its pages and nothing else.
            guard let site = setup.site(around: path) else { return }
            let isSite = isInside(site.contentRoot, path) || isInside(path, site.contentRoot)
            if site.hasConfiguration, isSite, !reading.readsPagesAsExports {
                addTarget(path, in: path, setup: &setup)
                return
            }
        }
        let listing = FolderListing(root: path)
        let pages = listing.paths.filter { SiteInput.isPage($0) }
        let others = listing.paths.filter { !SiteInput.isPage($0) }
        if !pages.isEmpty, !reading.readsPagesAsExports { addTarget(path, in: path, setup: &setup) }
        let isPageTree = !pages.isEmpty && !reading.readsPagesAsExports
        var assets = 0
        for file in isPageTree ? others : listing.paths {
            if isPageTree, reading.format == nil, !LintOperands.isExportByName(file) {
                if LintOperands.mayBeExport(file) { assets += 1 }
                continue
            }
            addFile(path + "/" + file, isAskedFor: reading.format != nil, setup: &setup)
        }
        if assets > 0 {
            let name = displayPath(path, in: workingFolder)
            remarks.append(
                (
                    "\(assets == 1 ? "a JSON, CSV or HTML file" : "\(assets) JSON, CSV or HTML files") in "
                        + "`\(visible(name))` beside Markdown \(assets == 1 ? "is an asset" : "are assets"), not linted",
                    "name \(assets == 1 ? "it" : "them"), or a pattern such as `\(visible(name))/**/*.json`"
                ))
        }
    }

    /// Whether a name says that the file is an export and can be nothing else.
    private static func isExportByName(_ path: String) -> Bool {
        let name = path.split(separator: "/").suffix(2)
        if name.last == "strings.xml", name.first?.hasPrefix("values") == true { return true }
        return ["xcstrings", "strings", "stringsdict", "xlf", "xliff", "ndjson", "jsonl", "wxr"].contains(
            ending(of: path))
    }

    private static func mayBeExport(_ path: String) -> Bool {
        ["json", "csv", "tsv", "html", "htm"].contains(ending(of: path))
    }

    private static func ending(of path: String) -> String {
        path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
    }

    // MARK: Targets

    private mutating func addTarget(_ path: String, in folder: String, setup: inout SetupReader) {
        guard let found = target(at: path, in: folder, setup: &setup) else { return }
        if let index = targets.firstIndex(where: { $0.contentRoot == found.contentRoot && $0.input == nil }) {
            if let more = found.parts, let old = targets[index].parts {
                targets[index].parts = old + more
            } else {
                targets[index].parts = nil
            }
        } else {
            targets.append(found)
        }
    }

    /// The target that a path belongs to.
    private mutating func target(at path: String, in folder: String, setup: inout SetupReader) -> LintTarget? {
        if let root {
            guard isInside(path, root) else {
                faults.append(
                    (
                        "`\(visible(displayPath(path, in: workingFolder)))` lies outside of the root",
                        "name a folder above it with --root"
                    ))
                return nil
            }
            return LintTarget(
                site: SiteFolder.bare(root), contentRoot: root, parts: part(of: path, in: root).map { [$0] })
        }
        guard let site = setup.site(around: folder) else { return nil }
        if site.hasConfiguration {
            if isInside(site.contentRoot, path) {
                return LintTarget(site: site, contentRoot: site.contentRoot, parts: nil)
            }
            if isInside(path, site.contentRoot) {
                return LintTarget(
                    site: site, contentRoot: site.contentRoot, parts: part(of: path, in: site.contentRoot).map { [$0] })
            }
        }
        return LintTarget(
            site: SiteFolder.bare(folder), contentRoot: folder, parts: part(of: path, in: folder).map { [$0] })
    }

    /// The path relative to a root, or nil when it is the root.
    private func part(of path: String, in root: String) -> String? {
        path == root ? nil : String(path.dropFirst(root == "/" ? 1 : root.count + 1))
    }
}
