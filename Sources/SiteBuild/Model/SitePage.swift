public import Documents
public import SourceText

/// A Markdown file of the content, before its text is read.
public struct SiteSource: Sendable {
    /// Path relative to the content root, with forward slashes.
    public var path: String
    /// The name that messages use.
    public var name: String
    /// What the page says about itself.
    public var frontMatter: FrontMatter

    /// Makes a source.
    public init(path: String, name: String, frontMatter: FrontMatter) {
        self.path = path
        self.name = name
        self.frontMatter = frontMatter
    }
}

/// A page of the output.
public struct SitePage: Sendable, Hashable {
    /// Where a page's content comes from.
    public enum Origin: UInt8, Sendable, Hashable {
        /// A file of its own.
        case source
        /// The default locale's file, shown because the page's own locale has none.
        case fallback
        /// Nothing: the list of what a folder without an index page holds.
        case section
    }

    /// Where its content comes from.
    public var origin: Origin
    /// Index of the file it is made from, or -1 for a folder's list.
    public var source: Int
    /// Index of its locale.
    public var locale: Int
    /// Index of the section it stands in; an index page stands in the section it opens.
    public var section: Int
    /// Whether it is the page of its folder.
    public var isIndex: Bool
    /// Number that it shares with the same page in other locales, or -1 for a page that has none.
    public var group: Int
    /// Path of the output file.
    public var output: PathBytes
}

/// A folder of the content.
public struct SiteSection: Sendable, Hashable {
    /// Path relative to the content root; empty for the root itself.
    public var path: PathBytes
    /// Index of its locale.
    public var locale: Int
    /// Index of the section above, or -1 for the top folder of a locale.
    public var parent: Int
    /// Folder of its files in the output.
    public var output: PathBytes
    /// Index of the page that opens it, or -1 when there is none.
    public var indexPage: Int
    /// Whether it lies beside the locales' folders instead of in one: its pages are built but not listed.
    public var isOutsideLocales: Bool

    /// The folder's name made readable: `backup-and-sync` gives `Backup and sync`.
    public var label: String {
        var result = ""
        for scalar in String(decoding: path.name, as: UTF8.self).unicodeScalars {
            result.unicodeScalars.append(scalar == "-" || scalar == "_" ? " " : scalar)
        }
        return result.prefix(1).uppercased() + result.dropFirst()
    }
}

/// An output file that leads elsewhere.
public struct SiteRedirect: Sendable, Hashable {
    /// Where an old address leads.
    public struct Target: Sendable, Hashable {
        /// Index of the page.
        public var page: Int
        /// The anchor on it without `#`; empty for its beginning.
        public var anchor: String
        /// Where the alias is written.
        public var place: Place
    }

    /// Path of the output file.
    public var output: PathBytes
    /// Index of the locale whose words it uses.
    public var locale: Int
    /// Where the address as a whole leads.
    public var target: Target
    /// Whether an alias named the address as a whole; otherwise it leads where its first anchor leads.
    public var isNamed: Bool
    /// Old anchors, without `#`, that lead somewhere of their own.
    public var fragments: [Fragment]

    /// An old anchor of the old page.
    public struct Fragment: Sendable, Hashable {
        /// The old anchor without `#`.
        public var old: String
        /// Where it leads.
        public var target: Target
    }
}
