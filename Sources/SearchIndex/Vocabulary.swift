internal import SourceText

/// All terms of a locale in the order of their bytes, which is that of their characters.
struct Vocabulary: Sendable {
    private struct Reference {
        /// The first eight bytes, so that most comparisons need no look at the term itself.
        var key: UInt64
        var part: UInt32
        var term: UInt32
    }

    private let parts: [MergedTerms]
    private let order: [Reference]

    /// Merges the terms of all pages, on all cores.
    init(_ pages: [PageTerms]) {
        let total = pages.reduce(0) { $0 + $1.length }
        let mean = Double(total) / Double(max(1, pages.count))
        let parts = concurrentMap(PageTerms.parts) { MergedTerms(part: $0, of: pages, meanLength: mean) }
        var order: [Reference] = []
        order.reserveCapacity(parts.reduce(0) { $0 + $1.count })
        for (number, part) in parts.enumerated() {
            for term in 0..<part.count {
                var key: UInt64 = 0
                for byte in part.bytes(term).prefix(8) { key = key << 8 | UInt64(byte) }
                key <<= UInt64(8 * max(0, 8 - part.bytes(term).count))
                order.append(Reference(key: key, part: UInt32(number), term: UInt32(term)))
            }
        }
        order.sort { left, right in
            if left.key != right.key { return left.key < right.key }
            return parts[Int(left.part)].bytes(Int(left.term))
                .lexicographicallyPrecedes(parts[Int(right.part)].bytes(Int(right.term)))
        }
        self.parts = parts
        self.order = order
    }

    /// Number of terms.
    var count: Int { order.count }

    /// The bytes of the term at a place of the order.
    func term(_ index: Int) -> ArraySlice<UInt8> { parts[Int(order[index].part)].bytes(Int(order[index].term)) }

    /// The pages that have it, `page << 6 | impact`.
    func postings(_ index: Int) -> ArraySlice<UInt32> {
        parts[Int(order[index].part)].postings(Int(order[index].term))
    }
}
