internal import Documents
public import SourceText

/// What the site consists of and where everything lies: the answer to every question about addresses.
///
/// It is made from file names and front matter alone, before any text is parsed, so that pages can be rendered in
/// parallel against it. Titles and what follows from them are in ``SiteNavigation``.
///
/// - A folder of the content is a section; `index.md` is its page. A folder without one gets a page that lists what is
///   in it, unless all of that is hidden.
/// - With locales, each locale is a top folder. Pages of different locales belong together when they have the same `id`,
///   else the same path below the locale's folder. What a locale lacks is shown in the default locale's words, at an
///   address in the locale that lacks it.
/// - The output mirrors the content: `a/b.md` becomes `a/b.html`. A `slug` takes the place of the file's name, on an
///   index page that of the folder's name.
public struct SiteModel: Sendable {
    /// The locales; at least one.
    public internal(set) var locales: [SiteLocale]
    /// Index of the default locale.
    public internal(set) var defaultLocale: Int
    /// Whether each locale has a folder of its own.
    public internal(set) var usesLocaleFolders: Bool
    /// The files it was made from.
    public internal(set) var sources: [SiteSource]
    /// The pages of the output: those with a file of their own in the order of the files, then the others.
    public internal(set) var pages: [SitePage] = []
    /// The folders; a parent comes before what is in it.
    public internal(set) var sections: [SiteSection] = []
    /// Page of each file, or -1 for a draft.
    public internal(set) var pageOfSource: [Int] = []
    /// For each group its page in each locale, or -1: `members[group * locales.count + locale]`.
    public internal(set) var members: [Int] = []
    /// Old addresses.
    public internal(set) var redirects: [SiteRedirect] = []
    /// Index of each locale's top section.
    public internal(set) var roots: [Int] = []
    /// What is wrong with it so far.
    public internal(set) var findings: [Finding] = []

    /// Lays out a site.
    ///
    /// - Parameters:
    ///   - locales: The languages; with none, a single English one.
    ///   - defaultLocale: Index of the one that the others fall back to.
    ///   - sources: The Markdown files in the order of their paths.
    public init(locales: [SiteLocale], defaultLocale: Int = 0, sources: [SiteSource]) {
        let locales = locales.isEmpty ? [SiteLocale(code: "en", name: "English")] : locales
        self.locales = locales
        self.defaultLocale = locales.indices.contains(defaultLocale) ? defaultLocale : 0
        let folder = locales[0].code + "/"
        usesLocaleFolders = locales.count > 1 || sources.contains { $0.path.hasPrefix(folder) }
        self.sources = sources

        var builder = SiteModelBuilder(model: self)
        builder.placePages()
        builder.placeOutput()
        var counterparts: [[Int]] = []
        builder.pairTranslations()
        if locales.count > 1 {
            counterparts = builder.counterpartSections()
            builder.addFallbacks(counterparts: counterparts)
        }
        builder.addSectionPages(counterparts: counterparts)
        builder.addRedirects()
        self = builder.model
    }

    /// Whether a page is listed: in the navigation, in its section's list and in the reading order.
    public func isListed(_ page: SitePage) -> Bool {
        if sections[page.section].isOutsideLocales { return false }
        guard page.source >= 0 else { return true }
        let frontMatter = sources[page.source].frontMatter
        return !frontMatter.isHidden && frontMatter.redirect == nil
    }

    /// The page that shows the same as `page` in a locale, or -1.
    public func counterpart(of page: Int, in locale: Int) -> Int {
        let group = pages[page].group
        return group < 0 ? -1 : members[group * locales.count + locale]
    }
}
