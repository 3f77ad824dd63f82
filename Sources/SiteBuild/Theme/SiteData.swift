/// What every page of one locale has in common; made once a locale.
public struct SiteData: Sendable {
    /// The site's title in this locale.
    public var title: String
    /// The locale as a BCP 47 tag: the language of the interface.
    public var language: String
    /// Writing direction of the interface.
    public var direction: WritingDirection
    /// Version of the intent contract, which scripts ask for before they act; nil for a site without catalogue.
    public var contractVersion: String?
    /// The app's schemes, which scripts hold the links of the page to.
    public var schemes: [String] = []
    /// Origins of the pages that may embed this one and hear of its intents.
    public var embedders: [String] = []
    /// Whether the site has an index for full-text search.
    public var hasSearch = false
    /// Whether the site has a style sheet of its own.
    public var hasStyle = false
    /// Name and version of the program that made the page.
    public var generator: String
    /// The theme's words.
    public var texts: InterfaceTexts

    /// Makes the common part of a locale; direction and words follow the language.
    public init(title: String, language: String, contractVersion: String?, generator: String) {
        self.title = title
        self.language = language
        self.direction = WritingDirection(language: language)
        self.contractVersion = contractVersion
        self.generator = generator
        self.texts = InterfaceTexts(locale: language)
    }
}

/// Where the site's own files are, seen from one page; pages of one folder share it.
public struct SiteLinks: Sendable, Hashable {
    /// The start page of the locale.
    public var home: String
    /// The folder of the theme's assets, with a final slash: `../assets/`.
    public var assets: String
    /// The locale's feed of changes, or nil where there is none.
    public var feed: String?
    /// The sign beside the title.
    public var logo: LogoLinks?

    /// Makes the links.
    public init(home: String, assets: String, feed: String? = nil, logo: LogoLinks? = nil) {
        self.home = home
        self.assets = assets
        self.feed = feed
        self.logo = logo
    }
}

/// The picture beside the title of the site.
public struct LogoLinks: Sendable, Hashable {
    /// Its address, relative to the page.
    public var light: String
    /// The one for dark pages, where it is another.
    public var dark: String?
    /// Its size in CSS pixels, where it is known.
    public var width: Int?
    /// See ``width``.
    public var height: Int?
}

/// Left to right or right to left.
public enum WritingDirection: String, Sendable, Hashable {
    /// Left to right.
    case leftToRight = "ltr"
    /// Right to left.
    case rightToLeft = "rtl"

    /// The direction of a language by its BCP 47 tag: an explicit script decides, else the language's usual one.
    public init(language: String) {
        let subtags = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
        if let script = subtags.dropFirst().first(where: { $0.utf8.count == 4 }) {
            self = Self.scripts.contains(String(script)) ? .rightToLeft : .leftToRight
        } else {
            self = Self.languages.contains(subtags.first.map(String.init) ?? "") ? .rightToLeft : .leftToRight
        }
    }

    private static let languages: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    private static let scripts: Set<String> = ["adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa"]
}
