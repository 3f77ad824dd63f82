/// Looks for the name most like another among many, by bytes and at a bounded price.
///
/// Counts the edits of `nearestName` over bytes instead of scalars. A site where every link is broken asks for as many
/// suggestions as it has links; so the work for one is bounded: at most 1,000 candidates, and for each no more than
/// a narrow band of the table of edits.
struct NearestBytes {
    private let wanted: [UInt8]
    private var rows: [[Int]]
    private var looked = 0
    private var bestDistance = 5
    /// The index of the candidate most like the name, in order of offering; nil when none is near.
    private(set) var best: Int?
    /// Whether another candidate is as near as the best.
    private(set) var isTied = false

    /// Begins a search; names beyond 200 bytes have no neighbours.
    init(to name: some Collection<UInt8>) {
        wanted = name.count <= 200 ? name.map(foldedASCII) : []
        rows = [[Int]](repeating: [Int](repeating: 0, count: wanted.count + 1), count: 3)
    }

    /// Offers the next candidate.
    mutating func offer(_ candidate: ArraySlice<UInt8>) {
        defer { looked += 1 }
        guard looked < 1_000, !wanted.isEmpty, !candidate.isEmpty else { return }
        let limit = min(4, max(1, max(wanted.count, candidate.count) / 3), bestDistance)
        guard limit >= 0, abs(wanted.count - candidate.count) <= limit else { return }
        let distance = distance(to: candidate, limit: limit)
        guard distance <= limit else { return }
        if best != nil, distance == bestDistance {
            isTied = true
            return
        }
        isTied = false
        bestDistance = distance
        best = looked
    }

    /// The optimal string alignment distance, or something above `limit`.
    private mutating func distance(to candidate: ArraySlice<UInt8>, limit: Int) -> Int {
        let far = limit + 1
        for column in 0...wanted.count { rows[1][column] = column <= limit ? column : far }
        var before: UInt8 = 0
        for (offset, raw) in candidate.enumerated() {
            let byte = foldedASCII(raw)
            let row = offset + 1
            let low = max(1, row - limit)
            let high = min(wanted.count, row + limit)
            guard low <= high else { return far }
            rows[2][low - 1] = low == 1 && row <= limit ? row : far
            var least = rows[2][low - 1]
            for column in low...high {
                let other = wanted[column - 1]
                var cost = rows[1][column - 1] + (byte == other ? 0 : 1)
                cost = min(cost, rows[2][column - 1] + 1)
                if column < row + limit { cost = min(cost, rows[1][column] + 1) }
                if offset > 0, column > 1, byte == wanted[column - 2], before == other {
                    cost = min(cost, rows[0][column - 2] + 1)
                }
                rows[2][column] = min(cost, far)
                least = min(least, cost)
            }
            if high < wanted.count { rows[2][high + 1] = far }
            if least > limit { return far }
            rows.swapAt(0, 1)
            rows.swapAt(1, 2)
            before = byte
        }
        return rows[1][wanted.count]
    }
}
