extension ImageSize {
    /// The first chunk: lossy, lossless or extended (RFC 9649, 2.5 to 2.7; RFC 6386, 9.1).
    static func webP(_ bytes: inout ImageBytes) -> ImageSize? {
        if bytes.has("VP8X", at: 12) {
            guard let width = bytes.littleEndian(24, 3), let height = bytes.littleEndian(27, 3) else { return nil }
            return ImageSize(width: width + 1, height: height + 1)
        }
        if bytes.has("VP8L", at: 12) {
            guard bytes.bigEndian(20, 1) == 0x2F, let bits = bytes.littleEndian(21, 4) else { return nil }
            return ImageSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
        }
        guard bytes.has("VP8 ", at: 12), let tag = bytes.littleEndian(20, 1), tag & 1 == 0,
            bytes.bigEndian(23, 3) == 0x9D_012A,
            let width = bytes.littleEndian(26, 2), let height = bytes.littleEndian(28, 2)
        else { return nil }
        // The two upper bits of each are a scale that only a player uses.
        return ImageSize(width: width & 0x3FFF, height: height & 0x3FFF)
    }
}
