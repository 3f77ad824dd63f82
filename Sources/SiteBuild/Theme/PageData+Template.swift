import Templating

// What templates see of a page. Each record is the one place where its names are declared.

extension ThemeRecord<SiteData> {
    static let site = ThemeRecord([
        .text(.title) { $0.title },
        .text(.language) { $0.language },
        .text(.direction) { $0.direction.rawValue },
        .text(.contractVersion) { $0.contractVersion },
        .text(.schemes) { $0.schemes.joined(separator: " ") },
        .text(.embedders) { $0.embedders.isEmpty ? nil : $0.embedders.joined(separator: " ") },
        .flag(.hasStyle) { $0.hasStyle },
        .text(.generator) { $0.generator },
        .flag(.hasSearch) { $0.hasSearch },
    ])
}

extension ThemeRecord<PageLink> {
    static let link = ThemeRecord([
        .text(.title) { $0.title },
        .text(.href) { $0.href },
    ])
}

extension ThemeRecord<PageCard> {
    static let card = ThemeRecord([
        .text(.title) { $0.title },
        .text(.description) { $0.description },
        .text(.href) { $0.href },
        .text(.icon) { $0.icon },
    ])
}

extension ThemeRecord<LogoLinks> {
    static let logo = ThemeRecord([
        .text(.light) { $0.light },
        .text(.dark) { $0.dark },
        .text(.width) { $0.width.map(String.init) },
        .text(.height) { $0.height.map(String.init) },
    ])
}

extension ThemeRecord<Alternate> {
    static let alternate = ThemeRecord([
        .text(.locale) { $0.locale },
        .text(.name) { $0.name },
        .text(.href) { $0.href },
        .text(.address) { $0.address ?? $0.href },
        .flag(.isFallback) { $0.isFallback },
        .flag(.isCurrent) { $0.isCurrent },
    ])
}

extension ThemeRecord<Nested<TableOfContentsEntry>> {
    static let tableOfContentsEntry = ThemeRecord([
        .text(.level) { String($0.item.level) },
        .text(.id) { $0.item.id },
        .text(.title) { $0.item.title },
        .flag(.hasChildren) { $0.nesting.hasChildren },
        .closings { $0.nesting },
    ])
}

extension ThemeRecord<Nested<NavigationItem>> {
    static let navigationItem = ThemeRecord([
        .text(.title) { $0.item.title },
        .text(.href) { $0.item.href },
        .flag(.isCurrent) { $0.item.isCurrent },
        .flag(.isOpen) { $0.item.isOpen },
        .flag(.hasChildren) { $0.nesting.hasChildren },
        .closings { $0.nesting },
    ])
}

extension ThemeRecord.Field {
    /// A list as long as the number of lists that end after an item.
    static func closings(_ value: @escaping @Sendable (borrowing Source) -> Nesting) -> Self {
        Self(
            name: .closings, shape: .list(.flag),
            value: .other { source, key, data in
                let count = value(source).closings
                data.list(key) { data in
                    for _ in 0..<count { data.flag(TemplateData.item, true) }
                }
            })
    }

    /// A list of plain texts.
    static func texts(_ name: ThemeName, _ values: @escaping @Sendable (borrowing Source) -> [String]) -> Self {
        Self(
            name: name, shape: .list(.text),
            value: .other { source, key, data in
                data.list(key) { data in
                    for text in values(source) { data.text(TemplateData.item, text) }
                }
            })
    }

    /// The theme's words.
    static func words(_ value: @escaping @Sendable (borrowing Source) -> InterfaceTexts) -> Self {
        Self(
            name: .texts, shape: ThemeVocabulary.textsShape,
            value: .other { source, key, data in data.copy(key, value(source).templateData) })
    }
}

/// A day of the calendar as a machine and as a person writes it.
private struct Day {
    var iso: String
    var text: String
    /// What the theme says around it.
    var around: (before: String, after: String)

    init(_ iso: String, _ texts: InterfaceTexts) {
        self.iso = iso
        text = texts.date(iso)
        around = texts.around("date", in: .updated)
    }
}

extension ThemeRecord<Day> {
    fileprivate static let day = ThemeRecord([
        .text(.day) { $0.iso },
        .text(.text) { $0.text },
        .text(.before) { $0.around.before },
        .text(.after) { $0.around.after },
    ])
}

extension ThemeRecord<NavigationData> {
    static let navigation = ThemeRecord([
        .object(.site, .site) { $0.site },
        .words { $0.site.texts },
        .list(.navigation, .navigationItem) { Nested.list($0.items, depth: \.depth) },
    ])
}

extension ThemeRecord<PageData> {
    static let page = ThemeRecord([
        .object(.site, .site) { $0.site },
        .words { $0.site.texts },
        .text(.home) { $0.links.home },
        .object(.logo, .logo) { $0.links.logo },
        .text(.assets) { $0.links.assets },
        .text(.title) { $0.title },
        .text(.description) { $0.description },
        .text(.canonical) { $0.canonical },
        .text(.image) { $0.image },
        .text(.markdown) { $0.markdown },
        .text(.feed) { $0.links.feed },
        .flag(.hasStructuredData) { !$0.structuredData.isEmpty },
        .markup(.structuredData) { $0.structuredData },
        .text(.language) { $0.language },
        .text(.direction) { $0.direction.rawValue },
        .text(.languageName) { page in page.alternates.first(where: \.isCurrent)?.name ?? page.site.language },
        .markup(.body) { $0.body },
        .flag(.bodyHasHeading) { $0.bodyHasHeading },
        .flag(.hasTabs) { $0.hasTabs },
        .flag(.isHome) { $0.template == .home },
        .flag(.isSection) { $0.template == .section },
        .flag(.isDraft) { $0.isDraft },
        .flag(.isFallback) { $0.isFallback },
        .flag(.hasToc) { !$0.tableOfContents.isEmpty },
        .list(.toc, .tableOfContentsEntry) { Nested.list($0.tableOfContents, depth: \.level) },
        .flag(.hasBreadcrumbs) { !$0.breadcrumbs.isEmpty },
        .list(.breadcrumbs, .link) { $0.breadcrumbs },
        .flag(.hasNavigation) { !$0.renderedNavigation.isEmpty },
        .markup(.navigation) { $0.renderedNavigation },
        .flag(.hasPager) { $0.previous != nil || $0.next != nil },
        .object(.previous, .link) { $0.previous },
        .object(.next, .link) { $0.next },
        .flag(.hasChildren) { !$0.children.isEmpty },
        .list(.children, .card) { $0.children },
        .flag(.hasAlternates) { $0.alternates.count > 1 },
        .list(.alternates, .alternate) { $0.alternates },
        .flag(.hasDetails) { $0.updated != nil || !$0.tags.isEmpty || $0.edit != nil },
        .text(.edit) { $0.edit },
        .object(.updated, .day) { page in page.updated.map { Day($0, page.site.texts) } },
        .text(.intents) { $0.intents.isEmpty ? nil : $0.intents.joined(separator: " ") },
        .flag(.hasScope) { $0.versions != nil || !$0.platforms.isEmpty },
        .text(.versions) { $0.versions },
        .texts(.platforms) { $0.platforms.map(platformName) },
        .text(.screen) { $0.screen },
        .flag(.hasTags) { !$0.tags.isEmpty },
        .texts(.tags) { $0.tags },
    ])
}
