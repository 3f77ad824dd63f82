/// First bytes that no text begins with.
enum UnreadableHead {
    /// What the bytes are instead, as a sentence without a final stop; nil for text.
    static func reason(_ head: [UInt8]) -> String? {
        if head.starts(with: [0x1F, 0x8B]) { return "the file is compressed with gzip" }
        if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) || head.starts(with: [0x50, 0x4B, 0x05, 0x06]) {
            return "the file is a zip archive"
        }
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return nil }
        if head.count >= 4, head.starts(with: [0x00]) != head[1...].starts(with: [0x00]) {
            return "the file is UTF-16 without a byte order mark"
        }
        if head.contains(0) { return "the file is not text: it holds bytes of value 0" }
        return nil
    }

    /// What a file was packed with that is not unpacked here; nil for any other file.
    static func packer(_ head: [UInt8]) -> String? {
        // Between the two stands the size of the blocks.
        if head.starts(with: Array("BZh".utf8)), head.dropFirst(4).starts(with: [0x31, 0x41, 0x59, 0x26]) {
            return "bzip2"
        }
        return packers.first { head.starts(with: $0.mark) }?.name
    }

    private static let packers: [(mark: [UInt8], name: String)] = [
        ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "xz"),
        ([0x28, 0xB5, 0x2F, 0xFD], "zstd"), ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "7-Zip"),
        (Array("Rar!".utf8) + [0x1A, 0x07], "RAR"),
    ]
}
