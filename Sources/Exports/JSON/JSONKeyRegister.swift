/// The keys of every object that is open, as hashes: enough to know one that comes twice.
///
/// The hashes are keyed anew in each run, so no file can be made whose keys only look alike.
struct JSONKeyRegister {
    /// Keys that one object may have before they are no longer kept.
    static let limit = 2_000_000
    private static let small = 16

    private var hashes: [Int] = []
    private var starts: [Int] = []
    private var large: [Int: Set<Int>] = [:]

    enum Answer {
        case new, duplicate
        /// The key that would be one too many; said once for an object.
        case tooMany
    }

    mutating func open() { starts.append(hashes.count) }

    mutating func close() {
        guard let start = starts.popLast() else { return }
        hashes.removeSubrange(start...)
        if !large.isEmpty { large[starts.count] = nil }
    }

    mutating func closeAll() {
        hashes = []
        starts = []
        large = [:]
    }

    mutating func insert(_ key: UnsafeRawBufferPointer) -> Answer {
        var hasher = Hasher()
        hasher.combine(bytes: key)
        return insert(hasher.finalize())
    }

    private mutating func insert(_ hash: Int) -> Answer {
        guard let start = starts.last else { return .new }
        let depth = starts.count - 1
        if !large.isEmpty, let count = large[depth]?.count {
            if count > Self.limit { return .new }
            let isNew = large[depth]?.insert(hash).inserted ?? true
            return !isNew ? .duplicate : count == Self.limit ? .tooMany : .new
        }
        for index in start..<hashes.count where hashes[index] == hash { return .duplicate }
        if hashes.count - start < Self.small {
            hashes.append(hash)
            return .new
        }
        large[depth] = Set(hashes[start...]).union([hash])
        hashes.removeSubrange(start...)
        return .new
    }
}
