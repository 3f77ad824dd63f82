public import SourceText

extension Document {
    /// Adds the links and anchors of the document's raw HTML, and what in it is active, each with its place.
    ///
    /// All raw HTML of the document is read together, as a browser reads the page. Where a piece ends inside a tag or a
    /// comment, or opens an element that swallows text, what a browser sees depends on what comes behind it; there each
    /// piece is read by itself as well, an unfinished tag is read as if it were finished, and all readings count.
    ///
    /// The links come after all others, so that the indices in ``Node/number`` stay right.
    ///
    /// - Parameters:
    ///   - file: the name of the file, for findings.
    ///   - keepsIdentifiers: whether `id` and `name` stay on the page and are anchors.
    ///   - limits: bounds on the HTML.
    /// - Returns: a finding of the rule `page-limit` when the HTML is beyond a limit; nothing of it is read then.
    public mutating func readRawHTML(
        file: String, keepsIdentifiers: Bool, limits: HTMLLimits = .standard
    ) -> [Finding] {
        let map = RawHTMLMap(self)
        guard !map.pieces.isEmpty else { return [] }
        var collector = RawHTMLCollector(map: map)
        do throws(HTMLTreeError) {
            try collector.read(0..<map.bytes.count, limits)
            let ends = map.pieces.map { RawHTMLEnd(of: $0, in: map.bytes) }
            if ends.contains(where: { $0 != .closed }) {
                for (piece, end) in zip(map.pieces, ends) {
                    try collector.read(piece, limits)
                    guard end == .insideTag else { continue }
                    for closing in [">", "\">", "'>"] { try collector.read(piece, closing: closing, limits) }
                }
                collector.removeRepetitions()
            }
        } catch {
            let start = min(error.byteOffset, map.bytes.count - 1)
            return [
                Finding(
                    rule: "page-limit", severity: .error,
                    place: Place(file: file, range: map.source(start..<start + 1)), message: error.message,
                    help: "write the page in Markdown, or split it")
            ]
        }
        add(collector, keepsIdentifiers: keepsIdentifiers)
        return []
    }

    private mutating func add(_ collector: RawHTMLCollector, keepsIdentifiers: Bool) {
        var names: [String: ByteRange] = [:]
        func place(_ text: String, isShared: Bool, in pool: inout [UInt8]) -> ByteRange {
            if isShared, let known = names[text] { return known }
            let start = pool.count
            pool.append(contentsOf: text.utf8)
            let range = ByteRange(start, pool.count)
            if isShared { names[text] = range }
            return range
        }
        for link in collector.links {
            links.append(
                Link(
                    form: .htmlAttribute, use: link.use, destination: place(link.value, isShared: false, in: &pool),
                    destinationSource: link.valueRange, source: link.tagRange,
                    element: place(link.element, isShared: true, in: &pool),
                    attribute: place(link.attribute, isShared: true, in: &pool)))
        }
        activeContent = collector.active
        guard keepsIdentifiers else { return }
        for identifier in collector.identifiers {
            anchors.append(
                Anchor(
                    name: place(identifier.name, isShared: false, in: &pool), origin: .html,
                    source: identifier.range))
        }
    }
}

/// What one or more readings of a document's raw HTML have found, with places in the file, each place once.
struct RawHTMLCollector {
    let map: RawHTMLMap
    private(set) var links: [HTMLLinkAttribute] = []
    private(set) var identifiers: [HTMLIdentifier] = []
    private(set) var active: [HTMLActiveContent] = []

    init(map: RawHTMLMap) { self.map = map }

    /// Reads a part of the joined HTML, with something of ours behind it.
    mutating func read(
        _ part: Range<Int>, closing: String = "", _ limits: HTMLLimits
    ) throws(HTMLTreeError) {
        let tree = try HTMLTree.parse(map.bytes[part] + Array(closing.utf8), limits: limits)
        func source(_ range: ByteRange) -> ByteRange { map.source(range.shifted(by: part.lowerBound).range) }
        for var link in tree.linkAttributes() {
            link.valueRange = source(link.valueRange)
            link.tagRange = source(link.tagRange)
            link.node = nil
            links.append(link)
        }
        for var identifier in tree.identifiers() {
            identifier.range = source(identifier.range)
            identifiers.append(identifier)
        }
        for var content in tree.activeContent() {
            content.range = source(content.range)
            active.append(content)
        }
    }

    /// Keeps one of what several readings have found alike, in order of place.
    mutating func removeRepetitions() {
        links = Self.unique(links) { ($0.valueRange, $0.attribute) }
        identifiers = Self.unique(identifiers) { ($0.range, $0.attribute) }
        active = Self.unique(active) { ($0.range, $0.reason) }
    }

    private struct Key: Hashable {
        var range: ByteRange
        var text: String
    }

    private static func unique<Element>(_ list: [Element], by key: (Element) -> (ByteRange, String)) -> [Element] {
        var seen: Set<Key> = []
        let kept = list.filter { element in
            let (range, text) = key(element)
            return seen.insert(Key(range: range, text: text)).inserted
        }
        return kept.sorted { key($0).0.start < key($1).0.start }
    }
}
