public import SourceText

/// The checked content of `fingerpost.yaml`.
public struct SiteConfiguration: Sendable {
    /// The site's title.
    public var title: LocalizedText
    /// A sentence about the site for search results and previews.
    public var description: LocalizedText?
    /// Where the site will stand.
    public var address: SiteAddress?
    /// Folder of the content, relative to the site.
    public var contentFolder = "content"
    /// The catalogue, relative to the site.
    public var catalogueFile = "intents.yaml"
    /// Whether the configuration names the catalogue, so that its absence is an error.
    public var namesCatalogue = false
    /// Folder that the site is built into, relative to the site.
    public var outputFolder = "_site"
    /// Folder of templates that replace the built-in ones, relative to the site.
    public var templatesFolder: String?
    /// The languages in the order of the configuration; at least one.
    public var locales = [SiteLocale(code: "en", name: "English")]
    /// Index of the default locale.
    public var defaultLocale = 0
    /// What becomes of raw HTML.
    public var rawHTML = RawHTMLPolicy.clean
    /// Largest number of entries that the navigation shows as a whole on every page.
    public var navigationLimit = 100
    /// Deepest level of headings in the table of contents.
    public var tableOfContentsDepth = 3
    /// Whether pages have search, and the site an index for it.
    public var hasSearch = true
    /// The theme's words that the site says differently, by key.
    public var texts: [InterfaceText: LocalizedText] = [:]
    /// What the site changes about the look of the theme.
    public var style = SiteStyle()
    /// Where the file of a page can be changed.
    public var editAddress: EditAddress?
    /// Origins of the pages that may embed the site and hear of its intents: `https://app.example.com`.
    public var embedders: [String] = []
    /// Whether every page gets a Markdown twin, and every locale an `llms.txt` that lists them.
    public var writesTwins = true
    /// Whether every locale gets an Atom feed of its changes.
    public var writesFeed = false
    /// Paths below the content root that are no part of the site.
    public var exclude: [GlobPattern] = []
    /// Where the codes of the locales are written, by code.
    public var localePlaces: [String: Place] = [:]
    /// Which findings count.
    public var lint = LintConfiguration()

    /// Makes a configuration with nothing but defaults.
    public init(title: String) {
        self.title = LocalizedText(title)
    }

    /// The keys of the file in the order of the manual.
    public static let keys = [
        "title", "description", "url", "content", "catalogue", "output", "templates", "locales", "default", "rawHTML",
        "navigation", "toc", "search", "texts", "theme", "edit", "embedders", "twins", "feed", "exclude", "lint",
    ]

    /// Whether a path below the content root is part of the site.
    public func includes(_ path: String) -> Bool {
        !exclude.contains { $0.matches(path) }
    }
}
