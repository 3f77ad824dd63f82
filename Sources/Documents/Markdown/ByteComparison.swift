/// Whether two stretches of bytes are equal, eight at a time.
@inline(__always)
func equalBytes(
    _ left: UnsafeBufferPointer<UInt8>, _ leftStart: Int, _ right: UnsafeBufferPointer<UInt8>, _ rightStart: Int,
    _ count: Int
) -> Bool {
    guard leftStart >= 0, rightStart >= 0, leftStart + count <= left.count, rightStart + count <= right.count else {
        return false
    }
    guard count > 0, let leftBase = left.baseAddress, let rightBase = right.baseAddress else { return true }
    let leftBytes = UnsafeRawPointer(leftBase + leftStart)
    let rightBytes = UnsafeRawPointer(rightBase + rightStart)
    var offset = 0
    while offset + 8 <= count {
        if leftBytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            != rightBytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        {
            return false
        }
        offset += 8
    }
    while offset < count {
        if leftBytes.load(fromByteOffset: offset, as: UInt8.self)
            != rightBytes.load(fromByteOffset: offset, as: UInt8.self)
        {
            return false
        }
        offset += 1
    }
    return true
}
