/// Optimal string alignment without regard to ASCII case, or nil when it is more than `limit`.
///
/// Only the band of the table is computed in which a distance within the limit can lie.
func editDistance(_ left: some RandomAccessCollection<UInt8>, _ right: [UInt8], limit: Int) -> Int? {
    let (rows, columns) = (left.count, right.count)
    guard limit >= 0, abs(rows - columns) <= limit else { return nil }
    if rows == 0 || columns == 0 { return max(rows, columns) }
    let width = columns + 1
    let far = limit + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: width * 3) { table in
        table.initialize(repeating: far)
        for column in 0..<min(width, far) { table[column] = column }
        var (current, previous, beforePrevious) = (width, 0, width * 2)
        var lastByte: UInt8 = 0
        for (row, byte) in zip(1..., left) {
            let (first, last) = (max(1, row - limit), min(columns, row + limit))
            let letter = lowercased(byte)
            table[current + first - 1] = first == 1 && row <= limit ? row : far
            var lowest = table[current + first - 1]
            for column in first..<last + 1 {
                let other = lowercased(right[column - 1])
                var cost = table[previous + column - 1] + (letter == other ? 0 : 1)
                cost = min(cost, table[current + column - 1] + 1)
                if column < row + limit { cost = min(cost, table[previous + column] + 1) }
                if row > 1, column > 1, letter == lowercased(right[column - 2]), lastByte == other {
                    cost = min(cost, table[beforePrevious + column - 2] + 1)
                }
                cost = min(cost, far)
                table[current + column] = cost
                lowest = min(lowest, cost)
            }
            if lowest > limit { return nil }
            lastByte = letter
            (beforePrevious, previous, current) = (previous, current, beforePrevious)
        }
        let distance = table[previous + columns]
        return distance <= limit ? distance : nil
    }
}

/// Which bytes occur, as bits; letters in either case share theirs.
///
/// A text lacks at most one of another's bytes for each edit that leads from one to the other.
func byteSet(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 | 1 << UInt64(lowercased($1) & 63) }
}

/// The nearest of a few names, within a third of the length.
func nearestText(to name: String, among names: [String]) -> String? {
    let wanted = Array(name.utf8)
    var best: (distance: Int, name: String)?
    for candidate in names {
        let limit = min(max(1, max(wanted.count, candidate.utf8.count) / 3), (best?.distance ?? 5) - 1)
        if let distance = editDistance(wanted, Array(candidate.utf8), limit: limit) { best = (distance, candidate) }
    }
    return best?.name
}
