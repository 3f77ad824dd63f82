public import SourceText

/// Findings that were there when somebody looked, so that a run can fail on new ones only.
///
/// Security rules are never in it.
public struct Baseline: Sendable {
    /// The version of the file's form.
    public static let schemaVersion = 1

    /// Findings with one key.
    public struct Entry: Sendable, Equatable {
        /// What they are about.
        public var key: FindingKey
        /// How many of them there are.
        public var count: Int
        /// Where the entry stands in the file; nil for one that was not read from a file.
        public var place: ByteRange?

        /// Makes an entry.
        public init(key: FindingKey, count: Int, place: ByteRange? = nil) {
            self.key = key
            self.count = count
            self.place = place
        }

        /// Whether nothing may be let pass because of it.
        public var isSecurity: Bool { RuleCatalogue.rule(named: key.rule)?.isSecurity ?? false }
    }

    /// The entries in order of key.
    public let entries: [Entry]

    /// Makes a baseline from entries; equal keys are added up.
    public init(entries: [Entry]) {
        var places: [FindingKey: Int] = [:]
        var joined: [Entry] = []
        for entry in entries {
            if let index = places[entry.key] {
                joined[index].count += entry.count
            } else {
                places[entry.key] = joined.count
                joined.append(entry)
            }
        }
        self.entries = joined.sorted { Baseline.precedes($0.key, $1.key) }
    }

    /// Makes the baseline of a run; findings of security rules are left out.
    public init(recording findings: [FingerprintedFinding]) {
        self.init(entries: findings.map { Entry(key: $0.key, count: 1) }.filter { !$0.isSecurity })
    }

    /// Sorted by what a person looks for first: the file or record, then the rule.
    private static func precedes(_ left: FindingKey, _ right: FindingKey) -> Bool {
        func parts(_ key: FindingKey) -> [String] {
            [key.file ?? "", key.record ?? "", key.locale ?? "", key.field ?? "", key.rule, key.subject]
        }
        for (first, second) in zip(parts(left), parts(right)) where first != second {
            return first.utf8.lexicographicallyPrecedes(second.utf8)
        }
        return false
    }

    /// The file: JSON with a line for each entry, so that a change to it can be read.
    public var text: String {
        let lines = entries.map { entry in
            var json = JSONWriter(layout: .spaced)
            json.object { json in
                json.member("rule", entry.key.rule)
                json.member("file", entry.key.file)
                json.member("record", entry.key.record)
                json.member("locale", entry.key.locale)
                json.member("field", entry.key.field)
                json.member("subject", entry.key.subject)
                json.member("count", entry.count)
            }
            return "    " + json.text
        }
        let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
        return "{\n  \"tool\": \"fingerpost\",\n  \"schemaVersion\": \(Baseline.schemaVersion),\n"
            + "  \"findings\": \(list)\n}\n"
    }

    /// What is left of a run's findings.
    public struct Outcome: Sendable {
        /// The findings that are not in the baseline.
        public var findings: [FingerprintedFinding]
        /// Number of findings that are, by file.
        public var baselined: [String: Int]
        /// Entries that let nothing pass, with the number of findings they would have fitted.
        public var stale: [(entry: Entry, found: Int)]
    }

    /// Takes away the findings that are in the baseline: of each key as many as its entry counts, the first ones.
    ///
    /// - Parameter wasLookedAt: whether the run looked where the findings of a key would have been; an entry for
    ///   something else says nothing.
    public func apply(to findings: [FingerprintedFinding], wasLookedAt: (FindingKey) -> Bool) -> Outcome {
        var filter = BaselineFilter(self)
        let left = findings.filter { !filter.letsPass($0.located.finding) }
        return Outcome(findings: left, baselined: filter.baselined, stale: filter.stale(wasLookedAt: wasLookedAt))
    }
}
