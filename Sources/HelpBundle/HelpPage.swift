/// A page of a bundle.
public struct HelpPage: Sendable, Hashable {
    /// The version of the contract that the page was built with; the app's own is the same where both belong together.
    public var contract: String
    /// The page's name: its file in the site's output.
    public var page: String
    /// The locale it is part of.
    public var locale: String
    /// The language of its text; another than that of the locale where a translation is missing.
    public var language: String
    /// Whether its text runs from right to left.
    public var isRightToLeft: Bool
    /// The title.
    public var title: String
    /// The description, in one sentence.
    public var description: String?
    /// Whether it stands in for a missing translation.
    public var isFallback: Bool
    /// Set for a page that only leads elsewhere.
    public var redirect: HelpLink?
    /// The pages below an index page, in order.
    public var children: [String]
    /// What runs link to, by index.
    public var links: [HelpLink]
    /// The text.
    public var blocks: [HelpBlock]

    /// The version of the format that this library reads.
    public static let version = 1
}

extension HelpPage: Decodable {
    private enum Field: String, CodingKey {
        case version, contract, page, locale, language, direction, title, description, fallback, redirect, children,
            links
        case blocks
    }

    /// Reads a page.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        let version = try fields.decode(Int.self, forKey: .version)
        guard version == Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: fields, debugDescription: "version \(version) is not known")
        }
        contract = try fields.decode(String.self, forKey: .contract)
        page = try fields.decode(String.self, forKey: .page)
        locale = try fields.decode(String.self, forKey: .locale)
        language = try fields.decode(String.self, forKey: .language)
        isRightToLeft = try fields.decode(String.self, forKey: .direction) == "rtl"
        title = try fields.decode(String.self, forKey: .title)
        description = try fields.decodeIfPresent(String.self, forKey: .description)
        isFallback = try fields.decodeIfPresent(Bool.self, forKey: .fallback) ?? false
        redirect = try fields.decodeIfPresent(HelpLink.self, forKey: .redirect)
        children = try fields.decodeIfPresent([String].self, forKey: .children) ?? []
        links = try fields.decode([HelpLink].self, forKey: .links)
        blocks = try fields.decode([HelpBlock].self, forKey: .blocks)
    }
}
