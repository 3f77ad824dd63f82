extension JSONPreset {
    /// An export of Ghost: HTML, and the same as Lexical or Mobiledoc, which are JSON in a string; what the settings put
    /// on every page.
    ///
    /// `__GHOST_URL__` stands for the address of the site, so what comes behind it is a path from its root.
    static let ghost = JSONPreset(
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
                representations: ["html", "lexical", "mobiledoc"]),
            JSONRecordShape(
                at: ["db.#.data.posts_meta.#", "data.posts_meta.#"],
                values: [("post_id", .id), ("feature_image_caption", .text(.html))]),
            JSONRecordShape(
                at: ["db.#.data.snippets.#", "data.snippets.#"],
                values: [
                    ("id", .id), ("name", .name), ("lexical|mobiledoc", .json),
                    ("lexical.**.url|href|src|buttonUrl", .optionalDestination),
                    ("lexical.**.html|caption|content|calloutText", .text(.html)),
                    ("lexical.**.markdown", .text(.markdown)),
                    ("mobiledoc.markups.#.#.^href", .destination),
                ]),
            JSONRecordShape(
                at: ["db.#.data.settings.#", "data.settings.#"],
                values: [
                    ("key", .id), ("key", .type), ("value.#.url", .optionalDestination), ("value.#.label", .nothing),
                    ("value", .text(nil)),
                ],
                types: .beginning(["navigation", "secondary_navigation", "codeinjection", "announcement_content"])),
        ],
        rootPlaceholder: "__GHOST_URL__")
}
