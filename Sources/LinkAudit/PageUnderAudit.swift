import Documents
import SourceText

/// What the rules over a whole document look at.
struct PageUnderAudit {
    /// The document.
    let document: Document
    /// The file it was read from.
    let file: SourceFile
    /// The links that it nearly has.
    var nearMisses: [MissedLink] = []
    /// Whether it comes from an export: a text for readers of an app, in which no code is quoted.
    var isExport = false

    /// The text of a range of the file.
    func text(_ range: ByteRange) -> String {
        String(decoding: file.bytes[range.range.clamped(to: 0..<file.bytes.count)], as: UTF8.self)
    }

    /// A second place in the same file.
    func related(_ range: ByteRange, _ message: String) -> RelatedPlace {
        RelatedPlace(place: Place(file: file.name, range: range), message: message)
    }

    /// Whether anything inside a node can be seen or read out: text that is not white space, code, an image with an
    /// alternative text, raw HTML.
    func hasText(inside node: Int) -> Bool {
        for index in node + 1..<max(node + 1, Int(document.nodes[node].end)) {
            let inner = document.nodes[index]
            switch inner.kind {
            case .text, .code:
                if document.bytes(inner.text).contains(where: { $0 > 0x20 }) { return true }
            case .htmlInline, .footnoteReference: return true
            default: break
            }
        }
        return false
    }

    /// The text inside a node if it is an address by itself, nil otherwise.
    ///
    /// An address has a scheme and `//`, or begins with `www.`, or is a host of a usual kind, or an e-mail address.
    func addressShown(inside node: Int) -> String? {
        // Most texts are words: decided without copying anything.
        let inside = node + 1..<max(node + 1, Int(document.nodes[node].end))
        var hasMark = false
        for index in inside {
            let inner = document.nodes[index]
            guard inner.kind == .text || inner.kind == .code else {
                if inner.kind == .image { return nil }
                continue
            }
            for byte in document.bytes(inner.text) {
                if byte <= 0x20 { return nil }
                if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") { hasMark = true }
            }
        }
        guard hasMark else { return nil }
        var text: [UInt8] = []
        for index in inside where document.nodes[index].kind == .text || document.nodes[index].kind == .code {
            text.append(contentsOf: document.bytes(document.nodes[index].text))
        }
        let shown = String(decoding: text, as: UTF8.self)
        return ShownAddress(shown) == .none ? nil : shown
    }
}
