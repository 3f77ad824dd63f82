extension JSONPreset {
    /// Articles and translations of a Zendesk Help Center.
    static let zendesk = JSONPreset(
        framing: .either,
        records: [
            JSONRecordShape(
                at: ["articles.#", "results.#", "article", ""],
                values: [
                    ("id", .id), ("locale", .locale), ("source_locale", .sourceLocale),
                    ("draft", .state(.flag("draft"))), ("outdated", .state(.flag("outdated"))),
                    ("source_id", .group), ("body", .text(.html)),
                    ("translations.#", .translation), ("translations.#.locale", .locale),
                    ("translations.#.draft", .state(.flag("draft"))),
                    ("translations.#.outdated", .state(.flag("outdated"))),
                    ("translations.#.body", .text(.html)),
                ],
                kind: "Article", naming: .field),
            JSONRecordShape(
                at: ["translations.#", "translation"],
                values: [
                    ("source_id", .id), ("source_type", .kind), ("locale", .locale),
                    ("draft", .state(.flag("draft"))), ("outdated", .state(.flag("outdated"))),
                    ("body", .text(.html)),
                ],
                kind: "Article", naming: .field),
            JSONRecordShape(
                at: ["sections.#", "categories.#"],
                values: [
                    ("id", .id), ("locale", .locale), ("source_locale", .sourceLocale), ("description", .text(nil)),
                ]),
        ])
}
