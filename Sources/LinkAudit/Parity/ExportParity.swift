import Documents
public import Exports
public import SourceText

/// Compares the links into the app of one text in all its languages, over a whole export.
///
/// The texts of one key may stand far apart, so a little is kept of each: nothing of a text without such links whose
/// source has none either; of the others 80 bytes, 56 for each of those links, and every distinct address, record and
/// language once. Above `limit` texts the rest is not compared, and a note says so.
///
/// The source is the text that the file calls so. Where it does not say, it is what most languages agree on, of these
/// what has most links, of these the first language in order of name. A text that comes several times in one language,
/// a plural or a draft beside what is published, is compared with the form of the source that is most like it.
public struct ExportParity {
    private struct Text {
        var key: UInt64
        var file: Int32
        var firstUse: Int32
        var useCount: Int32 = 0
        var isSource: Bool?
        var address: CompactAddress
        var start: CompactPosition
        var end: CompactPosition
    }
    private struct Use {
        var address: Int32
        var intent: Int32
        var meaning: Int32
        var form: IntentUse.Form
        var start: CompactPosition
        var end: CompactPosition
    }
    private let limit: Int
    private var texts: [Text] = []
    private var uses: [Use] = []
    private var words = InternedBytes()
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
        // Destinations that stand by themselves make one text together, in the place of the first.
        var destinations: [String: [AuditedLink]] = [:]
        for (index, unit) in record.units.enumerated() where unit.syntax == .destination {
            guard let name = unit.translationKey, let found = byUnit[index] else { continue }
            destinations[Self.placeName(name, unit), default: []] += found
        }
        for (index, unit) in record.units.enumerated() {
            guard let name = unit.translationKey else { continue }
            let key = stableHash((Self.family(of: file, locale: unit.address.locale) + "\u{0}" + name).utf8)
            var found = byUnit[index] ?? []
            if found.isEmpty {
                guard unit.syntax != .destination else { continue }
                if unit.isSource == true { emptySources.insert(key) }
                if unit.isSource == true || emptySources.contains(key) { continue }
            }
            if unit.syntax == .destination {
                guard let all = destinations.removeValue(forKey: Self.placeName(name, unit)) else { continue }
                found = all
            }
            guard texts.count < limit else {
                isCut = true
                return
            }
            append(unit, key, found, record.window)
        }
    }

    private static func placeName(_ name: String, _ unit: ExportUnit) -> String {
        name + "\u{0}" + (unit.address.locale ?? "")
    }

    private mutating func append(_ unit: ExportUnit, _ key: UInt64, _ links: [AuditedLink], _ window: SourceWindow) {
        let whole = unit.map.source(of: ByteRange(0, unit.text.count))
        texts.append(
            Text(
                key: key, file: Int32(files.count - 1), firstUse: Int32(uses.count), useCount: Int32(links.count),
                isSource: unit.isSource,
                address: CompactAddress(unit.address, in: &words),
                start: CompactPosition(window.position(at: whole.lowerBound)),
                end: CompactPosition(window.position(at: whole.upperBound))))
        for link in links {
            let form: IntentUse.Form = link.kind == .nearMiss ? .lost : link.intent == nil ? .refused : .link
            var meaning: Int32 = -1
            if case .intent(let match) = link.verdict { meaning = words.insert(IntentUse.meaning(of: match)) }
            uses.append(
                Use(
                    address: words.insert(link.destination), intent: number(link.intent), meaning: meaning, form: form,
                    start: CompactPosition(link.start), end: CompactPosition(link.end)))
        }
    }

    private mutating func number(_ word: String?) -> Int32 { word.map { words.insert($0.utf8) } ?? -1 }

    private func word(_ number: Int32) -> String? { number < 0 ? nil : words.text(number) }

    /// The links of a text into the app.
    private func uses(of text: Text) -> [IntentUse] {
        uses[Int(text.firstUse)..<Int(text.firstUse + text.useCount)].map { use in
            IntentUse(
                address: Array(words[use.address]), intent: word(use.intent),
                meaning: use.meaning < 0 ? nil : Array(words[use.meaning]), form: use.form, place: .empty)
        }
    }

    private func locale(of index: Int) -> String? { word(texts[index].address.locale) }

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

    // MARK: Comparing

    /// Gives the places where the languages differ, in no order that a report could use.
    public func findings(_ receive: (LocatedFinding) -> Void) {
        let order = texts.indices.sorted { (texts[$0].key, $0) < (texts[$1].key, $1) }
        var start = 0
        while start < order.count {
            var end = start + 1
            while end < order.count, texts[order[end]].key == texts[order[start]].key { end += 1 }
            compare(Array(order[start..<end]), receive)
            start = end
        }
        if isCut, let file = files.first {
            let finding = Finding(
                rule: IntentParity.name, severity: .note, place: Place(file: file, range: nil),
                message: "only the first \(limit) texts were compared between languages",
                help: "split the export, or lint it in parts")
            receive(LocatedFinding(finding: finding, start: nil, end: nil, sourceLine: "", related: []))
        }
    }

    private func compare(_ group: [Int], _ receive: (LocatedFinding) -> Void) {
        let uses = Dictionary(uniqueKeysWithValues: group.map { ($0, self.uses(of: texts[$0])) })
        var sources = group.filter { texts[$0].isSource == true }
        if sources.isEmpty, emptySources.contains(texts[group[0]].key) {
            for index in group { report(index, against: nil, uses, receive) }
            return
        }
        if sources.isEmpty { sources = likelySources(group, uses) }
        let known = Set(sources)
        let language = sources.first.map { locale(of: $0) }
        for index in group where !known.contains(index) {
            // Two texts of one language are two forms of it, not translations of each other.
            if let language, language == locale(of: index) { continue }
            report(index, against: mostLike(index, among: sources, uses), uses, receive)
        }
    }

    /// The texts of the language that the others are held to when the file names none.
    private func likelySources(_ group: [Int], _ uses: [Int: [IntentUse]]) -> [Int] {
        var votes: [[[UInt8]]: Set<String>] = [:]
        func signature(_ index: Int) -> [[UInt8]] {
            (uses[index] ?? []).filter { $0.form == .link }.map(\.meaning).sorted { $0.lexicographicallyPrecedes($1) }
        }
        for index in group { votes[signature(index), default: []].insert(locale(of: index) ?? "") }
        let best = group.min { left, right in
            let (one, other) = (signature(left), signature(right))
            let (ayes, noes) = (votes[one]?.count ?? 0, votes[other]?.count ?? 0)
            if ayes != noes { return ayes > noes }
            if one.count != other.count { return one.count > other.count }
            let names = (locale(of: left) ?? "", locale(of: right) ?? "")
            return names.0 != names.1 ? names.0.utf8.lexicographicallyPrecedes(names.1.utf8) : left < right
        }
        guard let best else { return [] }
        return group.filter { locale(of: $0) == locale(of: best) }
    }

    private func mostLike(_ index: Int, among sources: [Int], _ uses: [Int: [IntentUse]]) -> Int? {
        var best: (index: Int, count: Int)?
        for source in sources.prefix(20) {
            let count = ParityDifference.between(uses[source] ?? [], uses[index] ?? []).count
            if count == 0 { return source }
            if best.map({ count < $0.count }) ?? true { best = (source, count) }
        }
        return best?.index
    }

    private func report(
        _ index: Int, against source: Int?, _ uses: [Int: [IntentUse]], _ receive: (LocatedFinding) -> Void
    ) {
        let (mine, theirs) = (uses[index] ?? [], source.flatMap { uses[$0] } ?? [])
        let text = texts[index]
        let other = source.map { texts[$0] }
        for difference in ParityDifference.between(theirs, mine) {
            let use = difference.translation.map { self.uses[Int(text.firstUse) + $0] }
            let (start, end) = ((use?.start ?? text.start).position, (use?.end ?? text.end).position)
            let language = source.flatMap { locale(of: $0) } ?? "source"
            var finding = Finding(
                rule: IntentParity.name, severity: IntentParity.severity,
                place: Place(file: files[Int(text.file)], range: ByteRange(start.byteOffset, end.byteOffset)),
                message: IntentParity.message(difference, theirs, mine, locale: language),
                help: IntentParity.help(difference, theirs, mine),
                subject: IntentParity.subject(difference, theirs, mine),
                address: text.address.address(in: words))
            var related: [TextPosition?] = []
            if let other {
                let use = difference.source.map { self.uses[Int(other.firstUse) + $0] }
                let place = (use?.start ?? other.start).position
                finding.related = [
                    RelatedPlace(
                        place: Place(
                            file: files[Int(other.file)], range: ByteRange(place.byteOffset, place.byteOffset)),
                        message: difference.source == nil ? "the text it was made from" : "in \(quoted(language))")
                ]
                related = [place]
            }
            receive(LocatedFinding(finding: finding, start: start, end: end, sourceLine: "", related: related))
        }
    }
}
