public import Documents

/// A document whose every link carries its verdict: the only kind that becomes a page.
public struct AuditedDocument: Sendable {
    /// The document.
    public let document: Document
    /// One verdict for each of ``Documents/Document/links``, at the same index.
    public private(set) var verdicts: [Verdict]

    /// Pairs a document with the verdicts on its links; there must be one for each.
    public init(document: Document, verdicts: [Verdict]) {
        precondition(document.links.count == verdicts.count, "a verdict for every link")
        self.document = document
        self.verdicts = verdicts
    }

    /// The verdict on the link of a node (a link or an image).
    public func verdict(ofNode node: Int) -> Verdict { verdicts[Int(document.nodes[node].number)] }

    /// Refuses links after all: their anchors turned out to be missing on the pages they lead to.
    public mutating func refuse(_ links: [Int], by rule: String) {
        for link in links where link >= 0 { verdicts[link] = .refused(rule: rule) }
    }
}
