/// A language that the site is written in.
public struct SiteLocale: Sendable, Hashable {
    /// BCP 47 tag and name of the top folder: `en`, `pt-BR`.
    public var code: String
    /// The language's own name for itself.
    public var name: String
    /// Writing direction where it is not the language's usual one.
    public var direction: WritingDirection?

    /// Makes a locale.
    public init(code: String, name: String, direction: WritingDirection? = nil) {
        self.code = code
        self.name = name
        self.direction = direction
    }
}
