import Documents
import IntentCatalogue
import SourceText

extension NearMissSearch {
    /// The app's own addresses that stand in a document as text, or as all there is in a code span.
    ///
    /// The parser has noted every `:/`; only those behind one of the app's schemes are looked at.
    func bareIntents(in document: Document, bytes: [UInt8]) -> [MissedLink] {
        var result: [MissedLink] = []
        var node = 0
        var links: LinkPlaces?
        for colon in document.hints.colons {
            guard let start = schemeStart(before: Int(colon), in: bytes) else { continue }
            if links == nil { links = LinkPlaces(document) }
            if links?.holds(start) == true { continue }
            guard let place = leaf(at: start, from: &node, document) else { continue }
            let end = addressEnd(from: Int(colon) + 1, in: bytes, before: document.nodes[place].source.upperBound)
            guard let kind = kind(of: place, start, end, document, bytes) else { continue }
            if let miss = bareIntent(start..<end, kind, bytes) { result.append(miss) }
        }
        return result
    }

    /// The address at a range of a text as a near miss; nil where it is only spoken about: a scheme alone, or an
    /// address with a placeholder.
    func bareIntent(_ range: Range<Int>, _ kind: MissedLink.Kind, _ bytes: [UInt8]) -> MissedLink? {
        let destination = Array(bytes[range])
        guard let colon = destination.firstIndex(of: UInt8(ascii: ":")), destination.count > colon + 3,
            range.upperBound == bytes.count || bytes[range.upperBound] != UInt8(ascii: "{"),
            !destination.suffix(3).elementsEqual("...".utf8)
        else { return nil }
        // `…` behind an address stands for what is left out.
        if range.upperBound + 2 < bytes.count, bytes[range.upperBound..<(range.upperBound + 3)].elementsEqual("…".utf8)
        {
            return nil
        }
        let place = ByteRange(range)
        return MissedLink(
            kind: kind, destination: destination, destinationSource: place, source: place,
            detail: kind == .bareCode ? "it stands in a code span" : "it stands in the text as it is",
            correction: "[…](\(String(decoding: destination, as: UTF8.self)))", isIntent: true)
    }

    /// Where the scheme before a colon begins, if it is one of the app's and a word of its own.
    func schemeStart(before colon: Int, in bytes: [UInt8]) -> Int? {
        for scheme in schemes where colon >= scheme.count {
            let start = colon - scheme.count
            var index = scheme.count - 1
            while index >= 0 {
                let byte = bytes[start + index]
                if (byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte) != scheme[index] { break }
                index -= 1
            }
            guard index < 0 else { continue }
            if start > 0 {
                switch bytes[start - 1] {
                case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
                    UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "%"):
                    continue
                default: break
                }
            }
            return start
        }
        return nil
    }

    /// Where an address in running text ends: at white space, brackets, quotes and anything beyond ASCII, without the
    /// punctuation of the sentence around it.
    func addressEnd(from start: Int, in bytes: [UInt8], before limit: Int) -> Int {
        var end = start
        var depth = 0
        let last = min(limit, bytes.count)
        scan: while end < last {
            switch bytes[end] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                if depth == 0 { break scan }
                depth -= 1
            case 0x21, 0x23...0x26, 0x2A...0x3B, 0x3D, 0x3F...0x5A, 0x5F, 0x61...0x7A, 0x7E: break
            default: break scan
            }
            end += 1
        }
        while end > start, ".,;:!?*_~&".utf8.contains(bytes[end - 1]) { end -= 1 }
        return end
    }

    /// The leaf that an offset lies in; offsets come in order, so the search goes on from the last one.
    private func leaf(at offset: Int, from node: inout Int, _ document: Document) -> Int? {
        while node < document.nodes.count {
            let current = document.nodes[node]
            if !current.source.isEmpty, current.source.lowerBound > offset { return nil }
            let isLeaf: Bool
            switch current.kind {
            case .text, .code, .codeBlock, .htmlBlock, .htmlInline: isLeaf = true
            default: isLeaf = false
            }
            if isLeaf, current.source.range.contains(offset) { return node }
            // A block that ends before the offset is left out as a whole.
            node =
                current.source.upperBound <= offset && !current.source.isEmpty
                ? max(node + 1, Int(current.end)) : node + 1
        }
        return nil
    }

    private func kind(
        of index: Int, _ start: Int, _ end: Int, _ document: Document, _ bytes: [UInt8]
    ) -> MissedLink.Kind? {
        let node = document.nodes[index]
        if node.flags.contains(.estimated) { return nil }
        switch node.kind {
        case .text: return isInsideLinkElement(index, document) ? nil : .bareText
        case .code: return document.bytes(node.text).elementsEqual(bytes[start..<end]) ? .bareCode : nil
        case .htmlBlock:
            // Text between tags, not a value in one and not a comment.
            let before = bytes[node.source.lowerBound..<start]
            guard let mark = before.lastIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }) else {
                return .bareText
            }
            return bytes[mark] == UInt8(ascii: ">") && !isInsideLinkElement(before) ? .bareText : nil
        default: return nil
        }
    }

    /// Whether the raw HTML before a text opens a link, whose text it then is.
    private func isInsideLinkElement(_ node: Int, _ document: Document) -> Bool {
        for index in stride(from: node - 1, through: max(0, node - 20), by: -1) {
            if document.nodes[index].kind.isBlock { return false }
            guard document.nodes[index].kind == .htmlInline else { continue }
            let tag = document.bytes(document.nodes[index].text).prefix(3)
            if tag.elementsEqual("</a".utf8) { return false }
            if tag.count == 3, tag.elementsEqual("<a".utf8 + [tag[tag.startIndex + 2]]), tag[tag.startIndex + 2] <= 0x20
            {
                return true
            }
        }
        return false
    }

    /// Whether an `<a` that has not been closed stands before the place.
    private func isInsideLinkElement(_ before: ArraySlice<UInt8>) -> Bool {
        guard let tag = before.suffix(2_000).lastIndex(of: UInt8(ascii: "<")) else { return false }
        let next = before[(tag + 1)...].prefix(2)
        return next.first.map { $0 | 0x20 == UInt8(ascii: "a") } == true
            && next.dropFirst().first.map { $0 <= 0x20 } == true
    }
}

/// Where the links of a document stand, to be asked for many offsets.
private struct LinkPlaces {
    private let text: [ByteRange]
    private let html: [ByteRange]

    /// Collects the places.
    init(_ document: Document) {
        text = document.links.filter { $0.form != .htmlAttribute }.map(\.source).sorted { $0.start < $1.start }
        html = document.links.filter { $0.form == .htmlAttribute }.map(\.source).sorted { $0.start < $1.start }
    }

    /// Whether an offset lies in a link, in its text or its destination.
    func holds(_ offset: Int) -> Bool { Self.holds(text, offset) || Self.holds(html, offset) }

    private static func holds(_ ranges: [ByteRange], _ offset: Int) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        // An image in the text of a link begins behind the link.
        return ranges[max(0, low - 8)..<low].contains { $0.range.contains(offset) }
    }
}
