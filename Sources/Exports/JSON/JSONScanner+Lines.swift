import SourceText

/// The first bytes of a file, and the way to the end of a line that is at fault.
extension JSONScanner {
    /// Goes past a byte order mark; refuses bytes that are no text.
    mutating func checkHead(isStrapi: Bool) throws(JSONStop) {
        while bytes.count < 512 { guard try fill() else { break } }
        let head = Array(bytes.prefix(512))
        if let reason = UnreadableHead.reason(head) ?? Self.otherEncoding(head) {
            let help =
                if reason.contains("UTF-") {
                    "JSON is UTF-8; convert the file, with `iconv -f UTF-16 -t UTF-8` for example"
                } else if isStrapi {
                    "export with `strapi export --no-encrypt --no-compress`"
                } else {
                    "unpack it, or have it written anew as JSON in UTF-8"
                }
            throw .fatal(JSONFault(range: 0..<0, message: reason, help: help))
        }
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    }

    private static func otherEncoding(_ head: [UInt8]) -> String? {
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "the file is UTF-16" }
        guard let first = head.first, first >= 0x80 || first < 0x09, !head.starts(with: [0xEF, 0xBB, 0xBF]) else {
            return nil
        }
        return "the file is not text: it may be encrypted or compressed"
    }

    /// The end of the line that `index` stands on: the index of its line end or the end of the input, or nil when it is
    /// more than `limit` bytes away.
    mutating func lineEnd(from index: Int, limit: Int) throws(JSONStop) -> Int? {
        var index = index
        let last = index + limit
        while true {
            while index < bytes.count {
                if bytes[index] == 0x0A || bytes[index] == 0x0D { return index }
                index += 1
                if index > last { return nil }
            }
            guard try fill() else { return bytes.count }
        }
    }

    /// Lets go of the bytes up to the next line end.
    mutating func skipLine() throws(JSONStop) {
        while true {
            if let end = bytes[at...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
                at = end
                return
            }
            noteStrayBytes()
            at = bytes.count
            drop(upTo: at)
            guard try fill() else { return }
        }
    }
}
