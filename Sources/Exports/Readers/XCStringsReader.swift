/// Reads a string catalogue of Xcode: every variation and substitution in every language, and the key itself where it is
/// what the app shows in the source language.
public struct XCStringsReader: PresetReader {
    let options: ReaderOptions

    /// Makes a reader.
    public init(options: ReaderOptions) { self.options = options }

    static let preset = JSONPreset(
        framing: .document,
        file: [("sourceLanguage", .sourceLocale)],
        records: [
            JSONRecordShape(
                at: ["strings.*"],
                values: [
                    ("extractionState", .state(.word)),
                    ("localizations.*", .valueByLocale),
                    ("localizations.**.stringUnit", .part),
                    ("localizations.**.stringUnit.state", .state(.word)),
                    ("localizations.**.stringUnit.value", .text(.inlineMarkdown)),
                ],
                naming: .variation, keySyntax: .inlineMarkdown, silentSuffix: ".stringUnit.value")
        ])
}
