/// The closed list, compiled: the one matcher that decides whether a URL is on it.
///
/// After the scheme everything is ASCII and compared byte for byte; nothing is decoded to find out what matches, and
/// no platform URL parser takes part. What matches prints back, and what prints matches:
///
/// ```swift
/// let retry = try IntentPattern(id: "backup.retry", path: "backup/retry")
/// let table = try IntentTable(schemes: ["gallery-action"], patterns: [retry])
/// guard case .match(let match) = table.match("gallery-action://backup/retry") else { return }
/// match.id            // "backup.retry"
/// ```
public struct IntentTable: Sendable {
    let storage: Storage

    final class Storage: Sendable {
        let schemes: [[UInt8]]
        let prefixes: [[UInt8]]
        let universal: String?
        let universalPrefix: [UInt8]
        let entries: [IntentEntry]
        let indexByID: [String: Int]
        let tree: SegmentTree
        /// The entries without parameters in their path, by the number of its segments.
        let wholes: [[Whole]]

        /// What can be said of a path at a glance.
        struct Whole: Sendable {
            var letters: UInt64
            var length: UInt32
            var entry: UInt32
        }

        init(
            schemes: [String], universal: String?, entries: [IntentEntry], indexByID: [String: Int], tree: SegmentTree
        ) {
            self.schemes = schemes.map { Array($0.utf8) }
            prefixes = schemes.map { Array("\($0)://".utf8) }
            self.universal = universal
            universalPrefix = universal.map { Array("\($0)/".utf8) } ?? []
            self.entries = entries
            self.indexByID = indexByID
            self.tree = tree
            var wholes: [[Whole]] = []
            for (index, entry) in entries.enumerated() where entry.pathCount == 0 {
                while wholes.count <= entry.pieces.count { wholes.append([]) }
                wholes[entry.pieces.count].append(
                    Whole(
                        letters: entry.pieces.count > 1 ? entry.literalBytes | byteSet("/".utf8) : entry.literalBytes,
                        length: UInt32(clamping: entry.pathLength), entry: UInt32(clamping: index)))
            }
            self.wholes = wholes
        }
    }

    /// Compiles a list.
    ///
    /// - Parameters:
    ///   - schemes: The app's own schemes in lower case; the first is the one URLs are printed with.
    ///   - universal: The https prefix under which every intent has a twin, without a slash at the end.
    ///   - patterns: The entries; their order decides nothing.
    /// - Throws: Every pair of entries that some URL fits both of, and every id that is used twice.
    public init(
        schemes: [String], universal: String? = nil, patterns: [IntentPattern]
    ) throws(IntentTableFault) {
        let entries = patterns.map { IntentEntry($0) }
        var tree = SegmentTree()
        var indexByID: [String: Int] = [:]
        var overlaps: [IntentTableFault.Overlap] = []
        for (index, pattern) in patterns.enumerated() {
            if let first = indexByID.updateValue(index, forKey: pattern.id) {
                overlaps.append(.init(first: first, second: index))
            }
            for (variant, segments) in ([pattern.segments] + pattern.aliases).enumerated() {
                for rival in tree.insert(segments, SegmentTree.Leaf(entry: index, variant: variant))
                where patterns[rival.entry].queryOverlaps(pattern) {
                    overlaps.append(
                        .init(
                            first: rival.entry, second: index, firstVariant: rival.variant, secondVariant: variant))
                }
            }
        }
        guard overlaps.isEmpty else { throw IntentTableFault(overlaps: overlaps) }
        storage = Storage(
            schemes: schemes, universal: universal, entries: entries, indexByID: indexByID, tree: tree)
    }

    /// The app's own schemes.
    public var schemes: [String] { storage.schemes.map { String(decoding: $0, as: UTF8.self) } }

    /// The entries in the order they were given.
    public var patterns: [IntentPattern] { storage.entries.map(\.pattern) }

    /// Which of the entries has a name.
    package func index(id: String) -> Int? { storage.indexByID[id] }

    /// The entry with a name.
    public func pattern(id: String) -> IntentPattern? {
        storage.indexByID[id].map { storage.entries[$0].pattern }
    }
}

/// Entries that cannot stand in one list.
public struct IntentTableFault: Error, Sendable, Hashable {
    /// Two entries, by their index in the list, that some URL fits both of, or that share an id.
    public struct Overlap: Sendable, Hashable {
        /// The earlier entry.
        public var first: Int
        /// The later entry; the same one when it collides with its own alias.
        public var second: Int
        /// Which of the earlier entry's paths it is: 0 its own, 1 its first alias, and so on.
        public var firstVariant = 0
        /// Which of the later entry's paths it is.
        public var secondVariant = 0
    }
    /// The pairs, in the order of the later entry.
    public var overlaps: [Overlap]
}
