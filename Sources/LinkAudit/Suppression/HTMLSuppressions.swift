import Documents
import SourceText

extension HTMLTree {
    /// The comments of a body of HTML that suppress findings, in order of place.
    ///
    /// A comment covers the block element behind it; among text it covers the element that it stands in.
    func suppressions(in file: SourceFile) -> [Suppression] {
        var result: [Suppression] = []
        for index in nodes.indices where nodes[index].kind == .comment {
            for comment in ownComments(in: file.bytes[nodes[index].source.range.clamped(to: 0..<file.bytes.count)]) {
                var (suppression, isForFile) = SuppressionComment.read(comment, in: file)
                if !isForFile { suppression.scope = ByteRange(comment.lowerBound, endOfScope(of: index)) }
                result.append(suppression)
            }
        }
        return result
    }

    private func endOfScope(of comment: Int) -> Int {
        let parent = Int(nodes[comment].parent)
        let last = parent >= 0 ? Int(nodes[parent].end) : nodes.count
        var next = comment + 1
        while next < last {
            let node = nodes[next]
            let isBlank = node.kind == .text && bytes(node.text).allSatisfy { $0 <= 0x20 }
            if isBlank || node.kind == .comment {
                next = max(next + 1, Int(node.end))
                continue
            }
            guard node.kind == .element, !NearMissSearch.inlineElements.contains(node) else { break }
            return end(of: next)
        }
        return parent >= 0 ? end(of: parent) : input.count
    }

    /// One past the last byte of an element: its end tag, else where what follows it begins.
    private func end(of element: Int) -> Int {
        if !nodes[element].endTag.isEmpty { return nodes[element].endTag.upperBound }
        let next = Int(nodes[element].end)
        return next < nodes.count && !nodes[next].source.isEmpty ? nodes[next].source.lowerBound : input.count
    }
}
