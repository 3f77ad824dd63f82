internal import SourceText

/// A long document cut where an entry of its longest part begins, so that it is read on all cores.
///
/// Cuts are made by the indentation of lines alone. A line of that indentation may stand inside of quotes or brackets that
/// are open over several lines; then the part before it does not end well, and the document is read as a whole. The same
/// where anything is found to be wrong, so that what is said of it depends on no cut.
struct YAMLParts {
    /// Length from which on cutting is worth its while, in bytes.
    static let worthwhile = 128 << 10
    /// The most parts; more than cores, so that a slow one holds nothing up.
    private static let most = 16

    private let bytes: ArraySlice<UInt8>
    /// Where the parts begin, and the end: the first goes into the longest part's first entries, the last stands behind
    /// its entries and may be empty.
    private let bounds: [Int]

    /// Cuts a document without a byte order mark; nil where there is no part to cut.
    ///
    /// - Parameter size: About how long the parts become.
    init?(_ bytes: ArraySlice<UInt8>, size: Int? = nil) {
        self.bytes = bytes
        guard let block = Self.longestBlock(of: bytes) else { return nil }
        let size = size ?? max(1, block.count / Self.most)
        var bounds = [bytes.startIndex]
        var indentation: Int?
        var line = block.lowerBound
        while line < block.upperBound {
            let first = bytes[line..<block.upperBound].firstIndex { $0 != 0x20 } ?? block.upperBound
            let end = bytes[first..<block.upperBound].firstIndex(of: 0x0A).map { $0 + 1 } ?? block.upperBound
            if first < end, !Self.isBlankOrComment(bytes[first]) {
                if indentation == nil {
                    // The first entry stays with its key.
                    indentation = first - line
                } else if first - line == indentation, Self.mayBeginKey(bytes[first]),
                    line - bounds[bounds.count - 1] >= size
                {
                    bounds.append(line)
                }
            }
            line = end
        }
        guard bounds.count > 1, indentation ?? 0 > 0 else { return nil }
        self.bounds = bounds + [block.upperBound, bytes.endIndex]
    }

    /// Not `?`, which a `:` on a line of its own belongs to.
    private static func mayBeginKey(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x22, 0x27: true
        default: false
        }
    }

    private static func isBlankOrComment(_ byte: UInt8) -> Bool {
        byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: "#")
    }

    /// The lines below the outermost key that has most of them; nil where a line at the margin is no `key:`, a comment or
    /// blank, or where the key has its value beside it.
    private static func longestBlock(of bytes: ArraySlice<UInt8>) -> Range<Int>? {
        var longest = bytes.startIndex..<bytes.startIndex
        var open: Int?
        var line = bytes.startIndex
        while line < bytes.endIndex {
            let end = bytes[line...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
            switch bytes[line] {
            case 0x20, 0x0A, 0x0D, UInt8(ascii: "#"): break
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"):
                if let open, line - open > longest.count { longest = open..<line }
                open = isKeyAlone(bytes[line..<end]) ? end : nil
            default: return nil
            }
            line = end
        }
        if let open, bytes.endIndex - open > longest.count { longest = open..<bytes.endIndex }
        return longest.isEmpty ? nil : longest
    }

    /// Whether a line is letters, digits, `_` and `-`, a colon, and blanks.
    private static func isKeyAlone(_ line: ArraySlice<UInt8>) -> Bool {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
        return line[(colon + 1)...].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
            && line[..<colon].allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
                default: false
                }
            }
    }

    /// Reads the parts and puts them together; nil where one of them is not what it was taken for.
    func parse(file: String, base: Int) -> YAMLNode? {
        let count = bounds.count - 1
        let parts = concurrentMap(count) { [bytes, bounds] part in
            let bytes = bytes[bounds[part]..<bounds[part + 1]]
            return parseWhole(
                bytes, file: file, base: base + bounds[part] - bounds[0], depth: part > 0 && part < count - 1 ? 1 : 0)
        }
        guard parts.allSatisfy(\.findings.isEmpty), let head = parts[0].root, case .mapping(var outer) = head.content,
            let key = outer.popLast(), case .mapping(var entries) = key.value.content
        else { return nil }
        var end = key.value.range.upperBound
        for part in parts[1..<(count - 1)] {
            guard let root = part.root, case .mapping(let more) = root.content else { return nil }
            entries += more
            end = root.range.upperBound
        }
        let value = YAMLNode(content: .mapping(entries), range: ByteRange(key.value.range.lowerBound, end))
        outer.append(YAMLEntry(key: key.key, keyRange: key.keyRange, value: value))
        if let tail = parts[count - 1].root {
            guard case .mapping(let more) = tail.content else { return nil }
            outer += more
            end = tail.range.upperBound
        }
        guard Set(entries.map(\.key)).count == entries.count, Set(outer.map(\.key)).count == outer.count else {
            return nil
        }
        return YAMLNode(content: .mapping(outer), range: ByteRange(head.range.lowerBound, end))
    }
}
