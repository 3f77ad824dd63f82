/// A stretch of a text and what is to stand in its place.
public struct TextEdit: Sendable, Hashable {
    /// The bytes that go; empty where something is only put in.
    public var range: ByteRange
    /// The bytes that come.
    public var replacement: [UInt8]

    /// Makes an edit.
    public init(range: ByteRange, replacement: [UInt8]) {
        self.range = range
        self.replacement = replacement
    }

    /// The edits that can be made together, in order of place: of two that touch the same bytes the first one.
    ///
    /// Two that put something in at the same place are left to be made one after the other, too.
    public static func compatible(_ edits: [TextEdit]) -> [TextEdit] {
        var result: [TextEdit] = []
        for edit in edits.sorted(by: isBefore) {
            if let last = result.last {
                if last == edit || edit.range.lowerBound < last.range.upperBound { continue }
                if edit.range.lowerBound == last.range.lowerBound { continue }
            }
            result.append(edit)
        }
        return result
    }

    /// The text with edits made that are in order and touch no byte twice, as ``compatible(_:)`` gives them.
    public static func apply(_ edits: [TextEdit], to text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var at = 0
        for edit in edits {
            let start = min(max(at, edit.range.lowerBound), text.count)
            result += text[at..<start]
            result += edit.replacement
            at = min(max(start, edit.range.upperBound), text.count)
        }
        return result + text[at...]
    }

    private static func isBefore(_ left: TextEdit, _ right: TextEdit) -> Bool {
        if left.range.start != right.range.start { return left.range.start < right.range.start }
        if left.range.end != right.range.end { return left.range.end < right.range.end }
        return left.replacement.lexicographicallyPrecedes(right.replacement)
    }
}
