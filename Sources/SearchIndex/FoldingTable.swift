/// The foldings of the characters below U+3400 in one table, because the library is asked anew for every character.
struct FoldingTable: Sendable {
    /// The one table.
    static let shared = FoldingTable()
    private static let limit: UInt32 = 0x3400

    private let starts: [UInt32]
    private let pool: [UInt32]

    private init() {
        var starts: [UInt32] = [0]
        var pool: [UInt32] = []
        for scalar in 0..<FoldingTable.limit {
            Folding.append(scalar, to: &pool)
            starts.append(UInt32(pool.count))
        }
        self.starts = starts
        self.pool = pool
    }

    /// Appends what a character is folded to.
    func append(_ scalar: UInt32, to result: inout [UInt32]) {
        guard scalar < FoldingTable.limit else { return Folding.append(scalar, to: &result) }
        result += pool[Int(starts[Int(scalar)])..<Int(starts[Int(scalar) + 1])]
    }
}
