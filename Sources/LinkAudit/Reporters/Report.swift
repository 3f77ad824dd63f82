public import SourceText

/// Everything that a run has to say: what reporters take.
///
/// Findings are in the order of reports, so that two reports of the same content are the same bytes.
public struct Report: Sendable {
    /// What was found and is neither suppressed nor in the baseline.
    ///
    /// Where there are more than a run keeps, the first of it; ``summary`` counts all.
    public var findings: [FingerprintedFinding]
    /// What was looked at, in order of name.
    public var inputs: [AuditedInput]
    /// Number of findings that were suppressed in place.
    public var suppressed: Int
    /// Number of findings that are in the baseline, by file.
    public var baselinedByFile: [String: Int]
    /// The version of the program.
    public var version: String
    /// The least grave finding that fails the run.
    public var failLevel: Severity
    /// Hashes of lines as GitHub counts them, by file and line; see ``LineHashes``.
    ///
    /// Empty unless a report asks for them.
    public var lineHashes: [String: [Int: String]] = [:]

    /// The count of all findings, where not all of them are here.
    private let counted: FindingSummary?

    /// Makes a report; brings findings and inputs into order.
    ///
    /// - Parameter summary: the count of all findings, where `findings` are the first of them only.
    public init(
        findings: [FingerprintedFinding], summary: FindingSummary? = nil, inputs: [AuditedInput] = [],
        suppressed: Int = 0, baselined: [String: Int] = [:], version: String, failLevel: Severity = .error
    ) {
        counted = summary
        self.findings = findings.sorted { LocatedFinding.reportOrder($0.located, $1.located) }
        self.inputs = inputs.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        self.suppressed = suppressed
        baselinedByFile = baselined
        self.version = version
        self.failLevel = failLevel
    }

    /// How many findings there are, by severity and by rule.
    public var summary: FindingSummary { counted ?? FindingSummary(findings.lazy.map(\.located.finding)) }

    /// Number of findings that are in the baseline.
    public var baselined: Int { baselinedByFile.values.reduce(0, +) }

    /// Number of findings that are counted and not listed.
    public var unlisted: Int { max(0, (counted?.total ?? findings.count) - findings.count) }

    /// That more was found than is listed, as a sentence; nil where all of it is.
    var remark: String? {
        guard unlisted > 0 else { return nil }
        return "\(LinkAudit.counted(unlisted, "more finding")) \(unlisted == 1 ? "is" : "are") counted and not listed; "
            + "`--max-findings \(findings.count + unlisted)` lists all"
    }

    /// Number of links in all inputs.
    public var links: Int { inputs.reduce(0) { $0 + $1.links } }

    /// The names of the rules that found something, in order.
    public var ruleNames: [String] {
        Set(findings.map(\.located.finding.rule)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

/// A file that was looked at, or a member of an archive.
public struct AuditedInput: Sendable, Hashable {
    /// The name as in findings.
    public var name: String
    /// The name of its format: `markdown`, `ndjson`, …
    public var format: String
    /// Number of texts in it: 1 for a page.
    public var units: Int
    /// Number of links in them.
    public var links: Int

    /// Makes an input.
    public init(name: String, format: String = "markdown", units: Int = 1, links: Int) {
        self.name = name
        self.format = format
        self.units = units
        self.links = links
    }
}

extension LocatedFinding {
    /// The one order of reports: file (by bytes), offset in the file, rule, message, address.
    public static func reportOrder(_ left: LocatedFinding, _ right: LocatedFinding) -> Bool {
        if left.finding.place.file != right.finding.place.file {
            return left.finding.place.file.utf8.lexicographicallyPrecedes(right.finding.place.file.utf8)
        }
        // Ranges are clamped in files above 4 GiB, counted positions are not.
        let leftStart = left.start?.byteOffset ?? Int(left.finding.place.range?.start ?? 0)
        let rightStart = right.start?.byteOffset ?? Int(right.finding.place.range?.start ?? 0)
        if leftStart != rightStart { return leftStart < rightStart }
        if left.finding.rule != right.finding.rule { return left.finding.rule < right.finding.rule }
        if left.finding.message != right.finding.message {
            return left.finding.message.utf8.lexicographicallyPrecedes(right.finding.message.utf8)
        }
        return FindingKey(left.finding).text.utf8.lexicographicallyPrecedes(FindingKey(right.finding).text.utf8)
    }
}
