/// Offset of the first occurrence of `needle` in `bytes` at or behind `start`.
func firstIndex(of needle: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let first = needle.first, bytes.count >= needle.count else { return nil }
    var index = start
    let last = bytes.count - needle.count
    while index <= last {
        if bytes[index] == first {
            var offset = 1
            while offset < needle.count, bytes[index + offset] == needle[offset] { offset += 1 }
            if offset == needle.count { return index }
        }
        index += 1
    }
    return nil
}
