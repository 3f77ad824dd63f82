public import SourceText

/// Where the front matter of a page ends and its body begins.
public struct FrontMatterSplit: Sendable, Hashable {
    /// The bytes between the two marker lines, or nil when the page has no front matter.
    public var content: ByteRange?
    /// The opening `---`, or nil when the file does not begin with one.
    public var opening: ByteRange?
    /// Offset of the first byte of the body: after the closing line, or after a byte order mark.
    public var bodyStart: Int

    /// Whether an opening line stands there without a closing one.
    public var isUnclosed: Bool { opening != nil && content == nil }

    /// Splits a file: an optional byte order mark, a first line `---`, lines, and a line `---` or `...`.
    ///
    /// Marker lines may end in spaces and tabs. A page that has no opening line costs four comparisons.
    public init(_ bytes: [UInt8]) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        content = nil
        opening = nil
        bodyStart = start
        guard let first = FrontMatterSplit.markerEnd(bytes, at: start, mark: UInt8(ascii: "-")) else { return }
        opening = ByteRange(start, start + 3)
        var line = first
        while line < bytes.count {
            let byte = bytes[line]
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."),
                let end = FrontMatterSplit.markerEnd(bytes, at: line, mark: byte)
            {
                content = ByteRange(first, line)
                bodyStart = end
                return
            }
            line = FrontMatterSplit.nextLine(bytes, from: line)
        }
    }

    /// Offset of the line after a line of three `mark`s, or nil when the line at `start` is none.
    private static func markerEnd(_ bytes: [UInt8], at start: Int, mark: UInt8) -> Int? {
        guard start + 3 <= bytes.count, bytes[start] == mark, bytes[start + 1] == mark, bytes[start + 2] == mark
        else { return nil }
        var index = start + 3
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        if index == bytes.count { return index }
        if bytes[index] == 0x0A { return index + 1 }
        guard bytes[index] == 0x0D else { return nil }
        return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? index + 2 : index + 1
    }

    private static func nextLine(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A { break }
            if byte == 0x0D {
                if index < bytes.count, bytes[index] == 0x0A { index += 1 }
                break
            }
        }
        return index
    }
}
