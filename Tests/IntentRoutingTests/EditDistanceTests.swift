import TestSupport
import Testing

@testable import IntentRouting

@Suite struct EditDistanceTests {
    /// The whole table, cell by cell, as the definition has it.
    private func plain(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var table = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
        for row in 0...left.count {
            for column in 0...right.count {
                guard row > 0, column > 0 else {
                    table[row][column] = row + column
                    continue
                }
                let isSame = left[row - 1] == right[column - 1]
                var cost = min(
                    table[row - 1][column] + 1, table[row][column - 1] + 1,
                    table[row - 1][column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, table[row - 2][column - 2] + 1)
                }
                table[row][column] = cost
            }
        }
        return table[left.count][right.count]
    }

    @Test func theBandGivesWhatTheWholeTableGives() {
        var random = RandomSource(seed: 4)
        func word() -> [UInt8] { (0..<random.number(0...9)).map { _ in UInt8(0x61 + random.number(0...2)) } }
        for _ in 0..<8_000 {
            let (left, right, limit) = (word(), word(), random.number(0...5))
            let distance = plain(left, right)
            #expect(editDistance(left, right, limit: limit) == (distance <= limit ? distance : nil))
            // What is skipped by its bytes is really too far away.
            #expect((byteSet(right) & ~byteSet(left)).nonzeroBitCount <= distance)
        }
        #expect(editDistance(Array("BACKUP".utf8), Array("backup".utf8), limit: 0) == 0)
    }
}
