/// One line of the navigation of a section, before its address is written.
public struct OutlineEntry: Sendable, Hashable {
    /// Index of the page it leads to, or -1 for a folder without one.
    public var page: Int
    /// Its label.
    public var label: String
    /// Depth from 0.
    public var depth: Int
    /// Whether the section it was made for is this entry or lies below it.
    public var isOpen: Bool
}

extension SiteNavigation {
    /// What the navigation of the pages in a section shows.
    ///
    /// A locale with at most `limit` entries shows all of them on every page. A larger one shows the section's own
    /// entries, cut at half of `limit`, and what is beside and above it, each list cut at a quarter: the work for all
    /// pages then grows with their number and not with its square, and so does the output.
    public func outline(ofSection section: Int, limit: Int) -> [OutlineEntry] {
        let locale = model.sections[section].locale
        // The folders from the section up, each with the one below it that leads there.
        var below: [Int: Int] = [section: -1]
        var folder = section
        while model.sections[folder].parent >= 0 {
            below[model.sections[folder].parent] = folder
            folder = model.sections[folder].parent
        }
        let showsAll = listedCount[locale] <= limit
        var result: [OutlineEntry] = []
        var stack: [(entry: Entry, depth: Int)] = []
        func push(_ folder: Int, depth: Int) {
            var shown = entries[folder]
            if !showsAll {
                shown = Array(shown.prefix(folder == section ? limit / 2 : limit / 4))
                // The way down is never cut off.
                if let next = below[folder], next >= 0, isListed(section: next), !shown.contains(.section(next)) {
                    shown.append(.section(next))
                }
            }
            stack += shown.reversed().map { ($0, depth) }
        }
        push(model.roots[locale], depth: 0)
        while let (entry, depth) = stack.popLast() {
            switch entry {
            case .page(let page):
                result.append(OutlineEntry(page: page, label: label(of: page), depth: depth, isOpen: false))
            case .section(let index):
                let isOpen = below[index] != nil
                result.append(
                    OutlineEntry(
                        page: model.sections[index].indexPage, label: label(ofSection: index), depth: depth,
                        isOpen: isOpen))
                if showsAll || isOpen { push(index, depth: depth + 1) }
            }
        }
        return result
    }

    /// Whether a folder below another is one of its entries.
    private func isListed(section: Int) -> Bool {
        let index = model.sections[section].indexPage
        return index >= 0 ? model.isListed(model.pages[index]) : !entries[section].isEmpty
    }
}
