/// A place in a file as people and report formats count it.
///
/// Lines and columns count from 1.
public struct TextPosition: Hashable, Sendable {
    /// Offset of the byte, from 0.
    public var byteOffset: Int
    /// Line, from 1.
    ///
    /// Lines end at LF, CRLF or CR and at nothing else.
    public var line: Int
    /// Column in Unicode scalars, from 1.
    ///
    /// A byte order mark at the start of the file takes no column.
    public var scalarColumn: Int
    /// Column in UTF-16 code units, from 1.
    public var utf16Column: Int

    /// Makes a position from its counted parts.
    public init(byteOffset: Int, line: Int, scalarColumn: Int, utf16Column: Int) {
        self.byteOffset = byteOffset
        self.line = line
        self.scalarColumn = scalarColumn
        self.utf16Column = utf16Column
    }
}

/// Where the lines of a file begin.
///
/// Built only for files that have something to report.
public struct LineTable: Sendable {
    /// Byte offset of the first byte of each line; never empty.
    public let starts: [Int]
    private let bytes: [UInt8]

    /// Counts the lines of `bytes`.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A {
                starts.append(index)
            } else if byte == 0x0D {
                if index < bytes.count, bytes[index] == 0x0A { index += 1 }
                starts.append(index)
            }
        }
        self.starts = starts
    }

    /// The line and columns of a byte offset; offsets past the end give the end.
    public func position(at byteOffset: Int) -> TextPosition {
        let offset = min(max(byteOffset, 0), bytes.count)
        var low = 0
        var high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        var cursor = starts[low]
        if cursor == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { cursor = min(3, offset) }
        var scalars = 0
        var units = 0
        while cursor < offset {
            let byte = bytes[cursor]
            if byte & 0xC0 != 0x80 {
                scalars += 1
                units += byte >= 0xF0 ? 2 : 1
            }
            cursor += 1
        }
        return TextPosition(byteOffset: offset, line: low + 1, scalarColumn: scalars + 1, utf16Column: units + 1)
    }

    /// The bytes of a line (from 1) without its line end.
    public func range(ofLine line: Int) -> Range<Int> {
        guard line >= 1, line <= starts.count else { return bytes.count..<bytes.count }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }
}
