import Documents

/// What readers walk along: the order of pages, what is before and after one, and what is above it.
///
/// Made once all titles are known. A section's entries are sorted by `order`, then by title, then by path; entries
/// without an order come last. Hidden pages and everything below a hidden index page are left out.
public struct SiteNavigation: Sendable {
    /// One entry of a section.
    public enum Entry: Sendable, Hashable {
        /// A page, by index.
        case page(Int)
        /// A folder, by index.
        case section(Int)
    }

    /// Title of each page.
    public let titles: [String]
    /// The listed entries of each section in order, its own index page left out.
    public private(set) var entries: [[Entry]]
    /// The page before each page in reading order, or -1.
    public private(set) var previous: [Int]
    /// The page after each page in reading order, or -1.
    public private(set) var next: [Int]
    /// The page that each locale's reading order begins with, or -1.
    private var first: [Int]
    /// Number of listed entries in each locale.
    public private(set) var listedCount: [Int]

    let model: SiteModel

    /// Puts a site in order; `titles` are those of its pages.
    public init(_ model: SiteModel, titles: [String]) {
        self.model = model
        self.titles = titles
        entries = Array(repeating: [], count: model.sections.count)
        previous = Array(repeating: -1, count: model.pages.count)
        next = previous
        first = Array(repeating: -1, count: model.locales.count)
        listedCount = Array(repeating: 0, count: model.locales.count)
        collectEntries()
        for root in model.roots { link(root) }
    }

    /// The label of a page in the navigation.
    public func label(of page: Int) -> String {
        let source = model.pages[page].source
        guard source >= 0, let label = model.sources[source].frontMatter.navigationLabel else { return titles[page] }
        return label
    }

    /// The label of a section: that of its page, else its folder's name.
    public func label(ofSection section: Int) -> String {
        let page = model.sections[section].indexPage
        return page < 0 ? model.sections[section].label : label(of: page)
    }

    /// The index pages above a page, from the start page down; folders without a page are passed over.
    public func ancestors(of page: Int) -> [Int] {
        var result: [Int] = []
        var section = model.pages[page].section
        if model.pages[page].isIndex { section = model.sections[section].parent }
        while section >= 0 {
            let index = model.sections[section].indexPage
            if index >= 0, index != page { result.append(index) }
            section = model.sections[section].parent
        }
        return result.reversed()
    }

    /// The pages that a section's own page offers: an entry's page, or a folder's index page.
    public func children(ofSection section: Int) -> [Int] {
        entries[section].compactMap { entry in
            switch entry {
            case .page(let page): return page
            case .section(let section):
                let index = model.sections[section].indexPage
                return index < 0 ? nil : index
            }
        }
    }

    /// The listed pages of a locale in reading order.
    public func readingOrder(ofLocale locale: Int) -> [Int] {
        var result: [Int] = []
        var page = first[locale]
        while page >= 0 {
            result.append(page)
            page = next[page]
        }
        return result
    }

    // MARK: Order

    private struct SortKey {
        var order: Int
        var title: [UInt8]
        var path: [UInt8]

        static func precedes(_ left: SortKey, _ right: SortKey) -> Bool {
            if left.order != right.order { return left.order < right.order }
            if left.title != right.title { return left.title.lexicographicallyPrecedes(right.title) }
            return left.path.lexicographicallyPrecedes(right.path)
        }
    }

    private mutating func collectEntries() {
        var keyed: [[(key: SortKey, entry: Entry)]] = Array(repeating: [], count: model.sections.count)
        for (index, page) in model.pages.enumerated() where !page.isIndex && model.isListed(page) {
            keyed[page.section].append((key(ofPage: index, label: label(of: index)), .page(index)))
        }
        // Children come after their parents, so that what is below has been counted when a folder's turn comes.
        for index in model.sections.indices.reversed() {
            let section = model.sections[index]
            let entries = keyed[index].sorted { SortKey.precedes($0.key, $1.key) }.map(\.entry)
            keyed[index] = []
            if section.indexPage >= 0, !model.isListed(model.pages[section.indexPage]), section.parent >= 0 { continue }
            self.entries[index] = entries
            listedCount[section.locale] += entries.count
            guard section.parent >= 0, !entries.isEmpty || section.indexPage >= 0 else { continue }
            keyed[section.parent].append((key(ofSection: index), .section(index)))
        }
    }

    private func key(ofPage index: Int, label: String) -> SortKey {
        let page = model.pages[index]
        let order = page.source < 0 ? nil : model.sources[page.source].frontMatter.order
        return SortKey(order: order ?? Int.max, title: titleSortKey(label), path: page.output.bytes)
    }

    private func key(ofSection index: Int) -> SortKey {
        let section = model.sections[index]
        guard section.indexPage >= 0 else {
            return SortKey(order: Int.max, title: titleSortKey(section.label), path: section.output.bytes)
        }
        return key(ofPage: section.indexPage, label: label(of: section.indexPage))
    }

    /// Links the pages below a top section in reading order: a folder's page, then its entries.
    private mutating func link(_ root: Int) {
        var last = -1
        var stack: [Entry] = [.section(root)]
        while let entry = stack.popLast() {
            var page = -1
            switch entry {
            case .page(let index): page = index
            case .section(let section):
                page = model.sections[section].indexPage
                stack += entries[section].reversed()
            }
            guard page >= 0, model.isListed(model.pages[page]) else { continue }
            previous[page] = last
            if last >= 0 { next[last] = page } else { first[model.sections[root].locale] = page }
            last = page
        }
    }
}
