internal import SourceText

/// Tells whether a text in brackets looks like a destination, and not like a remark in brackets.
struct DestinationLook {
    /// What a text looks like.
    enum Answer {
        /// A remark.
        case nothing
        /// A destination.
        case destination
        /// One of the app's own addresses.
        case intent
    }
    /// How much else speaks for a link.
    enum Evidence: Comparable {
        /// Brackets beside each other, which prose has too.
        case weak
        /// `](` as only a link has it.
        case strong
    }

    /// The app's schemes in lower case.
    let schemes: [[UInt8]]
    /// Whether a path leads to a file of the site, or a fragment to a place on the page.
    let leadsSomewhere: (ArraySlice<UInt8>) -> Bool

    private static let knownSchemes: Set<String> = [
        "http", "https", "mailto", "tel", "sms", "ftp", "file", "javascript", "data", "facetime", "maps",
    ]
    private static let endings: [[UInt8]] = [
        ".md", ".markdown", ".html", ".htm", ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".pdf",
    ].map { Array($0.utf8) }

    /// What a decoded text looks like.
    func answer(_ text: [UInt8], _ evidence: Evidence) -> Answer {
        guard let first = text.first, text.count <= 2_000 else { return .nothing }
        if let length = schemeLength(text) {
            let name = text[..<length].map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
            let rest = text[(length + 1)...]
            guard let next = rest.first, next > 0x20, next < 0x80 || schemes.contains(name) else { return .nothing }
            if schemes.contains(name) { return .intent }
            if rest.starts(with: [0x2F, 0x2F]) { return rest.count > 2 ? .destination : .nothing }
            return Self.knownSchemes.contains(String(decoding: name, as: UTF8.self)) ? .destination : .nothing
        }
        return isPath(text, first, evidence) ? .destination : .nothing
    }

    private func isPath(_ text: [UInt8], _ first: UInt8, _ evidence: Evidence) -> Bool {
        if text.starts(with: Array("www.".utf8)) { return text.count > 6 && !text.contains(0x20) }
        if first == UInt8(ascii: "#") {
            guard text.count > 1, !text.contains(0x20) else { return false }
            let isName = text[1] >= 0x80 || text[1] | 0x20 >= 0x61 && text[1] | 0x20 <= 0x7A
            return isName && (evidence == .strong || leadsSomewhere(text[...]))
        }
        let end = text.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? text.count
        let path = text[..<end]
        if path.starts(with: Array("./".utf8)) || path.starts(with: Array("../".utf8)) { return path.count > 3 }
        if Self.endings.contains(where: { path.count > $0.count && path.suffix($0.count).elementsEqual($0) }) {
            // Several words before the name of a file are a sentence that ends with it.
            return !text.contains(0x20) || evidence == .strong
        }
        guard path.contains(UInt8(ascii: "/")) else { return false }
        if leadsSomewhere(text[...]) { return true }
        return evidence == .strong && path.count > 2 && !text.contains(0x20)
            && (first == UInt8(ascii: "/") || path.last == UInt8(ascii: "/"))
    }

    private func schemeLength(_ text: [UInt8]) -> Int? {
        guard text[0] | 0x20 >= 0x61, text[0] | 0x20 <= 0x7A else { return nil }
        for index in 1..<max(1, min(text.count, 64)) {
            switch text[index] {
            case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
                continue
            case UInt8(ascii: ":"): return index > 1 ? index : nil
            default: return nil
            }
        }
        return nil
    }
}
