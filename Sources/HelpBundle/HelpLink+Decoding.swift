import Foundation

extension HelpLink: Decodable {
    private enum Field: String, CodingKey {
        case kind, title, url, page, fragment, asset
    }

    /// Reads a link of a page.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        title = try fields.decodeIfPresent(String.self, forKey: .title)
        switch try fields.decode(String.self, forKey: .kind) {
        case "intent": target = .intent(try HelpIntent(from: decoder))
        case "system": target = .system(try fields.decode(String.self, forKey: .url))
        case "asset": target = .asset(try fields.decode(String.self, forKey: .asset))
        case "page":
            target = .page(
                HelpPageReference(
                    page: try fields.decode(String.self, forKey: .page),
                    fragment: try fields.decodeIfPresent(String.self, forKey: .fragment)))
        case let kind:
            throw DecodingError.dataCorruptedError(
                forKey: .kind, in: fields, debugDescription: "a link of an unknown kind, `\(kind)`")
        }
    }
}

extension HelpIntent: Decodable {
    private enum Field: String, CodingKey {
        case intent, url, universal, confirm, destructive, since, until, platforms
    }

    /// Reads the intent of a link.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        intent = try fields.decode(String.self, forKey: .intent)
        url = try fields.decode(String.self, forKey: .url)
        universal = try fields.decodeIfPresent(String.self, forKey: .universal)
        confirm = try fields.decodeIfPresent(String.self, forKey: .confirm)
        isDestructive = try fields.decodeIfPresent(Bool.self, forKey: .destructive) ?? false
        since = try fields.decodeIfPresent(String.self, forKey: .since)
        until = try fields.decodeIfPresent(String.self, forKey: .until)
        platforms = try fields.decodeIfPresent([String].self, forKey: .platforms) ?? []
    }
}
