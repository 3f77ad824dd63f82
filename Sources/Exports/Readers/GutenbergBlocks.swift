internal import SourceText

/// The addresses that the block comments of a body carry in JSON: `<!-- wp:button {"url":"…"} -->`.
///
/// Where the markup of the block links to the same, the two are one content in two notations, and get the key that says
/// so. Addresses of pictures and films are left to the markup.
func gutenbergDestinations(in body: ExportUnit) -> [ExportUnit] {
    var units: [ExportUnit] = []
    var at = 0
    while let block = GutenbergBlock(body.text, from: at) {
        at = block.end
        guard let json = block.attributes, !GutenbergBlock.media.contains(block.name) else { continue }
        let field = (body.address.field ?? "") + "/wp:" + block.name + "/"
        for (key, range) in addresses(in: body.text[json]) {
            let (text, inner) = JSONText.decode(body.text, range, origin: 0)
            var address = body.address
            address.field = field + key
            units.append(
                ExportUnit(
                    text: text, map: inner.through(body.map), syntax: .destination, address: address,
                    translationKey: body.translationKey.map { $0 + "/wp:" + block.name + "/" + key },
                    representationKey: block.repeatsItsLink ? body.address.field : nil))
        }
    }
    return units
}

/// Where the strings stand that are addresses, by their keys; none for what is no JSON.
private func addresses(in json: ArraySlice<UInt8>) -> [(key: String, range: Range<Int>)] {
    var scanner = JSONScanner(Array(json))
    var found: [(String, Range<Int>)] = []
    var key = ""
    do throws(JSONStop) {
        while true {
            let token = try scanner.next()
            switch token.kind {
            case .end: return found
            case .key: key = String(decoding: scanner.bytes[token.range], as: UTF8.self)
            case .string where ["url", "href", "uri"].contains(key) && !token.range.isEmpty:
                found.append((key, token.range.lowerBound + json.startIndex..<token.range.upperBound + json.startIndex))
            default: break
            }
        }
    } catch {
        // WordPress takes such a comment for a comment.
        return []
    }
}

/// One opening comment of a block.
private struct GutenbergBlock {
    var name: String
    /// Where the JSON stands.
    var attributes: Range<Int>?
    /// The offset behind the comment.
    var end: Int
    /// Whether a link in the markup of the block says the same as its attributes.
    var repeatsItsLink = false

    /// Blocks whose address is that of a picture, a film or a sound.
    static let media: Set<String> = ["cover", "gallery", "video", "audio", "media-text"]
    private static let linked: Set<String> = ["button", "file", "image"]

    /// The next one at or behind `from`.
    init?(_ text: [UInt8], from: Int) {
        guard let open = find("<!-- wp:", in: text[from...]) else { return nil }
        // The JSON has no `--`: WordPress writes it as `\u002d\u002d`.
        guard let close = find("-->", in: text[open.upperBound...]) else { return nil }
        let inner = text[open.upperBound..<close.lowerBound]
        let word = inner.prefix { $0 > 0x20 }
        name = String(decoding: word, as: UTF8.self)
        end = close.upperBound
        let rest = inner[word.endIndex...]
        let isWhole = rest.last(where: { $0 > 0x20 }) == UInt8(ascii: "/")
        if let first = rest.firstIndex(of: UInt8(ascii: "{")), let last = rest.lastIndex(of: UInt8(ascii: "}")) {
            attributes = first..<last + 1
        }
        // Blocks of plug-ins have a name with a slash; what their markup repeats is seen by its links.
        guard attributes != nil, !isWhole, Self.linked.contains(name) || name.contains("/") else { return }
        let markup = text[end...].prefix(1 << 16)
        let closing = find("<!-- /wp:" + name + " ", in: markup)?.lowerBound ?? markup.endIndex
        repeatsItsLink = find("<a ", in: markup[..<closing]) != nil
    }
}

/// Where a word stands first.
private func find(_ word: String, in text: ArraySlice<UInt8>) -> Range<Int>? {
    let wanted = Array(word.utf8)
    guard let lead = wanted.first else { return nil }
    var at = text.startIndex
    while let start = text[at...].firstIndex(of: lead) {
        if text[start...].starts(with: wanted) { return start..<start + wanted.count }
        at = start + 1
    }
    return nil
}
