public import SourceText

/// How many findings there are, by severity and by rule.
public struct FindingSummary: Sendable, Equatable {
    /// Findings of each severity, indexed by its raw value.
    public private(set) var counts = [Int](repeating: 0, count: Severity.allCases.count)
    private var byRule: [RuleCount: Int] = [:]
    private var names: Set<String> = []
    /// The file of the last finding: most findings have the file of the one before.
    private var lastName: String?

    /// Findings of one rule at one severity.
    public struct RuleCount: Sendable, Hashable {
        /// The rule.
        public var rule: String
        /// How grave its findings are.
        public var severity: Severity
        /// How many there are.
        public var count: Int
    }

    /// Nothing counted yet.
    public init() {}

    /// Counts findings.
    public init(_ findings: some Sequence<Finding>) { for finding in findings { add(finding) } }

    /// Counts a finding.
    public mutating func add(_ finding: Finding) {
        counts[finding.severity.rawValue] += 1
        byRule[RuleCount(rule: finding.rule, severity: finding.severity, count: 0), default: 0] += 1
        guard finding.place.file != lastName else { return }
        names.insert(finding.place.file)
        lastName = finding.place.file
    }

    /// Number of files with a finding.
    public var files: Int { names.count }

    /// Number of findings.
    public var total: Int { counts.reduce(0, +) }

    /// Rules that found something: the gravest first, then the most frequent, then by name.
    public var rules: [RuleCount] {
        byRule.map { RuleCount(rule: $0.key.rule, severity: $0.key.severity, count: $0.value) }.sorted { left, right in
            if left.severity != right.severity { return left.severity > right.severity }
            if left.count != right.count { return left.count > right.count }
            return left.rule.utf8.lexicographicallyPrecedes(right.rule.utf8)
        }
    }

    /// Whether all counts are the same.
    public static func == (left: FindingSummary, right: FindingSummary) -> Bool {
        left.byRule == right.byRule && left.names == right.names
    }

    /// The number of findings of a severity.
    public func count(_ severity: Severity) -> Int { counts[severity.rawValue] }

    /// The number of findings at least as grave as `severity`.
    public func count(from severity: Severity) -> Int { counts[severity.rawValue...].reduce(0, +) }

    /// `3 errors, 1 warning`, or `no findings`.
    public var totals: String {
        let parts = Severity.allCases.reversed().compactMap { severity -> String? in
            let number = count(severity)
            return number == 0 ? nil : counted(number, severity.name)
        }
        return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    }

    /// The totals and one line a rule.
    public func text(style: TextStyle = .plain) -> String {
        guard !rules.isEmpty else { return style.paint("no findings", .good) + "\n" }
        let gravest: TextStyle.Ink = count(.error) > 0 ? .error : count(.warning) > 0 ? .warning : .note
        var text = style.paint(totals, gravest) + " in " + counted(files, "file") + "\n"
        let width = rules.map { String($0.count).count }.max() ?? 1
        for rule in rules {
            let number = String(rule.count)
            text += "  " + String(repeating: " ", count: width - number.count) + number + " "
            text += rule.rule + (rule.severity == .error ? "" : style.paint(" (" + rule.severity.name + ")", .faint))
            text += "\n"
        }
        return text
    }
}

/// A number and its noun: `1 file`, `2,000 files`.
public func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    var digits = String(number)
    var index = digits.count - 3
    while index > 0 {
        digits.insert(",", at: digits.index(digits.startIndex, offsetBy: index))
        index -= 3
    }
    return digits + " " + (number == 1 ? noun : plural ?? noun + "s")
}
