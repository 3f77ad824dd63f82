public import IntentCatalogue
public import SourceText

/// Why nothing can be written.
public enum GeneratorFault: Error, Sendable, Hashable {
    /// Names in the catalogue that cannot be told apart in the language.
    case names([Finding])
    /// The catalogue lacks something that this kind is about; the sentence names it.
    case catalogue(String, help: String)
    /// An option is missing or is none; the sentence names it.
    case option(String, help: String)
}

/// Writes one kind of file from a catalogue: the same catalogue, the same bytes.
public func generate(
    _ kind: GeneratorKind, from catalogue: Catalogue, options: GeneratorOptions = GeneratorOptions()
) throws(GeneratorFault) -> String {
    switch kind {
    case .swift: try SwiftGenerator(catalogue).text()
    case .kotlin: try KotlinGenerator(catalogue, options).text()
    case .typescript: TypeScriptGenerator(catalogue).text()
    case .schema: SchemaGenerator().text()
    case .vectors: VectorsGenerator(catalogue).text()
    case .appleAppSiteAssociation: try AppleAssociationGenerator(catalogue, options).text()
    case .assetlinks: try AssetLinksGenerator(catalogue, options).text()
    }
}
