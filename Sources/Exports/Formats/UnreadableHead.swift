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
}
