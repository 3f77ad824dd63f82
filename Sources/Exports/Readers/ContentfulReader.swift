/// Reads an export of a Contentful space: the fields of its entries in every language, the links in rich text by their
/// addresses. Links to entries and assets name their targets by id and hold no address.
public struct ContentfulReader: PresetReader {
    let options: ReaderOptions

    /// Makes a reader.
    public init(options: ReaderOptions) { self.options = options }

    static let preset = JSONPreset(
        framing: .either,
        records: [
            JSONRecordShape(
                at: ["entries.#", "items.#", ""],
                values: [
                    ("sys.id", .id),
                    ("sys.publishedVersion", .state(.presence("published"))),
                    ("sys.archivedVersion", .state(.presence("archived"))),
                    ("sys.locale", .locale),
                    ("fields.*.*", .valueByLocale),
                    ("fields.*", .text(nil)),
                    ("fields.*.*.**.data.uri", .destination),
                    ("fields.*.*.**.content.#.value|nodeType", .nothing),
                    ("fields.*.*.**.sys.**", .nothing),
                    ("fields.*.*.**.marks.**", .nothing),
                    ("fields.*.*.nodeType", .nothing),
                    ("fields.*.*.**.url|uri|href|src", .optionalDestination),
                    ("fields.*.*.**", .text(nil)),
                ],
                defaultState: "draft", naming: .field),
            JSONRecordShape(
                at: ["assets.#"],
                values: [
                    ("sys.id", .id), ("sys.publishedVersion", .state(.presence("published"))),
                    ("fields.*.*", .valueByLocale), ("fields.title|description.*", .text(nil)),
                ],
                defaultState: "draft", naming: .field),
        ])
}
