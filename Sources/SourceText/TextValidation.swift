/// Offset of the first byte that is NUL or does not belong to valid UTF-8 (Unicode 15.0, table 3-7), or nil.
public func firstInvalidByte(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    let count = bytes.count
    func isContinuation(_ offset: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
        offset < count && bytes[offset] >= low && bytes[offset] <= high
    }
    while index < count {
        let byte = bytes[index]
        if byte < 0x80 {
            if byte == 0 { return index }
            index += 1
            continue
        }
        switch byte {
        case 0xC2...0xDF where isContinuation(index + 1): index += 2
        case 0xE0 where isContinuation(index + 1, 0xA0) && isContinuation(index + 2): index += 3
        case 0xED where isContinuation(index + 1, 0x80, 0x9F) && isContinuation(index + 2): index += 3
        case 0xE1...0xEC where isContinuation(index + 1) && isContinuation(index + 2),
            0xEE...0xEF where isContinuation(index + 1) && isContinuation(index + 2):
            index += 3
        case 0xF0 where isContinuation(index + 1, 0x90) && isContinuation(index + 2) && isContinuation(index + 3):
            index += 4
        case 0xF4 where isContinuation(index + 1, 0x80, 0x8F) && isContinuation(index + 2) && isContinuation(index + 3):
            index += 4
        case 0xF1...0xF3 where isContinuation(index + 1) && isContinuation(index + 2) && isContinuation(index + 3):
            index += 4
        default: return index
        }
    }
    return nil
}
