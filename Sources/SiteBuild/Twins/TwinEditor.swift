import Documents
import LinkAudit
import SourceText

/// Finds what has to change in a page's text for its Markdown twin.
struct TwinEditor {
    private let audited: AuditedDocument
    private let file: SourceFile
    private let links: PageLinks
    private var document: Document { audited.document }

    /// Takes a page's document, read from `file`, and the way its links are written.
    init(_ audited: AuditedDocument, file: SourceFile, links: PageLinks) {
        self.audited = audited
        self.file = file
        self.links = links
    }

    /// The changes.
    func twin() -> MarkdownTwin {
        var changes = commentChanges()
        for (link, verdict) in zip(document.links, audited.verdicts) {
            if let change = change(link, verdict) { changes.append(change) }
        }
        changes.sort { ($0.source.start, $1.source.end) < ($1.source.start, $0.source.end) }
        var result = MarkdownTwin()
        for change in changes { result.replace(change.source, by: change.bytes) }
        return result
    }

    private typealias Change = (source: ByteRange, bytes: [UInt8])

    private func change(_ link: Link, _ verdict: Verdict) -> Change? {
        switch link.form {
        case .fullReference, .collapsedReference, .shortcutReference:
            // The destination stands in the definition; a use changes only where it is no link any more.
            return destination(verdict) == nil ? (link.source, words(of: link, verdict)) : nil
        case .bareAutolink, .frontMatter, .navigation: return nil
        case .inline, .autolink, .definition, .htmlAttribute: break
        }
        guard let destination = destination(verdict) else {
            switch link.form {
            case .definition: return (link.source, [])
            case .htmlAttribute: return (link.destinationSource, Array("#".utf8))
            default: return (link.source, words(of: link, verdict))
            }
        }
        let isUnchanged = destination.elementsEqual(document.bytes(link.destination))
        return isUnchanged ? nil : (link.destinationSource, escaped(destination))
    }

    /// Where a link leads, seen from the twin, which lies beside its page; nil where it leads nowhere in this build.
    private func destination(_ verdict: Verdict) -> [UInt8]? {
        guard case .page(let target, let suffix) = verdict else {
            return links.attributes(verdict, in: document.pool).href
        }
        let path = links.targets.model.twin(of: target) ?? links.targets.model.pages[target].output
        return RelativeURL.reference(from: links.page.output.bytes, to: path.bytes)
            + document.pool[suffix.range]
    }

    /// What stands in place of a link that leads nowhere: its replacement, else its own words.
    private func words(of link: Link, _ verdict: Verdict) -> [UInt8] {
        var result: [UInt8] = []
        if let replacement = links.attributes(verdict, in: document.pool).replacement {
            MarkdownTwin.appendPlain(replacement[...], to: &result)
            return result
        }
        guard link.node >= 0 else { return [] }
        let node = Int(link.node)
        for child in node + 1..<max(node + 1, Int(document.nodes[node].end)) {
            switch document.nodes[child].kind {
            case .text, .code: MarkdownTwin.appendPlain(document.bytes(document.nodes[child].text), to: &result)
            case .softBreak, .lineBreak: result.append(0x20)
            default: break
            }
        }
        return result
    }

    /// A destination as it can stand bare, in angle brackets, in a table cell and in an attribute.
    private func escaped(_ destination: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(destination.count)
        for byte in destination {
            switch byte {
            case UInt8(ascii: "&"): result += "&amp;".utf8
            case 0...0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "("), UInt8(ascii: ")"),
                UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "|"), UInt8(ascii: "`"):
                RelativeURL.appendEscape(byte, into: &result)
            default: result.append(byte)
            }
        }
        return result
    }

    // MARK: Comments

    /// Comments in raw HTML: notes of authors to each other, which the page does not carry either.
    private func commentChanges() -> [Change] {
        guard !document.rawHTMLSegments.isEmpty else { return [] }
        var result: [Change] = []
        for node in document.nodes where node.kind == .htmlBlock || node.kind == .htmlInline {
            let range = node.source.range.clamped(to: 0..<file.bytes.count)
            var cursor = range.lowerBound
            while let comment = nextComment(from: cursor, before: range.upperBound) {
                result.append((ByteRange(comment), []))
                cursor = comment.upperBound
            }
        }
        return result
    }

    private func nextComment(from start: Int, before end: Int) -> Range<Int>? {
        let open = Array("<!--".utf8)
        let close = Array("-->".utf8)
        guard let first = file.bytes[start..<end].firstRange(of: open) else { return nil }
        let rest = file.bytes[first.upperBound..<end]
        return first.lowerBound..<(rest.firstRange(of: close)?.upperBound ?? end)
    }
}

extension SiteModel {
    /// Where the Markdown twin of a page lies, or nil for a page that has none.
    ///
    /// It lies beside its page: `backup/retry.md` beside `backup/retry.html`. A page in another locale's words has none
    /// of its own but that of the original; lists and pages that only lead elsewhere have none.
    func twin(of index: Int) -> PathBytes? {
        let page = pages[index]
        switch page.origin {
        case .section: return nil
        case .fallback:
            let original = counterpart(of: index, in: defaultLocale)
            return original >= 0 && pages[original].origin == .source ? twin(of: original) : nil
        case .source:
            guard sources[page.source].frontMatter.redirect == nil else { return nil }
            return page.output.parent.appending(page.output.stem + Array(".md".utf8))
        }
    }
}
