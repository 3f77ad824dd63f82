extension UnitSyntax {
    /// How a text is read that nothing else tells: HTML when it holds a tag, else Markdown.
    static func guess(_ text: [UInt8]) -> UnitSyntax {
        var at = 0
        while let open = text[at...].firstIndex(of: UInt8(ascii: "<")) {
            if isTag(text[(open + 1)...]) { return .html }
            at = open + 1
        }
        return .markdown
    }

    /// `a href=…>`, `/p>`, `br/>`, but not `https://…>`, which is a link of Markdown.
    private static func isTag(_ rest: ArraySlice<UInt8>) -> Bool {
        if rest.starts(with: Array("!--".utf8)) { return true }
        let inner = rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest
        let name = inner.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || (0x30...0x39).contains($0) }
        guard let first = name.first, first > 0x39, let next = inner[name.endIndex...].first else { return false }
        return next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || next <= 0x20
    }
}
