/// Numbers and postings as text that needs no escape in a script.
enum PostingsLine {
    private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_".utf8)

    /// The most postings that a term keeps; those of the highest impact.
    static let limit = 2_000

    /// Appends a number in digits of five bits, the lowest first; a sixth bit says that more follow.
    static func append(_ number: Int, to output: inout [UInt8]) {
        var rest = number
        while rest >= 32 {
            output.append(digits[rest & 31 | 32])
            rest >>= 5
        }
        output.append(digits[rest])
    }

    /// Appends the number of pages that have the term, then for each page its impact and its distance from the one before.
    static func append(_ postings: ArraySlice<UInt32>, to output: inout [UInt8]) {
        append(postings.count, to: &output)
        var last = -1
        func write(_ posting: UInt32) {
            let page = Int(posting >> 6)
            output.append(digits[Int(posting & 63)])
            append(page - last - 1, to: &output)
            last = page
        }
        guard postings.count > limit else {
            for posting in postings { write(posting) }
            return
        }
        var levels = [Int](repeating: 0, count: 64)
        for posting in postings { levels[Int(posting & 63)] += 1 }
        var lowest: UInt32 = 63
        var kept = 0
        while lowest > 0, kept + levels[Int(lowest)] <= limit {
            kept += levels[Int(lowest)]
            lowest -= 1
        }
        // Of the pages that are worth equally much, the first ones.
        var room = limit - kept
        for posting in postings {
            let impact = posting & 63
            if impact > lowest {
                write(posting)
            } else if impact == lowest, room > 0 {
                room -= 1
                write(posting)
            }
        }
    }
}
