/// Tells which system wrote a JSON file by the keys at the places where that system writes them.
///
/// Keys of the same names deeper in a file, or in its texts, say nothing.
enum JSONSignature {
    /// The format of a preset, or nil for JSON of no system that is known.
    static func format(of shape: JSONShape) -> ExportFormat? {
        if isStringCatalogue(shape) { return .xcstrings }
        if isGhost(shape) { return .ghost }
        if isContentful(shape) { return .contentful }
        if isSanity(shape) { return .sanity }
        if isZendesk(shape) { return .zendesk }
        if isIntercom(shape) { return .intercom }
        if isDirectus(shape) { return .directus }
        if isStrapi(shape) { return .strapi }
        return nil
    }

    private static func isStringCatalogue(_ shape: JSONShape) -> Bool {
        shape.has("sourceLanguage", .string) && shape.has("strings", .object)
    }

    /// The export of the settings, or the answer of the interface for administrators.
    private static func isGhost(_ shape: JSONShape) -> Bool {
        if shape.has("db.#.data", .object), shape.has("db.#.meta", .object) || shape.has("db.#.data.posts", .array) {
            return true
        }
        return ["posts.#", "pages.#", "data.posts.#"].contains { record in
            shape.has(["id"], at: record) && (shape.has(record + ".lexical") || shape.has(record + ".mobiledoc"))
        }
    }

    /// The export of a space, or the answer of a delivery or management interface.
    private static func isContentful(_ shape: JSONShape) -> Bool {
        if ["entries.#", "items.#", ""].contains(where: { record in
            shape.has(["sys.id", "fields"], at: record)
                && shape.has(record.isEmpty ? "fields" : record + ".fields", .object)
        }) {
            return true
        }
        return shape.has(["sys.id", "fields", "displayField"], at: "contentTypes.#")
            || shape.has("contentTypes", .array) && shape.has("editorInterfaces", .array)
    }

    /// The export of a dataset, or the answer to a query.
    private static func isSanity(_ shape: JSONShape) -> Bool {
        ["", "#", "result.#"].contains { shape.has(["_id", "_type"], at: $0) }
    }

    private static func isZendesk(_ shape: JSONShape) -> Bool {
        ["articles.#", "article"].contains { shape.has(["id", "source_locale"], at: $0) }
            || shape.has(["source_locale", "body"], at: "results.#")
            || ["translations.#", "translation"].contains { shape.has(["source_type", "source_id"], at: $0) }
            || shape.has(["source_locale", "section_id", "body"], at: "")
    }

    private static func isIntercom(_ shape: JSONShape) -> Bool {
        ["data.#", "data.articles.#", "articles.#", ""].contains { record in
            let prefix = record.isEmpty ? "" : record + "."
            if shape.has(prefix + "translated_content", .object) { return shape.has(prefix + "id") }
            return shape.word(prefix + "type") == "article" && shape.has(["workspace_id", "body"], at: record)
        }
    }

    /// Items with translations, or the table of its own translations.
    private static func isDirectus(_ shape: JSONShape) -> Bool {
        ["data.#", "data", "#", ""].contains { record in
            let prefix = record.isEmpty ? "" : record + "."
            if ["languages_code", "languages_id"].contains(where: { shape.has(prefix + "translations.#." + $0) }) {
                return true
            }
            return shape.has(["id", "key", "language", "value"], at: record)
        }
    }

    /// Entities of an export, or answers of the REST interface, versions 5 and 4.
    private static func isStrapi(_ shape: JSONShape) -> Bool {
        if let type = shape.word("type"), shape.has("data", .object), shape.has("id") {
            if ["api::", "plugin::", "admin::"].contains(where: { type.hasPrefix($0) }) { return true }
        }
        return ["data.#", "data"].contains { record in
            if shape.has(record + ".documentId", .string) { return shape.has(record + ".id") }
            // What JSON:API writes looks the same, and has a type.
            return shape.has(record + ".attributes", .object) && shape.has(["id", "attributes.createdAt"], at: record)
                && !shape.has(record + ".type")
        }
    }
}
