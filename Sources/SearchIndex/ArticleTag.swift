/// A tag, comment or declaration in the HTML of an article.
struct ArticleTag {
    /// The first eight letters of the name in lower case, as one number; 0 for comments and declarations.
    var name: UInt64
    /// Whether it is an end tag.
    var isEnd: Bool
    /// Offset behind it.
    var end: Int
    private var attributes: Range<Int>

    /// Reads what begins with the `<` at `start`; nil when that is no markup.
    init?(_ html: UnsafeBufferPointer<UInt8>, at start: Int) {
        var index = start + 1
        guard index < html.count else { return nil }
        isEnd = html[index] == UInt8(ascii: "/")
        if isEnd { index += 1 }
        guard index < html.count else { return nil }
        name = 0
        switch html[index] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            attributes = 0..<0
            end = ArticleTag.endOfComment(html, from: index)
            return
        default: return nil
        }
        while index < html.count, html[index] > 0x20, html[index] != UInt8(ascii: ">"), html[index] != UInt8(ascii: "/")
        {
            let letter = (0x41...0x5A).contains(html[index]) ? html[index] | 0x20 : html[index]
            if name >> 56 == 0 { name = name << 8 | UInt64(letter) }
            index += 1
        }
        let first = index
        while index < html.count {
            let byte = html[index]
            // Everything else is above.
            if byte <= 0x3E {
                if byte == UInt8(ascii: ">") { break }
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    index += 1
                    while index < html.count, html[index] != byte { index += 1 }
                    if index == html.count { break }
                }
            }
            index += 1
        }
        attributes = first..<index
        end = min(index + 1, html.count)
    }

    /// The level of a heading's tag.
    var headingLevel: UInt8? {
        // "h1" to "h6".
        (0x6831...0x6836).contains(name) ? UInt8(name & 0xF) : nil
    }

    /// Whether words stay together across it.
    var isInline: Bool { name == 0 || ArticleTag.inline.contains(name) }

    /// Whether what it encloses is no text.
    var hidesContent: Bool { !isEnd && ArticleTag.hidden.contains(name) }

    /// The value of the attribute `id` as the emitter writes it; empty when there is none.
    func identifier(in html: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
        var index = attributes.lowerBound
        while index + 5 <= attributes.upperBound {
            if html[index] == 0x20, html[index + 1] == UInt8(ascii: "i"), html[index + 2] == UInt8(ascii: "d"),
                html[index + 3] == UInt8(ascii: "="), html[index + 4] == UInt8(ascii: "\"")
            {
                let start = index + 5
                let end = html[start..<attributes.upperBound].firstIndex(of: UInt8(ascii: "\"")) ?? start
                return html[start..<end]
            }
            index += 1
        }
        return html[0..<0]
    }

    /// Offset behind the end tag of `name`, or of the end of the text.
    static func end(of name: UInt64, in html: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < html.count {
            if html[index] == UInt8(ascii: "<"), let tag = ArticleTag(html, at: index) {
                if tag.isEnd, tag.name == name { return tag.end }
            }
            index += 1
        }
        return html.count
    }

    private static func endOfComment(_ html: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let isComment = html[start..<html.count].starts(with: "!--".utf8)
        var index = isComment ? start + 3 : start
        while index < html.count {
            if html[index] == UInt8(ascii: ">"),
                !isComment || (html[index - 1] == UInt8(ascii: "-") && html[index - 2] == UInt8(ascii: "-"))
            {
                return index + 1
            }
            index += 1
        }
        return html.count
    }

    private static let inline = TagNames(
        "a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q rp rt ruby s samp small span strike strong"
            + " sub sup time tt u var wbr")
    private static let hidden = TagNames("script style template svg math select textarea title")
}

/// A few names of tags, found without hashing them as a set does.
private struct TagNames {
    private var slots = [UInt64](repeating: 0, count: 256)

    init(_ names: String) {
        for name in names.split(separator: " ") {
            let number = name.utf8.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
            var slot = TagNames.slot(number)
            while slots[slot] != 0 { slot = (slot + 1) & 255 }
            slots[slot] = number
        }
    }

    func contains(_ name: UInt64) -> Bool {
        var slot = TagNames.slot(name)
        while slots[slot] != 0 {
            if slots[slot] == name { return true }
            slot = (slot + 1) & 255
        }
        return false
    }

    private static func slot(_ name: UInt64) -> Int { Int(truncatingIfNeeded: (name &* 0x9E37_79B9_7F4A_7C15) >> 56) }
}
