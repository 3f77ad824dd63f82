internal import SourceText

/// A decoded text as it is put together, with where each byte comes from.
struct MappedText {
    private(set) var bytes: [UInt8] = []
    private(set) var map = TextMap()

    var isEmpty: Bool { bytes.isEmpty }
    var count: Int { bytes.count }
    /// The text as a string, for names and ids.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Adds bytes that stand as they are from `start` on.
    mutating func append(verbatim text: some Collection<UInt8>, at start: Int) {
        bytes += text
        map.append(verbatim: text.count, at: start)
    }

    /// Adds bytes that stand for the whole of `source`.
    mutating func append(_ decoded: some Collection<UInt8>, from source: Range<Int>) {
        bytes += decoded
        map.append(decoded: decoded.count, from: source)
    }

    /// Adds a character that stands for the whole of `source`.
    mutating func append(scalar: UInt32, from source: Range<Int>) {
        let start = bytes.count
        appendUTF8(scalar, to: &bytes)
        map.append(decoded: bytes.count - start, from: source)
    }

    /// Adds another text, which stands where it stands.
    mutating func append(_ other: MappedText) {
        bytes += other.bytes
        map.append(other.map)
    }

    /// The same text, with the map leading to where the text stands that this one was decoded from.
    func through(_ outer: TextMap) -> MappedText {
        var result = self
        result.map = map.through(outer)
        return result
    }
}
