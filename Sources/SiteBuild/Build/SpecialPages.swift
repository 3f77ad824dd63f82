/// The pages that no file of the content stands for: old addresses, missing addresses, the choice of a language.
struct SpecialPages: Sendable {
    let assembler: PageAssembler
    private var model: SiteModel { assembler.model }

    init(_ assembler: PageAssembler) { self.assembler = assembler }

    /// The page at an old address.
    func redirect(_ redirect: SiteRedirect) -> RedirectData {
        let target = redirect.target
        return RedirectData(
            site: assembler.sites[redirect.locale],
            links: assembler.links(from: redirect.output, locale: redirect.locale),
            title: assembler.navigation.titles[target.page],
            target: address(of: target, from: redirect.output),
            canonical: canonical(model.pages[target.page].output),
            fragments: redirect.fragments.map {
                FragmentRedirect(fragment: $0.old, target: address(of: $0.target, from: redirect.output))
            })
    }

    /// A page of the content that only leads elsewhere.
    func redirect(page index: Int, to target: String) -> RedirectData {
        let page = model.pages[index]
        return RedirectData(
            site: assembler.sites[page.locale], links: assembler.links(from: page.output, locale: page.locale),
            title: assembler.navigation.titles[index], target: target, isMoved: false)
    }

    /// The page for addresses that do not exist, for a file at `output`.
    ///
    /// A server shows it at any depth. Where the site's own address is known its links therefore begin at that address's
    /// path; else they are relative and right for a missing file beside it.
    func notFound(locale: Int, output: PathBytes) -> NotFoundData {
        var links = assembler.links(from: output, locale: locale)
        let root = model.sections[model.roots[locale]]
        let home = model.pages[root.indexPage]
        var place = home
        place.output = output
        var children = assembler.navigation.children(ofSection: model.roots[locale]).prefix(12).map {
            assembler.card($0, from: place)
        }
        if let path = assembler.configuration.address?.path {
            links.home = path + fromRoot(home.output)
            links.assets = path + PageAssembler.assetFolder.text + "/"
            if let logo = assembler.logo {
                links.logo?.light = path + fromRoot(logo.light)
                links.logo?.dark = logo.dark.map { path + fromRoot($0) }
            }
            children = assembler.navigation.children(ofSection: model.roots[locale]).prefix(12).map { child in
                var card = assembler.card(child, from: place)
                card.href = path + fromRoot(model.pages[child].output)
                card.icon = assembler.icon(child).map { path + fromRoot($0) }
                return card
            }
        }
        return NotFoundData(site: assembler.sites[locale], links: links, children: children)
    }

    /// The page at the root of a site with several locales.
    func languages() -> LanguagePageData {
        let output = PathBytes("index.html")
        let order = [model.defaultLocale] + model.locales.indices.filter { $0 != model.defaultLocale }
        return LanguagePageData(
            site: assembler.sites[model.defaultLocale],
            links: assembler.links(from: output, locale: model.defaultLocale),
            locales: order.map { locale in
                Alternate(
                    locale: model.locales[locale].code, name: model.locales[locale].name,
                    href: assembler.links(from: output, locale: locale).home, address: address(ofHome: locale))
            },
            canonical: canonical(output))
    }

    private func address(of target: SiteRedirect.Target, from output: PathBytes) -> String {
        var result = RelativeURL.reference(from: output.bytes, to: model.pages[target.page].output.bytes)
        RelativeURL.appendFragment(Array(target.anchor.utf8)[...], into: &result)
        return String(decoding: result, as: UTF8.self)
    }

    private func canonical(_ output: PathBytes) -> String? {
        assembler.configuration.address.map { String(decoding: $0.address(of: output), as: UTF8.self) }
    }

    private func address(ofHome locale: Int) -> String? {
        let home = model.sections[model.roots[locale]].indexPage
        return home < 0 ? nil : canonical(model.pages[home].output)
    }

    private func fromRoot(_ output: PathBytes) -> String {
        assembler.relative(from: PathBytes("index.html"), to: output)
    }
}
