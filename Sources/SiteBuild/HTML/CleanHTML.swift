public import Documents
public import SourceText

/// What becomes of a link attribute of an author's element.
public enum LinkDecision: Sendable, Hashable {
    /// The attribute stays, with this value.
    case keep(String)
    /// The attribute goes, the element stays.
    case drop
    /// These attributes take its place, and win over attributes of the same name that the author wrote. In a `srcset`
    /// only the value under the attribute's own name counts.
    case replace([HTMLAttributeText])
}

/// An attribute to be written: a name in lower case and an unescaped value.
public struct HTMLAttributeText: Sendable, Hashable {
    /// The name in lower case.
    public var name: String
    /// The unescaped value.
    public var value: String

    /// Makes an attribute.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// Something of the author's that the policy `clean` took out.
public struct RemovedHTML: Sendable, Hashable {
    /// Where it stood in the body.
    public var range: ByteRange
    /// What it was: `<script>`, or `onclick` of `<p>`.
    public var name: String
    /// Why, or what was done instead, in a few words.
    public var reason: String
}

/// Applies the policy `clean` to a rendered page body, in which some ranges are raw HTML of the author and the rest is
/// our own markup.
///
/// Our own tags are copied byte for byte. Of the author's, only elements and attributes of a fixed list survive; every
/// attribute that names a destination goes through `decide`. The result is balanced, and an author's tag never closes or
/// swallows one of ours: an end tag without its start in the same element of ours is left out, elements that are never
/// closed end before our next block or with the element of ours around them. Reading the result again gives the same tree.
///
/// - Parameters:
///   - body: the page body.
///   - rawRanges: the author's ranges in `body`, sorted, not overlapping.
///   - decide: judges a link attribute; its ranges count in `body`.
/// - Returns: the new body, and what was taken out, by place.
public func cleanHTML(
    _ body: [UInt8], rawRanges: [ByteRange], decide: (HTMLLinkAttribute) -> LinkDecision
) -> (html: [UInt8], removed: [RemovedHTML]) {
    let sieved = HTMLSieve.sieve(body, rawRanges: rawRanges)
    var removed = sieved.removed
    do {
        var writer = HTMLWriter(tree: try parse(sieved.bytes, tags: sieved.rawTags), raw: sieved.raw)
        writer.decideLinks { link in
            var placed = link
            placed.valueRange = sieved.bodyRange(link.valueRange)
            placed.tagRange = sieved.bodyRange(link.tagRange)
            placed.node = nil
            return decide(placed)
        }
        writer.write()
        removed += writer.removed.map { item in
            RemovedHTML(range: sieved.bodyRange(item.range), name: item.name, reason: item.reason)
        }
        if let html = try settle(writer, tags: sieved.rawTags) { return (html, sorted(removed)) }
        removed.append(whole(rawRanges, reason: "its tags do not settle into one reading, all were left out"))
    } catch {
        removed.append(whole(rawRanges, reason: error.message + ", all tags were left out"))
    }
    return (textOnly(body, rawRanges: rawRanges), sorted(removed))
}

/// The last resort: our own markup as it is, and of the author's only the text.
private func textOnly(_ body: [UInt8], rawRanges: [ByteRange]) -> [UInt8] {
    let bytes = HTMLSieve.textOnly(body, rawRanges: rawRanges)
    do {
        var writer = HTMLWriter(tree: try parse(bytes, tags: 0), raw: [])
        writer.write()
        return writer.output
    } catch {
        // Only our own markup is beyond the bounds: it is trusted, and the text between is escaped.
        return bytes
    }
}

/// Writes until reading the result gives back what was written; nil when it never does.
///
/// Most trees are written and read back in one go. Some are not: an `a` that the parser moved out of a table into
/// another `a` splits when it is read again.
private func settle(_ first: HTMLWriter, tags: Int) throws(HTMLTreeError) -> [UInt8]? {
    var writer = first
    for _ in 0..<6 {
        let tree = try parse(writer.output, tags: tags)
        if HTMLOutline(tree) == writer.outline { return writer.output }
        // The author's tags have been judged by now: all of them are copied.
        writer = HTMLWriter(tree: tree, raw: [])
        writer.write()
    }
    return nil
}

private func parse(_ bytes: [UInt8], tags: Int) throws(HTMLTreeError) -> HTMLTree {
    // Our own markup is shallow and balanced, so only the author's tags can nest or tangle.
    let standard = HTMLLimits.standard
    if tags > standard.tags { throw .tooManyTags(limit: standard.tags, byteOffset: 0) }
    return try HTMLTree.parse(
        bytes,
        limits: HTMLLimits(
            bytes: 256 << 20, tags: 2_000_000, depth: 2 * standard.depth, attributes: standard.attributes,
            memory: standard.memory + 64 * bytes.count))
}

private func whole(_ ranges: [ByteRange], reason: String) -> RemovedHTML {
    let range = ByteRange(ranges.first?.lowerBound ?? 0, ranges.last?.upperBound ?? 0)
    return RemovedHTML(range: range, name: "raw HTML", reason: reason)
}

private func sorted(_ removed: [RemovedHTML]) -> [RemovedHTML] {
    removed.sorted {
        ($0.range.start, $0.range.end, $0.name, $0.reason) < ($1.range.start, $1.range.end, $1.name, $1.reason)
    }
}
