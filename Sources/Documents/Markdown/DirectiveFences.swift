internal import SourceText

/// `:::name Title` or `:::name[Title]` … `:::`: a container that Markdown does not know.
///
/// The library cannot be taught a block of ours through its exported functions, so the fence lines are changed, byte
/// for byte in place, into thematic breaks before parsing: those interrupt a paragraph and stand in quotes and lists
/// just as a fence should, and no offset moves. `grouped` then turns the breaks into containers.
struct DirectiveFences {
    /// The names that mean something, besides `:::` alone, which closes.
    static let names = ["note", "tip", "important", "warning", "caution", "details", "tabs", "tab", "steps"]

    struct Fence {
        /// Offset of the first colon in the file.
        var start: Int
        /// End of the line.
        var end: Int
        /// Name and title in the file; both empty for a closing fence.
        var name: ByteRange
        var title: ByteRange
    }

    /// Fences by the line (from 0) they stand on.
    private(set) var fences: [Int: Fence] = [:]

    /// Finds fence lines. A line is one when three or more colons follow its indentation and container markers, and
    /// behind them stands nothing or a name of letters.
    init(in bytes: UnsafeBufferPointer<UInt8>, lines: SourceLines) {
        for line in 0..<lines.count {
            let end = lines.end(line, in: bytes)
            guard let start = Self.startOfColons(bytes, lines.start(line), end) else { continue }
            var cursor = start
            while cursor < end, bytes[cursor] == UInt8(ascii: ":") { cursor += 1 }
            guard cursor - start >= 3 else { continue }
            while cursor < end, bytes[cursor] == 0x20 { cursor += 1 }
            let nameStart = cursor
            while cursor < end, Self.isNameByte(bytes[cursor]) { cursor += 1 }
            let name = ByteRange(nameStart, cursor)
            let isBracketed = cursor < end && bytes[cursor] == UInt8(ascii: "[") && !name.isEmpty
            guard cursor == end || isSpace(bytes[cursor]) || isBracketed else { continue }
            while cursor < end, isSpace(bytes[cursor]) { cursor += 1 }
            var titleEnd = end
            while titleEnd > cursor, isSpace(bytes[titleEnd - 1]) { titleEnd -= 1 }
            if isBracketed, bytes[titleEnd - 1] == UInt8(ascii: "]") {
                cursor += 1
                titleEnd -= 1
            }
            // A tail as in `:::note Title :::` is kept as text.
            if name.isEmpty, titleEnd > cursor { continue }
            fences[line] = Fence(start: start, end: end, name: name, title: ByteRange(cursor, titleEnd))
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == UInt8(ascii: "-")
    }

    private static func startOfColons(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
        var cursor = start
        while cursor < end {
            switch bytes[cursor] {
            case UInt8(ascii: ":"): return cursor
            case 0x20, 0x09, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), 0x30...0x39,
                UInt8(ascii: "."), UInt8(ascii: ")"):
                cursor += 1
            default: return nil
            }
        }
        return nil
    }

    /// The bytes to parse: `file` with every fence line changed into a thematic break of the same length.
    func masked(_ file: [UInt8]) -> [UInt8] {
        var result = file
        for fence in fences.values {
            for offset in fence.start..<fence.end { result[offset] = 0x20 }
            for offset in fence.start..<(fence.start + 3) { result[offset] = UInt8(ascii: "*") }
        }
        return result
    }

    /// Keeps only the fences on lines that the parser read as thematic breaks; false when there were others (in code,
    /// in an indented continuation), which then have to be parsed as they were written.
    mutating func keepParsed(_ nodes: [TreeNode]) -> Bool {
        var breaks: Set<Int> = []
        for node in nodes where node.kind == .thematicBreak { breaks.insert(Int(node.startLine) - 1) }
        let before = fences.count
        fences = fences.filter { breaks.contains($0.key) }
        return fences.count == before
    }

    /// Forgets all fences.
    mutating func removeAll() { fences.removeAll() }

    /// The tree with containers in place of the fences.
    ///
    /// A fence closes the nearest open directive among its own siblings; one that nothing closes ends with its
    /// parent. Both a missing and a stray closing fence are findings.
    func grouped(_ nodes: [TreeNode], pool: inout [UInt8], file: SourceFile, findings: inout [Finding]) -> [TreeNode] {
        struct Open {
            var oldEnd: Int
            var index: Int
            var fence: Fence?
            /// A block that does not exist is one finding, whether it is closed or not.
            var isKnown = true
        }
        var result: [TreeNode] = []
        result.reserveCapacity(nodes.count)
        var open: [Open] = []
        func finding(_ fence: Fence, _ message: String, _ help: String) -> Finding {
            Finding(
                rule: "directive-fence", severity: .error,
                place: Place(file: file.name, range: ByteRange(fence.start, fence.end)), message: message, help: help)
        }
        func leave(_ frame: Open) {
            result[frame.index].end = Int32(result.count)
            if let fence = frame.fence, frame.isKnown {
                findings.append(
                    finding(
                        fence, ":::\(visible(file.bytes[fence.name.range])) is never closed",
                        "end it with a line `:::` at the same indentation, after an empty line where HTML stands above")
                )
            }
        }
        for (oldIndex, node) in nodes.enumerated() {
            while let frame = open.last, frame.oldEnd <= oldIndex {
                open.removeLast()
                leave(frame)
            }
            guard node.kind == .thematicBreak, let fence = fences[Int(node.startLine) - 1] else {
                if Int(node.end) > oldIndex + 1 {
                    open.append(Open(oldEnd: Int(node.end), index: result.count, fence: nil))
                }
                var copy = node
                copy.end = Int32(result.count + 1)
                result.append(copy)
                continue
            }
            if fence.name.isEmpty {
                if let frame = open.last, frame.fence != nil {
                    open.removeLast()
                    result[frame.index].endLine = node.startLine
                    result[frame.index].end = Int32(result.count)
                } else {
                    findings.append(
                        finding(fence, "::: closes nothing", "remove the line, or open the block with `:::note`"))
                }
                continue
            }
            let name = String(decoding: file.bytes[fence.name.range], as: UTF8.self).lowercased()
            let isKnown = Self.names.contains(name)
            if !isKnown {
                let nearest = nearestName(to: name, among: Self.names).map { "did you mean :::\($0)? " } ?? ""
                findings.append(
                    finding(
                        Fence(start: fence.start, end: fence.name.upperBound, name: fence.name, title: fence.title),
                        "there is no block :::\(name)",
                        nearest + "known are \(Self.names.joined(separator: ", "))"))
            }
            var directive = TreeNode(kind: .directive, startLine: node.startLine, endLine: node.startLine)
            directive.startColumn = node.startColumn
            directive.literal = ByteRange(pool.count, pool.count + fence.name.count)
            pool.append(contentsOf: file.bytes[fence.name.range].lazy.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 })
            directive.title = ByteRange(pool.count, pool.count + fence.title.count)
            pool.append(contentsOf: file.bytes[fence.title.range])
            directive.end = Int32(result.count + 1)
            let parentEnd = open.last?.oldEnd ?? nodes.count
            open.append(Open(oldEnd: parentEnd, index: result.count, fence: fence, isKnown: isKnown))
            result.append(directive)
        }
        while let frame = open.popLast() { leave(frame) }
        return result
    }
}
