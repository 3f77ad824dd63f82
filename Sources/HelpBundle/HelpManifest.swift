/// The list of a bundle's pages.
public struct HelpManifest: Sendable, Hashable, Decodable {
    /// The version of the format.
    public var version: Int
    /// The version of the contract.
    public var contract: String
    /// The locale that stands in where a translation is missing.
    public var defaultLocale: String
    /// The locales.
    public var locales: [Locale]

    /// The pages of a locale.
    public struct Locale: Sendable, Hashable, Decodable {
        /// A language tag, `en` or `pt-BR` for one.
        public var locale: String
        /// Its name in its own language.
        public var name: String
        /// The name of its first page.
        public var home: String
        /// A hash of all its pages: where it is the same, nothing has changed.
        public var sha256: String
        /// The pages, sorted by their files.
        public var pages: [Page]
    }

    /// A page in the list.
    public struct Page: Sendable, Hashable, Decodable {
        /// Its name: its file in the site's output.
        public var page: String
        /// Its file in the bundle.
        public var file: String
        /// Its title.
        public var title: String
        /// Its description.
        public var description: String?
        /// The page above it.
        public var parent: String?
        /// The size of the file.
        public var bytes: Int
        /// SHA-256 of the file, in lower-case hexadecimal digits.
        public var sha256: String
    }
}
