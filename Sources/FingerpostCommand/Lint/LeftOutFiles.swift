internal import SourceText

/// The files of a folder that are not linted and that somebody may have meant to be.
struct LeftOutFiles {
    private var counts: [FileKind: Int] = [:]

    /// Counts a file.
    mutating func add(_ kind: FileKind) { counts[kind, default: 0] += 1 }

    /// What is said of them, and how they are linted all the same.
    func remarks(folder: String, isPageTree: Bool) -> [(sentence: String, help: String?)] {
        let place = "`\(visible(folder))`"
        var remarks: [(String, String?)] = []
        if let count = counts[.data] {
            let files = count == 1 ? "a JSON, CSV or HTML file" : "\(count) JSON, CSV or HTML files"
            remarks.append(
                (
                    "\(files) in \(place) beside Markdown \(asset(count)), not linted",
                    "name \(it(count)), or a pattern such as `\(visible(folder))/**/*.json`"
                ))
        }
        let archives = (counts[.archive] ?? 0) + (counts[.encrypted] ?? 0)
        if archives > 0 {
            let files = archives == 1 ? "an archive" : "\(archives) archives"
            remarks.append(
                (
                    "\(files) in \(place) beside Markdown \(asset(archives)), not linted",
                    "name \(it(archives)), or a pattern such as `\(visible(folder))/**/*.zip`"
                ))
        }
        if !isPageTree, let count = counts[.packed] {
            let files = count == 1 ? "a packed file" : "\(count) packed files"
            remarks.append(
                (
                    "\(files) in \(place) \(count == 1 ? "is" : "are") not linted: only zip, tar and tar.gz are read",
                    "unpack \(it(count)) first"
                ))
        }
        return remarks
    }

    private func asset(_ count: Int) -> String { count == 1 ? "is an asset" : "are assets" }
    private func it(_ count: Int) -> String { count == 1 ? "it" : "them" }
}
