extension JSONPreset {
    /// Entities of an export of Strapi (`--no-encrypt`), or answers of its REST interface, versions 4 and 5.
    ///
    /// In blocks the addresses of links count; text nodes are plain text and hold none.
    static let strapi = JSONPreset(
        records: [
            shape(at: ["data.#"], fields: "", words: [("documentId", .id), ("id", .name)]),
            shape(
                at: [""], fields: "data.",
                words: [("type", .type), ("type", .idPrefix), ("id", .id), ("data.id", .name)]),
        ],
        isStrapi: true)

    /// An entity whose fields stand behind `fields`; of an export those of the app only, not those of plug-ins.
    private static func shape(
        at: [String], fields: String, words: [(path: String, role: JSONRole)]
    ) -> JSONRecordShape {
        let either = fields.isEmpty ? ["", "attributes."] : [fields, fields + "attributes."]
        var values = words
        for prefix in either {
            values += [
                (prefix + "documentId", .group), (prefix + "locale", .locale),
                (prefix + "publishedAt", .state(.publicationDate)),
                (prefix + "id|documentId|locale|createdAt|updatedAt|publishedAt", .nothing),
            ]
        }
        values += [
            (fields + "**.children.*.text", .nothing), (fields + "**.url|href|src|uri", .optionalDestination),
            (fields + "**", .text(nil)),
        ]
        return JSONRecordShape(
            at: at, values: values, types: .beginning(["api::"]), keepsStatesApart: true, naming: .field)
    }
}
