import Documents
public import Exports
public import SourceText

/// Compares the links of an export, or of a tree of pages, with those of an earlier state.
///
/// Of the earlier state a little is kept for each link: all of it is read first, then the state of today goes by.
public struct LinkHistory {
    private struct Link {
        var destination: Int32
        var file: Int32
        var isIntent: Bool
        var isThere = false
        var position: TextPosition
    }
    private struct Text {
        var links: [Int32: Link] = [:]
        /// Where it stands today; nil when it has not been met.
        var today: (file: String, start: TextPosition?, end: TextPosition?, address: ContentAddress?)?
    }
    private var texts: [String: Text] = [:]
    private var destinations: [ByteKey: Int32] = [:]
    private var names: [ByteKey] = []
    private var files: [String] = []

    /// Nothing to compare with.
    public init() {}

    /// Number of links of the earlier state.
    public var count: Int { texts.values.reduce(0) { $0 + $1.links.count } }

    // MARK: The earlier state

    /// Keeps the links of a record of the earlier export.
    public mutating func remember(_ links: [AuditedLink], file: String) {
        for link in links { remember(link, under: Self.key(link.address, file), file: file) }
    }

    /// Keeps the links of a page of the earlier tree; `path` is its path below the tree's root.
    public mutating func remember(_ links: [AuditedLink], ofPage path: String, file: String) {
        for link in links { remember(link, under: path, file: file) }
    }

    private mutating func remember(_ link: AuditedLink, under key: String, file: String) {
        guard Self.counts(link) else { return }
        if files.last != file { files.append(file) }
        let name = ByteKey(link.destination)
        let number = destinations[name] ?? Int32(names.count)
        if number == names.count {
            destinations[name] = number
            names.append(name)
        }
        guard texts[key]?.links[number] == nil else { return }
        texts[key, default: Text()].links[number] = Link(
            destination: number, file: Int32(files.count - 1), isIntent: link.intent != nil, position: link.start)
    }

    // MARK: The state of today

    /// Lets a record of today's export go by, with its links.
    public mutating func see(_ record: ExportRecord, _ links: [AuditedLink], file: String) {
        for unit in record.units {
            let key = Self.key(unit.address, file)
            guard texts[key] != nil, texts[key]?.today == nil else { continue }
            let whole = unit.map.source(of: ByteRange(0, unit.text.count))
            texts[key]?.today = (
                file, record.window.position(at: whole.lowerBound), record.window.position(at: whole.upperBound),
                unit.address
            )
        }
        for link in links where Self.counts(link) { tick(link.destination, under: Self.key(link.address, file)) }
    }

    /// Lets a page of today's tree go by, with its links.
    public mutating func see(_ links: [AuditedLink], ofPage path: String, file: String) {
        guard texts[path] != nil else { return }
        texts[path]?.today = (file, nil, nil, nil)
        for link in links where Self.counts(link) { tick(link.destination, under: path) }
    }

    private mutating func tick(_ destination: [UInt8], under key: String) {
        guard let number = destinations[ByteKey(destination)] else { return }
        texts[key]?.links[number]?.isThere = true
    }

    // MARK: Comparing

    /// The links that are gone from texts that are still there.
    public func findings() -> [LocatedFinding] {
        var result: [LocatedFinding] = []
        for (_, text) in texts.sorted(by: { $0.key < $1.key }) {
            guard let today = text.today else { continue }
            for link in text.links.values.sorted(by: { $0.destination < $1.destination }) where !link.isThere {
                let range = today.start.map { ByteRange($0.byteOffset, (today.end ?? $0).byteOffset) }
                let earlier = Place(
                    file: files[Int(link.file)],
                    range: ByteRange(link.position.byteOffset, link.position.byteOffset))
                var finding = Vanished.finding(
                    String(decoding: names[Int(link.destination)].bytes, as: UTF8.self), isIntent: link.isIntent,
                    place: Place(file: today.file, range: range),
                    related: RelatedPlace(place: earlier, message: "it was here"))
                finding.address = today.address
                result.append(
                    LocatedFinding(
                        finding: finding, start: today.start, end: today.end, sourceLine: "",
                        related: [link.position]))
            }
        }
        return result
    }

    /// A record in one language; a file that knows no records is one.
    private static func key(_ address: ContentAddress?, _ file: String) -> String {
        let record = address?.record ?? "\u{0}" + String(file.split(separator: "/").last ?? "")
        return record + "\u{0}" + (address?.locale ?? "")
    }

    /// Links that a person taps and that led somewhere; near misses and definitions are none.
    private static func counts(_ link: AuditedLink) -> Bool {
        link.use == .tap && link.kind != .nearMiss && link.kind != .definition
            && (link.reason == nil || link.kind == .intent)
    }
}
