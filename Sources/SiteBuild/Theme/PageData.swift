/// Everything a page shows, filled by the site builder and shown by the theme.
///
/// Plain values; nothing is looked up later. Every `href` is a URL reference relative to the page that shows it, not yet escaped for HTML.
public struct PageData: Sendable {
    /// Which of the theme's page templates shows it.
    public enum Template: String, Sendable, CaseIterable {
        /// An article.
        case page
        /// The index page of a folder, with cards for what is in it.
        case section
        /// The start page of a locale.
        case home
    }

    /// What is the same on every page of the locale.
    public var site: SiteData
    /// Where the site's own files are, seen from this page.
    public var links: SiteLinks
    /// The template to show it with.
    public var template: Template
    /// The page's title as plain text.
    public var title: String
    /// A sentence for search results and previews.
    public var description: String?
    /// The address search engines should keep, or nil when there is none to name.
    public var canonical: String?
    /// Its Markdown twin, or nil where it has none.
    public var markdown: String?
    /// What it tells search engines about itself: JSON-LD that can stand in a `script` element as it is; may be empty.
    public var structuredData: [UInt8]
    /// BCP 47 tag of the language the body is written in; differs from the site's on a page shown as fallback.
    public var language: String
    /// Writing direction of the body.
    public var direction: WritingDirection
    /// The rendered article, inserted as it is.
    public var body: [UInt8]
    /// Whether `body` brings its own `h1`; otherwise the theme writes the title as one.
    public var bodyHasHeading: Bool
    /// Whether `body` has blocks of tabs, which need a script of their own.
    public var hasTabs = false
    /// Headings of the page in document order; empty hides the table of contents.
    public var tableOfContents: [TableOfContentsEntry]
    /// From the start page down to the parent folder; the page itself is not part of it.
    public var breadcrumbs: [PageLink]
    /// The page before this one in reading order.
    public var previous: PageLink?
    /// The page after this one in reading order.
    public var next: PageLink?
    /// The navigation as it looks from this page; not read where a prepared one is given.
    public var navigation: [NavigationItem]
    /// The navigation's markup, put in by the theme.
    var renderedNavigation: [UInt8] = []
    /// Cards of a section or start page.
    public var children: [PageCard]
    /// The page in every locale of the site, its own included, in the order of the configuration.
    public var alternates: [Alternate]
    /// Day of the last change as `YYYY-MM-DD`.
    public var updated: String?
    /// Where the file of the page can be changed.
    public var edit: String?
    /// First app version that the page is about.
    public var since: String?
    /// Last app version that the page is about.
    public var until: String?
    /// Platforms that the page is about, as the front matter names them; empty for all.
    public var platforms: [String]
    /// Name of the app's screen that the page explains.
    public var screen: String?
    /// Whether the page is shown in the default language because its own locale does not have it.
    public var isFallback: Bool
    /// Whether the page is a draft.
    public var isDraft: Bool
    /// Topics in the order of the front matter.
    public var tags: [String]
    /// A picture for previews.
    public var image: String?
    /// The ids of the intents that the body links to, sorted: the only ones that the page's script may ask for.
    public var intents: [String]

    /// Makes a page with only what every page has; the rest starts empty.
    public init(site: SiteData, links: SiteLinks, template: Template = .page, title: String, body: [UInt8]) {
        self.site = site
        self.links = links
        self.template = template
        self.title = title
        self.language = site.language
        self.direction = site.direction
        self.body = body
        self.structuredData = []
        self.bodyHasHeading = false
        self.tableOfContents = []
        self.breadcrumbs = []
        self.navigation = []
        self.children = []
        self.alternates = []
        self.isFallback = false
        self.isDraft = false
        self.tags = []
        self.platforms = []
        self.intents = []
    }
}

/// A link to a page of the site.
public struct PageLink: Sendable, Hashable {
    /// Its title as plain text.
    public var title: String
    /// Its address relative to the page that shows the link.
    public var href: String

    /// Makes a link.
    public init(title: String, href: String) {
        self.title = title
        self.href = href
    }
}

/// A heading that the table of contents lists.
public struct TableOfContentsEntry: Sendable, Hashable {
    /// Level of the heading, 1 to 6.
    public var level: Int
    /// The heading's anchor.
    public var id: String
    /// The heading as plain text.
    public var title: String

    /// Makes an entry.
    public init(level: Int, id: String, title: String) {
        self.level = level
        self.id = id
        self.title = title
    }
}

/// A page or folder offered on a section or start page.
public struct PageCard: Sendable, Hashable {
    /// Its title as plain text.
    public var title: String
    /// A sentence about it.
    public var description: String?
    /// Its address relative to the page that shows the card.
    public var href: String
    /// The address of a small picture.
    public var icon: String?

    /// Makes a card.
    public init(title: String, description: String? = nil, href: String, icon: String? = nil) {
        self.title = title
        self.description = description
        self.href = href
        self.icon = icon
    }
}

/// The same page in one of the site's locales.
public struct Alternate: Sendable, Hashable {
    /// The locale as a BCP 47 tag.
    public var locale: String
    /// The language's own name for itself.
    public var name: String
    /// Where it is, relative to the page that shows the link.
    public var href: String
    /// The whole address, which is what search engines take, where the site has one.
    public var address: String?
    /// Whether that locale shows the default language there; such a page gets no `hreflang`.
    public var isFallback: Bool
    /// Whether it is the page that shows the link.
    public var isCurrent: Bool

    /// Makes an alternate.
    public init(
        locale: String, name: String, href: String, address: String? = nil, isFallback: Bool = false,
        isCurrent: Bool = false
    ) {
        self.locale = locale
        self.name = name
        self.href = href
        self.address = address
        self.isFallback = isFallback
        self.isCurrent = isCurrent
    }
}
