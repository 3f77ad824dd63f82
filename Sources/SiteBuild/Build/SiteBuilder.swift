import Documents
import IntentCatalogue
public import LinkAudit
public import SourceText

/// Builds a site, or only looks for what is wrong with it.
///
/// The stages, each taking what the one before it gave:
///
/// 1. ``SitePlan``: every file is found, every front matter read, every address known.
/// 2. ``PageReader``, on all cores: each page's text is parsed, its links judged, its article rendered.
/// 3. What only the whole site can tell: anchors on other pages, addresses given twice, intents that nothing uses.
/// 4. ``SiteWriter``, on all cores while the files are written: each article in the theme, around it its navigation.
///
/// An error in one of the first three leaves no output at all. Nothing here touches the disk.
public struct SiteBuilder: Sendable {
    private let input: SiteInput

    /// Makes a builder.
    public init(_ input: SiteInput) {
        self.input = input
    }

    /// Looks for what is wrong with the site, without rendering anything.
    ///
    /// - Parameter keepsLinks: whether the report lists every link.
    public func audit(keepsLinks: Bool = false) -> SiteReport { run(theme: nil, keepsLinks: keepsLinks).report }

    /// Builds the site in a theme; no output when anything is an error or could not be read.
    ///
    /// Findings count as the configuration says; an audit gives them as the rules do, for there may be a later word.
    public func build(theme: Theme) -> (report: SiteReport, output: OutputTree?) { run(theme: theme) }

    /// What paths from elsewhere, from an export for one, can be checked against: every file and every anchor.
    public func content() -> RootContent {
        let plan = SitePlan(input)
        guard let catalogue = input.catalogue ?? Catalogue.empty() else {
            return RootContent(index: plan.index, anchors: plan.index.pages.map { _ in nil })
        }
        let targets = LinkTargets(model: plan.model, index: plan.index, catalogue: catalogue)
        let auditor = PageAuditor(policy: Policy(catalogue), index: plan.index)
        let readings = read(plan, with: PageReader(targets: targets, auditor: auditor, renderer: nil))
        return RootContent(index: plan.index, anchors: anchors(readings, plan.index))
    }

    private func run(theme: Theme?, keepsLinks: Bool = false) -> (report: SiteReport, output: OutputTree?) {
        let plan = SitePlan(input)
        var report = SiteReport(findings: plan.findings, unreadable: plan.unreadable)
        guard let catalogue = input.catalogue ?? Catalogue.empty() else { return (report, nil) }
        let targets = LinkTargets(model: plan.model, index: plan.index, catalogue: catalogue, app: input.app)
        let auditor = PageAuditor(policy: Policy(catalogue, target: input.app), index: plan.index)
        let renderer = theme.map { _ in
            ArticleRenderer(
                input.configuration, texts: input.texts, model: plan.model, auditor: auditor,
                sizes: plan.imageSizes(input.content))
        }
        let reader = PageReader(
            targets: targets, auditor: auditor, renderer: renderer, keepsLinks: keepsLinks,
            makesBundle: input.makesBundle, makesTwins: renderer != nil && input.configuration.writesTwins,
            makesSearch: input.configuration.hasSearch)
        let readings = read(plan, with: reader)
        report.pages = readings.count
        report.links = readings.reduce(0) { $0 + $1.links }
        report.intents = readings.reduce(0) { $0 + $1.intents }
        report.files = readings.enumerated().map { page, reading in
            AuditedInput(name: plan.model.sources[plan.model.pages[page].source].name, links: reading.links)
        }
        report.findings += findings(of: readings, plan)
        let anchors = anchors(readings, plan.index)
        let late = missingAnchors(readings, plan, anchors)
        report.findings += late.flatMap(\.findings)
        if keepsLinks {
            for (reading, late) in zip(readings, late) {
                var list = reading.list
                list.refuse(late.refused, by: "missing-anchor")
                report.linkList += list.sorted
            }
        }
        report.findings += input.texts.missing(in: input.configuration)
        report.findings += configurationLinkFindings(input.configuration, assets: plan.assets, auditor: auditor)
        if let named = input.catalogue {
            let used = readings.reduce(into: Set<String>()) { $0.formUnion($1.usedIntents) }
            report.findings += SiteAudit.unusedIntents(named, used: used)
            report.findings += missingTexts(of: named, in: plan.model)
        }

        var finalTargets = targets
        finalTargets.anchors = anchors
        let writer = SiteWriter(
            input, plan: plan, records: readings.map(\.record), targets: finalTargets, auditor: auditor,
            renderer: renderer, theme: theme)
        let output = writer.tree()
        report.findings += output.findings()
        report.findings += intentParity(readings, plan.model)
        report.findings = suppressing(
            report.findings, by: readings.flatMap(\.suppressions), today: input.today)
        report.findings.sort(by: Finding.reportOrder)
        if theme != nil { report.findings = input.configuration.lint.severities.apply(to: report.findings) }
        let isRefused = report.unreadable.count > 0 || report.findings.contains { $0.severity == .error }
        return (report, theme == nil || isRefused ? nil : output)
    }

    // MARK: Stages

    /// The first two stages, without rendering.
    func readPages(keepsLinks: Bool) -> (plan: SitePlan, readings: [PageReading]) {
        let plan = SitePlan(input)
        guard let catalogue = input.catalogue ?? Catalogue.empty() else { return (plan, []) }
        let targets = LinkTargets(model: plan.model, index: plan.index, catalogue: catalogue, app: input.app)
        let auditor = PageAuditor(policy: Policy(catalogue, target: input.app), index: plan.index)
        let reader = PageReader(targets: targets, auditor: auditor, renderer: nil, keepsLinks: keepsLinks)
        return (plan, read(plan, with: reader))
    }

    /// Reads every page that has a file of its own; those come first in the model, in the order of their files.
    private func read(_ plan: SitePlan, with reader: PageReader) -> [PageReading] {
        let model = plan.model
        return concurrentMap(model.pages.prefix { $0.origin == .source }.count) { page in
            let source = model.pages[page].source
            guard plan.isReadable[source] else { return PageReading() }
            return reader.read(plan.shelf.take(source), page: page, bodyStart: plan.bodyStarts[source])
        }
    }

    private func findings(of readings: [PageReading], _ plan: SitePlan) -> [Finding] {
        // A title that the front matter may have, had it been readable, is not missed.
        let unread = Set(plan.findings.filter { $0.rule.hasSuffix("-syntax") }.map(\.place.file))
        return readings.flatMap(\.findings).filter {
            $0.rule != "missing-title" || !unread.contains($0.place.file)
        }
    }

    /// The anchors of every page of the index; those without a text of their own have none.
    private func anchors(_ readings: [PageReading], _ index: ContentIndex) -> [AnchorSet?] {
        readings.map(\.anchors) + Array(repeating: AnchorSet(), count: index.pages.count - readings.count)
    }

    /// Where pages differ in their links into the app from the same page in the default language.
    private func intentParity(_ readings: [PageReading], _ model: SiteModel) -> [Finding] {
        guard model.locales.count > 1 else { return [] }
        func text(_ page: Int) -> PageText? {
            guard page >= 0, page < readings.count, readings[page].anchors != nil else { return nil }
            return PageText(
                file: model.sources[model.pages[page].source].name,
                locale: model.locales[model.pages[page].locale].code, uses: readings[page].intentUses)
        }
        var result: [Finding] = []
        for group in 0..<model.members.count / model.locales.count {
            let members = (0..<model.locales.count).map { model.members[group * model.locales.count + $0] }
            guard let source = text(members[model.defaultLocale]) else { continue }
            for (locale, page) in members.enumerated() where locale != model.defaultLocale {
                // What is shown in the default language's stead is the same text.
                guard page >= 0, model.pages[page].origin == .source, let translation = text(page) else { continue }
                result += SiteAudit.intentParity(source: source, translation: translation)
            }
        }
        return result
    }

    private func missingAnchors(
        _ readings: [PageReading], _ plan: SitePlan, _ anchors: [AnchorSet?]
    ) -> [(findings: [Finding], refused: [Int])] {
        let names = plan.model.sources.map(\.name)
        return concurrentMap(readings.count) { page in
            let name = names[plan.model.pages[page].source]
            return readings[page].pending.check(file: name, index: plan.index, anchors: anchors)
        }
    }
}

/// What a build or an audit found.
public struct SiteReport: Sendable {
    /// What is wrong, in the order of reports.
    public var findings: [Finding]
    /// Files that could not be read.
    public var unreadable: [UnreadableFile]
    /// Number of pages that have a file of their own and were read.
    public var pages = 0
    /// Number of links on these pages.
    public var links = 0
    /// Number of those that lead into the app.
    public var intents = 0
    /// The pages by name, in order.
    public var files: [AuditedInput] = []
    /// Every link in order of page and place, where they were asked for.
    public var linkList: [AuditedLink] = []
}
