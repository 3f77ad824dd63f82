extension JSONPreset {
    /// A string catalogue of Xcode: every variation and substitution in every language, and the key itself where it is
    /// what the app shows in the source language.
    static let stringCatalogue = JSONPreset(
        framing: .document,
        file: [("sourceLanguage", .sourceLocale)],
        records: [
            JSONRecordShape(
                at: ["strings.*"],
                values: [
                    ("extractionState", .state(.word)), ("shouldTranslate", .state(.denial("not translatable"))),
                    ("localizations.*", .valueByLocale),
                    ("localizations.**.stringUnit", .part),
                    ("localizations.**.stringUnit.state", .state(.word)),
                    ("localizations.**.stringUnit.value", .text(.inlineMarkdown)),
                ],
                naming: .variation, keySyntax: .inlineMarkdown, silentSuffix: ".stringUnit.value")
        ],
        fieldsAreRecords: true)
}
