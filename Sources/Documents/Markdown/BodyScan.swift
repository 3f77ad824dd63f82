/// One pass over the bytes of a body, which tells what can be left out afterwards.
///
/// Nearly every page has no NUL, no lone CR, few brackets and no directive; knowing that from one cheap loop saves
/// looking again for each of them.
struct BodyScan {
    /// First byte of each line, and the end of the body as one entry more.
    private(set) var lines: SourceLines
    /// How often each byte occurs.
    private(set) var counts: [Int32]
    /// Whether `]:` occurs: without it there is no link reference definition.
    private(set) var hasDefinitionMark = false
    /// Whether `:::` occurs.
    private(set) var hasFenceColons = false
    /// Whether any byte is 0x80 or above.
    private(set) var hasMultibyte = false
    /// Offset in the file of each `:` with `/` behind it: the colon of a scheme, wherever it stands.
    private(set) var colons: [Int32] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, bodyStart: Int) {
        var starts: [Int32] = []
        starts.reserveCapacity((bytes.count - bodyStart) / 24 + 4)
        starts.append(Int32(bodyStart))
        var counts = [Int32](repeating: 0, count: 256)
        var hasDefinitionMark = false
        var hasFenceColons = false
        var colons: [Int32] = []
        counts.withUnsafeMutableBufferPointer { counts in
            var index = bodyStart
            let end = bytes.count
            while index < end {
                let byte = bytes[index]
                counts[Int(byte)] &+= 1
                index &+= 1
                if byte > 0x3A { continue }
                if byte == 0x0A {
                    starts.append(Int32(index))
                } else if byte == 0x3A {
                    if index < end, bytes[index] == UInt8(ascii: "/") { colons.append(Int32(index &- 1)) }
                    if index >= 2 {
                        if bytes[index - 2] == UInt8(ascii: "]") { hasDefinitionMark = true }
                        if index >= 3, bytes[index - 2] == 0x3A, bytes[index - 3] == 0x3A { hasFenceColons = true }
                    }
                }
            }
        }
        if counts[0x0D] > 0 {
            lines = SourceLines(bytes, bodyStart: bodyStart)
        } else {
            if Int(starts[starts.count - 1]) != bytes.count { starts.append(Int32(bytes.count)) }
            lines = SourceLines(starts: starts)
        }
        var multibyte: Int32 = 0
        for byte in 0x80...0xFF { multibyte |= counts[byte] }
        hasMultibyte = multibyte != 0
        self.counts = counts
        self.hasDefinitionMark = hasDefinitionMark
        self.hasFenceColons = hasFenceColons
        self.colons = colons
    }

    /// How often a character occurs.
    func count(_ character: Unicode.Scalar) -> Int { Int(counts[Int(UInt8(ascii: character))]) }
}
