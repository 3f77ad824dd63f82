public import SourceText
import Templating

/// The compiled look of a site: templates for every kind of page, and the files they load.
public struct Theme: Sendable {
    /// Files that belong beside the pages, in the folder that ``SiteLinks/assets`` names; sorted by path.
    public let assets: [ThemeAsset]
    private let pages: [PageData.Template: MustacheTemplate]
    private let navigation: MustacheTemplate
    private let redirect: MustacheTemplate
    private let notFound: MustacheTemplate
    private let language: MustacheTemplate

    /// Compiles the built-in theme with single files replaced.
    ///
    /// - Parameter overrides: files by their path in the folder of templates, for example `header.mustache` or
    ///   `assets/fingerpost.css`.
    /// - Returns: the theme, or nil when there is any finding: an unknown file name, a file that is not UTF-8,
    ///   or a fault in a template.
    public static func load(overrides: [String: SourceFile] = [:]) -> (theme: Theme?, findings: [Finding]) {
        var files = ThemeFiles(overrides: overrides)
        let pages = PageData.Template.allCases.map { kind in
            (kind, files.compile(kind.rawValue, ThemeRecord<PageData>.page.shape))
        }
        let navigation = files.compile("navigation", ThemeRecord<NavigationData>.navigation.shape)
        let redirect = files.compile("redirect", ThemeRecord<RedirectData>.redirect.shape)
        let notFound = files.compile("404", ThemeRecord<NotFoundData>.notFound.shape)
        let language = files.compile("language", ThemeRecord<LanguagePageData>.languagePage.shape)
        let findings = files.findings.sorted(by: Finding.reportOrder)
        guard findings.isEmpty, let navigation, let redirect, let notFound, let language else { return (nil, findings) }
        let theme = Theme(
            assets: files.assets,
            pages: Dictionary(
                uniqueKeysWithValues: pages.compactMap { kind, template in
                    template.map { (kind, $0) }
                }), navigation: navigation, redirect: redirect, notFound: notFound, language: language)
        return (theme, [])
    }

    /// Renders the navigation that the pages of one folder share.
    public func prepare(_ items: [NavigationItem], site: SiteData) -> PreparedNavigation {
        PreparedNavigation(items, site: site, template: navigation)
    }

    /// Appends a page with its own navigation.
    public func render(_ page: PageData, to output: inout [UInt8]) {
        var markup: [UInt8] = []
        if !page.navigation.isEmpty {
            let data = NavigationData(site: page.site, items: page.navigation)
            navigation.render(ThemeRecord.navigation.data(data), to: &markup)
        }
        render(page, markup, &output)
    }

    /// Appends a page with the navigation of its folder; the result is the same.
    /// - Parameter current: the index of the item that is the page, or nil when it is not listed.
    public func render(
        _ page: PageData, navigation: PreparedNavigation, current: Int?, to output: inout [UInt8]
    ) {
        render(page, navigation.html(current: current), &output)
    }

    private func render(_ page: PageData, _ navigation: [UInt8], _ output: inout [UInt8]) {
        var page = page
        page.renderedNavigation = navigation
        output.reserveCapacity(output.count + page.body.count + navigation.count + 8_192)
        pages[page.template]?.render(ThemeRecord.page.data(page), to: &output)
    }

    /// Appends the page at an old address.
    public func render(_ page: RedirectData, to output: inout [UInt8]) {
        redirect.render(ThemeRecord.redirect.data(page), to: &output)
    }

    /// Appends the page for addresses that do not exist.
    public func render(_ page: NotFoundData, to output: inout [UInt8]) {
        notFound.render(ThemeRecord.notFound.data(page), to: &output)
    }

    /// Appends the page that offers the locales.
    public func render(_ page: LanguagePageData, to output: inout [UInt8]) {
        language.render(ThemeRecord.languagePage.data(page), to: &output)
    }
}

/// A file that pages load.
public struct ThemeAsset: Sendable, Hashable {
    /// Path below the folder of assets, with forward slashes.
    public var path: String
    /// The content.
    public var bytes: [UInt8]
}
