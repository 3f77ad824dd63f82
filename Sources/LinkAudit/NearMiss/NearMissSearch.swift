public import Documents
public import IntentCatalogue
internal import SourceText

/// Looks for links that are none; made once for a catalogue, shared by all threads.
public struct NearMissSearch: Sendable {
    /// The app's schemes in lower case.
    let schemes: [[UInt8]]

    /// Makes a search for the schemes of a policy.
    public init(policy: Policy) {
        schemes = policy.catalogue.schemes.map { Array($0.utf8) }
    }

    /// The links that a document nearly has, in order of place; none on nearly every page.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - bytes: the file it was read from.
    ///   - leadsSomewhere: whether a path leads to a file of the site, or a fragment to a place on the page.
    public func nearMisses(
        in document: Document, bytes: [UInt8], leadsSomewhere: (ArraySlice<UInt8>) -> Bool = { _ in false }
    ) -> [MissedLink] {
        var result: [MissedLink] = []
        if document.hints.asksForScan {
            withoutActuallyEscaping(leadsSomewhere) { leadsSomewhere in
                result = scan(document, bytes, DestinationLook(schemes: schemes, leadsSomewhere: leadsSomewhere))
            }
            result += curlyAttributes(document)
        }
        let tokens = bareIntents(in: document, bytes: bytes)
        guard !result.isEmpty || !tokens.isEmpty else { return [] }
        result.sort { $0.destinationSource.start < $1.destinationSource.start }
        let isTaken = result.map(\.destinationSource)
        result += tokens.filter { !Self.covers(isTaken, $0.source.lowerBound) }
        result.sort { $0.destinationSource.start < $1.destinationSource.start }
        return result
    }

    /// Whether one of the ranges, which are in order, holds an offset.
    private static func covers(_ ranges: [ByteRange], _ offset: Int) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 && ranges[low - 1].range.contains(offset)
    }

    private func scan(_ document: Document, _ bytes: [UInt8], _ look: DestinationLook) -> [MissedLink] {
        var result: [MissedLink] = []
        var text = InlineText()
        for index in suspiciousBlocks(document) {
            text.read(block: index, of: document, from: bytes)
            var scanner = NearMissScanner(text, look: look) { node in
                guard document.nodes[node].kind == .link, document.nodes[node].number >= 0 else { return nil }
                let link = document.links[Int(document.nodes[node].number)]
                guard link.form == .shortcutReference else { return nil }
                return (Array(document.bytes(link.destination)), link.source)
            }
            scanner.run()
            result += scanner.found
        }
        return result
    }

    /// Whether the text of a block holds a byte that a near miss begins with.
    private func isSuspicious(
        _ block: Int, _ nodes: UnsafeBufferPointer<Node>, _ pool: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        for index in (block + 1)..<Int(nodes[block].end) where nodes[index].kind == .text {
            for byte in pool[nodes[index].text.range] {
                switch byte {
                case UInt8(ascii: "]"), UInt8(ascii: "["), UInt8(ascii: "<"), 0xEF, 0xE3: return true
                default: break
                }
            }
        }
        return false
    }

    /// The blocks whose running text has to be looked at.
    private func suspiciousBlocks(_ document: Document) -> [Int] {
        document.nodes.withUnsafeBufferPointer { nodes in
            document.pool.withUnsafeBufferPointer { pool in
                nodes.indices.filter { index in
                    switch nodes[index].kind {
                    case .paragraph, .heading, .tableCell:
                        Int(nodes[index].end) > index + 1 && isSuspicious(index, nodes, pool)
                    default: false
                    }
                }
            }
        }
    }

    /// `<a href=“…”>`: raw HTML whose value begins or ends with a quote that is none.
    private func curlyAttributes(_ document: Document) -> [MissedLink] {
        guard document.hints.hasLinkTag else { return [] }
        var result: [MissedLink] = []
        for link in document.links where link.form == .htmlAttribute && link.use == .tap {
            let written = Array(document.bytes(link.destination))
            guard let quote = LinkTail.curlyQuote(in: written, at: 0) else { continue }
            var inner = written[UTF8.width(quote)...]
            if let end = inner.firstIndex(where: { $0 >= 0x80 }), LinkTail.curlyQuote(in: written, at: end) != nil {
                inner = inner[..<end]
            }
            let look = DestinationLook(schemes: schemes) { _ in false }
            let answer = look.answer(Array(inner), .strong)
            guard answer != .nothing else { continue }
            result.append(
                MissedLink(
                    kind: .curlyAttribute, destination: Array(inner), destinationSource: link.destinationSource,
                    source: link.source, detail: "\(described(quote)) is no quotation mark of HTML",
                    correction: "<a href=\"\(String(decoding: inner, as: UTF8.self))\">", isIntent: answer == .intent))
        }
        return result
    }
}
