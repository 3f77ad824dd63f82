/// One candidate of a `srcset`: an address and a descriptor such as `2x` or `640w`.
public struct HTMLImageCandidate: Sendable, Hashable {
    /// The address, as indices of the value that was split.
    public var address: Range<Int>
    /// What follows the address up to the next comma, white space around it left out.
    public var descriptor: Range<Int>

    /// Splits the decoded value of a `srcset` as the HTML standard does (4.8.4.3.10): commas at the end of an address end
    /// the candidate, commas inside an address or in parentheses do not.
    public static func split(_ value: ArraySlice<UInt8>) -> [HTMLImageCandidate] {
        var result: [HTMLImageCandidate] = []
        var cursor = value.startIndex
        while true {
            while cursor < value.endIndex, HTMLStartTag.isSpace(value[cursor]) || value[cursor] == 0x2C { cursor += 1 }
            guard cursor < value.endIndex else { return result }
            let start = cursor
            while cursor < value.endIndex, !HTMLStartTag.isSpace(value[cursor]) { cursor += 1 }
            var end = cursor
            while end > start, value[end - 1] == 0x2C { end -= 1 }
            if end < cursor {
                result.append(HTMLImageCandidate(address: start..<end, descriptor: end..<end))
                continue
            }
            while cursor < value.endIndex, HTMLStartTag.isSpace(value[cursor]) { cursor += 1 }
            let descriptor = cursor
            var isInParentheses = false
            while cursor < value.endIndex, isInParentheses || value[cursor] != 0x2C {
                if value[cursor] == 0x28 { isInParentheses = true }
                if value[cursor] == 0x29 { isInParentheses = false }
                cursor += 1
            }
            var descriptorEnd = cursor
            while descriptorEnd > descriptor, HTMLStartTag.isSpace(value[descriptorEnd - 1]) { descriptorEnd -= 1 }
            result.append(HTMLImageCandidate(address: start..<end, descriptor: descriptor..<descriptorEnd))
        }
    }

    /// Splits a value at white space.
    static func words(_ value: ArraySlice<UInt8>) -> [Range<Int>] {
        value.split(whereSeparator: HTMLStartTag.isSpace).map { $0.startIndex..<$0.endIndex }
    }
}
