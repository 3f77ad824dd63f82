/// A small deterministic generator (SplitMix64), so that a failing seed can be run again.
public struct RandomSource: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts from a seed.
    public init(seed: UInt64) {
        state = seed ^ 0x5DEE_CE66_D123_4567
        // Neighbouring seeds must not give the same numbers one step apart.
        state = next() ^ (seed << 32)
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A whole number in the range.
    public mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// One of the values.
    public mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...(values.count - 1))] }

    /// True with the given probability.
    public mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
}
