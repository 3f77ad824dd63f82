internal import SourceText

extension DocumentBuilder {
    mutating func recordHTMLSegments(
        _ nodes: [TreeNode], _ sources: [ByteRange], _ locator: BlockLocator, _ bytes: UnsafeBufferPointer<UInt8>,
        _ pool: UnsafeBufferPointer<UInt8>
    ) {
        func append(_ poolStart: Int, _ sourceStart: Int, _ count: Int) {
            guard count > 0 else { return }
            document.rawHTMLSegments.append(
                RawHTMLSegment(
                    poolStart: UInt32(poolStart), sourceStart: UInt32(sourceStart), count: UInt32(count)))
        }
        for index in nodes.indices where nodes[index].kind == .htmlBlock || nodes[index].kind == .htmlInline {
            let literal = nodes[index].literal
            if nodes[index].kind == .htmlBlock {
                let first = Int(locator.firstLines[index])
                for (offset, line) in textLines(of: literal, in: pool).enumerated() {
                    let end = locator.lines.end(first + offset, in: bytes)
                    // A tab that a quote marker used up in part is spelt out in spaces; those have no place.
                    var count = 0
                    while count < line.count, end - count > locator.lines.start(first + offset),
                        pool[line.upperBound - 1 - count] == bytes[end - 1 - count]
                    { count += 1 }
                    append(line.upperBound - count, end - count, count)
                }
                continue
            }
            // An inline tag may run over several lines; then the markers between its lines are not part of it.
            let source = sources[index]
            var cursor = source.lowerBound
            for line in textLines(of: literal, in: pool) {
                var start = cursor
                while start + line.count <= source.upperBound, !matches(line, start, bytes, pool) { start += 1 }
                append(line.lowerBound, start, line.count)
                cursor = start + line.count
            }
        }
    }

    private func matches(
        _ line: ByteRange, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ pool: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        line.range.allSatisfy { pool[$0] == bytes[start + $0 - line.lowerBound] }
    }
}
