import Documents
import SourceText

/// What must hold of every document, whatever it says: each place holds what the document says stands there.
func positionFaults(_ document: Document, _ bytes: [UInt8]) -> [String] {
    var faults: [String] = []
    func text(_ range: ByteRange) -> String { String(decoding: bytes[range.range], as: UTF8.self) }
    for (index, node) in document.nodes.enumerated() {
        if node.flags.contains(.estimated) { faults.append("\(index) \(node.kind) is estimated") }
        if node.source.upperBound > bytes.count { faults.append("\(index) \(node.kind) ends behind the file") }
        if Int(node.end) <= index || Int(node.end) > document.nodes.count { faults.append("\(index) has a wrong end") }
        if node.kind == .text, !node.source.isEmpty {
            let written = text(node.source)
            let literal = document.string(node.text)
            let isPlain = !written.contains("\\") && !written.contains("&") && !written.contains("{#")
            if isPlain, written != literal { faults.append("\(index) text «\(literal)» stands at «\(written)»") }
        }
        if node.kind == .code {
            let written = text(node.source)
            if !written.hasPrefix("`") || !written.hasSuffix("`") { faults.append("\(index) code at «\(written)»") }
        }
    }
    for link in document.links {
        let destination = document.string(link.destination)
        let written = text(link.destinationSource)
        let isPlain = !written.contains("\\") && !written.contains("&")
        switch link.form {
        case .autolink, .bareAutolink:
            if !destination.hasSuffix(written), isPlain { faults.append("autolink «\(destination)» at «\(written)»") }
        case .htmlAttribute:
            // A value over several lines has the markers of quotes between them in the file.
            let isOneLine = !written.contains(where: \.isNewline)
            if isPlain, isOneLine, written != destination {
                faults.append("\(link.form) «\(destination)» at «\(written)»")
            }
        default:
            if isPlain, written.trimmingSpaces != destination {
                faults.append("\(link.form) «\(destination)» at «\(written)»")
            }
        }
        let source = text(link.source)
        let starts: [String]
        switch link.form {
        case .autolink: starts = ["<"]
        case .htmlAttribute: starts = ["<"]
        case .bareAutolink: starts = [""]
        default: starts = link.use == .image ? ["!["] : ["["]
        }
        if !starts.contains(where: { source.hasPrefix($0) }) { faults.append("\(link.form) starts at «\(source)»") }
    }
    for definition in document.definitions where text(definition.source).first != "[" {
        faults.append("definition at «\(text(definition.source))»")
    }
    for segment in document.rawHTMLSegments {
        let pool = document.pool[Int(segment.poolStart)..<Int(segment.poolStart + segment.count)]
        let file = bytes[Int(segment.sourceStart)..<Int(segment.sourceStart + segment.count)]
        if !pool.elementsEqual(file) {
            faults.append("raw HTML «\(String(decoding: pool, as: UTF8.self))» is elsewhere")
        }
    }
    return faults
}

extension String {
    fileprivate var trimmingSpaces: String {
        var slice = Substring(self)
        while let first = slice.first, first.isWhitespace { slice.removeFirst() }
        while let last = slice.last, last.isWhitespace { slice.removeLast() }
        return String(slice)
    }
}
