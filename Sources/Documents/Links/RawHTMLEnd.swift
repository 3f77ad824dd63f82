/// Whether a piece of raw HTML is complete in itself.
enum RawHTMLEnd: Equatable {
    /// What follows cannot change what is in it, nor the other way round.
    case closed
    /// It ends inside a tag.
    case insideTag
    /// It ends inside a comment or the like, or opens an element whose content is text.
    case swallowing

    /// Looks at a piece of `bytes`; the byte behind the piece must be a line feed.
    init(of piece: Range<Int>, in bytes: [UInt8]) {
        // With the line feed, an end at the very end of the piece and no end at all can be told apart.
        let limit = piece.upperBound + 1
        var cursor = piece.lowerBound
        while let start = bytes[cursor..<piece.upperBound].firstIndex(of: UInt8(ascii: "<")) {
            let next = bytes[start + 1]
            if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
                cursor = HTMLMarkup.endOfDeclaration(bytes, at: start, before: limit, allowsCDATA: false)
                guard cursor < limit else {
                    self = .swallowing
                    return
                }
            } else if next == UInt8(ascii: "/") || HTMLStartTag.isLetter(next) {
                if Self.opensRawText(bytes[(start + 1)..<piece.upperBound]) {
                    self = .swallowing
                    return
                }
                cursor = HTMLMarkup.endOfTag(bytes, at: start, before: limit)
                guard cursor < limit else {
                    self = .insideTag
                    return
                }
            } else {
                cursor = start + 1
            }
        }
        self = .closed
    }

    private static func opensRawText(_ rest: ArraySlice<UInt8>) -> Bool {
        let name = rest.prefix(12).prefix { HTMLStartTag.isLetter($0) }
        return HTMLMarkup.rawTextElements.contains(String(decoding: name, as: UTF8.self).lowercased())
    }
}
