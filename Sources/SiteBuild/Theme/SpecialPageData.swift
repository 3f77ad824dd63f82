/// A page that leads elsewhere: at an old address to the new one, or as a short address for another.
public struct RedirectData: Sendable {
    /// What is the same on every page of the locale.
    public var site: SiteData
    /// Where the site's own files are, seen from the old address.
    public var links: SiteLinks
    /// Title of the new page, or of what the short address stands for.
    public var title: String
    /// Whether a page has moved from here; a short address was never anything else.
    public var isMoved: Bool
    /// The new address, relative to the old one; may carry a fragment.
    public var target: String
    /// The address search engines should keep, or nil when there is none to name.
    public var canonical: String?
    /// Old fragments that lead somewhere else than `target`, without `#`; all other fragments are carried along.
    public var fragments: [FragmentRedirect]

    /// Makes a redirect page.
    public init(
        site: SiteData, links: SiteLinks, title: String, target: String, isMoved: Bool = true,
        canonical: String? = nil, fragments: [FragmentRedirect] = []
    ) {
        self.site = site
        self.links = links
        self.title = title
        self.isMoved = isMoved
        self.target = target
        self.canonical = canonical
        self.fragments = fragments
    }
}

/// An old anchor and where it has gone.
public struct FragmentRedirect: Sendable, Hashable {
    /// The old fragment without `#`.
    public var fragment: String
    /// The new address, relative to the old page.
    public var target: String

    /// Makes an anchor redirect.
    public init(fragment: String, target: String) {
        self.fragment = fragment
        self.target = target
    }
}

/// The page shown for an address that does not exist, one a locale.
public struct NotFoundData: Sendable {
    /// What is the same on every page of the locale.
    public var site: SiteData
    /// Where the site's own files are.
    ///
    /// A server shows this page at any depth, so these start at the site's root where the configuration names one.
    public var links: SiteLinks
    /// Pages worth offering, usually the top folders.
    public var children: [PageCard]

    /// Makes a not-found page.
    public init(site: SiteData, links: SiteLinks, children: [PageCard] = []) {
        self.site = site
        self.links = links
        self.children = children
    }
}

/// The page at the root of a site with several locales: it offers them.
public struct LanguagePageData: Sendable {
    /// The default locale's common part.
    public var site: SiteData
    /// Where the site's own files are, seen from the root.
    public var links: SiteLinks
    /// The start page of each locale, the default first.
    public var locales: [Alternate]
    /// The address search engines should keep, or nil when there is none to name.
    public var canonical: String?

    /// Makes a language page.
    public init(site: SiteData, links: SiteLinks, locales: [Alternate], canonical: String? = nil) {
        self.site = site
        self.links = links
        self.locales = locales
        self.canonical = canonical
    }
}
