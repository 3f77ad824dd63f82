/// A pattern for the name of a record: `*` is any run of characters, everything else stands for itself.
struct NamePattern {
    private let parts: [[UInt8]]

    /// Makes a pattern.
    init(_ text: String) {
        parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
    }

    /// Whether the whole of a name fits.
    func matches(_ name: String) -> Bool {
        var rest = Array(name.utf8)[...]
        guard let first = parts.first, let last = parts.last, parts.count > 1 else { return rest == parts[0][...] }
        guard rest.starts(with: first) else { return false }
        rest = rest.dropFirst(first.count)
        for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
            guard let at = Self.first(part, in: rest) else { return false }
            rest = rest[(at + part.count)...]
        }
        return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
    }

    private static func first(_ part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
        guard text.count >= part.count else { return nil }
        return (text.startIndex...(text.endIndex - part.count)).first { text[$0...].starts(with: part) }
    }
}
