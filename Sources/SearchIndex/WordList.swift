/// Sorted words, each written as what it shares with the one before, how common it is, and the rest, in shards.
struct WordList {
    /// What separates words also says how many UTF-16 units the next one shares with the one before.
    private static let shares = Array("!#$%&'()*+,-./:;<=>?@[]^_`{|}~ ".utf8)
    private static let shardSize = 24_000

    /// One file.
    struct Shard {
        /// The first word.
        var first: [UInt8]
        /// Place of the first word among all.
        var start: Int
        var text: [UInt8]
    }

    private(set) var shards: [Shard] = []
    private var last: [UInt8] = []
    private var count = 0

    /// Adds a word behind all others.
    mutating func append(_ word: ArraySlice<UInt8>, pages: Int) {
        var isFirst = shards.isEmpty
        if let shard = shards.last, shard.text.count >= WordList.shardSize { isFirst = true }
        if isFirst {
            shards.append(Shard(first: Array(word), start: count, text: []))
            last = []
        }
        let (shared, units) = sharedStart(word)
        let current = shards.count - 1
        shards[current].text.append(WordList.shares[units])
        shards[current].text.append(UInt8(ascii: "a") + UInt8(Int.bitWidth - 1 - max(1, pages).leadingZeroBitCount))
        shards[current].text += word.dropFirst(shared)
        last = Array(word)
        count += 1
    }

    /// What a word shares with the last one, in whole characters: in bytes and in UTF-16 units.
    private func sharedStart(_ word: ArraySlice<UInt8>) -> (bytes: Int, units: Int) {
        var shared = 0
        while shared < last.count, shared < word.count, last[shared] == word[word.startIndex + shared] { shared += 1 }
        while shared > 0, shared < word.count, word[word.startIndex + shared] & 0xC0 == 0x80 { shared -= 1 }
        var bytes = 0
        var units = 0
        while bytes < shared {
            let lead = last[bytes]
            let width = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
            let unitCount = width == 4 ? 2 : 1
            if units + unitCount >= WordList.shares.count || bytes + width > shared { break }
            bytes += width
            units += unitCount
        }
        return (bytes, units)
    }
}
