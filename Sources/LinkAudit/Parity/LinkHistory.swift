import Documents
public import Exports
public import SourceText

/// Compares the links of an export, or of a tree of pages, with those of an earlier state.
///
/// All of the earlier state is read first, then the state of today goes by. Kept are 28 bytes for each link of the
/// earlier state, 24 for each text that has any, and every distinct destination once; of today's state the place of each
/// text that lacks a link. Texts are known by a hash of 64 bits.
public struct LinkHistory {
    /// A link of the earlier state.
    private struct Link {
        var destination: Int32
        var isIntent: Bool
        var isThere = false
        var position: CompactPosition
    }
    /// Links of a text that came one after another; most texts have one stretch of them.
    private struct Stretch {
        /// The hash of the text's name.
        var text: UInt64
        var file: Int32
        var firstLink: Int32
        var linkCount: Int32
    }
    /// Where a text stands today.
    private struct Today {
        var file: String
        var start: TextPosition?
        var end: TextPosition?
        var address: ContentAddress?
    }
    private var links: [Link] = []
    private var stretches: [Stretch] = []
    /// Whether the stretches are in order of text.
    private var isSettled = false
    private var destinations = InternedBytes()
    private var files: [String] = []
    private var today: [UInt64: Today] = [:]

    /// Nothing to compare with.
    public init() {}

    /// Number of links of the earlier state.
    public var count: Int { links.count }

    // MARK: The earlier state

    /// Keeps the links of a record of the earlier export.
    public mutating func remember(_ links: [AuditedLink], file: String) {
        for link in links { remember(link, under: Self.key(link.address, file), file: file) }
    }

    /// Keeps the links of a page of the earlier tree; `path` is its path below the tree's root.
    public mutating func remember(_ links: [AuditedLink], ofPage path: String, file: String) {
        for link in links { remember(link, under: stableHash(path.utf8), file: file) }
    }

    private mutating func remember(_ link: AuditedLink, under key: UInt64, file: String) {
        guard Self.counts(link), links.count < Int(Int32.max) else { return }
        if files.last != file { files.append(file) }
        let number = Int32(files.count - 1)
        let destination = destinations.insert(link.destination)
        if stretches.last?.text != key || stretches.last?.file != number {
            stretches.append(Stretch(text: key, file: number, firstLink: Int32(links.count), linkCount: 0))
        }
        let stretch = stretches.count - 1
        // The first place of a destination in a text is enough.
        let known = links[Int(stretches[stretch].firstLink)...].suffix(200)
        if known.contains(where: { $0.destination == destination }) { return }
        links.append(
            Link(destination: destination, isIntent: link.intent != nil, position: CompactPosition(link.start)))
        stretches[stretch].linkCount += 1
    }

    // MARK: The state of today

    /// Lets a record of today's export go by, with its links.
    public mutating func see(_ record: ExportRecord, _ links: [AuditedLink], file: String) {
        settle()
        for link in links where Self.counts(link) { tick(link.destination, under: Self.key(link.address, file)) }
        for unit in record.units {
            let key = Self.key(unit.address, file)
            guard today[key] == nil, lacksLink(key) else { continue }
            let whole = unit.map.source(of: ByteRange(0, unit.text.count))
            today[key] = Today(
                file: file, start: record.window.position(at: whole.lowerBound),
                end: record.window.position(at: whole.upperBound), address: unit.address)
        }
    }

    /// Lets a page of today's tree go by, with its links.
    public mutating func see(_ links: [AuditedLink], ofPage path: String, file: String) {
        settle()
        let key = stableHash(path.utf8)
        for link in links where Self.counts(link) { tick(link.destination, under: key) }
        if lacksLink(key) { today[key] = Today(file: file) }
    }

    private mutating func settle() {
        guard !isSettled else { return }
        isSettled = true
        stretches.sort { ($0.text, $0.firstLink) < ($1.text, $1.firstLink) }
    }

    /// The stretches of a text.
    private func stretches(of key: UInt64) -> Range<Int> {
        var low = 0
        var high = stretches.count
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].text < key { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < stretches.count, stretches[end].text == key { end += 1 }
        return low..<end
    }

    private func links(of stretch: Int) -> Range<Int> {
        let first = Int(stretches[stretch].firstLink)
        return first..<(first + Int(stretches[stretch].linkCount))
    }

    private mutating func tick(_ destination: [UInt8], under key: UInt64) {
        guard let number = destinations.number(of: destination) else { return }
        for stretch in stretches(of: key) {
            for link in links(of: stretch) where links[link].destination == number { links[link].isThere = true }
        }
    }

    /// Whether a link of a text has not been met.
    private func lacksLink(_ key: UInt64) -> Bool {
        stretches(of: key).contains { stretch in links(of: stretch).contains { !links[$0].isThere } }
    }

    // MARK: Comparing

    /// Gives the links that are gone from texts that are still there, in no order that a report could use.
    public func findings(_ receive: (LocatedFinding) -> Void) {
        for (key, text) in today {
            var told: Set<Int32> = []
            for stretch in stretches(of: key) {
                for link in links(of: stretch).map({ links[$0] }) where !link.isThere {
                    guard told.insert(link.destination).inserted else { continue }
                    receive(finding(link, of: text, in: files[Int(stretches[stretch].file)]))
                }
            }
        }
    }

    private func finding(_ link: Link, of text: Today, in file: String) -> LocatedFinding {
        let position = link.position.position
        let range = text.start.map { ByteRange($0.byteOffset, (text.end ?? $0).byteOffset) }
        let earlier = Place(file: file, range: ByteRange(position.byteOffset, position.byteOffset))
        var finding = Vanished.finding(
            destinations.text(link.destination), isIntent: link.isIntent, place: Place(file: text.file, range: range),
            related: RelatedPlace(place: earlier, message: "it was here"))
        finding.address = text.address
        return LocatedFinding(
            finding: finding, start: text.start, end: text.end, sourceLine: "", related: [position])
    }

    /// A record in one language; a file that knows no records is one.
    private static func key(_ address: ContentAddress?, _ file: String) -> UInt64 {
        let owner: UInt64
        if let record = address?.record {
            owner = stableHash(record.utf8)
        } else {
            owner = stableHash(file.utf8.suffix(while: { $0 != UInt8(ascii: "/") }), behind: stableHash([0]))
        }
        return stableHash((address?.locale ?? "").utf8, behind: stableHash([0], behind: owner))
    }

    /// Links that a person taps and that led somewhere; near misses and definitions are none.
    private static func counts(_ link: AuditedLink) -> Bool {
        link.use == .tap && link.kind != .nearMiss && link.kind != .definition
            && (link.reason == nil || link.kind == .intent)
    }
}

extension BidirectionalCollection {
    /// The longest end of the collection whose elements all fit.
    fileprivate func suffix(while fits: (Element) -> Bool) -> SubSequence {
        var start = endIndex
        while start > startIndex, fits(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
