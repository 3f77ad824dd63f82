extension JSONPreset {
    /// An export of a Contentful space: the fields of its entries in every language, the links in rich text by their
    /// addresses. Links to entries and assets name their targets by id and hold no address.
    ///
    /// The types of the fields and their editors stand before the entries.
    static let contentful = JSONPreset(
        framing: .either,
        file: [
            ("contentTypes.#.sys.id", .fieldType(.type)), ("contentTypes.#.fields.#.id", .fieldType(.field)),
            ("contentTypes.#.fields.#.type", .fieldType(.kind)),
            ("editorInterfaces.#.sys.contentType.sys.id", .fieldType(.type)),
            ("editorInterfaces.#.controls.#.fieldId", .fieldType(.field)),
            ("editorInterfaces.#.controls.#.widgetId", .fieldType(.editor)),
        ],
        records: [
            JSONRecordShape(
                at: ["entries.#", "items.#", ""],
                values: [
                    ("sys.id", .id), ("sys.contentType.sys.id", .type),
                    ("sys.publishedVersion", .state(.presence("published"))),
                    ("sys.archivedVersion", .state(.presence("archived"))),
                    ("sys.locale", .locale),
                    ("fields.*.*", .valueByLocale),
                    ("fields.url|uri|href|src", .optionalDestination),
                    ("fields.url|uri|href|src.*", .optionalDestination),
                    ("fields.*", .text(nil)),
                    ("fields.*.*.**.data.uri", .destination),
                    ("fields.*.*.**.content.#.value|nodeType", .nothing),
                    ("fields.*.*.**.sys.**", .nothing),
                    ("fields.*.*.**.marks.**", .nothing),
                    ("fields.*.*.nodeType", .nothing),
                    ("fields.*.*.**.url|uri|href|src", .optionalDestination),
                    ("fields.*.*.**", .text(nil)),
                ],
                defaultState: "draft", hasTypedFields: true, naming: .field),
            JSONRecordShape(
                at: ["assets.#"],
                values: [
                    ("sys.id", .id), ("sys.publishedVersion", .state(.presence("published"))),
                    ("fields.*.*", .valueByLocale), ("fields.title|description.*", .text(nil)),
                ],
                defaultState: "draft", naming: .field),
        ])
}
