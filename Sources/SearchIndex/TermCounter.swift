/// Where on a page a term stands.
enum SearchField: Sendable {
    case body
    case heading
    case title
    case tag
    case description
}

/// The terms of one page and how often each stands where.
struct TermCounter {
    /// What is counted of a term.
    struct Entry {
        var hash: UInt32
        var start: UInt32
        var length: UInt8
        var body: UInt8 = 0
        var headings: UInt8 = 0
        var flags: UInt8 = 0
    }

    static let title: UInt8 = 1
    static let tag: UInt8 = 2
    static let description: UInt8 = 4

    /// The terms in the order of their first places.
    private(set) var entries: [Entry] = []
    /// The bytes of the terms.
    private(set) var arena: [UInt8] = []
    /// Number of terms in the body, repetitions included.
    private(set) var length = 0
    /// Number of terms in the title.
    private(set) var titleTerms = 0
    /// Positions in `entries`, one more than they are, by hash; 0 is free.
    private var slots: [UInt32]

    init() {
        slots = [UInt32](repeating: 0, count: 512)
        entries.reserveCapacity(256)
        arena.reserveCapacity(2_048)
    }

    /// Where FNV-1a begins.
    static let hashStart: UInt32 = 0x811C_9DC5

    /// One step of FNV-1a.
    @inline(__always)
    static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }

    /// Counts the term `bytes[range]`, each of its bytes folded by `table`.
    ///
    /// - Parameter hash: FNV-1a of the folded bytes.
    mutating func count(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, table: UnsafeBufferPointer<UInt8>, hash: UInt32,
        field: SearchField
    ) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash ^ (hash >> 15)) & mask
        while true {
            let found = slots[slot]
            if found == 0 { break }
            let position = Int(found) - 1
            if entries[position].hash == hash, holds(entries[position], bytes, range, table) {
                note(field, position)
                return
            }
            slot = (slot + 1) & mask
        }
        let start = UInt32(arena.count)
        arena.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
        for index in Int(start)..<arena.count { arena[index] = table[Int(arena[index])] }
        entries.append(Entry(hash: hash, start: start, length: UInt8(range.count)))
        slots[slot] = UInt32(entries.count)
        note(field, entries.count - 1)
        if entries.count * 2 > slots.count { grow() }
    }

    private func holds(
        _ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ table: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard Int(entry.length) == range.count else { return false }
        var position = Int(entry.start)
        for index in range {
            if arena[position] != table[Int(bytes[index])] { return false }
            position += 1
        }
        return true
    }

    @inline(__always)
    private mutating func note(_ field: SearchField, _ position: Int) {
        switch field {
        case .body:
            length += 1
            if entries[position].body < 255 { entries[position].body += 1 }
        case .heading: if entries[position].headings < 255 { entries[position].headings += 1 }
        case .title:
            titleTerms += 1
            entries[position].flags |= TermCounter.title
        case .tag: entries[position].flags |= TermCounter.tag
        case .description: entries[position].flags |= TermCounter.description
        }
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 4)
        let mask = slots.count - 1
        for (position, entry) in entries.enumerated() {
            var slot = Int(truncatingIfNeeded: entry.hash ^ (entry.hash >> 15)) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(position + 1)
        }
    }
}
