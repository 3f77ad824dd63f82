internal import LinkAudit

/// How much was looked at, in words: `2 pages, 1 export with 812 texts`.
struct LintSummary {
    /// The words.
    let text: String

    init(_ inputs: [AuditedInput]) {
        // A page has no texts of its own to count: it is one.
        let pages = inputs.count { $0.format == LintSummary.page }
        let exports = inputs.filter { $0.format != LintSummary.page }
        var parts: [String] = []
        if pages > 0 || exports.isEmpty { parts.append(counted(pages, "page")) }
        if !exports.isEmpty {
            let texts = exports.reduce(0) { $0 + $1.units }
            parts.append(counted(exports.count, "export") + " with " + counted(texts, "text"))
        }
        text = parts.joined(separator: ", ")
    }

    /// The format of a page in a report.
    static let page = "markdown"
}
