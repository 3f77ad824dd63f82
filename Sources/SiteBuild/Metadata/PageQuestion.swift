import Documents

/// A question of a page and its answer, both plain text.
struct PageQuestion: Sendable, Hashable {
    /// The question: the text of a heading.
    var question: String
    /// The answer: the text between that heading and the next, a line for each block.
    var answer: String
}

extension Document {
    /// The questions of the document: every heading with text of its own below it that no deeper heading divides.
    var questions: [PageQuestion] {
        var result: [PageQuestion] = []
        for (index, heading) in headings.enumerated() where heading.level > 1 {
            let next = index + 1 < headings.count ? headings[index + 1] : nil
            if let next, next.level > heading.level { continue }
            let start = Int(nodes[Int(heading.node)].end)
            let end = next.map { Int($0.node) } ?? nodes.count
            let answer = plainText(start..<max(start, end))
            if !answer.isEmpty { result.append(PageQuestion(question: string(heading.text), answer: answer)) }
        }
        return result
    }

    /// The text of some nodes without markup, a line for each block; raw HTML is left out.
    private func plainText(_ range: Range<Int>) -> String {
        var lines: [[UInt8]] = []
        var line: [UInt8] = []
        func endLine() {
            if !line.isEmpty { lines.append(line) }
            line = []
        }
        for node in nodes[range] {
            switch node.kind {
            case .text, .code: line += bytes(node.text)
            case .softBreak, .lineBreak: line.append(0x20)
            case .codeBlock:
                endLine()
                line += bytes(node.text)
                endLine()
            case .tableCell: if !line.isEmpty { line.append(0x20) }
            default: if node.kind.isBlock { endLine() }
            }
        }
        endLine()
        return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }
}
