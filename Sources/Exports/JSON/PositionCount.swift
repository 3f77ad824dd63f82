import SourceText

extension TextPosition {
    /// This position, moved over bytes that are UTF-8 and do not begin between CR and LF.
    ///
    /// Counts the same as ``SourceText/SourceWindow/end`` without making a table.
    func advanced(over bytes: UnsafeBufferPointer<UInt8>) -> TextPosition {
        var moved = self
        moved.byteOffset += bytes.count
        var tail = 0
        let feeds = bytes.number { $0 == 0x0A }
        let returns = bytes.number { $0 == 0x0D }
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
        let rest = UnsafeBufferPointer(rebasing: bytes[tail...])
        let scalars = rest.number { $0 & 0xC0 != 0x80 }
        moved.scalarColumn += scalars
        moved.utf16Column += scalars + rest.number { $0 >= 0xF0 }
        return moved
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// How many bytes fit; in stretches that a counter of one byte can count, so that many are looked at in one step.
    @inline(__always)
    fileprivate func number(_ fits: (UInt8) -> Bool) -> Int {
        var total = 0
        var at = 0
        while at < count {
            let end = Swift.min(at + 240, count)
            var some: UInt8 = 0
            for index in at..<end { some &+= fits(self[index]) ? 1 : 0 }
            total += Int(some)
            at = end
        }
        return total
    }
}
