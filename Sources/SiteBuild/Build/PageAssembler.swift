import Documents
import IntentCatalogue

/// Puts together what the theme shows of a page: its record, what is before, after and above it, its translations.
///
/// The navigation is added by ``SectionMenus``.
struct PageAssembler: Sendable {
    /// The folder of the theme's files in the output.
    static let assetFolder = PathBytes("assets")

    let configuration: SiteConfiguration
    let model: SiteModel
    let navigation: SiteNavigation
    /// A picture that stands beside the title of the site.
    struct Logo: Sendable {
        var light: PathBytes
        var dark: PathBytes?
        var size: ImageSize?
    }

    /// The sign beside the title.
    var logo: Logo?
    /// The small picture of each page's card.
    var icons: [PathBytes?] = []
    /// What all pages of a locale share, by locale.
    let sites: [SiteData]
    /// The locales with a page that names the day of its last change.
    private let localesWithFeed: Set<Int>

    init(
        configuration: SiteConfiguration, texts: InterfaceTextLibrary, model: SiteModel, navigation: SiteNavigation,
        catalogue: Catalogue?, generator: String
    ) {
        self.configuration = configuration
        self.model = model
        self.navigation = navigation
        localesWithFeed = Set(
            model.pages.lazy.filter { page in
                page.origin == .source && model.isListed(page) && model.sources[page.source].frontMatter.updated != nil
            }.map(\.locale))
        let fallback = model.locales[model.defaultLocale]
        sites = model.locales.map { locale in
            var site = SiteData(
                title: configuration.title.text(locale, default: fallback) ?? "", language: locale.code,
                contractVersion: catalogue?.contractVersion, generator: generator)
            site.schemes = catalogue?.schemes ?? []
            site.embedders = configuration.embedders
            site.hasStyle = configuration.style.sheet != nil
            if let direction = locale.direction { site.direction = direction }
            site.hasSearch = configuration.hasSearch
            site.texts = configuration.interfaceTexts(locale, from: texts)
            return site
        }
    }

    /// What the theme shows of the page at `index`.
    func page(_ index: Int, record: PageRecord) -> PageData {
        let page = model.pages[index]
        var data = PageData(
            site: sites[page.locale], links: links(from: page.output, locale: page.locale),
            template: template(of: page), title: navigation.titles[index], body: record.body)
        data.bodyHasHeading = record.hasTopHeading
        data.intents = record.intents
        data.hasTabs = record.hasTabs
        data.canonical = canonical(page, index)
        data.markdown = markdown(index)
        data.structuredData = structuredData(index, record)
        data.breadcrumbs = navigation.ancestors(of: index).map {
            link(to: $0, from: page, title: navigation.label(of: $0))
        }
        if navigation.previous[index] >= 0 { data.previous = link(to: navigation.previous[index], from: page) }
        if navigation.next[index] >= 0 { data.next = link(to: navigation.next[index], from: page) }
        if model.sections[page.section].indexPage == index {
            data.children = cards(of: page, record)
        }
        data.alternates = alternates(of: index)
        data.description = description(of: index)
        guard page.source >= 0 else { return data }
        let frontMatter = model.sources[page.source].frontMatter
        data.updated = frontMatter.updated
        data.edit = configuration.editAddress?.address(of: model.sources[page.source].path)
        data.since = frontMatter.since
        data.until = frontMatter.until
        data.platforms = frontMatter.platforms
        data.screen = frontMatter.screen
        data.tags = frontMatter.tags
        data.tableOfContents = tableOfContents(record, frontMatter)
        switch record.image {
        case .file(let output): data.image = address(of: output, from: page)
        case .address(let address): data.image = address
        case nil: break
        }
        if page.origin == .fallback {
            data.isFallback = true
            data.language = sites[model.defaultLocale].language
            data.direction = sites[model.defaultLocale].direction
        }
        return data
    }

    /// Where the site's own files are, seen from a file of the output.
    func links(from output: PathBytes, locale: Int) -> SiteLinks {
        let home = model.sections[model.roots[locale]].indexPage
        var links = SiteLinks(
            home: relative(from: output, to: model.pages[home].output),
            assets: String(decoding: RelativeURL.root(from: output.bytes), as: UTF8.self)
                + PageAssembler.assetFolder.text + "/",
            logo: logo.map { logo in
                LogoLinks(
                    light: relative(from: output, to: logo.light),
                    dark: logo.dark.map { relative(from: output, to: $0) },
                    width: logo.size?.width, height: logo.size?.height)
            })
        if configuration.writesFeed, localesWithFeed.contains(locale) {
            links.feed = relative(from: output, to: AtomFeed.path(model, locale: locale))
        }
        return links
    }

    /// The relative address of one output file seen from another.
    func relative(from output: PathBytes, to target: PathBytes) -> String {
        String(decoding: RelativeURL.reference(from: output.bytes, to: target.bytes), as: UTF8.self)
    }

    /// The card of a page in a list of pages.
    func card(_ target: Int, from page: SitePage) -> PageCard {
        let source = model.pages[target].source
        return PageCard(
            title: navigation.titles[target],
            description: source < 0 ? nil : model.sources[source].frontMatter.description,
            href: relative(from: page.output, to: model.pages[target].output),
            icon: icon(target).map { relative(from: page.output, to: $0) })
    }

    /// The small picture of a page, if it has one.
    func icon(_ page: Int) -> PathBytes? { icons.indices.contains(page) ? icons[page] : nil }

    // MARK: Parts

    /// The cards of an index page: what is in its folder, or nothing where its own text already links to all of it.
    private func cards(of page: SitePage, _ record: PageRecord) -> [PageCard] {
        let children = navigation.children(ofSection: page.section)
        // A page in another locale's words links to that locale's pages; here they lead to their counterparts.
        let linked =
            page.origin == .fallback
            ? Set(record.linkedPages.map { model.counterpart(of: $0, in: page.locale) }) : Set(record.linkedPages)
        return linked.isSuperset(of: children) ? [] : children.map { card($0, from: page) }
    }

    /// A sentence about a page: its own, on a start page without one that of the site.
    func description(of index: Int) -> String? {
        let page = model.pages[index]
        if page.source >= 0, let description = model.sources[page.source].frontMatter.description { return description }
        guard page.isIndex, model.sections[page.section].parent < 0 else { return nil }
        return configuration.description?.text(
            model.locales[page.locale], default: model.locales[model.defaultLocale])
    }

    private func template(of page: SitePage) -> PageData.Template {
        if page.source >= 0, let name = model.sources[page.source].frontMatter.template?.text,
            let template = PageData.Template(rawValue: name)
        {
            return template
        }
        guard page.isIndex else { return .page }
        return model.sections[page.section].parent < 0 ? .home : .section
    }

    private func link(to target: Int, from page: SitePage, title: String? = nil) -> PageLink {
        PageLink(
            title: title ?? navigation.titles[target],
            href: relative(from: page.output, to: model.pages[target].output))
    }

    /// The address search engines should keep: for a page in another locale's words that of the original.
    private func canonical(_ page: SitePage, _ index: Int) -> String? {
        guard let address = configuration.address else { return nil }
        let original = page.origin == .fallback ? model.counterpart(of: index, in: model.defaultLocale) : index
        return String(decoding: address.address(of: model.pages[original].output), as: UTF8.self)
    }

    /// The Markdown twin of a page that has one of its own.
    private func markdown(_ index: Int) -> String? {
        let page = model.pages[index]
        guard configuration.writesTwins, page.origin == .source, let twin = model.twin(of: index) else { return nil }
        return relative(from: page.output, to: twin)
    }

    private func structuredData(_ index: Int, _ record: PageRecord) -> [UInt8] {
        let page = model.pages[index]
        var data = StructuredData(language: model.locales[page.locale].code)
        if page.origin == .source { data.questions = record.questions }
        let ancestors = navigation.ancestors(of: index)
        if let address = configuration.address, !ancestors.isEmpty {
            data.breadcrumbs = (ancestors + [index]).map { step in
                (
                    step == index ? navigation.titles[step] : navigation.label(of: step),
                    String(decoding: address.address(of: model.pages[step].output), as: UTF8.self)
                )
            }
        }
        return data.json() ?? []
    }

    /// An address for readers outside the site: absolute where the site's own is known.
    private func address(of output: PathBytes, from page: SitePage) -> String {
        guard let address = configuration.address else { return relative(from: page.output, to: output) }
        return String(decoding: address.address(of: output), as: UTF8.self)
    }

    private func tableOfContents(_ record: PageRecord, _ frontMatter: FrontMatter) -> [TableOfContentsEntry] {
        let depth: Int
        switch frontMatter.tableOfContents {
        case .none: return []
        case .standard: depth = configuration.tableOfContentsDepth
        case .depth(let level): depth = level
        }
        return record.headings.filter { $0.level >= 2 && $0.level <= depth }
    }

    private func alternates(of index: Int) -> [Alternate] {
        guard model.locales.count > 1 else { return [] }
        let page = model.pages[index]
        return model.locales.indices.compactMap { locale in
            let target = model.counterpart(of: index, in: locale)
            guard target >= 0 else { return nil }
            return Alternate(
                locale: model.locales[locale].code, name: model.locales[locale].name,
                href: relative(from: page.output, to: model.pages[target].output),
                address: configuration.address.map {
                    String(decoding: $0.address(of: model.pages[target].output), as: UTF8.self)
                },
                isFallback: model.pages[target].origin == .fallback, isCurrent: target == index)
        }
    }
}
