internal import SiteBuild
internal import SourceText

/// What one run of the audit looks at: a content root, and which of its files were asked for.
struct LintTarget {
    /// The site, or a folder that stands for one.
    var site: SiteFolder
    /// The content root, absolute.
    var contentRoot: String
    /// Files and folders whose findings are wanted, relative to the content root; nil for all, those of the
    /// configuration and the catalogue included.
    var parts: [String]?
    /// A text from standard input that is audited as if it were a page of the site.
    var input: [UInt8]?

    /// Whether the findings in a file of the content were asked for.
    func wants(_ path: String) -> Bool {
        guard let parts else { return true }
        return parts.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
}

/// Turns the paths of a command line into targets.
struct LintTargets {
    private(set) var targets: [LintTarget] = []
    /// Wrong use, as sentences.
    private(set) var faults: [(sentence: String, help: String?)] = []
    private let root: String?
    private let workingFolder: String

    init(root: String?, workingFolder: String) {
        self.root = root.map { absolutePath($0, in: workingFolder) }
        self.workingFolder = workingFolder
    }

    /// Adds a path; what cannot be read is told to `setup`.
    mutating func add(_ operand: String, setup: inout SetupReader) {
        let path = absolutePath(operand, in: workingFolder)
        let kind = PathKind(ofPath: path)
        switch kind {
        case .folder: add(path, in: path, isFolder: true, setup: &setup)
        case .file:
            guard SiteInput.isPage(path) else {
                faults.append(("`\(visible(operand))` is no Markdown file", "pages end in .md or .markdown"))
                return
            }
            add(path, in: parentFolder(of: path), isFolder: false, setup: &setup)
        default:
            if let fault = kind.fault {
                setup.unreadable.append(("`\(visible(operand))` \(fault.message)", fault.help))
            }
        }
    }

    /// Adds a text from standard input, read as if it lay in the working folder.
    mutating func add(input: [UInt8], setup: inout SetupReader) {
        let folder = root ?? workingFolder
        guard var target = target(at: folder, in: folder, setup: &setup) else { return }
        target.parts = []
        target.input = input
        targets.append(target)
    }

    private mutating func add(_ path: String, in folder: String, isFolder: Bool, setup: inout SetupReader) {
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
