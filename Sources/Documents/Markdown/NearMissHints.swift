/// What the parser has seen in passing of things that could have been meant as links.
///
/// A page without any of them, as nearly every page is, need not be looked at again.
public struct NearMissHints: Sendable, Hashable {
    /// Whether `]` stands in running text: brackets that are part of no link.
    public var hasLooseBracket = false
    /// Whether there are not as many `[` as `]`.
    public var hasUnevenBrackets = false
    /// Whether there may be brackets of full width.
    public var mayHaveWideBrackets = false
    /// Whether `<a` with white space behind it occurs, in raw HTML or in text.
    public var hasLinkTag = false
    /// Offset in the file of each `:` with `/` behind it, in order.
    public var colons: [Int32] = []

    /// Hints of an empty document.
    public init() {}

    init(_ scan: BodyScan, _ bytes: [UInt8], bodyStart: Int) {
        hasUnevenBrackets = scan.count("[") != scan.count("]")
        // U+FF3B, U+FF3D: EF BC BB, EF BC BD. U+3010, U+3011: E3 80 90, E3 80 91.
        mayHaveWideBrackets =
            scan.counts[0xEF] > 0 && scan.counts[0xBC] > 0 && scan.counts[0xBD] > 0
            || scan.counts[0xE3] > 0 && scan.counts[0x80] > 0 && scan.counts[0x91] > 0
        if scan.count("<") > 0 { hasLinkTag = bytes.withUnsafeBufferPointer { Self.linkTag(in: $0, from: bodyStart) } }
        colons = scan.colons
    }

    /// Whether the running text has to be looked at.
    public var asksForScan: Bool { hasLooseBracket || hasUnevenBrackets || mayHaveWideBrackets || hasLinkTag }

    private static func linkTag(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        let raw = UnsafeRawBufferPointer(bytes)
        var index = start
        while index + 2 < bytes.count {
            // Eight bytes at once where none of them is a `<`.
            if index + 8 <= bytes.count {
                let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ 0x3C3C_3C3C_3C3C_3C3C
                if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 == 0 {
                    index += 8
                    continue
                }
            }
            let last = min(index + 8, bytes.count - 2)
            while index < last {
                if bytes[index] == UInt8(ascii: "<"), bytes[index + 1] | 0x20 == UInt8(ascii: "a"),
                    isSpace(bytes[index + 2])
                {
                    return true
                }
                index += 1
            }
        }
        return false
    }
}
