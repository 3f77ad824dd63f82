/// Bytes as the key of a dictionary or set: hashed in one piece, where an array hashes byte by byte.
public struct ByteKey: Hashable, Sendable {
    /// The bytes.
    public let bytes: [UInt8]

    /// Makes a key.
    @inlinable
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Hashes the bytes in one piece.
    @inlinable
    public func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
