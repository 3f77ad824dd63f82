import Documents
public import Exports
public import IntentCatalogue
public import SourceText

/// The pages that paths in an export are checked against: those of `--root`.
public struct RootContent: Sendable {
    /// The files.
    public var index: ContentIndex
    /// The anchors of each page of the index; nil for a page that could not be read.
    public var anchors: [AnchorSet?]

    /// Makes the content.
    public init(index: ContentIndex, anchors: [AnchorSet?]) {
        self.index = index
        self.anchors = anchors
    }
}

/// Audits the records of exports; safe to share between threads, because it never changes.
///
/// Each text is read by its syntax, judged by the one policy, and every place is led back through the layers of the
/// file. Paths inside the site are checked against `root`; without one they are ``Verdict/unchecked``.
public struct UnitAuditor: Sendable {
    let pages: PageAuditor
    private let root: RootContent?
    private let today: CalendarDate?

    /// The list that is decided by.
    var catalogue: Catalogue { pages.policy.catalogue }

    /// Whether a destination has one of the app's schemes.
    func isIntent(_ destination: ArraySlice<UInt8>) -> Bool { pages.nearMissSearch.isIntent(destination) }

    /// How the texts of content systems are read: `{#id}` is common there, our `:::` blocks are not.
    static let markdown = MarkdownOptions(headingIdentifiers: true, directives: false, limits: .standard)

    /// Makes an auditor; `today` decides whether a comment that suppresses findings still holds.
    public init(policy: Policy, root: RootContent? = nil, today: CalendarDate? = nil) {
        self.root = root
        self.today = today
        pages = root.map { PageAuditor(policy: policy, index: $0.index) } ?? PageAuditor(policy: policy)
    }

    /// Audits a record.
    ///
    /// - Parameters:
    ///   - record: the record.
    ///   - file: the name of the file, for findings.
    ///   - keepsLinks: whether the links are wanted, too.
    ///   - keepsIntents: whether of texts that are compared with other languages at least those of them are wanted that
    ///     have one of the app's schemes.
    public func audit(
        _ record: ExportRecord, file: String, keepsLinks: Bool, keepsIntents: Bool = false
    ) -> RecordAudit {
        var audit = RecordAudit()
        for fault in record.faults {
            let finding = Finding(
                rule: fault.rule, severity: .error, place: Place(file: file, range: fault.range),
                message: fault.message, help: fault.help)
            audit.findings.append(record.window.located(finding, at: fault.range))
        }
        let isDouble = record.units.contains { $0.representationKey != nil }
        for (index, unit) in record.units.enumerated() {
            audit.texts += 1
            let reading = UnitReading(unit, file: file, startsFile: record.window.start.byteOffset == 0, auditor: self)
            for finding in suppressing(reading.findings, by: reading.suppressions, today: today) {
                var finding = finding
                finding.address = unit.address
                let related = finding.related.map { $0.place.range.map(unit.map.source) }
                audit.findings.append(
                    record.window.located(finding, at: finding.place.range.map(unit.map.source), related: related))
            }
            for link in reading.links where link.use != .definition { audit.linkCount += 1 }
            guard keepsLinks || keepsIntents && unit.translationKey != nil || isDouble else { continue }
            func place(_ place: ByteRange) -> (raw: [UInt8], start: TextPosition, end: TextPosition) {
                let range = unit.map.source(of: place)
                return (
                    Array(record.window.text[range.range.clamped(to: 0..<record.window.text.count)]),
                    record.window.position(at: range.lowerBound), record.window.position(at: range.upperBound)
                )
            }
            for link in reading.links {
                guard keepsLinks || isDouble || isIntent(link.destination[...]) else { continue }
                let (raw, start, end) = place(link.place)
                var audited = AuditedLink(
                    form: link.form, use: link.use, destination: link.destination,
                    raw: raw, verdict: link.verdict, file: file, start: start, end: end, address: unit.address,
                    unit: index, place: link.place, catalogue: catalogue)
                if let parameters = link.parameters { audited.parameters = parameters }
                audit.links.append(audited)
            }
            for miss in reading.nearMisses where keepsLinks || miss.isIntent {
                let (raw, start, end) = place(miss.destinationSource)
                audit.links.append(
                    AuditedLink(
                        nearMiss: miss, raw: raw, file: file, start: start, end: end, address: unit.address, unit: index
                    ))
            }
        }
        if isDouble {
            audit.findings += RepresentationMismatch.findings(record, audit.links, file: file)
            if !keepsLinks {
                audit.links.removeAll { !keepsIntents || !isIntent($0.destination[...]) }
            }
        }
        return audit
    }

    /// The findings about fragments that lead to pages of the root.
    func missingAnchors(_ pending: PendingAnchors, file: String) -> (findings: [Finding], refused: [Int]) {
        guard let root else { return ([], []) }
        return pending.check(file: file, index: root.index, anchors: root.anchors)
    }
}

/// What the audit of one record gives.
public struct RecordAudit: Sendable {
    /// What was found, in no order that a report could use.
    public var findings: [LocatedFinding] = []
    /// Every link of every text in order of text and place, definitions included; empty where they were not asked for.
    public var links: [AuditedLink] = []
    /// Number of links, definitions not counted.
    public var linkCount = 0
    /// Number of texts.
    public var texts = 0
}
