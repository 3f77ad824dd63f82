/// The words of an article as its readers see them, in sections: read from the HTML that the page carries.
///
/// So raw HTML, callouts and notes are found like any other text, and nothing is found that a page does not show. Blank
/// space is one space; what stands in `script` and `style` is no text.
public struct ArticleText: Sendable {
    /// What stands under one heading.
    public struct Section: Sendable {
        /// The heading's words in ``ArticleText/bytes``; empty for what stands before the first heading.
        public var heading: Range<Int>
        /// The heading's anchor in ``ArticleText/bytes``; empty where there is none.
        public var anchor: Range<Int>
        /// The words below it in ``ArticleText/bytes``.
        public var text: Range<Int>
        /// 1 to 6, or 0 before the first heading.
        public var level: UInt8
    }

    /// The words, UTF-8.
    public private(set) var bytes: [UInt8] = []
    /// The sections in order; at least one.
    public private(set) var sections: [Section] = []

    /// Whether the next word needs a space before it.
    private var needsSpace = false
    private var partStart = 0

    /// Reads an article.
    public init(_ html: [UInt8]) {
        bytes.reserveCapacity(html.count)
        sections = [Section(heading: 0..<0, anchor: 0..<0, text: 0..<0, level: 0)]
        html.withUnsafeBufferPointer { read($0) }
    }

    private mutating func read(_ html: UnsafeBufferPointer<UInt8>) {
        var isHeading = false
        var index = 0
        while index < html.count {
            switch html[index] {
            case UInt8(ascii: "<"):
                guard let tag = ArticleTag(html, at: index) else {
                    appendWord(html[index...index])
                    index += 1
                    continue
                }
                index = tag.end
                if tag.hidesContent { index = ArticleTag.end(of: tag.name, in: html, from: index) }
                if !tag.isInline { needsSpace = true }
                guard let level = tag.headingLevel else { continue }
                if tag.isEnd {
                    if isHeading { endHeading() }
                    isHeading = false
                } else {
                    if isHeading { endHeading() } else { endText() }
                    begin(level, anchor: tag.identifier(in: html))
                    isHeading = true
                }
            case UInt8(ascii: "&"):
                let (character, end) = CharacterReference.read(html, at: index)
                if character == [0x20] {
                    needsSpace = true
                } else {
                    character.withUnsafeBufferPointer { appendWord($0[...]) }
                }
                index = end
            case 0x00...0x20:
                needsSpace = true
                index += 1
            default:
                // Words with single spaces between them are copied in one piece.
                let start = index
                index = ArticleText.endOfPlain(html, from: start)
                let endsInSpace = html[index - 1] == 0x20
                appendWord(html[start..<(endsInSpace ? index - 1 : index)])
                needsSpace = endsInSpace
            }
        }
        if isHeading { endHeading() }
        endText()
    }

    /// Offset behind the text that begins at `start`: up to `<`, `&`, a control or a second space.
    private static func endOfPlain(_ html: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        var last: UInt8 = 0
        while index < html.count {
            let byte = html[index]
            if byte <= 0x3C, byte == 0x3C || byte == 0x26 || byte < 0x20 || (byte == 0x20 && last == 0x20) { break }
            last = byte
            index += 1
        }
        return index
    }

    private mutating func appendWord(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
        if needsSpace {
            if bytes.count > partStart { bytes.append(0x20) }
            needsSpace = false
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: word))
    }

    private mutating func endText() {
        sections[sections.count - 1].text = partStart..<bytes.count
        partStart = bytes.count
    }

    private mutating func begin(_ level: UInt8, anchor: Slice<UnsafeBufferPointer<UInt8>>) {
        let start = bytes.count
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: anchor))
        sections.append(
            Section(heading: bytes.count..<bytes.count, anchor: start..<bytes.count, text: 0..<0, level: level))
        partStart = bytes.count
        needsSpace = false
    }

    private mutating func endHeading() {
        sections[sections.count - 1].heading = partStart..<bytes.count
        partStart = bytes.count
        needsSpace = false
    }
}
