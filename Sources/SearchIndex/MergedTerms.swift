/// One part of the terms of all pages, with the pages that have them.
struct MergedTerms: Sendable {
    /// The bytes of the terms.
    private(set) var arena: [UInt8] = []
    /// Where each term begins in `arena`; one more than there are terms.
    private(set) var starts: [UInt32] = [0]
    /// Pages with their impacts, `page << 6 | impact`, term after term, in the order of the pages.
    private(set) var postings: [UInt32] = []
    /// Where the postings of each term begin; one more than there are terms.
    private(set) var postingStarts: [UInt32] = []

    var count: Int { starts.count - 1 }

    /// Merges a part of the terms of all pages.
    init(part: Int, of pages: [PageTerms], meanLength: Double) {
        var hashes: [UInt32] = []
        var slots = [UInt32](repeating: 0, count: 4_096)
        var counts: [UInt32] = []
        var terms: [UInt32] = []
        var values: [UInt32] = []
        for (number, page) in pages.enumerated() {
            let impact = Impact(page, meanLength: meanLength)
            let bytes = page.bytes
            var place = page.range(ofPart: part).lowerBound
            let end = page.range(ofPart: part).upperBound
            while place < end {
                let range = place + 4..<place + 4 + Int(bytes[place])
                var hash = TermCounter.hashStart
                for index in range { hash = TermCounter.hash(hash, bytes[index]) }
                let mask = slots.count - 1
                var slot = Int(truncatingIfNeeded: hash ^ (hash >> 15)) & mask
                var term = -1
                while slots[slot] != 0 {
                    let candidate = Int(slots[slot]) - 1
                    if hashes[candidate] == hash, holds(candidate, bytes, range) {
                        term = candidate
                        break
                    }
                    slot = (slot + 1) & mask
                }
                if term < 0 {
                    term = hashes.count
                    hashes.append(hash)
                    counts.append(0)
                    arena += bytes[range]
                    starts.append(UInt32(arena.count))
                    slots[slot] = UInt32(term + 1)
                    if hashes.count * 2 > slots.count { slots = MergedTerms.grown(slots.count * 2, hashes) }
                }
                counts[term] += 1
                terms.append(UInt32(term))
                let value = impact.value(body: bytes[place + 1], headings: bytes[place + 2], flags: bytes[place + 3])
                values.append(UInt32(number) << 6 | value)
                place = range.upperBound
            }
        }
        distribute(terms, values, counts)
    }

    /// The bytes of a term.
    func bytes(_ term: Int) -> ArraySlice<UInt8> { arena[Int(starts[term])..<Int(starts[term + 1])] }

    /// The pages that have a term.
    func postings(_ term: Int) -> ArraySlice<UInt32> {
        postings[Int(postingStarts[term])..<Int(postingStarts[term + 1])]
    }

    private func holds(_ term: Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        let start = Int(starts[term])
        guard Int(starts[term + 1]) - start == range.count else { return false }
        for offset in 0..<range.count where arena[start + offset] != bytes[range.lowerBound + offset] { return false }
        return true
    }

    private static func grown(_ size: Int, _ hashes: [UInt32]) -> [UInt32] {
        var slots = [UInt32](repeating: 0, count: size)
        for (term, hash) in hashes.enumerated() {
            var slot = Int(truncatingIfNeeded: hash ^ (hash >> 15)) & (size - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = UInt32(term + 1)
        }
        return slots
    }

    /// Puts the postings, which came page after page, in the order of the terms.
    private mutating func distribute(_ terms: [UInt32], _ values: [UInt32], _ counts: [UInt32]) {
        postingStarts.reserveCapacity(counts.count + 1)
        var total: UInt32 = 0
        for count in counts {
            postingStarts.append(total)
            total += count
        }
        postingStarts.append(total)
        var places = postingStarts
        postings = [UInt32](unsafeUninitializedCapacity: Int(total)) { buffer, count in
            for (term, value) in zip(terms, values) {
                buffer[Int(places[Int(term)])] = value
                places[Int(term)] += 1
            }
            count = Int(total)
        }
    }
}
