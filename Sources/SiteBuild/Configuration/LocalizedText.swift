/// A text that may differ from locale to locale.
public struct LocalizedText: Sendable, Hashable {
    /// The text of each locale that has its own, by code.
    public var byLocale: [String: String]
    /// The text of every other locale.
    public var common: String?

    /// Makes a text that is the same everywhere.
    public init(_ common: String) {
        self.common = common
        byLocale = [:]
    }

    /// Makes a text by locale.
    public init(byLocale: [String: String]) {
        common = nil
        self.byLocale = byLocale
    }

    /// The text for a locale, else that of the default locale.
    public func text(_ locale: SiteLocale, default fallback: SiteLocale) -> String? {
        byLocale[locale.code] ?? common ?? byLocale[fallback.code]
    }
}
