public import SourceText

/// A start tag read from bytes alone, by the tokenizer rules of the HTML standard (13.2.5.8 to 13.2.5.40).
///
/// Values are undecoded. It serves where no tree is wanted: to sift tags before parsing, and for the sizes of SVG images.
public struct HTMLStartTag: Sendable, Hashable {
    /// An attribute as written.
    public struct Attribute: Sendable, Hashable {
        /// The name as written.
        public var name: ByteRange
        /// The value without quotes; empty when there is none.
        public var value: ByteRange
    }

    /// The name as written.
    public var name: ByteRange
    /// The whole tag, from `<` to `>`.
    public var source: ByteRange
    /// Its attributes as written, repeated ones included.
    public var attributes: [Attribute]
    /// Whether it ends with `/>`.
    public var isSelfClosing: Bool

    /// Reads the tag whose `<` stands at `start`; nil when none begins there or it does not end before `end`.
    public static func read(_ bytes: [UInt8], at start: Int, before end: Int) -> HTMLStartTag? {
        guard start >= 0, end <= bytes.count, start + 1 < end, bytes[start] == 0x3C, isLetter(bytes[start + 1]) else {
            return nil
        }
        return read(bytes, nameAt: start + 1, tagAt: start, before: end)
    }

    /// Reads the tag at `start`, whose name begins at `nameStart`: one later for a start tag, two for an end tag.
    static func read(_ bytes: [UInt8], nameAt nameStart: Int, tagAt start: Int, before end: Int) -> HTMLStartTag? {
        var cursor = nameStart
        while cursor < end, !isSpace(bytes[cursor]), bytes[cursor] != 0x2F, bytes[cursor] != 0x3E { cursor += 1 }
        var tag = HTMLStartTag(
            name: ByteRange(nameStart, cursor), source: .empty, attributes: [], isSelfClosing: false)
        while cursor < end {
            let byte = bytes[cursor]
            if byte == 0x3E {
                tag.isSelfClosing = bytes[cursor - 1] == 0x2F && tag.attributes.last?.value.upperBound != cursor
                tag.source = ByteRange(start, cursor + 1)
                return tag
            }
            if isSpace(byte) || byte == 0x2F {
                cursor += 1
            } else {
                guard let (attribute, next) = readAttribute(bytes, at: cursor, before: end) else { return nil }
                tag.attributes.append(attribute)
                cursor = next
            }
        }
        return nil
    }

    private static func readAttribute(_ bytes: [UInt8], at start: Int, before end: Int) -> (Attribute, next: Int)? {
        // An equals sign at the very start belongs to the name.
        var cursor = start + 1
        while cursor < end, !isSpace(bytes[cursor]), bytes[cursor] != 0x2F, bytes[cursor] != 0x3E, bytes[cursor] != 0x3D
        {
            cursor += 1
        }
        let name = ByteRange(start, cursor)
        let afterName = cursor
        while cursor < end, isSpace(bytes[cursor]) { cursor += 1 }
        guard cursor < end else { return nil }
        guard bytes[cursor] == 0x3D else {
            return (Attribute(name: name, value: ByteRange(afterName, afterName)), afterName)
        }
        cursor += 1
        while cursor < end, isSpace(bytes[cursor]) { cursor += 1 }
        guard cursor < end else { return nil }
        let quote = bytes[cursor]
        if quote == 0x22 || quote == 0x27 {
            let valueStart = cursor + 1
            guard let close = bytes[valueStart..<end].firstIndex(of: quote) else { return nil }
            return (Attribute(name: name, value: ByteRange(valueStart, close)), close + 1)
        }
        let valueStart = cursor
        while cursor < end, !isSpace(bytes[cursor]), bytes[cursor] != 0x3E { cursor += 1 }
        return (Attribute(name: name, value: ByteRange(valueStart, cursor)), cursor)
    }

    /// Whether a byte is white space to the tokenizer.
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
    }

    /// Whether a byte is an ASCII letter.
    static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

/// Bytes as text with the ASCII letters in lower case.
func lowercased(_ bytes: some Collection<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { buffer in
        var count = 0
        for byte in bytes {
            buffer[count] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
            count += 1
        }
        return count
    }
}
