public import Documents
import IntentCatalogue
public import SourceText

extension PageAuditor {
    /// The links of a page with their verdicts and places, those of its front matter first.
    ///
    /// - Parameters:
    ///   - document: the document that was audited.
    ///   - file: its file.
    ///   - audit: what the audit gave; ``PageAudit/pendingAnchors`` are looked up later, and the links they refuse are
    ///     told to ``PageLinkList/refuse(_:by:)``.
    ///   - frontMatter: the destinations of its front matter.
    public func links(
        of document: Document, file: SourceFile, audit: PageAudit, frontMatter: [FrontMatterLink] = []
    ) -> PageLinkList {
        let window = SourceWindow(text: file.bytes)
        func link(
            _ form: LinkForm, _ use: LinkUse, _ destination: [UInt8], _ place: ByteRange, _ verdict: Verdict
        ) -> AuditedLink {
            AuditedLink(
                form: form, use: use, destination: destination,
                raw: Array(file.bytes[place.range.clamped(to: 0..<file.bytes.count)]), verdict: verdict,
                file: file.name, start: window.position(at: place.lowerBound),
                end: window.position(at: place.upperBound), place: place, catalogue: policy.catalogue)
        }
        var list = PageLinkList()
        for (outer, verdict) in zip(frontMatter, audit.frontMatterVerdicts) {
            list.links.append(link(.frontMatter, outer.use, outer.destination, outer.source, verdict))
        }
        list.outerCount = list.links.count
        for (inner, verdict) in zip(document.links, audit.verdicts) {
            list.links.append(
                link(
                    inner.form, inner.use, Array(document.bytes(inner.destination)), inner.destinationSource, verdict))
        }
        for miss in audit.nearMisses {
            let place = miss.destinationSource
            list.links.append(
                AuditedLink(
                    nearMiss: miss, raw: Array(file.bytes[place.range.clamped(to: 0..<file.bytes.count)]),
                    file: file.name, start: window.position(at: place.lowerBound),
                    end: window.position(at: place.upperBound)))
        }
        return list
    }
}

/// The links of one page.
public struct PageLinkList: Sendable {
    /// The links of the front matter, then those of the document, each in the order it has there.
    public internal(set) var links: [AuditedLink] = []
    /// Number of links that stand in the front matter.
    var outerCount = 0

    /// No links.
    public init() {}

    /// The links in order of place, those that are none among them.
    public var sorted: [AuditedLink] {
        guard links.contains(where: { $0.kind == .nearMiss }) else { return links }
        let order = links.indices.sorted {
            (links[$0].start.byteOffset, $0) < (links[$1].start.byteOffset, $1)
        }
        return order.map { links[$0] }
    }

    /// Refuses links of the document, by their index there.
    public mutating func refuse(_ indices: [Int], by rule: String) {
        for index in indices where index >= 0 { links[outerCount + index].verdict = .refused(rule: rule) }
    }
}
