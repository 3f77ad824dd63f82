/// A page as search results show it.
public struct SearchPage: Sendable {
    /// The title as plain text.
    public var title: String
    /// The address from the root of the site, as a URL reference.
    public var address: String
    /// Titles of the pages above it, from the top.
    public var trail: [String]

    /// Makes a page.
    public init(title: String, address: String, trail: [String]) {
        self.title = title
        self.address = address
        self.trail = trail
    }
}

/// The sections of a page as its file has them: heading, anchor and words of each, written when the page is read, so that the
/// article need not be read again.
public struct SearchSections: Sendable {
    /// The most bytes of a page's words that are kept for excerpts.
    private static let limit = 16_000

    /// What is written.
    let bytes: [UInt8]

    /// Writes the sections of an article.
    public init(_ article: ArticleText) {
        var output: [UInt8] = []
        output.reserveCapacity(article.bytes.count + article.sections.count * 16)
        var room = SearchSections.limit
        for section in article.sections where !section.heading.isEmpty || !section.text.isEmpty {
            output += output.isEmpty ? "[".utf8 : ",[".utf8
            // The heading of level 1 is the title, and the page begins with it.
            let isTitle = section.level == 1
            ScriptText.quote(isTitle ? [] : article.bytes[section.heading], to: &output)
            output.append(UInt8(ascii: ","))
            ScriptText.quote(isTitle ? [] : article.bytes[section.anchor], to: &output)
            output.append(UInt8(ascii: ","))
            let text = SearchSections.cut(article.bytes[section.text], room)
            room -= text.count
            ScriptText.quote(text, to: &output)
            output.append(UInt8(ascii: "]"))
        }
        bytes = output
    }

    /// Number of bytes that are written.
    public var size: Int { bytes.count }

    /// The beginning of a text in whole characters.
    private static func cut(_ text: ArraySlice<UInt8>, _ room: Int) -> ArraySlice<UInt8> {
        guard text.count > room else { return text }
        var end = text.startIndex + room
        while end > text.startIndex, text[end] & 0xC0 == 0x80 { end -= 1 }
        return text[text.startIndex..<end]
    }
}

/// Text as a string of JavaScript.
enum ScriptText {
    /// Appends a string. Text from ``ArticleText`` has no controls; titles may, and get spaces for them.
    static func quote(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        text.withUnsafeBufferPointer { text in
            var start = 0
            for index in 0..<text.count {
                let byte = text[index]
                // All others lie between and above.
                guard byte <= 0x22 || byte == UInt8(ascii: "\\") else { continue }
                guard byte < 0x20 || byte >= 0x22 else { continue }
                output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
                start = index + 1
                if byte < 0x20 {
                    output.append(0x20)
                } else {
                    output.append(UInt8(ascii: "\\"))
                    output.append(byte)
                }
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        }
        output.append(UInt8(ascii: "\""))
    }
}

extension SearchPage {
    /// Appends the page: title, address, trail, sections.
    func write(_ sections: SearchSections?, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "["))
        ScriptText.quote(Array(title.utf8)[...], to: &output)
        output.append(UInt8(ascii: ","))
        ScriptText.quote(Array(address.utf8)[...], to: &output)
        output += ",[".utf8
        for (number, title) in trail.enumerated() {
            if number > 0 { output.append(UInt8(ascii: ",")) }
            ScriptText.quote(Array(title.utf8)[...], to: &output)
        }
        output += "],[".utf8
        if let sections { output += sections.bytes }
        output += "]]".utf8
    }
}
