public import Documents
public import SourceText

extension Document {
    /// The comments in the document's raw HTML that suppress findings, in order of place.
    ///
    /// - Parameter file: the file that the document was read from.
    public func suppressions(in file: SourceFile) -> [Suppression] {
        guard !rawHTMLSegments.isEmpty else { return [] }
        var result: [Suppression] = []
        var leaf = 0
        for (index, node) in nodes.enumerated() {
            switch node.kind {
            case .paragraph, .heading, .tableCell: leaf = index
            case .htmlBlock, .htmlInline:
                let range = node.source.range.clamped(to: 0..<file.bytes.count)
                for comment in ownComments(in: file.bytes[range]) {
                    var (suppression, isForFile) = SuppressionComment.read(comment, in: file)
                    if !isForFile {
                        suppression.scope =
                            node.kind == .htmlInline
                            ? ByteRange(comment.lowerBound, nodes[leaf].source.upperBound)
                            : scope(of: comment, in: index, range, file.bytes)
                    }
                    result.append(suppression)
                }
            default: break
            }
        }
        return result
    }

    /// What a comment in a block of raw HTML covers: the rest of the block, or the next block when there is no more.
    private func scope(of comment: Range<Int>, in block: Int, _ range: Range<Int>, _ bytes: [UInt8]) -> ByteRange {
        if bytes[comment.upperBound..<range.upperBound].contains(where: { $0 > 0x20 }) {
            let rest = comment.upperBound..<range.upperBound
            let others = ownComments(in: bytes[rest])
            let hasMore = (rest.lowerBound..<rest.upperBound).contains { index in
                bytes[index] > 0x20 && !others.contains { $0.contains(index) }
            }
            if hasMore { return ByteRange(comment.lowerBound, range.upperBound) }
        }
        var next = Int(nodes[block].end)
        while next < nodes.count, isOnlyOwnComments(next, bytes) { next = Int(nodes[next].end) }
        let following = next < nodes.count ? nodes[next].source : ByteRange(bytes.count, bytes.count)
        // Definitions leave no block behind.
        if let definition = definitions.first(where: { $0.source.lowerBound >= comment.upperBound }),
            definition.source.lowerBound < following.lowerBound
        {
            return ByteRange(comment.lowerBound, definition.source.upperBound)
        }
        return ByteRange(comment.lowerBound, following.upperBound)
    }

    private func isOnlyOwnComments(_ node: Int, _ bytes: [UInt8]) -> Bool {
        guard nodes[node].kind == .htmlBlock else { return false }
        let range = nodes[node].source.range.clamped(to: 0..<bytes.count)
        let comments = ownComments(in: bytes[range])
        guard !comments.isEmpty else { return false }
        return !range.contains { index in bytes[index] > 0x20 && !comments.contains { $0.contains(index) } }
    }
}
