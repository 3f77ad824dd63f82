public import SourceText

/// What a finding is about, by words that stay the same when the text around it moves: never its line.
public struct FindingKey: Hashable, Sendable {
    /// The rule.
    public var rule: String
    /// The file; nil where a record says better where it is, because exports get a new name every night.
    public var file: String?
    /// The record of an export.
    public var record: String?
    /// The language of the record.
    public var locale: String?
    /// The field of the record.
    public var field: String?
    /// The destination, label or name; the sentence of a finding that is about none.
    public var subject: String

    /// Makes a key from its parts.
    public init(
        rule: String, file: String? = nil, record: String? = nil, locale: String? = nil, field: String? = nil,
        subject: String
    ) {
        self.rule = rule
        self.file = file
        self.record = record
        self.locale = locale
        self.field = field
        self.subject = subject
    }

    /// The key of a finding.
    public init(_ finding: Finding) {
        let address = finding.address
        self.init(
            rule: finding.rule, file: address?.record == nil ? finding.place.file : nil, record: address?.record,
            locale: address?.locale, field: address?.field, subject: finding.subject ?? finding.message)
    }

    /// The parts as one text in which none can be taken for another.
    public var text: String {
        [rule, file, record, locale, field, subject]
            .map { $0.map { "\($0.utf8.count):\($0)" } ?? "-" }.joined(separator: "|")
    }

    /// The fingerprint of one of several findings with this key: the first half of SHA-256, in hexadecimal digits.
    public func fingerprint(occurrence: Int) -> String {
        SHA256.hexadecimal("fingerpost/1|\(text)|\(occurrence)".utf8, length: 16)
    }
}

/// A finding and what it is known by from one run to the next.
public struct FingerprintedFinding: Sendable {
    /// The finding with its place counted out.
    public var located: LocatedFinding
    /// What it is about.
    public let key: FindingKey
    /// Which one it is among those with the same key, from 0, in the order of reports.
    public let occurrence: Int
    /// 32 hexadecimal digits.
    public let fingerprint: String

    /// Makes one.
    public init(_ located: LocatedFinding, key: FindingKey, occurrence: Int) {
        self.located = located
        self.key = key
        self.occurrence = occurrence
        fingerprint = key.fingerprint(occurrence: occurrence)
    }

    /// Gives all findings of a run their fingerprints; before anything is suppressed, so that what is left out of a
    /// report changes nothing about the others.
    ///
    /// - Parameter passed: how many findings of each key stood before those that are given.
    public static func all(
        _ findings: [LocatedFinding], behind passed: [FindingKey: Int] = [:]
    ) -> [FingerprintedFinding] {
        var seen = passed
        return findings.sorted(by: LocatedFinding.reportOrder).map { located in
            let key = FindingKey(located.finding)
            let occurrence = seen[key, default: 0]
            seen[key] = occurrence + 1
            return FingerprintedFinding(located, key: key, occurrence: occurrence)
        }
    }
}
