/// Reads an export of Ghost: HTML, and the same as Lexical or Mobiledoc, which are JSON in a string.
public struct GhostReader: PresetReader {
    let options: ReaderOptions

    /// Makes a reader.
    public init(options: ReaderOptions) { self.options = options }

    static let preset = JSONPreset(
        framing: .either,
        records: [
            JSONRecordShape(
                at: ["db.#.data.posts.#", "data.posts.#", "posts.#", "pages.#"],
                values: [
                    ("id", .id), ("uuid|slug", .name), ("status", .state(.word)),
                    ("html|codeinjection_head|codeinjection_foot", .text(.html)),
                    ("canonical_url", .optionalDestination),
                    ("lexical|mobiledoc", .json),
                    ("lexical.**.url|href|src|buttonUrl", .optionalDestination),
                    ("lexical.**.html|caption|content|calloutText", .text(.html)),
                    ("lexical.**.markdown", .text(.markdown)),
                    ("mobiledoc.markups.#.#.^href", .destination),
                    ("mobiledoc.cards.#.#.**.url|href|src|buttonUrl", .optionalDestination),
                    ("mobiledoc.cards.#.#.**.html|caption", .text(.html)),
                    ("mobiledoc.cards.#.#.**.markdown", .text(.markdown)),
                ],
                representations: ["html", "lexical", "mobiledoc"])
        ])
}
