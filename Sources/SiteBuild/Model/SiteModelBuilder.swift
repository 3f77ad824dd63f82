import Documents
import SourceText

/// Lays out the pages and folders of a site; ``SiteModel/init(locales:defaultLocale:sources:)`` drives it.
struct SiteModelBuilder {
    var model: SiteModel
    private var sectionByPath: [PathBytes: Int] = [:]
    private let localeByCode: [PathBytes: Int]

    init(model: SiteModel) {
        self.model = model
        var localeByCode: [PathBytes: Int] = [:]
        if model.usesLocaleFolders {
            for (index, locale) in model.locales.enumerated() { localeByCode[PathBytes(locale.code)] = index }
        }
        self.localeByCode = localeByCode
    }

    // MARK: Pages that have a file

    /// Makes a page of every file that is no draft, and the folders around it.
    mutating func placePages() {
        for index in model.locales.indices {
            model.roots.append(section(at: model.usesLocaleFolders ? PathBytes(model.locales[index].code) : .root))
        }
        model.pages.reserveCapacity(model.sources.count)
        for (index, source) in model.sources.enumerated() {
            guard !source.frontMatter.isDraft else {
                model.pageOfSource.append(-1)
                continue
            }
            let path = PathBytes(source.path)
            let section = section(at: path.parent)
            let isIndex = path.stem.elementsEqual("index".utf8)
            if isIndex, model.sections[section].indexPage < 0 {
                model.sections[section].indexPage = model.pages.count
            }
            model.pageOfSource.append(model.pages.count)
            model.pages.append(
                SitePage(
                    origin: .source, source: index, locale: model.sections[section].locale, section: section,
                    isIndex: isIndex, group: -1, output: .root))
        }
    }

    /// Gives every folder and every page its place in the output, slugs taken into account.
    mutating func placeOutput() {
        for index in model.sections.indices {
            let section = model.sections[index]
            guard section.parent >= 0 else {
                model.sections[index].output = section.path
                reportSlugOfStartPage(section)
                continue
            }
            let name = slug(ofPage: section.indexPage) ?? section.path.name
            model.sections[index].output = model.sections[section.parent].output.appending(name)
        }
        for index in model.pages.indices { model.pages[index].output = output(of: model.pages[index]) }
    }

    /// The output path of a page made from a file.
    func output(of page: SitePage) -> PathBytes {
        let source = model.sources[page.source]
        var name: [UInt8] = []
        if page.isIndex {
            name = Array("index".utf8)
        } else if let slug = source.frontMatter.slug {
            name = Array(slug.text.utf8)
        } else {
            name = Array(PathBytes(source.path).stem)
        }
        return model.sections[page.section].output.appending(name + ".html".utf8)
    }

    private func slug(ofPage page: Int) -> ArraySlice<UInt8>? {
        guard page >= 0, let slug = model.sources[model.pages[page].source].frontMatter.slug else { return nil }
        return Array(slug.text.utf8)[...]
    }

    private mutating func reportSlugOfStartPage(_ section: SiteSection) {
        guard section.indexPage >= 0 else { return }
        let source = model.sources[model.pages[section.indexPage].source]
        guard let slug = source.frontMatter.slug else { return }
        model.findings.append(
            Finding(
                rule: "front-matter-value", severity: .error, place: Place(file: source.name, range: slug.source),
                message: "the start page's folder cannot be renamed by a slug",
                help: "remove `slug`; the folder is the locale's code or the output itself"))
    }

    // MARK: Folders

    /// The folder at a path of the content, made with everything above it when it is new.
    mutating func section(at path: PathBytes) -> Int {
        if let known = sectionByPath[path] { return known }
        var missing = [path]
        while let last = missing.last, !isTop(last), sectionByPath[last.parent] == nil { missing.append(last.parent) }
        var index = -1
        for path in missing.reversed() {
            index = add(path, parent: isTop(path) ? -1 : sectionByPath[path.parent] ?? -1)
        }
        return index
    }

    private func isTop(_ path: PathBytes) -> Bool { path.bytes.isEmpty || localeByCode[path] != nil }

    private mutating func add(_ path: PathBytes, parent: Int) -> Int {
        let locale = parent >= 0 ? model.sections[parent].locale : localeByCode[path] ?? model.defaultLocale
        let isOutside =
            parent >= 0
            ? model.sections[parent].isOutsideLocales : model.usesLocaleFolders && localeByCode[path] == nil
        let index = model.sections.count
        model.sections.append(
            SiteSection(
                path: path, locale: locale, parent: parent, output: path, indexPage: -1, isOutsideLocales: isOutside))
        sectionByPath[path] = index
        return index
    }

    // MARK: Folders without an index page

    /// Gives a page to every folder that has none and lists something; start pages are made in any case.
    mutating func addSectionPages(counterparts: [[Int]]) {
        let listed = listedSections()
        for index in model.sections.indices where model.sections[index].indexPage < 0 {
            let section = model.sections[index]
            guard !section.isOutsideLocales, listed[index] || section.parent < 0 else { continue }
            model.sections[index].indexPage = model.pages.count
            model.pages.append(
                SitePage(
                    origin: .section, source: -1, locale: section.locale, section: index, isIndex: true, group: -1,
                    output: section.output.appending("index.html".utf8)))
        }
        pairSectionPages(counterparts)
    }

    /// Whether each folder has something to list, in it or below.
    private func listedSections() -> [Bool] {
        var listed = [Bool](repeating: false, count: model.sections.count)
        for page in model.pages where !page.isIndex && model.isListed(page) { listed[page.section] = true }
        for index in model.sections.indices.reversed() {
            let section = model.sections[index]
            if section.indexPage >= 0 { listed[index] = model.isListed(model.pages[section.indexPage]) }
            if listed[index], section.parent >= 0 { listed[section.parent] = true }
        }
        return listed
    }

    private mutating func pairSectionPages(_ counterparts: [[Int]]) {
        for (index, others) in counterparts.enumerated() where !others.isEmpty {
            let pages = others.map { $0 < 0 ? -1 : model.sections[$0].indexPage }
            let page = model.sections[index].indexPage
            guard page >= 0, model.pages[page].origin == .section else { continue }
            let group = model.members.count / model.locales.count
            for member in pages {
                let isPaired = member >= 0 && model.pages[member].origin == .section
                model.members.append(isPaired ? member : -1)
                if isPaired { model.pages[member].group = group }
            }
        }
    }
}

extension PathBytes {
    /// The root of the content and of the output.
    static let root = PathBytes([])
}
