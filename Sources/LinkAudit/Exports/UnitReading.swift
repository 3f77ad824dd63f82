import Documents
import Exports
import IntentCatalogue
import SourceText

/// A text of an export, read by its syntax and judged; all places count in the text.
struct UnitReading {
    /// A link with its verdict.
    struct JudgedLink {
        var form: LinkForm?
        var use: LinkUse
        var destination: [UInt8]
        var place: ByteRange
        var verdict: Verdict
        /// Whether it is an action of its own.
        var standsAlone: Bool
        /// The values of an intent, where they are not those of the verdict.
        var parameters: [AuditedLink.Parameter]?
    }

    var links: [JudgedLink] = []
    var findings: [Finding] = []
    /// The links that it nearly has.
    var nearMisses: [MissedLink] = []
    /// Its comments that suppress findings.
    var suppressions: [Suppression] = []
    let auditor: UnitAuditor
    let file: SourceFile

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - unit: the text.
    ///   - file: the name of the file it comes from.
    ///   - startsFile: whether its window is the beginning of the file: a text that is the whole file can have front
    ///     matter.
    ///   - auditor: what judges.
    init(_ unit: ExportUnit, file name: String, startsFile: Bool, auditor: UnitAuditor) {
        self.auditor = auditor
        file = SourceFile(name: name, bytes: unit.text)
        let isWholeFile = startsFile && unit.map.source(of: ByteRange(0, 0)).lowerBound == 0
        // What is one of the app's addresses and nothing else is no text with an address in it: `"action": "app://…"`.
        let isAddress = !isWholeFile && unit.text.allSatisfy { $0 > 0x20 } && auditor.isIntent(unit.text[...])
        switch isAddress ? .destination : unit.syntax {
        case .destination:
            readDestination(unit)
            // A string of the app may leave its typed values open.
            if unit.syntax == .inlineMarkdown { fillSlots() }
        case .html:
            guard UnitReading.mayHoldAnyMarkup(unit.text) else { return }
            let (document, tree, faults) = Document.parseHTML(file)
            findings = faults
            read(document, nearMisses: tree.map { auditor.pages.nearMissSearch.nearMisses(in: $0) } ?? [])
            suppressions = tree?.suppressions(in: file) ?? []
        case .markdown, .inlineMarkdown:
            guard UnitReading.mayHoldAnything(unit.text) else { return }
            let bodyStart = isWholeFile ? FrontMatterSplit(unit.text).bodyStart : 0
            var (document, faults) = Document.parse(file, bodyStart: bodyStart, options: UnitAuditor.markdown)
            findings = faults
            guard unit.syntax == .inlineMarkdown else {
                read(document)
                return
            }
            // Block structure is not shown, so nothing is asked of it.
            document.removeHeadings()
            let attributes = InlineAttributes(in: unit.text)
            read(document, without: attributes)
            let inline = InlineReading(unit.text, file: name)
            findings += inline.findings
            read(inline.document, without: attributes)
            readAttributes(attributes)
            removeRepetitions()
            fillSlots()
        }
    }

    // MARK: Destinations

    private mutating func readDestination(_ unit: ExportUnit) {
        // A field that was left empty is no link.
        guard !unit.text.isEmpty else { return }
        // `src` is fetched without asking; everything else waits for a tap.
        let field = unit.address.field.map { $0.split(separator: ".").last.map(String.init) ?? "" }
        let use: LinkUse = field == "src" ? .image : .tap
        let range = ByteRange(0, unit.text.count)
        var judge = LinkJudge(auditor: auditor.pages, file: file.name, page: nil, anchors: nil)
        let verdict = judge.judge(
            unit.text[...],
            LinkJudge.Position(link: 0, use: use, place: range, reference: nil, standsAlone: true))
        findings += judge.collector.findings
        links.append(
            JudgedLink(
                form: nil, use: use, destination: unit.text, place: range, verdict: verdict, standsAlone: true))
        look(up: judge.pendingAnchors)
    }

    // MARK: Documents

    mutating func read(_ document: Document, nearMisses: [MissedLink]? = nil) {
        let audit = auditor.pages.audit(document, file: file, page: nil, nearMisses: nearMisses, isExport: true)
        findings += audit.findings
        suppressions += audit.suppressions
        self.nearMisses += audit.nearMisses
        let first = links.count
        for (link, verdict) in zip(document.links, audit.verdicts) {
            links.append(
                JudgedLink(
                    form: link.form, use: link.use, destination: Array(document.bytes(link.destination)),
                    place: link.destinationSource, verdict: verdict, standsAlone: link.standsAlone))
        }
        look(up: audit.pendingAnchors, from: first)
    }

    private mutating func look(up pending: PendingAnchors, from first: Int = 0) {
        guard pending.count > 0 else { return }
        let (more, refused) = auditor.missingAnchors(pending, file: file.name)
        findings += more
        for link in refused { links[first + link].verdict = .refused(rule: MissingAnchor.name) }
    }

    // MARK: Two readings

    private struct FindingKey: Hashable {
        var rule: String
        var range: ByteRange?
    }

    private struct LinkKey: Hashable {
        var use: LinkUse
        var place: ByteRange
        var destination: ByteKey
    }

    /// Keeps one of what both readings have alike, in order of place.
    private mutating func removeRepetitions() {
        var known: Set<FindingKey> = []
        findings.removeAll { !known.insert(FindingKey(rule: $0.rule, range: $0.place.range)).inserted }
        var places: Set<LinkKey> = []
        links.removeAll { link in
            !places.insert(
                LinkKey(use: link.use, place: link.place, destination: ByteKey(link.destination))
            ).inserted
        }
        var missed: Set<MissedLink> = []
        nearMisses.removeAll { !missed.insert($0).inserted }
        suppressions = suppressions.uniqued(by: \.comment)
        links.sort { ($0.place.start, $0.place.end) < ($1.place.start, $1.place.end) }
    }

    /// Whether anything in a text of HTML can be markup, or an address that should be.
    private static func mayHoldAnyMarkup(_ text: [UInt8]) -> Bool {
        var previous: UInt8 = 0
        for byte in text {
            if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "]") || byte == 0 { return true }
            if byte == UInt8(ascii: "/"), previous == UInt8(ascii: ":") { return true }
            previous = byte
        }
        return text.contains(0xEF)
    }

    /// Whether anything in a text of Markdown can be a link, a reference, an image, raw HTML or a heading, or is beyond
    /// what the parser takes: most strings of an export are words and numbers, and are not parsed.
    private static func mayHoldAnything(_ text: [UInt8]) -> Bool {
        var previous: UInt8 = 0
        for byte in text {
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "@"), UInt8(ascii: "#"), 0, 0x80...: return true
            case UInt8(ascii: "/") where previous == UInt8(ascii: ":"): return true
            case UInt8(ascii: ".") where previous == UInt8(ascii: "w"): return true
            default: break
            }
            previous = byte
        }
        return false
    }
}
