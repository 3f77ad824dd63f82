import SourceText

/// A position in 20 bytes, for lists of millions; lines and columns stop at four thousand millions.
struct CompactPosition {
    private var lowOffset: UInt32
    private var highOffset: UInt32
    private var line: UInt32
    private var scalarColumn: UInt32
    private var utf16Column: UInt32

    /// Packs a position.
    init(_ position: TextPosition) {
        lowOffset = UInt32(truncatingIfNeeded: position.byteOffset)
        highOffset = UInt32(truncatingIfNeeded: position.byteOffset >> 32)
        line = UInt32(clamping: position.line)
        scalarColumn = UInt32(clamping: position.scalarColumn)
        utf16Column = UInt32(clamping: position.utf16Column)
    }

    /// The position.
    var position: TextPosition {
        TextPosition(
            byteOffset: Int(highOffset) << 32 | Int(lowOffset), line: Int(line), scalarColumn: Int(scalarColumn),
            utf16Column: Int(utf16Column))
    }
}
