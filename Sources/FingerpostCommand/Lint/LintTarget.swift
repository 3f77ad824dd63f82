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
