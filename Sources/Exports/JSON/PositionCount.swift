import SourceText

extension TextPosition {
    /// This position, moved over bytes that are UTF-8 and do not end between CR and LF.
    ///
    /// Counts the same as ``SourceText/SourceWindow/end`` without making a table.
    func advanced(over bytes: UnsafeBufferPointer<UInt8>) -> TextPosition {
        var moved = self
        moved.byteOffset += bytes.count
        var tail = 0
        var feeds = 0
        var returns = 0
        for byte in bytes {
            feeds &+= byte == 0x0A ? 1 : 0
            returns &+= byte == 0x0D ? 1 : 0
        }
        if feeds + returns > 0 {
            var lines = feeds + returns
            if feeds > 0, returns > 0 {
                for at in 1..<bytes.count where bytes[at] == 0x0A && bytes[at - 1] == 0x0D { lines -= 1 }
            }
            moved.line += lines
            moved.scalarColumn = 1
            moved.utf16Column = 1
            tail = bytes.count
            while tail > 0, bytes[tail - 1] != 0x0A, bytes[tail - 1] != 0x0D { tail -= 1 }
        } else if byteOffset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            tail = 3
        }
        var scalars = 0
        var pairs = 0
        for byte in UnsafeBufferPointer(rebasing: bytes[tail...]) {
            scalars &+= byte & 0xC0 == 0x80 ? 0 : 1
            pairs &+= byte >= 0xF0 ? 1 : 0
        }
        moved.scalarColumn += scalars
        moved.utf16Column += scalars + pairs
        return moved
    }
}
