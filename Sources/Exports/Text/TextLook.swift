/// Tells Markdown and HTML apart where the format leaves it open.
enum TextLook {
    /// HTML where the text begins with a tag or comment of HTML, ends with a tag and holds no `](`; else Markdown, which
    /// may hold HTML.
    static func syntax(of text: [UInt8]) -> UnitSyntax {
        guard let first = text.firstIndex(where: { $0 > 0x20 }), text[first] == UInt8(ascii: "<"),
            let last = text.last(where: { $0 > 0x20 }), last == UInt8(ascii: ">")
        else { return .markdown }
        if zip(text, text.dropFirst()).contains(where: { $0 == (UInt8(ascii: "]"), UInt8(ascii: "(")) }) {
            return .markdown
        }
        let rest = text[(first + 1)...]
        if rest.starts(with: Array("!--".utf8)) { return .html }
        let name = rest.prefix { isNameByte($0) }
        guard let next = rest.dropFirst(name.count).first,
            next <= 0x20 || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
        else { return .markdown }
        return names.contains(String(decoding: name, as: UTF8.self).lowercased()) ? .html : .markdown
    }

    /// Whether no link, near miss or intent can stand in the text: nothing but ASCII letters, digits, spaces, `-` and `_`.
    static func isPlainWords(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { isNameByte($0) || $0 == 0x20 || $0 == UInt8(ascii: "_") }
    }

    /// Whether the text may be JSON that holds strings: an object or array from its first to its last byte.
    static func mayBeJSON(_ text: [UInt8]) -> Bool {
        guard let first = text.first(where: { $0 > 0x20 }), let last = text.last(where: { $0 > 0x20 }) else {
            return false
        }
        return (first == UInt8(ascii: "{") && last == UInt8(ascii: "}"))
            || (first == UInt8(ascii: "[") && last == UInt8(ascii: "]") && text.contains(UInt8(ascii: "\"")))
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
        default: false
        }
    }

    private static let names: Set<String> = [
        "a", "article", "aside", "b", "blockquote", "body", "br", "center", "code", "dd", "details", "div", "dl", "dt",
        "em", "embed", "figcaption", "figure", "font", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head",
        "header", "hr", "html", "i", "iframe", "img", "li", "main", "mark", "nav", "ol", "p", "picture", "pre",
        "script",
        "section", "small", "span", "strong", "style", "sub", "summary", "sup", "svg", "table", "tbody", "td", "tfoot",
        "th", "thead", "tr", "u", "ul", "video",
    ]
}
