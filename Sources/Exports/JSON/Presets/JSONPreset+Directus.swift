extension JSONPreset {
    /// Items of Directus with their translations, and its own table of translations.
    static let directus = JSONPreset(
        framing: .either,
        records: [
            JSONRecordShape(
                at: ["data.#", "data", "#", ""],
                values: [
                    ("id", .id), ("status", .state(.word)), ("key", .group), ("language", .locale),
                    ("translations.#", .translation),
                    ("translations.#.languages_code|languages_id|language|lang", .locale),
                    ("translations.#.languages_code|languages_id.code", .locale),
                    ("translations.#.languages_code|languages_id.**", .nothing),
                    ("translations.#.status", .state(.word)),
                    ("**.id|key|language|languages_code|status|date_created|date_updated", .nothing),
                    ("**.url|uri|href|src", .optionalDestination),
                    ("**", .text(nil)),
                ],
                naming: .field)
        ])
}
