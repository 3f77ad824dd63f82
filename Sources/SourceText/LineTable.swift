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
/// Made only for files that have something to report. A line may be as long as the file, and hold a finding every few
/// bytes: places on the way are remembered, so that a position costs the same wherever it is.
public struct LineTable: Sendable {
    /// Byte offset of the first byte of each line; never empty.
    public let starts: [Int]
    private let bytes: [UInt8]
    /// Length of the byte order mark, which takes no column.
    private let markLength: Int
    /// For every full stride of the file: the first scalar at or after it, and what stands before that on its line.
    private let marks: [Mark]

    private struct Mark: Sendable {
        var offset: Int
        var scalars: Int
        var units: Int
    }

    private static let stride = 1024

    /// Counts the lines of `bytes`.
    ///
    /// - Parameter beginsFile: whether they are the beginning of a file: only there is U+FEFF a byte order mark.
    public init(_ bytes: [UInt8], beginsFile: Bool = true) {
        self.bytes = bytes
        markLength = beginsFile && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var starts = [0]
        var marks = [Mark(offset: 0, scalars: 0, units: 0)]
        var here = Mark(offset: markLength, scalars: 0, units: 0)
        while here.offset < bytes.count {
            if here.offset >= marks.count * LineTable.stride { marks.append(here) }
            let byte = bytes[here.offset]
            if byte == 0x0A || byte == 0x0D {
                here.offset += 1
                if byte == 0x0D, here.offset < bytes.count, bytes[here.offset] == 0x0A { here.offset += 1 }
                starts.append(here.offset)
                here.scalars = 0
                here.units = 0
            } else {
                LineTable.step(&here, in: bytes)
            }
        }
        self.starts = starts
        self.marks = marks
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
        var here = Mark(offset: starts[low], scalars: 0, units: 0)
        if here.offset == 0 { here.offset = markLength }
        var index = min(offset / LineTable.stride, marks.count - 1)
        if index > 0, marks[index].offset > offset { index -= 1 }
        if marks[index].offset > here.offset, marks[index].offset <= offset { here = marks[index] }
        while here.offset < offset { LineTable.step(&here, in: bytes) }
        return TextPosition(
            byteOffset: offset, line: low + 1, scalarColumn: here.scalars + 1, utf16Column: here.units + 1)
    }

    /// The bytes of a line (from 1) without its line end.
    public func range(ofLine line: Int) -> Range<Int> {
        guard line >= 1, line <= starts.count else { return bytes.count..<bytes.count }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    /// Moves over one scalar, or over one stretch of bytes that decoding repairs to one U+FFFD.
    private static func step(_ mark: inout Mark, in bytes: [UInt8]) {
        let length = scalarLength(bytes, at: mark.offset)
        mark.offset += length
        mark.scalars += 1
        mark.units += length == 4 ? 2 : 1
    }
}

/// The number of bytes that decode to one scalar, or that decoding repairs to one U+FFFD (the longest stretch that
/// begins a scalar: Unicode 3.9, best practice for U+FFFD).
private func scalarLength(_ bytes: [UInt8], at index: Int) -> Int {
    let lead = bytes[index]
    let wanted: Int
    switch lead {
    case 0xC2...0xDF: wanted = 2
    case 0xE0...0xEF: wanted = 3
    case 0xF0...0xF4: wanted = 4
    default: return 1
    }
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xE0: second = 0xA0...0xBF
    case 0xED: second = 0x80...0x9F
    case 0xF0: second = 0x90...0xBF
    case 0xF4: second = 0x80...0x8F
    default: break
    }
    var length = 1
    while length < wanted, index + length < bytes.count {
        let allowed = length == 1 ? second : 0x80...0xBF
        guard allowed.contains(bytes[index + length]) else { break }
        length += 1
    }
    return length
}
