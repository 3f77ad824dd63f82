import Documents
import IntentCatalogue
import IntentRouting
import LinkAudit
import SearchIndex
import SourceText

/// The second stage for one page: its text parsed, its links judged, its article rendered.
struct PageReading: Sendable {
    /// What the later stages need of the page.
    var record = PageRecord()
    /// What is wrong with it.
    var findings: [Finding] = []
    /// Its anchors; nil when the text could not be read.
    var anchors: AnchorSet?
    /// Fragments that lead to other pages.
    var pending = PendingAnchors()
    /// The intents that can be tapped on it.
    var usedIntents: Set<String> = []
    /// The app's addresses in it, on a page that has translations.
    var intentUses: [IntentUse] = []
    /// Its comments that suppress findings.
    var suppressions: [Suppression] = []
    /// Number of its links, and of those among them that lead into the app.
    var links = 0
    var intents = 0
    /// Its links with their verdicts, where they are wanted.
    var list = PageLinkList()

    /// Counts what readers can follow: a definition is no link, its uses are.
    fileprivate mutating func count(_ document: Document, _ verdicts: [Verdict]) {
        for (link, verdict) in zip(document.links, verdicts) where link.form != .definition {
            links += 1
            if case .intent = verdict { intents += 1 }
        }
    }
}

/// Reads pages; safe to share between threads.
struct PageReader: Sendable {
    let targets: LinkTargets
    let auditor: PageAuditor
    /// Renders articles, or nil where only findings are wanted.
    let renderer: ArticleRenderer?
    /// Whether the links are wanted one by one.
    var keepsLinks = false
    /// Whether articles are wanted for the bundle too.
    var makesBundle = false
    /// Whether the changes for Markdown twins are wanted too.
    var makesTwins = false
    /// Whether the terms of pages are wanted for search.
    var makesSearch = false

    private var model: SiteModel { targets.model }

    /// Reads the page of the model at `index` from its file.
    func read(_ file: SourceFile, page index: Int, bodyStart: Int) -> PageReading {
        let source = model.sources[model.pages[index].source]
        let frontMatter = source.frontMatter
        let (document, faults) = Document.parse(file, bodyStart: bodyStart, options: .site)
        let isReadable = !faults.contains { $0.severity == .error }
        let audit = auditor.audit(document, file: file, page: index, frontMatter: frontMatter.links)
        var reading = PageReading(
            findings: faults + audit.findings, anchors: isReadable ? audit.anchors : nil,
            pending: audit.pendingAnchors, usedIntents: audit.usedIntents, suppressions: audit.suppressions)
        reading.record.intents = audit.usedIntents.sorted()
        reading.record.hasTabs = document.nodes.contains {
            $0.kind == .directive && document.string($0.text) == "tabs"
        }
        if model.locales.count > 1, model.pages[index].group >= 0 {
            reading.intentUses = auditor.intentUses(of: audit, in: document)
        }
        reading.count(document, audit.verdicts)
        if keepsLinks {
            reading.list = auditor.links(of: document, file: file, audit: audit, frontMatter: frontMatter.links)
        }
        if model.pages[index].isIndex { reading.record.linkedPages = linkedPages(document, audit.verdicts) }
        readHeadings(document, into: &reading.record)
        readQuestions(frontMatter, document, file, into: &reading)
        title(file, frontMatter, document, isReadable: isReadable, into: &reading)
        addAliasAnchors(frontMatter, file, into: &reading)
        outerLinks(frontMatter, audit, index, into: &reading)
        if let renderer, isReadable {
            let audited = AuditedDocument(document: document, verdicts: audit.verdicts)
            reading.record.body = renderer.render(
                audited, on: model.pages[index], original: index, aliases: frontMatter.aliases, targets: targets)
            if makesTwins {
                let links = PageLinks(targets: targets, page: model.pages[index])
                reading.record.twin = TwinEditor(audited, file: file, links: links).twin()
            }
            if makesSearch {
                let article = ArticleText(reading.record.body)
                reading.record.sections = SearchSections(article)
                reading.record.terms = PageTerms(
                    title: reading.record.title, description: frontMatter.description,
                    name: model.pages[index].searchName, tags: frontMatter.tags, article: article)
            }
            if makesBundle {
                reading.record.bundle = renderer.bundle(
                    audited, on: model.pages[index], aliases: frontMatter.aliases, targets: targets)
            }
        }
        return reading
    }

    private func linkedPages(_ document: Document, _ verdicts: [Verdict]) -> [Int] {
        var result: Set<Int> = []
        for (link, verdict) in zip(document.links, verdicts) where link.use == .tap {
            if case .page(let target, _) = verdict { result.insert(target) }
        }
        return result.sorted()
    }

    private func readHeadings(_ document: Document, into record: inout PageRecord) {
        // A page that is only checked has no table of contents; its title may be its heading.
        let wanted = renderer == nil ? document.headings.filter { $0.level == 1 } : document.headings
        record.headings = wanted.map { heading in
            TableOfContentsEntry(
                level: Int(heading.level), id: document.string(heading.id), title: document.string(heading.text))
        }
        record.hasTopHeading = document.headings.contains { $0.level == 1 }
    }

    private func readQuestions(
        _ frontMatter: FrontMatter, _ document: Document, _ file: SourceFile, into reading: inout PageReading
    ) {
        guard frontMatter.isQuestions else { return }
        reading.record.questions = document.questions
        guard reading.record.questions.isEmpty else { return }
        reading.findings.append(
            Finding(
                rule: "front-matter-value", severity: .warning, place: Place(file: file.name, range: nil),
                message: "the page says `faq: true` and has no question",
                help: "write each question as a heading of level 2 or deeper, and its answer below it"))
    }

    private func title(
        _ file: SourceFile, _ frontMatter: FrontMatter, _ document: Document, isReadable: Bool,
        into reading: inout PageReading
    ) {
        if let title = frontMatter.title {
            reading.record.title = title.text
        } else if let heading = reading.record.headings.first(where: { $0.level == 1 && !$0.title.isEmpty }) {
            reading.record.title = heading.title
        } else if isReadable {
            reading.findings.append(
                Finding(
                    rule: "missing-title", severity: .error, place: Place(file: file.name, range: nil),
                    message: "the page has no title",
                    help: "give it `title:` in its front matter, or a heading of level 1"))
        }
    }

    // MARK: Aliases for anchors

    /// Adds old anchors to those of the page, and checks that what aliases lead to is there.
    private func addAliasAnchors(_ frontMatter: FrontMatter, _ file: SourceFile, into reading: inout PageReading) {
        guard !frontMatter.aliases.isEmpty, let anchors = reading.anchors else { return }
        for alias in frontMatter.aliases {
            if let anchor = alias.anchor, !anchors.contains(Array(anchor.text.utf8)[...]) {
                let near = anchors.nearest(to: Array(anchor.text.utf8)[...])
                reading.findings.append(
                    Finding(
                        rule: "missing-anchor", severity: .error, place: Place(file: file.name, range: anchor.source),
                        message: "this page has no anchor `\(visible(anchor.text))`",
                        help: near.map { "did you mean `\(visible($0))`?" }))
            }
            guard alias.old.text.utf8.first == UInt8(ascii: "#") else { continue }
            let old = String(alias.old.text.dropFirst())
            if reading.anchors?.contains(Array(old.utf8)[...]) == true {
                reading.findings.append(
                    Finding(
                        rule: "alias-conflict", severity: .error,
                        place: Place(file: file.name, range: alias.old.source),
                        message: "this page has an anchor `\(visible(old))` already", help: "remove the alias"))
            } else {
                reading.anchors?.insert(old)
            }
        }
    }

    // MARK: Image and redirect

    private func outerLinks(
        _ frontMatter: FrontMatter, _ audit: PageAudit, _ page: Int, into reading: inout PageReading
    ) {
        for (link, verdict) in zip(frontMatter.links, audit.frontMatterVerdicts) {
            switch (link.key, verdict) {
            case ("image", .asset(let asset, _)):
                reading.record.image = .file(PathBytes(targets.index.assets[asset]))
            case ("image", .system(let link)), ("image", .rewrite(let link)):
                reading.record.image = .address(String(decoding: link.url, as: UTF8.self))
            case ("icon", .asset(let asset, _)):
                reading.record.icon = PathBytes(targets.index.assets[asset])
            case ("icon", .system), ("icon", .rewrite):
                // A page loads small pictures from the site alone: they stand on every card.
                reading.findings.append(
                    Finding(
                        rule: "front-matter-value", severity: .error,
                        place: Place(file: model.sources[model.pages[page].source].name, range: link.source),
                        message: "`icon` must be a file of the site", help: "put the picture into the content"))
            case ("redirect", _):
                redirect(link, verdict, page, into: &reading)
            default:
                break
            }
        }
    }

    private func redirect(_ link: FrontMatterLink, _ verdict: Verdict, _ index: Int, into reading: inout PageReading) {
        let page = model.pages[index]
        var leadsNowhere = false
        switch verdict {
        case .anchor: leadsNowhere = true
        case .page(let target, _):
            let source = model.pages.indices.contains(target) ? model.pages[target].source : -1
            leadsNowhere = source >= 0 && model.sources[source].frontMatter.redirect != nil
        default: break
        }
        if leadsNowhere {
            reading.findings.append(
                Finding(
                    rule: "front-matter-value", severity: .error,
                    place: Place(file: model.sources[page.source].name, range: link.source),
                    message: "a redirect cannot lead to a page that only leads elsewhere",
                    help: "name the last address of the way"))
        } else {
            reading.record.redirect = (verdict, link.destination)
        }
    }
}
