internal import Exports
internal import SiteBuild
internal import SourceText

/// Turns the paths of a command line into targets and exports.
///
/// A Markdown file is a page of the folder it lies in, and a folder with a configuration is a site. Any other file is an
/// export. A folder that is no site is both: its Markdown files are pages; files of formats that are nothing but exports
/// (`.xcstrings`, `.strings`, NDJSON, …) are exports; JSON, CSV, HTML and archives are assets where there are pages and
/// exports where there are none.
struct LintOperands {
    private(set) var targets: [LintTarget] = []
    private(set) var exports: [ExportSource] = []
    /// What is wrong with folders of exports: links in circles, names that are no text, things that are no files.
    private(set) var findings: [Finding] = []
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
                var help = fault.help
                if case .special = kind { help = "`-` reads standard input" }
                setup.unreadable.append(("`\(visible(operand))` \(fault.message)", help))
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
        let listing = FolderListing(root: folder, namePrefix: namePrefix(of: folder))
        let found = listing.paths.map { absolutePath($0, in: folder) }.filter { pattern.matchesWhole($0) }
        // What was asked for and cannot be had is told; what else lies there is nobody's affair.
        let refused = listing.findings.filter {
            pattern.matchesWhole(absolutePath($0.place.file, in: workingFolder))
        }
        findings += refused
        guard !found.isEmpty || !refused.isEmpty else {
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
        let listing = FolderListing(root: path, namePrefix: namePrefix(of: path))
        let isPageTree = !reading.readsPagesAsExports && listing.paths.contains { SiteInput.isPage($0) }
        if isPageTree {
            // Its findings are those of the target.
            addTarget(path, in: path, setup: &setup)
        } else {
            findings += listing.findings
        }
        var leftOut = LeftOutFiles()
        for file in listing.paths where !(isPageTree && SiteInput.isPage(file)) {
            let kind = FileKind(ofName: file)
            if reading.format == nil, isPageTree ? kind != .export : kind == .packed {
                leftOut.add(kind)
                continue
            }
            let isAskedFor = reading.format != nil || kind == .archive || kind == .encrypted
            addFile(path + "/" + file, isAskedFor: isAskedFor, setup: &setup)
        }
        remarks += leftOut.remarks(folder: displayPath(path, in: workingFolder), isPageTree: isPageTree)
    }

    /// What stands before the names of a folder's files in messages.
    private func namePrefix(of folder: String) -> String {
        let name = displayPath(folder, in: workingFolder)
        return name == "." ? "" : name + "/"
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
