import SourceText

/// The navigation of every section, rendered once and shared by the pages that stand in it.
///
/// All pages of a section lie in one folder of the output, so they share every relative address; only the current entry
/// differs.
struct SectionMenus: Sendable {
    /// The navigation of one section.
    struct Menu: Sendable {
        /// Its markup.
        var prepared: PreparedNavigation
        /// The page of each entry, or -1.
        var pages: [Int]
    }

    /// Number of entries up to which all menus are kept; a site with very many folders makes each when it is needed.
    private static let keptEntryLimit = 400_000

    private let assembler: PageAssembler
    private let theme: Theme
    private let kept: [Menu]

    init(_ assembler: PageAssembler, theme: Theme) {
        self.assembler = assembler
        self.theme = theme
        let count = assembler.model.sections.count
        let isSmall = count * assembler.configuration.navigationLimit <= SectionMenus.keptEntryLimit
        kept = isSmall ? concurrentMap(count) { SectionMenus.make($0, assembler, theme) } : []
    }

    func menu(ofSection section: Int) -> Menu {
        kept.isEmpty ? SectionMenus.make(section, assembler, theme) : kept[section]
    }

    private static func make(_ index: Int, _ assembler: PageAssembler, _ theme: Theme) -> Menu {
        let model = assembler.model
        let section = model.sections[index]
        let place = section.output.appending("index.html".utf8)
        let outline = assembler.navigation.outline(
            ofSection: index, limit: assembler.configuration.navigationLimit)
        let items = outline.map { entry in
            NavigationItem(
                title: entry.label,
                href: entry.page < 0 ? nil : assembler.relative(from: place, to: model.pages[entry.page].output),
                depth: entry.depth, isOpen: entry.isOpen)
        }
        return Menu(
            prepared: theme.prepare(items, site: assembler.sites[section.locale]), pages: outline.map(\.page))
    }
}
