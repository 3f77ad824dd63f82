import Documents
import SourceText

/// The first pass of the policy `clean`, over tags alone.
///
/// It leaves nothing of the author's that changes how the tokenizer reads what follows: no unfinished tag or comment, no
/// element whose content is text, no drawing or formula. What is left are whole tags of allowed elements and text, so
/// that the tree built from it needs no trust in how any parser reads the rest.
struct HTMLSieve {
    /// What is left.
    private(set) var bytes: [UInt8] = []
    /// The author's pieces of `bytes`.
    private(set) var raw: [ByteRange] = []
    /// How many tags of the author's are left.
    private(set) var rawTags = 0
    /// What was taken out, with places in the body.
    private(set) var removed: [RemovedHTML] = []

    private let body: [UInt8]
    /// Where the copied pieces of `bytes` come from.
    private var pieces: [(start: Int, bodyStart: Int, count: Int)] = []
    /// Elements that are open; `start` is the place of the tag in the body.
    private var open: [(name: String, isOwn: Bool, start: Int)] = []
    /// Start tags of the author's that have an end tag in the same element of ours.
    private var matched: Set<Int> = []
    /// Whether `matched` is known from a run before.
    private let knowsMatched: Bool

    private init(body: [UInt8], matched: Set<Int>?) {
        self.body = body
        self.matched = matched ?? []
        knowsMatched = matched != nil
    }

    /// Sieves a body.
    static func sieve(_ body: [UInt8], rawRanges: [ByteRange]) -> HTMLSieve {
        let first = sieve(body, rawRanges, matched: nil)
        return sieve(body, rawRanges, matched: first.matched)
    }

    private static func sieve(_ body: [UInt8], _ rawRanges: [ByteRange], matched: Set<Int>?) -> HTMLSieve {
        var sieve = HTMLSieve(body: body, matched: matched)
        sieve.bytes.reserveCapacity(body.count)
        var cursor = 0
        for range in rawRanges {
            let start = min(max(range.lowerBound, cursor), body.count)
            let end = min(max(range.upperBound, start), body.count)
            sieve.takeOwn(cursor..<start)
            sieve.takeRaw(start..<end)
            cursor = end
        }
        sieve.takeOwn(cursor..<body.count)
        return sieve
    }

    /// The last resort: our own markup as it is, and of the author's only the text.
    static func textOnly(_ body: [UInt8], rawRanges: [ByteRange]) -> [UInt8] {
        let sieve = Self.sieve(body, rawRanges: rawRanges)
        var result: [UInt8] = []
        var cursor = 0
        for piece in sieve.raw {
            result += sieve.bytes[cursor..<piece.lowerBound]
            // A piece is one tag or a stretch of text without `<`.
            if sieve.bytes[piece.lowerBound] != 0x3C { result += sieve.bytes[piece.range] }
            cursor = piece.upperBound
        }
        return result + sieve.bytes[cursor...]
    }

    /// The range in the body that a range of `bytes` was copied from.
    func bodyRange(_ range: ByteRange) -> ByteRange {
        guard !pieces.isEmpty else { return .empty }
        var low = 0
        var high = pieces.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if pieces[middle].start <= range.lowerBound { low = middle } else { high = middle - 1 }
        }
        let start = pieces[low].bodyStart + min(range.lowerBound - pieces[low].start, pieces[low].count)
        return ByteRange(start, start + range.count)
    }

    private mutating func copy(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        pieces.append((bytes.count, range.lowerBound, range.count))
        bytes += body[range]
    }

    // MARK: Our own markup

    private mutating func takeOwn(_ range: Range<Int>) {
        var cursor = range.lowerBound
        var copied = cursor
        while let start = body[cursor..<range.upperBound].firstIndex(of: 0x3C), start + 1 < range.upperBound {
            let next = body[start + 1]
            if next == 0x21 || next == 0x3F {
                cursor = HTMLMarkup.endOfDeclaration(body, at: start, before: range.upperBound, allowsCDATA: false)
                continue
            }
            cursor = HTMLMarkup.endOfTag(body, at: start, before: range.upperBound)
            let name = tagName(start + (next == 0x2F ? 2 : 1), before: cursor)
            if next == 0x2F {
                copy(copied..<start)
                copied = start
                closeRaw(insideOwn: name)
            } else if !HTMLAllowList.void.contains(name), !(cursor > start + 2 && body[cursor - 2] == 0x2F) {
                if HTMLAllowList.blocks.contains(name) {
                    copy(copied..<start)
                    copied = start
                    closeUnmatched()
                }
                open.append((name, true, start))
            }
        }
        copy(copied..<range.upperBound)
    }

    /// Ends what the author left open inside an element of ours that ends here.
    private mutating func closeRaw(insideOwn name: String) {
        guard let own = open.lastIndex(where: { $0.isOwn && $0.name == name }) else { return }
        while open.count > own + 1 {
            let element = open.removeLast()
            if !element.isOwn { end(element.name) }
        }
        open.removeLast()
    }

    /// Ends, before a block of ours, what the author opened right here and never closes.
    private mutating func closeUnmatched() {
        guard knowsMatched else { return }
        var first: Int?
        for index in open.indices.reversed() {
            if open[index].isOwn || matched.contains(open[index].start) { break }
            if !HTMLAllowList.impliedEnd.contains(open[index].name) { first = index }
        }
        guard let first else { return }
        while open.count > first { end(open.removeLast().name) }
    }

    private mutating func end(_ name: String) {
        guard !HTMLAllowList.impliedEnd.contains(name) else { return }
        let start = bytes.count
        bytes += Array("</\(name)>".utf8)
        raw.append(ByteRange(start, bytes.count))
    }

    // MARK: The author's

    private mutating func takeRaw(_ range: Range<Int>) {
        var cursor = range.lowerBound
        while cursor < range.upperBound {
            let start = body[cursor..<range.upperBound].firstIndex(of: 0x3C) ?? range.upperBound
            takeRawPiece(cursor..<start)
            guard start < range.upperBound else { return }
            let next = start + 1 < range.upperBound ? body[start + 1] : 0x20
            switch next {
            case 0x21, 0x3F:
                cursor = HTMLMarkup.endOfDeclaration(body, at: start, before: range.upperBound, allowsCDATA: false)
            case 0x2F:
                cursor = HTMLMarkup.endOfTag(body, at: start, before: range.upperBound)
                takeEndTag(start..<cursor)
            case 0x41...0x5A, 0x61...0x7A:
                cursor = takeStartTag(at: start, before: range.upperBound)
            default:
                // A `<` that is text must not become a tag once its right neighbour is taken out.
                let piece = bytes.count
                bytes += Array("&lt;".utf8)
                raw.append(ByteRange(piece, bytes.count))
                cursor = start + 1
            }
        }
    }

    private mutating func takeRawPiece(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let start = bytes.count
        copy(range)
        raw.append(ByteRange(start, bytes.count))
    }

    private mutating func takeStartTag(at start: Int, before end: Int) -> Int {
        guard let tag = HTMLStartTag.read(body, at: start, before: end) else {
            remove(start..<end, "<", "the tag does not end")
            return end
        }
        let name = tagName(tag.name.lowerBound, before: tag.name.upperBound)
        let shown = "<\(visible(name))>"
        if HTMLAllowList.elements[name] != nil {
            takeRawPiece(tag.source.range)
            rawTags += 1
            if !HTMLAllowList.void.contains(name) { open.append((name, false, start)) }
            return tag.source.upperBound
        }
        if HTMLAllowList.rawText.contains(name) {
            let stop = endOfRawText(name, from: tag.source.upperBound, before: end)
            remove(start..<stop, shown, "dropped with its content")
            return stop
        }
        if HTMLAllowList.dropped.contains(name) {
            let stop = tag.isSelfClosing ? tag.source.upperBound : endOfElement(name, from: tag, before: end)
            remove(start..<stop, shown, "dropped with its content")
            return stop
        }
        remove(tag.source.range, shown, "not on the list of elements, what stands inside is kept")
        return tag.source.upperBound
    }

    /// Keeps an end tag that closes an element of the author's inside the same element of ours.
    private mutating func takeEndTag(_ range: Range<Int>) {
        let name = tagName(range.lowerBound + 2, before: range.upperBound)
        guard let index = open.lastIndex(where: { $0.isOwn || $0.name == name }), !open[index].isOwn else { return }
        matched.insert(open[index].start)
        if HTMLAllowList.formatting.contains(name) {
            open.remove(at: index)
        } else {
            while open.count > index + 1 { end(open.removeLast().name) }
            open.removeLast()
        }
        takeRawPiece(range)
        rawTags += 1
    }

    /// One past `</name…>`, or the end.
    private func endOfRawText(_ name: String, from start: Int, before end: Int) -> Int {
        var cursor = start
        while let open = body[cursor..<end].firstIndex(of: 0x3C) {
            cursor = open + 1
            guard cursor < end, body[cursor] == 0x2F, tagName(open + 2, before: end) == name else { continue }
            return HTMLMarkup.endOfTag(body, at: open, before: end)
        }
        return end
    }

    /// One past the end tag of an element that can hold others of its name, or the end.
    private func endOfElement(_ name: String, from tag: HTMLStartTag, before end: Int) -> Int {
        var depth = 1
        var cursor = tag.source.upperBound
        while let open = body[cursor..<end].firstIndex(of: 0x3C), open + 1 < end {
            let next = body[open + 1]
            if next == 0x21 || next == 0x3F {
                cursor = HTMLMarkup.endOfDeclaration(body, at: open, before: end, allowsCDATA: true)
            } else if next == 0x2F {
                cursor = HTMLMarkup.endOfTag(body, at: open, before: end)
                if tagName(open + 2, before: end) == name { depth -= 1 }
                if depth == 0 { return cursor }
            } else if let inner = HTMLStartTag.read(body, at: open, before: end) {
                cursor = inner.source.upperBound
                let isSame = tagName(inner.name.lowerBound, before: end) == name
                if isSame, !inner.isSelfClosing { depth += 1 }
            } else if HTMLMarkup.startsTag(body, at: open, before: end) {
                return end
            } else {
                cursor = open + 1
            }
        }
        return end
    }

    private mutating func remove(_ range: Range<Int>, _ name: String, _ reason: String) {
        removed.append(RemovedHTML(range: ByteRange(range), name: name, reason: reason))
    }

    /// A tag name in lower case, up to white space, `/`, `>` or the end.
    private func tagName(_ start: Int, before end: Int) -> String {
        guard start < end else { return "" }
        let letters = body[start..<end].prefix { $0 > 0x20 && $0 != 0x2F && $0 != 0x3E }
        return String(decoding: letters.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
