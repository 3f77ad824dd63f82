internal import SourceText

/// The content of an element as markup: its text decoded, the tags in it as they are written.
struct MarkupText {
    private(set) var text = MappedText()
    /// Where tags stand in the text.
    private(set) var tags: [Range<Int>] = []

    /// Adds character data; offsets into the document count from `base` on.
    mutating func append(_ range: Range<Int>, decoded: [UInt8]?, base: Int, document: SlidingText) {
        let place = range.lowerBound - base..<range.upperBound - base
        if let decoded {
            text.append(decoded, from: place)
        } else {
            text.append(verbatim: document[range], at: place.lowerBound)
        }
    }

    /// Adds a start tag as it is written, but for entities of the document.
    mutating func append(_ tag: XMLTag, base: Int, document: SlidingText) {
        let start = text.count
        text.append(tag.markup(raw: document[tag.range], base: base))
        tags.append(start..<text.count)
    }

    /// Adds an end tag as it is written; of an element that closes itself, the one that HTML wants.
    mutating func append(endOf name: String, at range: Range<Int>, base: Int, document: SlidingText) {
        let start = text.count
        if range.isEmpty {
            text.append(Array("</\(name)>".utf8), from: range.lowerBound - base..<range.lowerBound - base)
        } else {
            text.append(verbatim: document[range], at: range.lowerBound - base)
        }
        tags.append(start..<text.count)
    }
}
