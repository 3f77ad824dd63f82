import SourceText

/// Keys that stand twice in one object.
extension JSONScanner {
    mutating func note(key range: Range<Int>, isVerbatim: Bool) {
        let answer =
            isVerbatim
            ? bytes.withUnsafeBytes { keys.insert(UnsafeRawBufferPointer(rebasing: $0[range])) }
            : JSONText.decode(bytes, range, origin: 0).text.withUnsafeBytes { keys.insert($0) }
        switch answer {
        case .new: break
        case .duplicate:
            faults.append(
                JSONFault(
                    rule: "duplicate-key", range: range,
                    message: "the key `\(visible(bytes[range].prefix(80)))` stands twice in one object",
                    help: "readers of JSON keep one of the two values, and not all the same one"))
        case .tooMany:
            faults.append(
                JSONFault(
                    range: range, message: "an object has more than \(JSONKeyRegister.limit) keys",
                    help: "keys behind this one are not looked at for duplicates"))
        }
    }
}
