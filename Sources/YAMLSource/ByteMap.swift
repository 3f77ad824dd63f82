/// From libyaml's code-point index to the byte offset in the file.
struct ByteMap {
    /// Offset in the file of each code point and of the end; empty when every byte is a code point of its own.
    private var offsets: [UInt32] = []
    private let base: Int
    private let count: Int

    /// Counts the code points of `bytes`, whose first byte stands at `base` in the file.
    init(_ bytes: ArraySlice<UInt8>, base: Int, isASCII: Bool) {
        self.base = base
        count = bytes.count
        guard !isASCII else { return }
        offsets.reserveCapacity(bytes.count + 1)
        for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
            offsets.append(UInt32(clamping: base + offset))
        }
        offsets.append(UInt32(clamping: base + bytes.count))
    }

    /// The offset in the file; an index past the end gives the end.
    func offset(_ index: Int) -> Int {
        guard !offsets.isEmpty else { return base + min(index, count) }
        return Int(offsets[min(index, offsets.count - 1)])
    }
}
