public import Foundation

/// Where a link of a page leads, decided when the bundle was built.
public struct HelpLink: Sendable, Hashable {
    /// What it leads to.
    public var target: Target
    /// The title its author gave it.
    public var title: String?

    /// What a link can lead to.
    public enum Target: Sendable, Hashable {
        /// Something the app does.
        case intent(HelpIntent)
        /// An address that the system opens.
        case system(String)
        /// A page of the bundle, or a place on one.
        case page(HelpPageReference)
        /// A file of the site that is no page, by its path in the site's output.
        case asset(String)
    }

    /// The address for `.link`: the canonical URL of an intent, the address itself, or ``HelpPageReference/url``.
    ///
    /// Nil for a file, and for an address that Foundation cannot hold.
    public var url: URL? {
        switch target {
        case .intent(let intent): URL(string: intent.url)
        case .system(let address): URL(string: address)
        case .page(let reference): reference.url
        case .asset: nil
        }
    }
}

/// An intent behind a link.
public struct HelpIntent: Sendable, Hashable {
    /// The name, `task.open` for one.
    public var intent: String
    /// The canonical URL, with the app's scheme.
    public var url: String
    /// Its https twin.
    public var universal: String?
    /// The question to be asked first, in the locale of the page.
    public var confirm: String?
    /// Whether it destroys something.
    public var isDestructive: Bool
    /// The first and the last version of the app that know it.
    public var since: String?
    /// See ``since``.
    public var until: String?
    /// The platforms that know it; empty for all.
    public var platforms: [String]
}

/// A page of the bundle, or a place on one.
public struct HelpPageReference: Sendable, Hashable {
    /// The page, by its file in the site's output: `en/backup/index.html` for one.
    public var page: String
    /// The heading, by its id.
    public var fragment: String?

    /// Makes a reference.
    public init(page: String, fragment: String? = nil) {
        self.page = page
        self.fragment = fragment
    }

    /// The scheme of ``url``; it never leaves the app.
    public static let scheme = "help-page"

    /// The reference as a URL, so that text can hold it. No catalogue can permit its scheme, so it leads nowhere else.
    public var url: URL? {
        func escaped(_ text: String) -> String {
            text.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""
        }
        return URL(string: "\(Self.scheme):///" + escaped(page) + (fragment.map { "#" + escaped($0) } ?? ""))
    }

    /// Reads a URL that ``url`` has made; nil for any other.
    public init?(_ url: URL) {
        let text = url.absoluteString
        let start = "\(Self.scheme):///"
        guard text.hasPrefix(start) else { return nil }
        let parts = text.dropFirst(start.count).split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let page = String(first).removingPercentEncoding, !page.isEmpty else {
            return nil
        }
        self.page = page
        fragment = parts.count > 1 ? String(parts[1]).removingPercentEncoding : nil
    }

    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}
