internal import SiteBuild
internal import SourceText

/// The names that messages use for the files below a content root.
struct ContentNames {
    /// The content root, absolute.
    let root: String
    private let workingFolder: String
    /// What stands before a path below the root while the audit runs.
    let prefix: String

    init(root: String, workingFolder: String) {
        self.root = root
        self.workingFolder = workingFolder
        let name = displayPath(root, in: workingFolder)
        prefix = name == "." ? "" : name + "/"
    }

    /// The path below the root of a file that the audit names, or nil for a file of something else.
    func path(of name: String) -> String? {
        name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }

    /// The finding with its files under their shortest names: seen from inside the content, the prefix leads out of the
    /// folder and back into it.
    func shown(_ finding: Finding) -> Finding {
        var finding = finding
        finding.place.file = shown(finding.place.file)
        for index in finding.related.indices {
            finding.related[index].place.file = shown(finding.related[index].place.file)
        }
        return finding
    }

    /// The shortest name of a file that the audit names.
    func shown(_ name: String) -> String {
        guard prefix.hasPrefix("../") else { return name }
        return path(of: name).map { displayPath(root + "/" + $0, in: workingFolder) } ?? name
    }

    /// The bytes of a file below the root by a name that was shown.
    func bytes(of name: String) -> [UInt8]? {
        let path = absolutePath(name, in: workingFolder)
        guard isInside(path, root) else { return nil }
        // A file that has gone since is shown without its line.
        guard case .success(let bytes) = readFile(path) else { return nil }
        return bytes
    }
}
