import SourceText

/// The fragments of one page whose anchors stand on other pages: checked when every page has been read.
public struct PendingAnchors: Sendable {
    /// One fragment to be looked up.
    public struct Item: Sendable, Hashable {
        /// Index of the link in the document's links.
        public var link: Int32
        /// Index of the page that should have the anchor.
        public var target: Int32
        /// The decoded fragment in the record's own bytes.
        var name: ByteRange
        /// The destination in the file.
        var place: ByteRange
        /// The use of a reference link, when the destination stands in a definition.
        var use: ByteRange?
    }
    /// The fragments in order of links.
    public private(set) var items: [Item] = []
    private var pool: [UInt8] = []

    /// Nothing to be looked up.
    public init() {}

    mutating func add(link: Int, target: Int, name: [UInt8], place: ByteRange, use: ByteRange?) {
        let start = pool.count
        pool.append(contentsOf: name)
        items.append(
            Item(
                link: Int32(link), target: Int32(target), name: ByteRange(start, pool.count), place: place, use: use))
    }

    func name(_ item: Item) -> ArraySlice<UInt8> { pool[item.name.range] }
}
