extension JSONPreset {
    /// An export of a Sanity dataset, or the answer to a query: the marks of Portable Text by their addresses, and
    /// every other string that may be Markdown.
    ///
    /// A field may hold its value in several languages; those of a document in one language stand in other documents.
    ///
    /// A mark that no span refers to is looked at like the others: an editor brings it back with one click.
    static let sanity = JSONPreset(
        records: [
            JSONRecordShape(
                at: ["result.#", "#", ""],
                values: [
                    ("_id", .id), ("_id", .state(.draftPrefix)), ("_type", .type),
                    ("**._type|_key|language", .languageWord),
                    ("language|__i18n_lang|locale|lang", .locale),
                    ("error", .failure),
                    ("query|syncTags.**", .nothing),
                    ("**.markDefs.#.href|url", .destination),
                    ("**.children.#.text", .nothing),
                    ("**._*.**", .nothing),
                    ("**.url|uri|href|src", .optionalDestination),
                    ("**", .text(nil)),
                ],
                types: .notBeginning(["sanity.", "system."]), naming: .field)
        ],
        languageTypes: JSONLanguageTypes(elements: "internationalizedArray", objects: "locale"))
}
