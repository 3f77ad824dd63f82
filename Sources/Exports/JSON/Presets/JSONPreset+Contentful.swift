extension JSONPreset {
    /// An export of a Contentful space: the fields of its entries in every language, the links in rich text by their
    /// addresses. Links to entries and assets name their targets by id, and an export of a whole space holds the targets.
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
            entries(at: ["entries.#"], isWhole: true), entries(at: ["items.#", ""], isWhole: false),
            JSONRecordShape(
                at: ["assets.#"],
                values: [
                    ("sys.id", .id), ("sys.publishedVersion", .state(.presence("published"))),
                    ("fields.*.*", .valueByLocale), ("fields.title|description.*", .text(nil)),
                ],
                defaultState: "draft", naming: .field, referredAs: "Asset"),
        ])

    /// - Parameter isWhole: whether the file holds all entries, as an export does and the answer to a query does not.
    private static func entries(at: [String], isWhole: Bool) -> JSONRecordShape {
        let references: [(path: String, role: JSONRole)] = [
            ("fields.*.*.**.data.target.sys.id", .reference(.id)),
            ("fields.*.*.**.data.target.sys.linkType", .reference(.kind)),
        ]
        return JSONRecordShape(
            at: at,
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
            ] + (isWhole ? references : []) + [
                ("fields.*.*.**.sys.**", .nothing),
                ("fields.*.*.**.marks.**", .nothing),
                ("fields.*.*.nodeType", .nothing),
                ("fields.*.*.**.url|uri|href|src", .optionalDestination),
                ("fields.*.*.**", .text(nil)),
            ],
            defaultState: "draft", hasTypedFields: true, naming: .field, referredAs: isWhole ? "Entry" : nil)
    }
}
