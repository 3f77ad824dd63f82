public import SourceText

/// The fragments of one file whose anchors stand on other pages: checked when every page has been read.
public struct PendingAnchors: Sendable {
    private struct Item: Sendable {
        /// Index of the link in the document's links, or -1.
        var link: Int32
        /// Index of the page that should have the anchor.
        var target: Int32
        /// The decoded fragment in the record's own bytes.
        var name: ByteRange
        /// The destination in the file.
        var place: ByteRange
        /// The use of a reference link, when the destination stands in a definition.
        var use: ByteRange?
        /// The bytes of the file that name the fragment, where they can be replaced.
        var fix: ByteRange?
    }
    private var items: [Item] = []
    private var pool: [UInt8] = []

    /// Nothing to be looked up.
    public init() {}

    /// How many there are.
    public var count: Int { items.count }

    mutating func add(
        link: Int, target: Int, name: [UInt8], place: ByteRange, use: ByteRange?, fix: ByteRange? = nil
    ) {
        let start = pool.count
        pool.append(contentsOf: name)
        items.append(
            Item(
                link: Int32(link), target: Int32(target), name: ByteRange(start, pool.count), place: place, use: use,
                fix: fix))
    }

    /// Looks every fragment up.
    ///
    /// - Parameters:
    ///   - file: the name of the file that the fragments stand in.
    ///   - index: the site's files.
    ///   - anchors: the anchors of each page of the index, by its index; nil for a page that could not be read and is
    ///     therefore not held to anything. A page that borrows its content is asked for by the page it borrows from.
    /// - Returns: findings of the rule `missing-anchor`, and the links of the document that are refused with them.
    public func check(
        file: String, index: ContentIndex, anchors: [AnchorSet?]
    ) -> (findings: [Finding], refused: [Int]) {
        guard !items.isEmpty else { return ([], []) }
        var collector = FindingCollector(file: file)
        var refused: [Int] = []
        for item in items {
            let target = index.contentPage(of: Int(item.target))
            let name = pool[item.name.range]
            guard let known = anchors[target], !known.contains(name) else { continue }
            if item.link >= 0 { refused.append(Int(item.link)) }
            let related = item.use.map { [RelatedPlace(place: Place(file: file, range: $0), message: "used here")] }
            MissingAnchor.add(
                name, on: index.pages[target].sourcePath,
                nearest: collector.findings.count < 100 ? known.nearestAnchor(to: name) : nil, at: item.place,
                related: related ?? [], fixing: item.fix, into: &collector)
        }
        return (collector.findings, refused)
    }
}
