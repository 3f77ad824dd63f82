internal import SourceText

/// What the first bytes of an XML document say of its encoding, or why it cannot be read.
enum XMLEncoding {
    /// By byte order mark first, then by declaration (XML 1.0, appendix F); UTF-8 where nothing is said.
    static func detect(_ head: ArraySlice<UInt8>) -> Result<TextEncoding, XMLFault> {
        let marked = TextEncoding(markOf: head)
        if let marked, marked == .utf16BigEndian || marked == .utf16LittleEndian { return .success(marked) }
        if looksLikeUnmarkedUTF16(head) {
            return .failure(
                XMLFault(
                    offset: 0, message: "the file is UTF-16 without a byte order mark",
                    help: "save it as UTF-8, or as UTF-16 with a byte order mark"))
        }
        guard let name = declared(head), marked == nil else { return .success(.utf8) }
        if let encoding = TextEncoding(name: name.text) { return .success(encoding) }
        let isWide = name.text.lowercased().hasPrefix("utf-16")
        return .failure(
            XMLFault(
                offset: name.offset,
                message: isWide
                    ? "the file declares the encoding `" + visible(name.text) + "`, and is not written in it"
                    : "the encoding `" + visible(name.text) + "` is not read", help: "save the file as UTF-8"))
    }

    /// The value of `encoding` in the declaration.
    private static func declared(_ head: ArraySlice<UInt8>) -> (text: String, offset: Int)? {
        let bytes = Array(head)
        guard bytes.starts(with: Array("<?xml".utf8)), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else {
            return nil
        }
        let declaration = Array(bytes[..<end])
        let key = Array("encoding".utf8)
        guard let found = declaration.indices.first(where: { declaration[$0...].starts(with: key) }) else { return nil }
        guard
            let quote = declaration[found...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
            let close = declaration[(quote + 1)...].firstIndex(of: declaration[quote])
        else { return nil }
        return (String(decoding: declaration[(quote + 1)..<close], as: UTF8.self), quote + 1)
    }
}
