internal import Dispatch

/// A part of a file that is in memory, and where in the file it begins.
///
/// An export may be larger than memory: readers hand it over in windows, each cut where a record or a value ends, never
/// inside of a character or a line end.
public struct SourceWindow: Sendable {
    /// The text of the window as UTF-8; offsets into it count from 0.
    public let text: [UInt8]
    /// The place of the window's first byte in the file.
    public let start: TextPosition
    /// Where the text stands in the bytes of the window, for a file that is not UTF-8; nil where they are the same.
    public let map: TextMap?
    private let lines: WindowLines

    /// Makes a window.
    public init(text: [UInt8], start: TextPosition = .start, map: TextMap? = nil) {
        self.text = text
        self.start = start
        self.map = map
        lines = WindowLines()
    }

    /// The lines of the text, counted when the first of them is asked for.
    private var table: LineTable { lines.table { LineTable(text, beginsFile: start.byteOffset == 0) } }

    /// The place in the file of an offset into the text.
    public func position(at offset: Int) -> TextPosition {
        var position = table.position(at: offset)
        if position.line == 1 {
            position.scalarColumn += start.scalarColumn - 1
            position.utf16Column += start.utf16Column - 1
        }
        position.line += start.line - 1
        let local = map.map { $0.source(of: ByteRange(position.byteOffset, position.byteOffset)).lowerBound }
        position.byteOffset = start.byteOffset + (local ?? position.byteOffset)
        return position
    }

    /// The place one past the window's last byte: the start of the next one.
    public var end: TextPosition { position(at: text.count) }

    /// The range of the line of the window's text that an offset stands on, without its line end.
    public func line(at offset: Int) -> Range<Int> {
        let table = table
        return table.range(ofLine: table.position(at: offset).line)
    }
}

/// The lines of a window, which copies of the window share: most windows have nothing in them that asks for a line.
private final class WindowLines: @unchecked Sendable {
    // Unchecked because the compiler cannot see that `made` is touched between `wait` and `signal` only.
    private let turn = DispatchSemaphore(value: 1)
    private var made: LineTable?

    /// The lines; `count` makes them the first time.
    func table(_ count: () -> LineTable) -> LineTable {
        turn.wait()
        defer { turn.signal() }
        if let made { return made }
        let table = count()
        made = table
        return table
    }
}

extension TextPosition {
    /// The first byte of a file.
    public static let start = TextPosition(byteOffset: 0, line: 1, scalarColumn: 1, utf16Column: 1)
}
