/// A set of small numbers: the places in patterns that a path has come to.
struct JSONStates: Hashable, Sendable {
    static let capacity = 128
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    var isEmpty: Bool { low | high == 0 }

    mutating func insert(_ state: Int) {
        if state < 64 { low |= 1 << UInt64(state) } else { high |= 1 << UInt64(state - 64) }
    }

    mutating func popFirst() -> Int? {
        if low != 0 {
            let state = low.trailingZeroBitCount
            low &= low - 1
            return state
        }
        guard high != 0 else { return nil }
        let state = high.trailingZeroBitCount
        high &= high - 1
        return state + 64
    }

    func intersection(_ other: JSONStates) -> JSONStates {
        var result = JSONStates()
        result.low = low & other.low
        result.high = high & other.high
        return result
    }
}
