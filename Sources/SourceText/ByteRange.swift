/// A half-open range of byte offsets into one file or one buffer, small enough to be kept by the hundred thousand.
public struct ByteRange: Hashable, Sendable {
    /// Offset of the first byte, from 0.
    public var start: UInt32
    /// Offset one past the last byte.
    public var end: UInt32

    /// The empty range at offset 0.
    public static let empty = ByteRange(0, 0)

    /// Makes the range `start..<end`; an `end` before `start` gives an empty range at `start`.
    @inlinable
    public init(_ start: Int, _ end: Int) {
        self.start = UInt32(clamping: start)
        self.end = UInt32(clamping: max(start, end))
    }

    /// Makes the range that covers the same offsets as `range`.
    @inlinable
    public init(_ range: Range<Int>) {
        self.init(range.lowerBound, range.upperBound)
    }

    /// Offset of the first byte as an index.
    @inlinable public var lowerBound: Int { Int(start) }
    /// Offset one past the last byte as an index.
    @inlinable public var upperBound: Int { Int(end) }
    /// Number of bytes.
    @inlinable public var count: Int { Int(end) - Int(start) }
    /// Whether no byte is covered.
    @inlinable public var isEmpty: Bool { start == end }
    /// The same offsets as a standard range.
    @inlinable public var range: Range<Int> { Int(start)..<Int(end) }

    /// The same range, moved by `distance` bytes.
    @inlinable
    public func shifted(by distance: Int) -> ByteRange {
        ByteRange(Int(start) + distance, Int(end) + distance)
    }
}
