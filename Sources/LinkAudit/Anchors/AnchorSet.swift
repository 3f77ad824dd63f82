public import Documents
import SourceText

/// The anchors of one page, kept without the document they come from.
public struct AnchorSet: Sendable {
    private struct Name: Sendable {
        var hash: UInt32
        var start: UInt32
        var count: UInt32
    }
    private var names: [Name] = []
    private var pool: [UInt8] = []

    /// A page without anchors.
    public init() {}

    /// Collects the anchors of a document.
    public init(_ document: Document) {
        guard !document.anchors.isEmpty else { return }
        names.reserveCapacity(document.anchors.count)
        pool.reserveCapacity(document.anchors.reduce(0) { $0 + $1.name.count })
        for anchor in document.anchors { add(document.bytes(anchor.name)) }
        names.sort { ($0.hash, $0.start) < ($1.hash, $1.start) }
    }

    /// Collects names; for tests and for pages that are not Markdown.
    public init(names list: [String]) {
        for name in list { add(Array(name.utf8)[...]) }
        names.sort { ($0.hash, $0.start) < ($1.hash, $1.start) }
    }

    /// Adds a name that stands in no document: an old anchor that the front matter keeps alive.
    public mutating func insert(_ name: String) {
        add(Array(name.utf8)[...])
        names.sort { ($0.hash, $0.start) < ($1.hash, $1.start) }
    }

    /// Whether an anchor has exactly this name.
    public func contains(_ name: ArraySlice<UInt8>) -> Bool {
        let hash = Self.hash(name)
        var low = 0
        var high = names.count
        while low < high {
            let middle = (low + high) / 2
            if names[middle].hash < hash { low = middle + 1 } else { high = middle }
        }
        while low < names.count, names[low].hash == hash {
            if self[low].elementsEqual(name) { return true }
            low += 1
        }
        return false
    }

    /// The anchor most like `name`, or nil.
    public func nearest(to name: ArraySlice<UInt8>) -> String? { nearestAnchor(to: name)?.name }

    /// The anchor most like `name`, and whether no other is as like it; nil when none is near.
    func nearestAnchor(to name: ArraySlice<UInt8>) -> (name: String, isUnique: Bool)? {
        var search = NearestBytes(to: name)
        for index in names.indices { search.offer(self[index]) }
        return search.best.map { (String(decoding: self[$0], as: UTF8.self), !search.isTied) }
    }

    private subscript(_ index: Int) -> ArraySlice<UInt8> {
        pool[Int(names[index].start)..<Int(names[index].start + names[index].count)]
    }

    private mutating func add(_ name: ArraySlice<UInt8>) {
        names.append(Name(hash: Self.hash(name), start: UInt32(pool.count), count: UInt32(name.count)))
        pool.append(contentsOf: name)
    }

    private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return hash
    }
}
