/// FNV-1a, 64 bits: the same in every run.
///
/// - Parameter hash: the hash of what stands before.
@inlinable
public func stableHash(_ bytes: some Sequence<UInt8>, behind hash: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    bytes.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
