/// Where the lines of a document's body begin and end, in offsets of the file. Lines end at LF, CRLF or CR.
struct SourceLines {
    /// First byte of each line, and the end of the body as one entry more.
    let starts: [Int32]

    /// Takes line starts that are known already; the last is the end of the body.
    init(starts: [Int32]) { self.starts = starts }

    init(_ bytes: UnsafeBufferPointer<UInt8>, bodyStart: Int) {
        var starts: [Int32] = []
        starts.reserveCapacity((bytes.count - bodyStart) / 32 + 4)
        starts.append(Int32(bodyStart))
        var index = bodyStart
        let end = bytes.count
        while index < end {
            let byte = bytes[index]
            index += 1
            if byte > 0x0D { continue }
            if byte == 0x0A {
                starts.append(Int32(index))
            } else if byte == 0x0D {
                if index < end, bytes[index] == 0x0A { index += 1 }
                starts.append(Int32(index))
            }
        }
        if Int(starts[starts.count - 1]) != end { starts.append(Int32(end)) }
        self.starts = starts
    }

    /// Number of lines.
    var count: Int { starts.count - 1 }

    /// First byte of line `line` (from 0).
    func start(_ line: Int) -> Int { Int(starts[min(max(line, 0), starts.count - 1)]) }

    /// One past the last byte of line `line` (from 0), without its line end.
    func end(_ line: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard line >= 0, line < count else { return start(line) }
        let first = Int(starts[line])
        var end = Int(starts[line + 1])
        while end > first, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }
}
