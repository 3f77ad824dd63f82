public import Documents
public import IntentCatalogue
public import SourceText

/// Audits one file at a time; safe to share between threads, because it never changes.
public struct PageAuditor: Sendable {
    let policy: Policy
    let index: ContentIndex
    /// Whether paths are looked up; else they are taken as they are.
    let checksPaths: Bool
    let destructiveIntents: Set<String>
    /// Looks for links that are none.
    public let nearMissSearch: NearMissSearch

    /// Makes an auditor from the policy of a catalogue and the files that the site has.
    public init(policy: Policy, index: ContentIndex) {
        self.policy = policy
        self.index = index
        checksPaths = true
        destructiveIntents = Set(policy.catalogue.intents.filter(\.isDestructive).map(\.id))
        nearMissSearch = NearMissSearch(policy: policy)
    }

    /// Makes an auditor for texts that there are no files to check against.
    init(policy: Policy) {
        self.policy = policy
        index = ContentIndex(pages: [], assets: [])
        checksPaths = false
        destructiveIntents = Set(policy.catalogue.intents.filter(\.isDestructive).map(\.id))
        nearMissSearch = NearMissSearch(policy: policy)
    }

    /// Audits a page: its links, the destinations of its front matter, and the document as a whole.
    ///
    /// - Parameters:
    ///   - document: the document, read from `file`.
    ///   - file: the file, for places and texts in findings.
    ///   - page: the page's index in the site's files; nil for a text that is no page and lies at the content root.
    ///   - frontMatter: the destinations of its front matter.
    ///   - nearMisses: the links that it nearly has, where they were looked for already; nil looks for them.
    ///   - isExport: whether it is a text of an export.
    public func audit(
        _ document: Document, file: SourceFile, page: Int?, frontMatter: [FrontMatterLink] = [],
        nearMisses: [MissedLink]? = nil, isExport: Bool = false
    ) -> PageAudit {
        let anchors = AnchorSet(document)
        var judge = LinkJudge(
            auditor: self, file: file.name, page: page, anchors: anchors, source: file.bytes)
        let outer = judgeAll(frontMatter, with: &judge)
        var verdicts: [Verdict] = []
        verdicts.reserveCapacity(document.links.count)
        for (index, link) in document.links.enumerated() {
            verdicts.append(
                judge.judge(
                    document.bytes(link.destination),
                    LinkJudge.Position(
                        link: index, use: link.use, place: link.destinationSource,
                        reference: link.definition >= 0 && link.form != .definition ? link.source : nil,
                        standsAlone: link.standsAlone)))
        }
        var whole = PageUnderAudit(document: document, file: file)
        whole.isExport = isExport
        whole.nearMisses =
            nearMisses
            ?? nearMissSearch.nearMisses(in: document, bytes: file.bytes) { path in judge.leadsSomewhere(path) }
        for rule in RuleCatalogue.documentRules { rule.check(whole, into: &judge.collector) }
        return PageAudit(
            verdicts: verdicts, frontMatterVerdicts: outer, findings: judge.collector.findings,
            pendingAnchors: judge.pendingAnchors, anchors: anchors, usedIntents: judge.usedIntents,
            nearMisses: whole.nearMisses, suppressions: document.suppressions(in: file))
    }

    /// Audits destinations that stand in no document: the navigation of a configuration, a redirect of the site.
    ///
    /// - Parameters:
    ///   - links: the destinations; an index in the result is an index in this list.
    ///   - file: the name of the file they stand in.
    ///   - page: the page they are relative to; nil for the content root.
    public func audit(_ links: [FrontMatterLink], file: String, page: Int?) -> PageAudit {
        var judge = LinkJudge(auditor: self, file: file, page: page, anchors: nil)
        let verdicts = judgeAll(links, with: &judge)
        return PageAudit(
            verdicts: [], frontMatterVerdicts: verdicts, findings: judge.collector.findings,
            pendingAnchors: judge.pendingAnchors, anchors: AnchorSet(), usedIntents: judge.usedIntents)
    }

    private func judgeAll(_ links: [FrontMatterLink], with judge: inout LinkJudge) -> [Verdict] {
        links.map { link in
            judge.judge(
                link.destination[...],
                LinkJudge.Position(
                    link: -1, use: link.use, place: link.source, reference: nil, standsAlone: false))
        }
    }
}

/// What the audit of one file gives.
public struct PageAudit: Sendable {
    /// One verdict for each link of the document, at the same index.
    public var verdicts: [Verdict]
    /// One verdict for each destination of the front matter, at the same index; suffixes count in the destination.
    public var frontMatterVerdicts: [Verdict]
    /// What was found, in no order that a report could use.
    public var findings: [Finding]
    /// Fragments to be looked up when all pages have been read; a link of the front matter has the index -1.
    public var pendingAnchors: PendingAnchors
    /// The page's own anchors, for the fragments of others.
    public var anchors: AnchorSet
    /// The intents that a person can tap on this page, by name.
    public var usedIntents: Set<String>
    /// The links that it nearly has, in order of place.
    public var nearMisses: [MissedLink] = []
    /// Its comments that suppress findings; they are applied when all findings of the file are there.
    public var suppressions: [Suppression] = []
}
