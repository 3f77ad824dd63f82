import Documents
import SourceText

extension SiteModelBuilder {
    /// Finds out which pages are the same in different locales: by `id`, else by the path below the locale's folder.
    mutating func pairTranslations() {
        var groupByName: [String: Int] = [:]
        var groupByPath: [PathBytes: Int] = [:]
        var nameOfGroup: [String?] = []
        let count = model.locales.count
        let order = [model.defaultLocale] + model.locales.indices.filter { $0 != model.defaultLocale }
        for locale in order {
            for page in model.pages.indices where model.pages[page].locale == locale {
                let source = model.sources[model.pages[page].source]
                guard !model.sections[model.pages[page].section].isOutsideLocales else { continue }
                let name = source.frontMatter.identifier?.text
                let path = pathBelowLocale(source.path, locale)
                var group = name.flatMap { groupByName[$0] }
                if let group, model.members[group * count + locale] >= 0 {
                    reportTakenName(page, by: model.members[group * count + locale])
                    continue
                }
                if group == nil, let same = groupByPath[path], model.members[same * count + locale] < 0,
                    name == nil || nameOfGroup[same] == nil
                {
                    group = same
                }
                let chosen = group ?? nameOfGroup.count
                if chosen == nameOfGroup.count {
                    nameOfGroup.append(nil)
                    model.members += Array(repeating: -1, count: count)
                }
                if let name {
                    nameOfGroup[chosen] = name
                    groupByName[name] = chosen
                }
                if groupByPath[path] == nil { groupByPath[path] = chosen }
                model.members[chosen * count + locale] = page
                model.pages[page].group = chosen
            }
        }
    }

    /// The path without the locale's folder and without the extension.
    private func pathBelowLocale(_ path: String, _ locale: Int) -> PathBytes {
        let whole = PathBytes(path)
        let start = model.usesLocaleFolders ? model.locales[locale].code.utf8.count + 1 : 0
        return PathBytes(whole.bytes[min(start, whole.bytes.count)..<max(start, whole.stem.endIndex)])
    }

    private mutating func reportTakenName(_ page: Int, by first: Int) {
        let source = model.sources[model.pages[page].source]
        let other = model.sources[model.pages[first].source]
        guard let name = source.frontMatter.identifier else { return }
        let related = RelatedPlace(
            place: Place(file: other.name, range: other.frontMatter.identifier?.source), message: "first given here")
        model.findings.append(
            Finding(
                rule: "front-matter-value", severity: .error, place: Place(file: source.name, range: name.source),
                message: "`id: \(visible(name.text))` is given to two pages of one locale",
                help: "give each page of a locale an id of its own", related: [related]))
    }

    /// For each folder of the default locale the folder of every locale that takes its fallback pages; an empty list
    /// for the folders of other locales.
    mutating func counterpartSections() -> [[Int]] {
        var result: [[Int]] = []
        // Folders made on the way belong to other locales and need no counterpart.
        for index in model.sections.indices {
            let section = model.sections[index]
            guard section.locale == model.defaultLocale, !section.isOutsideLocales else {
                result.append([])
                continue
            }
            result.append(
                model.locales.indices.map { locale in
                    locale == model.defaultLocale
                        ? index
                        : counterpart(
                            of: section, in: locale, parent: section.parent < 0 ? -1 : result[section.parent][locale])
                })
        }
        return result
    }

    private mutating func counterpart(of section: SiteSection, in locale: Int, parent: Int) -> Int {
        guard parent >= 0 else { return model.roots[locale] }
        if section.indexPage >= 0 {
            let twin = model.counterpart(of: section.indexPage, in: locale)
            if twin >= 0, model.pages[twin].isIndex { return model.pages[twin].section }
        }
        let count = model.sections.count
        let index = self.section(at: model.sections[parent].path.appending(section.path.name))
        if index == count {
            model.sections[index].output = model.sections[parent].output.appending(section.output.name)
        }
        return index
    }

    /// Adds the default locale's pages to the locales that lack them.
    mutating func addFallbacks(counterparts: [[Int]]) {
        let count = model.locales.count
        for locale in model.locales.indices where locale != model.defaultLocale {
            for group in 0..<model.members.count / count {
                let original = model.members[group * count + model.defaultLocale]
                guard original >= 0, model.members[group * count + locale] < 0 else { continue }
                let section = counterparts[model.pages[original].section][locale]
                var page = model.pages[original]
                page.origin = .fallback
                page.locale = locale
                page.section = section
                page.output = output(of: page)
                if page.isIndex, model.sections[section].indexPage < 0 {
                    model.sections[section].indexPage = model.pages.count
                }
                model.members[group * count + locale] = model.pages.count
                model.pages.append(page)
            }
        }
    }
}
