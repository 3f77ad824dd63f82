internal import SourceText

/// The cells of a row; ranges and maps count from the row's first byte.
struct CSVCells {
    private(set) var cells: [MappedText] = []
    private(set) var faults: [RecordFault] = []

    /// - Parameter row: The row without its line end.
    init(_ row: ArraySlice<UInt8>, separator: UInt8) {
        let bytes = Array(row)
        var at = 0
        while true {
            var cell = MappedText()
            at =
                at < bytes.count && bytes[at] == 0x22
                ? readQuoted(bytes, at, separator, into: &cell) : readPlain(bytes, at, separator, into: &cell)
            cells.append(cell)
            guard at < bytes.count else { return }
            at += 1
        }
    }

    private func readPlain(_ bytes: [UInt8], _ start: Int, _ separator: UInt8, into cell: inout MappedText) -> Int {
        let end = bytes[start...].firstIndex(of: separator) ?? bytes.count
        cell.append(verbatim: bytes[start..<end], at: start)
        return end
    }

    private mutating func readQuoted(
        _ bytes: [UInt8], _ start: Int, _ separator: UInt8, into cell: inout MappedText
    ) -> Int {
        var at = start + 1
        while at < bytes.count {
            let run = at
            while at < bytes.count, bytes[at] != 0x22 { at += 1 }
            cell.append(verbatim: bytes[run..<at], at: run)
            guard at < bytes.count else { break }
            guard at + 1 < bytes.count, bytes[at + 1] == 0x22 else {
                at += 1
                break
            }
            cell.append([0x22], from: at..<at + 2)
            at += 2
        }
        guard at < bytes.count, bytes[at] != separator else { return at }
        faults.append(
            RecordFault(
                rule: "malformed-export", range: ByteRange(at, at + 1),
                message: "a closing quote is followed by text", help: "quotes inside of a cell are written twice"))
        return readPlain(bytes, at, separator, into: &cell)
    }
}
