import Documents
import IntentCatalogue
import LinkAudit
import SourceText

/// The last stage: the list of everything the site is made of, each file with the way to make it.
///
/// Pages are put together when they are written and not before, so that only their articles have to be kept.
final class SiteWriter: Sendable {
    private let plan: SitePlan
    private let content: SourceTree
    private let assembler: PageAssembler
    private let records: [PageRecord]
    private let targets: LinkTargets
    private let auditor: PageAuditor
    private let renderer: ArticleRenderer?
    private let theme: Theme?
    private let menus: SectionMenus?
    private let makesBundle: Bool

    private var model: SiteModel { plan.model }
    private var special: SpecialPages { SpecialPages(assembler) }

    /// Takes what the stages before it made.
    ///
    /// - Parameters:
    ///   - records: one for each page that has a file of its own.
    ///   - targets: where links lead, the anchors of all pages known.
    ///   - theme: nil where nothing will be written.
    init(
        _ input: SiteInput, plan: SitePlan, records: [PageRecord], targets: LinkTargets, auditor: PageAuditor,
        renderer: ArticleRenderer?, theme: Theme?
    ) {
        self.plan = plan
        self.records = records
        self.targets = targets
        self.auditor = auditor
        self.renderer = renderer
        self.theme = theme
        makesBundle = input.makesBundle
        content = input.content
        let navigation = SiteNavigation(plan.model, titles: SiteWriter.titles(plan.model, records, input.configuration))
        var assembler = PageAssembler(
            configuration: input.configuration, texts: input.texts, model: plan.model, navigation: navigation,
            catalogue: input.catalogue, generator: input.generator)
        assembler.logo = SiteWriter.logo(plan, input)
        assembler.icons = plan.model.pages.indices.map { index in
            let page = plan.model.pages[index]
            switch page.origin {
            case .source: return records[index].icon
            case .fallback: return records[plan.model.counterpart(of: index, in: plan.model.defaultLocale)].icon
            case .section: return nil
            }
        }
        self.assembler = assembler
        menus = theme.map { SectionMenus(assembler, theme: $0) }
    }

    /// The sign beside the title, with its size, so that nothing moves when it has been loaded.
    private static func logo(_ plan: SitePlan, _ input: SiteInput) -> PageAssembler.Logo? {
        let style = input.configuration.style
        guard let logo = style.logo, case .success(let bytes) = input.content.read(logo.path) else { return nil }
        return PageAssembler.Logo(
            light: PathBytes(logo.path), dark: style.logoDark.map { PathBytes($0.path) },
            size: ImageSize.read(header: bytes))
    }

    private static func titles(
        _ model: SiteModel, _ records: [PageRecord], _ configuration: SiteConfiguration
    ) -> [String] {
        model.pages.indices.map { index in
            let page = model.pages[index]
            switch page.origin {
            case .source: return records[index].title
            case .fallback: return records[model.counterpart(of: index, in: model.defaultLocale)].title
            case .section:
                let section = model.sections[page.section]
                guard section.parent < 0 else { return section.label }
                let fallback = model.locales[model.defaultLocale]
                return configuration.title.text(model.locales[page.locale], default: fallback) ?? section.label
            }
        }
    }

    // MARK: The list

    /// Every file of the output.
    func tree() -> OutputTree {
        var tree = OutputTree()
        tree.add(
            model.pages.indices.map { index in
                OutputFile(
                    path: model.pages[index].output.text,
                    content: .rendered { [self] output in renderPage(index, to: &output) }, origin: origin(of: index))
            })
        tree.add(
            model.redirects.map { redirect in
                OutputFile(
                    path: redirect.output.text,
                    content: .rendered { [self] output in
                        theme?.render(special.redirect(redirect), to: &output)
                    }, origin: redirect.target.place)
            })
        tree.add(
            plan.assets.map { path in
                OutputFile(path: path, content: asset(path), origin: Place(file: content.name(of: path), range: nil))
            })
        tree.add(
            (theme?.assets ?? []).map { asset in
                OutputFile(path: PageAssembler.assetFolder.text + "/" + asset.path, content: .bytes(asset.bytes))
            })
        if assembler.configuration.writesTwins { tree.add(twins()) }
        if theme != nil, assembler.configuration.hasSearch {
            tree.add(SearchFiles(assembler: assembler, records: records).files())
        }
        addStyle(to: &tree)
        addIndexes(to: &tree)
        if makesBundle, theme != nil { tree.add(bundle()) }
        return tree
    }

    private func origin(of index: Int) -> Place? {
        let page = model.pages[index]
        guard page.source >= 0 else { return nil }
        let source = model.sources[page.source]
        return Place(file: source.name, range: source.frontMatter.slug?.source)
    }

    private func asset(_ path: String) -> OutputContent {
        if let location = content.location(path) { return .copy(of: location) }
        guard case .success(let bytes) = content.read(path) else { return .bytes([]) }
        return .bytes(bytes)
    }

    /// Adds the site's own style sheet and the list of pages, which belong to the theme's files.
    private func addStyle(to tree: inout OutputTree) {
        guard theme != nil else { return }
        let folder = PageAssembler.assetFolder.text + "/"
        if let sheet = assembler.configuration.style.sheet {
            tree.add([OutputFile(path: folder + "site.css", content: .bytes(Array(sheet.utf8)))])
        }
        tree.add([
            OutputFile(path: folder + "pages.js", content: .rendered { [self] output in output += pageList(model) })
        ])
    }

    /// Adds what the build makes on its own account; a file of the content at the same address takes its place.
    private func addIndexes(to tree: inout OutputTree) {
        let taken = Set(tree.files.map(\.path))
        func add(_ path: String, _ make: @escaping @Sendable (inout [UInt8]) -> Void) {
            if !taken.contains(path) { tree.add([OutputFile(path: path, content: .rendered(make))]) }
        }
        if model.usesLocaleFolders {
            add("index.html") { [self] output in theme?.render(special.languages(), to: &output) }
        }
        addNotFound("404.html", model.defaultLocale, add)
        if model.usesLocaleFolders {
            for (index, locale) in model.locales.enumerated() { addNotFound(locale.code + "/404.html", index, add) }
        }
        let address = assembler.configuration.address
        if let address {
            for file in Sitemap(model, address: address).files() { add(file.path) { $0 += file.bytes } }
        }
        if assembler.configuration.writesTwins { addLanguageModelTexts(add) }
        if assembler.configuration.writesFeed, let address {
            for locale in model.locales.indices {
                guard let feed = AtomFeed(assembler, locale: locale, address: address).file() else { continue }
                add(AtomFeed.path(model, locale: locale).text) { $0 += feed }
            }
        }
        add("robots.txt") { $0 += robotsFile(address: address) }
    }

    /// One at the root for the default locale, and one beside the start page of every other.
    private func addLanguageModelTexts(_ add: (String, @escaping @Sendable (inout [UInt8]) -> Void) -> Void) {
        for locale in model.locales.indices {
            let home = model.sections[model.roots[locale]].indexPage
            let folder = locale == model.defaultLocale ? PathBytes([]) : model.pages[home].output.parent
            let path = folder.appending("llms.txt".utf8)
            add(path.text) { [self] output in
                output += LanguageModelText(assembler, locale: locale).file(at: path)
            }
        }
    }

    private func addNotFound(
        _ path: String, _ locale: Int, _ add: (String, @escaping @Sendable (inout [UInt8]) -> Void) -> Void
    ) {
        add(path) { [self] output in
            theme?.render(special.notFound(locale: locale, output: PathBytes(path)), to: &output)
        }
    }

    // MARK: Pages

    private func renderPage(_ index: Int, to output: inout [UInt8]) {
        guard let theme else { return }
        let page = model.pages[index]
        var record = PageRecord()
        switch page.origin {
        case .source: record = records[index]
        case .fallback: record = records[model.counterpart(of: index, in: model.defaultLocale)]
        case .section: break
        }
        if let redirect = record.redirect {
            let links = PageLinks(targets: targets, page: page)
            let href = links.attributes(redirect.verdict, in: redirect.destination).href
            let target = String(decoding: href ?? [], as: UTF8.self)
            theme.render(special.redirect(page: index, to: target), to: &output)
            return
        }
        if page.origin == .fallback { record.body = fallbackBody(index) }
        let menu = menus?.menu(ofSection: page.section)
        let data = assembler.page(index, record: record)
        guard let menu else { return theme.render(data, to: &output) }
        theme.render(data, navigation: menu.prepared, current: menu.pages.firstIndex(of: index), to: &output)
    }

    /// The article of a page that stands in for a missing translation: the default locale's text once more, its links
    /// turned to the reader's locale.
    private func fallbackBody(_ index: Int) -> [UInt8] {
        let page = model.pages[index]
        let original = model.counterpart(of: index, in: model.defaultLocale)
        // If the file is gone now, the page shows its title alone.
        guard let renderer, let audited = reread(index) else { return [] }
        return renderer.render(
            audited, on: page, original: original, aliases: model.sources[page.source].frontMatter.aliases,
            targets: targets)
    }

    /// The document behind a page that stands in for a missing translation; it was read without a fault a moment ago.
    private func reread(_ index: Int) -> AuditedDocument? {
        let page = model.pages[index]
        let original = model.counterpart(of: index, in: model.defaultLocale)
        let source = model.sources[page.source]
        guard case .success(let bytes) = content.read(source.path) else { return nil }
        let file = SourceFile(name: source.name, bytes: bytes)
        let (document, _) = Document.parse(file, bodyStart: plan.bodyStarts[page.source], options: .site)
        let audit = auditor.audit(document, file: file, page: original, frontMatter: [])
        return AuditedDocument(document: document, verdicts: audit.verdicts)
    }

    // MARK: Twins

    /// The Markdown twins of the pages that have a text.
    private func twins() -> [OutputFile] {
        // Pages that meet in one address are told of as pages.
        var taken: Set<PathBytes> = []
        return model.pages.indices.compactMap { index in
            guard model.pages[index].origin == .source, let path = model.twin(of: index),
                taken.insert(path).inserted
            else { return nil }
            return OutputFile(
                path: path.text, content: .rendered { [self] output in writeTwin(index, to: &output) },
                origin: origin(of: index))
        }
    }

    private func writeTwin(_ index: Int, to output: inout [UInt8]) {
        let source = model.pages[index].source
        // If the file is gone now, the twin is its title alone.
        guard let twin = records[index].twin, case .success(let bytes) = content.read(model.sources[source].path) else {
            return MarkdownTwin().append(
                [], bodyStart: 0, title: assembler.navigation.titles[index], to: &output)
        }
        twin.append(
            bytes, bodyStart: plan.bodyStarts[source],
            title: records[index].hasTopHeading ? nil : assembler.navigation.titles[index], to: &output)
    }

    // MARK: The bundle

    /// The files of the bundle, in the order of the pages.
    private func bundle() -> [OutputFile] {
        let maker = BundleFiles(assembler: assembler, contractVersion: targets.catalogue.contractVersion)
        let pages = concurrentMap(model.pages.count) { [self] index in
            maker.page(index, original(of: index), members: bundleMembers(index), redirect: redirectTarget(index))
        }
        return maker.files(pages)
    }

    /// The record that a page's title comes from.
    private func original(of index: Int) -> PageRecord {
        switch model.pages[index].origin {
        case .source: records[index]
        case .fallback: records[model.counterpart(of: index, in: model.defaultLocale)]
        case .section: PageRecord()
        }
    }

    private func bundleMembers(_ index: Int) -> [UInt8] {
        let page = model.pages[index]
        switch page.origin {
        case .source: return records[index].bundle
        case .section: return []
        case .fallback:
            guard let renderer, let audited = reread(index) else { return [] }
            return renderer.bundle(
                audited, on: page, aliases: model.sources[page.source].frontMatter.aliases, targets: targets)
        }
    }

    /// What a page that only leads elsewhere leads to, as a link of the bundle.
    private func redirectTarget(_ index: Int) -> [UInt8]? {
        guard let redirect = original(of: index).redirect else { return nil }
        let target = BundleLinks.Target(links: PageLinks(targets: targets, page: model.pages[index]))
        return target.object(redirect.verdict, in: redirect.destination)
    }
}
