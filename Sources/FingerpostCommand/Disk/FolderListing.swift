internal import SourceText

/// The files under a folder and what is wrong with those that cannot be taken.
struct FolderListing: Sendable {
    /// Paths of regular files relative to the folder, sorted by their bytes.
    var paths: [String] = []
    /// Unreadable folders, links that lead out or in circles, things that are no files, names that are no text.
    var findings: [Finding] = []

    /// Lists what lies under `root`, an absolute path.
    ///
    /// Names that begin with a full stop, and folders that begin with an underscore (outputs, partials), are left out.
    /// A link to a file or folder is followed where it leads to something under `root`. `namePrefix` stands before a
    /// path in messages.
    init(root: String, namePrefix: String = "") {
        var walk = FolderWalk(root: root, namePrefix: namePrefix)
        walk.run()
        paths = walk.paths
        findings = walk.findings
    }

    /// The listing as stages take it.
    func tree(root: String, namePrefix: String = "") -> SourceTree {
        SourceTree(
            paths: paths, namePrefix: namePrefix, read: { readFile(root + "/" + $0) },
            location: { root + "/" + $0 })
    }
}
