extension JSONPreset {
    /// Articles of Intercom: the body and, by language, those of `translated_content`.
    static let intercom = JSONPreset(
        framing: .either,
        records: [
            JSONRecordShape(
                at: ["data.#", "data.articles.#", "articles.#", ""],
                values: [
                    ("id", .id), ("default_locale", .locale), ("default_locale", .sourceLocale),
                    ("state", .state(.word)), ("body", .text(.html)),
                    ("translated_content.*", .translationByKey),
                    ("translated_content.*.state", .state(.word)),
                    ("translated_content.*.body", .text(.html)),
                ],
                naming: .field)
        ])
}
