public import SourceText

/// A text of the front matter and where it stands in the file, without its quotes.
public struct FrontMatterText: Sendable, Hashable {
    /// The decoded text.
    public var text: String
    /// Its bytes in the file.
    public var source: ByteRange

    /// Makes a text with its place.
    public init(_ text: String, source: ByteRange = .empty) {
        self.text = text
        self.source = source
    }
}

/// An old address that leads to a page: `old/path`, `old/path#anchor`, or a map from an old to a new anchor.
public struct FrontMatterAlias: Sendable, Hashable {
    /// The old address; begins with `#` when it is an old anchor of this page.
    public var old: FrontMatterText
    /// The anchor of this page that it leads to, without `#`; nil is the page's beginning.
    public var anchor: FrontMatterText?

    /// Makes an alias.
    public init(old: FrontMatterText, anchor: FrontMatterText? = nil) {
        self.old = old
        self.anchor = anchor
    }
}

/// A destination in front matter, for the audit.
public struct FrontMatterLink: Sendable, Hashable {
    /// The key it stands under: `image`, `icon` or `redirect`.
    public var key: String
    /// What is done with it.
    public var use: LinkUse
    /// The decoded destination.
    public var destination: [UInt8]
    /// The destination as written in the file, without quotes.
    public var source: ByteRange

    /// Makes one.
    public init(key: String, use: LinkUse, destination: [UInt8], source: ByteRange) {
        self.key = key
        self.use = use
        self.destination = destination
        self.source = source
    }
}

/// What a page says about itself before its text.
public struct FrontMatter: Sendable, Hashable {
    /// Which headings a page's table of contents lists.
    public enum TableOfContents: Sendable, Hashable {
        /// As the site does.
        case standard
        /// None (`toc: false`).
        case none
        /// Headings down to this level, 2 to 6 (`toc: 4`).
        case depth(Int)
    }

    /// The page's title; the first heading of level 1 where it is missing.
    public var title: FrontMatterText?
    /// One or two sentences for search results and previews.
    public var description: String?
    /// The last part of the page's address in place of the file's name.
    public var slug: FrontMatterText?
    /// Old addresses that lead here.
    public var aliases: [FrontMatterAlias] = []
    /// Place among the neighbours; pages with an order come before those without.
    public var order: Int?
    /// Shorter label for the navigation (`nav`).
    public var navigationLabel: String?
    /// Left out of the site.
    public var isDraft = false
    /// Built, but not listed in the navigation.
    public var isHidden = false
    /// Name of the template in place of `page`.
    public var template: FrontMatterText?
    /// The table of contents.
    public var tableOfContents: TableOfContents = .standard
    /// Day of the last change, `YYYY-MM-DD`.
    public var updated: String?
    /// Words the page is filed under.
    public var tags: [String] = []
    /// Picture for previews.
    public var image: FrontMatterText?
    /// Small picture for the page's card.
    public var icon: FrontMatterText?
    /// Name of the page that is the same in every locale.
    public var identifier: FrontMatterText?
    /// First app version the page is about.
    public var since: String?
    /// Last app version the page is about.
    public var until: String?
    /// Platforms the page is about; empty is all.
    public var platforms: [String] = []
    /// Name of the app's screen that the page explains.
    public var screen: String?
    /// The page is a list of questions with their answers, and says so to search engines.
    public var isQuestions = false
    /// The page is nothing but a way to this address.
    public var redirect: FrontMatterText?

    /// Makes an empty front matter.
    public init() {}

    /// Splits a file into front matter and body.
    public static func split(_ bytes: [UInt8]) -> FrontMatterSplit { FrontMatterSplit(bytes) }

    /// The destinations in it, in order of place.
    public var links: [FrontMatterLink] {
        var result: [FrontMatterLink] = []
        if let image {
            result.append(
                FrontMatterLink(key: "image", use: .image, destination: Array(image.text.utf8), source: image.source))
        }
        if let icon {
            result.append(
                FrontMatterLink(key: "icon", use: .image, destination: Array(icon.text.utf8), source: icon.source))
        }
        if let redirect {
            result.append(
                FrontMatterLink(
                    key: "redirect", use: .address, destination: Array(redirect.text.utf8), source: redirect.source))
        }
        return result.sorted { $0.source.start < $1.source.start }
    }

    /// The keys that front matter knows, in the order of the manual.
    public static let keys = [
        "title", "description", "slug", "aliases", "order", "nav", "draft", "hidden", "template", "toc", "updated",
        "tags", "image", "icon", "id", "since", "until", "platforms", "screen", "faq", "redirect",
    ]
}
