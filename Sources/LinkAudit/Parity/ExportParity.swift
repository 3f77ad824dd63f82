import Documents
public import Exports
public import SourceText

/// Compares the links into the app of one text in all its languages, over a whole export.
///
/// The texts of one key may stand far apart, so a little is kept of each: nothing of a text without such links whose
/// source has none either, some hundred bytes of the others. Above `limit` texts the rest is not compared, and a note
/// says so.
///
/// The source is the text that the file calls so. Where it does not say, it is what most languages agree on, of these
/// what has most links, of these the first language in order of name. A text that comes several times in one language,
/// a plural or a draft beside what is published, is compared with the form of the source that is most like it.
public struct ExportParity {
    private struct Text {
        var key: UInt64
        var file: Int32
        var isSource: Bool?
        var address: ContentAddress
        var place: (start: TextPosition, end: TextPosition)
        var uses: [IntentUse]
        var places: [(start: TextPosition, end: TextPosition)]
    }
    private let limit: Int
    private var texts: [Text] = []
    private var emptySources: Set<UInt64> = []
    private var files: [String] = []
    private var isCut = false

    /// Makes a comparison that keeps at most `limit` texts.
    public init(limit: Int = 300_000) { self.limit = limit }

    /// Adds the texts of a record with their links, near misses included.
    public mutating func add(_ record: ExportRecord, _ links: [AuditedLink], file: String) {
        if files.last != file { files.append(file) }
        var byUnit: [Int: [AuditedLink]] = [:]
        for link in links where Self.matters(link) { byUnit[link.unit, default: []].append(link) }
        var destinations: [String: Int] = [:]
        for (index, unit) in record.units.enumerated() {
            guard let name = unit.translationKey else { continue }
            let key = Self.hash(Self.family(of: file, locale: unit.address.locale) + "\u{0}" + name)
            let found = byUnit[index] ?? []
            if found.isEmpty {
                guard unit.syntax != .destination else { continue }
                if unit.isSource == true { emptySources.insert(key) }
                if unit.isSource == true || emptySources.contains(key) { continue }
            }
            // Destinations that stand by themselves make one text together.
            if unit.syntax == .destination {
                let place = name + "\u{0}" + (unit.address.locale ?? "")
                if let known = destinations[place] {
                    append(found, to: known)
                    continue
                }
                destinations[place] = texts.count
            }
            guard texts.count < limit else {
                isCut = true
                return
            }
            let whole = unit.map.source(of: ByteRange(0, unit.text.count))
            texts.append(
                Text(
                    key: key, file: Int32(files.count - 1), isSource: unit.isSource, address: unit.address,
                    place: (
                        record.window.position(at: whole.lowerBound), record.window.position(at: whole.upperBound)
                    ), uses: [], places: []))
            append(found, to: texts.count - 1)
        }
    }

    private mutating func append(_ links: [AuditedLink], to text: Int) {
        for link in links {
            let form: IntentUse.Form = link.kind == .nearMiss ? .lost : link.intent == nil ? .refused : .link
            var meaning: [UInt8]?
            if case .intent(let match) = link.verdict { meaning = IntentUse.meaning(of: match) }
            texts[text].uses.append(
                IntentUse(
                    address: link.destination, intent: link.intent, meaning: meaning, form: form, place: link.place))
            texts[text].places.append((link.start, link.end))
        }
    }

    /// The files whose keys are compared with each other: those of one name, whatever folder they lie in and whatever
    /// language their name says.
    private static func family(of file: String, locale: String?) -> String {
        let name = String(file.split(separator: "/").last ?? "")
        guard let locale, !locale.isEmpty, let dot = name.firstIndex(of: ".") else { return name }
        let stem = name[..<dot]
        if stem == locale { return "*" + name[dot...] }
        for mark in [".", "_", "-"] where stem.hasSuffix(mark + locale) {
            return stem.dropLast(locale.count) + "*" + name[dot...]
        }
        return name
    }

    private static func matters(_ link: AuditedLink) -> Bool {
        guard link.use == .tap else { return false }
        if link.kind == .nearMiss { return link.reason != NearMiss.name }
        return link.kind == .intent
    }

    /// FNV-1a, 64 bits: the same in every run.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    // MARK: Comparing

    /// Where the languages differ, in no order that a report could use.
    public func findings() -> [LocatedFinding] {
        var result: [LocatedFinding] = []
        let order = texts.indices.sorted { (texts[$0].key, $0) < (texts[$1].key, $1) }
        var start = 0
        while start < order.count {
            var end = start + 1
            while end < order.count, texts[order[end]].key == texts[order[start]].key { end += 1 }
            if texts[order[start]].key != 0 { compare(Array(order[start..<end]), &result) }
            start = end
        }
        if isCut, let file = files.first {
            let finding = Finding(
                rule: IntentParity.name, severity: .note, place: Place(file: file, range: nil),
                message: "only the first \(limit) texts were compared between languages",
                help: "split the export, or lint it in parts")
            result.append(LocatedFinding(finding: finding, start: nil, end: nil, sourceLine: "", related: []))
        }
        return result
    }

    private func compare(_ group: [Int], _ result: inout [LocatedFinding]) {
        var sources = group.filter { texts[$0].isSource == true }
        if sources.isEmpty, emptySources.contains(texts[group[0]].key) {
            for index in group { report(index, against: nil, &result) }
            return
        }
        if sources.isEmpty { sources = likelySources(group) }
        let known = Set(sources)
        let locale = sources.first.map { texts[$0].address.locale }
        for index in group where !known.contains(index) {
            // Two texts of one language are two forms of it, not translations of each other.
            if let locale, locale == texts[index].address.locale { continue }
            report(index, against: mostLike(index, among: sources), &result)
        }
    }

    /// The texts of the language that the others are held to when the file names none.
    private func likelySources(_ group: [Int]) -> [Int] {
        var votes: [[[UInt8]]: Set<String>] = [:]
        func signature(_ index: Int) -> [[UInt8]] {
            texts[index].uses.filter { $0.form == .link }.map(\.meaning).sorted { $0.lexicographicallyPrecedes($1) }
        }
        for index in group { votes[signature(index), default: []].insert(texts[index].address.locale ?? "") }
        let best = group.min { left, right in
            let (one, other) = (signature(left), signature(right))
            let (ayes, noes) = (votes[one]?.count ?? 0, votes[other]?.count ?? 0)
            if ayes != noes { return ayes > noes }
            if one.count != other.count { return one.count > other.count }
            let names = (texts[left].address.locale ?? "", texts[right].address.locale ?? "")
            return names.0 != names.1 ? names.0.utf8.lexicographicallyPrecedes(names.1.utf8) : left < right
        }
        guard let best else { return [] }
        return group.filter { texts[$0].address.locale == texts[best].address.locale }
    }

    private func mostLike(_ index: Int, among sources: [Int]) -> Int? {
        var best: (index: Int, count: Int)?
        for source in sources.prefix(20) {
            let count = ParityDifference.between(texts[source].uses, texts[index].uses).count
            if count == 0 { return source }
            if best.map({ count < $0.count }) ?? true { best = (source, count) }
        }
        return best?.index
    }

    private func report(_ index: Int, against source: Int?, _ result: inout [LocatedFinding]) {
        let text = texts[index]
        let other = source.map { texts[$0] }
        let uses = other?.uses ?? []
        for difference in ParityDifference.between(uses, text.uses) {
            let place = difference.translation.map { text.places[$0] } ?? text.place
            let language = other?.address.locale ?? "source"
            var finding = Finding(
                rule: IntentParity.name, severity: IntentParity.severity,
                place: Place(
                    file: files[Int(text.file)], range: ByteRange(place.start.byteOffset, place.end.byteOffset)),
                message: IntentParity.message(difference, uses, text.uses, locale: language),
                help: IntentParity.help(difference, uses, text.uses),
                subject: IntentParity.subject(difference, uses, text.uses), address: text.address)
            var related: [TextPosition?] = []
            if let other {
                let start = difference.source.map { other.places[$0].start } ?? other.place.start
                finding.related = [
                    RelatedPlace(
                        place: Place(
                            file: files[Int(other.file)], range: ByteRange(start.byteOffset, start.byteOffset)),
                        message: difference.source == nil ? "the text it was made from" : "in \(quoted(language))")
                ]
                related = [start]
            }
            result.append(
                LocatedFinding(
                    finding: finding, start: place.start, end: place.end, sourceLine: "", related: related))
        }
    }
}
