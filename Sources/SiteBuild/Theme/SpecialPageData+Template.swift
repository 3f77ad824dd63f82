import Templating

// What templates see of pages that are no articles.

extension ThemeRecord<FragmentRedirect> {
    static let fragment = ThemeRecord([
        .text(.fragment) { $0.fragment },
        .text(.target) { $0.target },
    ])
}

extension ThemeRecord<RedirectData> {
    static let redirect = ThemeRecord([
        .object(.site, .site) { $0.site },
        .words { $0.site.texts },
        .text(.home) { $0.links.home },
        .object(.logo, .logo) { $0.links.logo },
        .text(.assets) { $0.links.assets },
        .text(.title) { $0.title },
        .text(.heading) { page in
            page.isMoved
                ? page.site.texts[.movedTitle] : page.site.texts.filled(.leadingTitle, ["title": page.title])
        },
        .text(.target) { $0.target },
        .flag(.isMoved) { $0.isMoved },
        .text(.canonical) { $0.canonical },
        .list(.fragments, .fragment) { $0.fragments },
    ])
}

extension ThemeRecord<NotFoundData> {
    static let notFound = ThemeRecord([
        .object(.site, .site) { $0.site },
        .words { $0.site.texts },
        .text(.home) { $0.links.home },
        .object(.logo, .logo) { $0.links.logo },
        .text(.assets) { $0.links.assets },
        .flag(.hasChildren) { !$0.children.isEmpty },
        .list(.children, .card) { $0.children },
    ])
}

extension ThemeRecord<LanguagePageData> {
    static let languagePage = ThemeRecord([
        .object(.site, .site) { $0.site },
        .words { $0.site.texts },
        .text(.home) { $0.links.home },
        .object(.logo, .logo) { $0.links.logo },
        .text(.assets) { $0.links.assets },
        .text(.canonical) { $0.canonical },
        .list(.locales, .alternate) { $0.locales },
    ])
}
