/// Tells which system wrote a JSON file by the keys in its first bytes.
enum JSONSignature {
    /// The format of a preset, or nil for JSON of no system that is known.
    static func format(of head: [UInt8]) -> ExportFormat? {
        let marks: [(ExportFormat, [String])] = [
            (.xcstrings, ["sourceLanguage", "strings"]), (.ghost, ["db", "data"]),
            (.contentful, ["contentTypes", "editorInterfaces"]), (.contentful, ["entries", "sys"]),
            (.sanity, ["_id", "_type"]), (.zendesk, ["articles", "source_locale"]),
            (.zendesk, ["translations", "source_type"]), (.intercom, ["translated_content", "type"]),
            (.directus, ["data", "languages_code"]), (.strapi, ["documentId"]), (.strapi, ["type", "data", "id"]),
        ]
        let keys = self.keys(in: head)
        return marks.first { $0.1.allSatisfy { keys.contains(Array($0.utf8)) } }?.0
    }

    /// JSON or NDJSON: whether the first line is a whole value with another line behind it.
    static func plainFormat(of head: [UInt8]) -> ExportFormat? {
        guard let end = head.firstIndex(of: 0x0A) else { return .json }
        let line = head[..<end].last { $0 != 0x0D && $0 != 0x20 }
        let next = head[(end + 1)...].first { $0 > 0x20 }
        let closes = line == UInt8(ascii: "}") || line == UInt8(ascii: "]")
        return closes && (next == UInt8(ascii: "{") || next == UInt8(ascii: "[")) ? .ndjson : .json
    }

    private static func keys(in head: [UInt8]) -> Set<[UInt8]> {
        var keys: Set<[UInt8]> = []
        var start: Int?
        for (at, byte) in head.enumerated() where byte == 0x22 {
            guard let open = start else {
                start = at + 1
                continue
            }
            if head[at - 1] == UInt8(ascii: "\\") { continue }
            start = nil
            if head[(at + 1)...].first(where: { $0 > 0x20 }) == UInt8(ascii: ":") {
                keys.insert(Array(head[open..<at]))
            }
        }
        return keys
    }
}
