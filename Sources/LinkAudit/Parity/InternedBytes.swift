import SourceText

/// Distinct byte strings, each kept once and known by a number: what listings of millions of links hold in place of the
/// addresses themselves.
struct InternedBytes {
    private var pool: [UInt8] = []
    /// Where each one ends in the pool.
    private var ends: [Int] = []
    /// The numbers by hash, -1 where there is none; its size is a power of two.
    private var slots = [Int32](repeating: -1, count: 64)

    /// Number of strings.
    var count: Int { ends.count }

    /// A string by its number.
    subscript(number: Int32) -> ArraySlice<UInt8> { pool[start(Int(number))..<ends[Int(number)]] }

    /// A string as text.
    func text(_ number: Int32) -> String { String(decoding: self[number], as: UTF8.self) }

    /// The number of a string, which is kept if it is new.
    mutating func insert(_ bytes: some Collection<UInt8>) -> Int32 {
        let slot = slot(of: bytes)
        if slots[slot] >= 0 { return slots[slot] }
        let number = Int32(ends.count)
        slots[slot] = number
        pool.append(contentsOf: bytes)
        ends.append(pool.count)
        if ends.count * 2 > slots.count { grow() }
        return number
    }

    /// The number of a string; nil when it has not been kept.
    func number(of bytes: some Collection<UInt8>) -> Int32? {
        let number = slots[slot(of: bytes)]
        return number < 0 ? nil : number
    }

    private func start(_ number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

    private func slot(of bytes: some Collection<UInt8>) -> Int {
        var slot = place(stableHash(bytes))
        while slots[slot] >= 0, !self[slots[slot]].elementsEqual(bytes) { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private func place(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1) }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for number in ends.indices {
            var slot = place(stableHash(self[Int32(number)]))
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }
}
