import SourceText

/// Every path that exists inside the site, for look-up by bytes: pages by source and by output, assets, folders.
///
/// One hash table keyed without regard to ASCII case serves both questions: is it there exactly, and is it there in
/// another spelling. Children of a folder form a list, so that the names beside a miss can be looked through.
struct PathTable: Sendable {
    /// What a path leads to.
    enum Target: Sendable, Hashable {
        case page(Int32)
        case asset(Int32)
        /// A folder and the page that answers for it, or -1.
        case folder(index: Int32)
    }

    /// One path.
    struct Entry: Sendable {
        var start: UInt32
        var count: UInt32
        var target: Target
        var firstChild: Int32 = -1
        var nextSibling: Int32 = -1
        /// An output path: accepted, but never offered as a suggestion where the source path will do.
        var isOutput: Bool
    }

    /// How a path was found.
    enum Hit: Sendable, Hashable {
        case exact(Int32)
        /// Only another spelling is there; the entry that has it.
        case folded(Int32)
        case none
    }

    /// A place of the hash table; the tag spares most comparisons with another path.
    private struct Slot {
        var tag: UInt32 = 0
        var entry: Int32 = -1
    }

    private(set) var entries: [Entry] = []
    private var pool: [UInt8] = []
    private var slots: [Slot]
    private var mask: Int

    /// Makes a table with room for `capacity` paths and their folders; the root folder is there from the start.
    init(capacity: Int) {
        var size = 16
        while size < capacity * 3 { size *= 2 }
        slots = [Slot](repeating: Slot(), count: size)
        mask = size - 1
        entries.reserveCapacity(capacity)
        insert([], target: .folder(index: -1), isOutput: false)
    }

    /// The bytes of an entry's path.
    func path(_ entry: Int32) -> ArraySlice<UInt8> {
        let entry = entries[Int(entry)]
        return pool[Int(entry.start)..<Int(entry.start) + Int(entry.count)]
    }

    /// Adds a file and the folders above it; what is there already stays.
    mutating func addFile(_ path: String, target: Target, isOutput: Bool) {
        let bytes = Array(path.utf8)
        guard case .exact = find(bytes) else {
            let folder = addFolder(above: bytes)
            let entry = insert(bytes, target: target, isOutput: isOutput)
            adopt(entry, into: folder)
            return
        }
    }

    /// Names the page that answers for a folder; the first one counts.
    mutating func setIndex(ofFolderAbove path: String, to page: Int32) {
        let folder = Int(addFolder(above: Array(path.utf8)))
        if case .folder(index: -1) = entries[folder].target { entries[folder].target = .folder(index: page) }
    }

    /// Looks a path up.
    func find(_ bytes: [UInt8]) -> Hit {
        let hash = Self.hash(bytes)
        let tag = UInt32(truncatingIfNeeded: hash >> 32)
        var slot = Int(truncatingIfNeeded: hash) & mask
        var folded: Int32 = -1
        while slots[slot].entry >= 0 {
            let candidate = slots[slot]
            slot = (slot + 1) & mask
            guard candidate.tag == tag else { continue }
            switch compare(candidate.entry, bytes) {
            case .equal: return .exact(candidate.entry)
            case .equalButForCase: if folded < 0 { folded = candidate.entry }
            case .different: break
            }
        }
        return folded < 0 ? .none : .folded(folded)
    }

    /// The entries directly inside a folder, at most `limit` of them, the last one added first.
    func children(of folder: Int32, limit: Int) -> [Int32] {
        var result: [Int32] = []
        var next = entries[Int(folder)].firstChild
        while next >= 0, result.count < limit {
            result.append(next)
            next = entries[Int(next)].nextSibling
        }
        return result
    }

    @discardableResult
    private mutating func insert(_ bytes: [UInt8], target: Target, isOutput: Bool) -> Int32 {
        // Open addressing needs free slots; the capacity given leaves them, folders included, in any usual tree.
        if entries.count * 4 >= slots.count * 3 { grow() }
        let entry = Int32(entries.count)
        entries.append(
            Entry(start: UInt32(pool.count), count: UInt32(bytes.count), target: target, isOutput: isOutput))
        pool.append(contentsOf: bytes)
        place(entry, hash: Self.hash(bytes))
        return entry
    }

    private mutating func addFolder(above bytes: [UInt8]) -> Int32 {
        var missing: [[UInt8]] = []
        var path = bytes
        var parent: Int32 = 0
        while true {
            path = path.lastIndex(of: UInt8(ascii: "/")).map { Array(path[..<$0]) } ?? []
            if case .exact(let entry) = find(path) {
                parent = entry
                break
            }
            missing.append(path)
        }
        for folder in missing.reversed() {
            let entry = insert(folder, target: .folder(index: -1), isOutput: false)
            adopt(entry, into: parent)
            parent = entry
        }
        return parent
    }

    private mutating func adopt(_ entry: Int32, into folder: Int32) {
        entries[Int(entry)].nextSibling = entries[Int(folder)].firstChild
        entries[Int(folder)].firstChild = entry
    }

    private mutating func place(_ entry: Int32, hash: UInt64) {
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot].entry >= 0 { slot = (slot + 1) & mask }
        slots[slot] = Slot(tag: UInt32(truncatingIfNeeded: hash >> 32), entry: entry)
    }

    private mutating func grow() {
        slots = [Slot](repeating: Slot(), count: slots.count * 2)
        mask = slots.count - 1
        for entry in entries.indices { place(Int32(entry), hash: Self.hash(path(Int32(entry)))) }
    }

    private enum Comparison { case equal, equalButForCase, different }

    private func compare(_ entry: Int32, _ bytes: [UInt8]) -> Comparison {
        let known = entries[Int(entry)]
        guard Int(known.count) == bytes.count else { return .different }
        if pool[Int(known.start)..<Int(known.start) + bytes.count] == bytes[...] { return .equal }
        var offset = Int(known.start)
        for byte in bytes {
            let other = pool[offset]
            offset += 1
            if byte == other { continue }
            guard foldedASCII(byte) == foldedASCII(other) else { return .different }
        }
        return .equalButForCase
    }

    /// FNV-1a over the bytes in lower case, with a last mix so that the low bits are good.
    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(foldedASCII(byte))) &* 0x100_0000_01B3 }
        return hash ^ (hash >> 32)
    }
}

/// An ASCII letter in lower case, every other byte as it is.
@inline(__always)
func foldedASCII(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
}
