import SearchIndex
import SourceText

/// The full-text index of every locale, as files of the output.
///
/// A page is found in the locale that shows it, a page that stands in for a missing translation by the words it stands in
/// with. What only leads elsewhere and what is hidden is not found.
struct SearchFiles: Sendable {
    /// The folder of the indexes in the output.
    static let folder = PageAssembler.assetFolder.text + "/search"

    let assembler: PageAssembler
    /// The records of the pages that have a file of their own.
    let records: [PageRecord]

    private var model: SiteModel { assembler.model }

    /// The files; those with the words of pages are made when they are written.
    func files() -> [OutputFile] {
        var result: [OutputFile] = []
        for (locale, site) in model.locales.enumerated() {
            let folder = SearchFiles.folder + "/" + site.code + "/"
            let pages = model.pages.indices.filter { model.pages[$0].locale == locale && isFound($0) }
            let found = pages.map { terms(of: $0) }
            let index = SearchIndex(found, sizes: pages.map { record(of: $0)?.sections?.size ?? 0 })
            result += index.files.map { OutputFile(path: folder + $0.path, content: .bytes($0.bytes)) }
            for (number, range) in index.pageRanges.enumerated() {
                let shown = Array(pages[range])
                result.append(
                    OutputFile(
                        path: folder + SearchIndex.pagesPath(number),
                        content: .rendered { [self] output in
                            output += SearchIndex.pagesFile(
                                number, shown.map { (page($0), record(of: $0)?.sections) })
                        }))
            }
        }
        return result
    }

    private func isFound(_ index: Int) -> Bool {
        model.isListed(model.pages[index]) && record(of: index)?.redirect == nil
    }

    /// The record behind a page; none for the list of a folder.
    private func record(of index: Int) -> PageRecord? {
        switch model.pages[index].origin {
        case .source: records[index]
        case .fallback: records[model.counterpart(of: index, in: model.defaultLocale)]
        case .section: nil
        }
    }

    private func terms(of index: Int) -> PageTerms {
        record(of: index)?.terms ?? PageTerms(title: assembler.navigation.titles[index])
    }

    private func page(_ index: Int) -> SearchPage {
        let navigation = assembler.navigation
        let root = model.sections[model.roots[model.pages[index].locale]].indexPage
        return SearchPage(
            title: navigation.titles[index],
            address: assembler.relative(from: PathBytes("index.html"), to: model.pages[index].output),
            trail: navigation.ancestors(of: index).filter { $0 != root }.map { navigation.label(of: $0) })
    }
}

extension SitePage {
    /// The last part of its address without the ending; the folder's on an index page.
    var searchName: String {
        let parts = output.text.split(separator: "/")
        let name = isIndex ? parts.dropLast().last : parts.last?.split(separator: ".").first
        return name.map(String.init) ?? ""
    }
}
