import YAMLSource

extension YAMLReader {
    /// A mapping with the keys of a table.
    mutating func mapping(
        _ node: YAMLNode, _ what: @autoclosure () -> String, _ keys: CatalogueKeyNames
    ) -> YAMLMapping? {
        mapping(node, what(), keys: keys.all, required: keys.required)
    }
}

/// The names in a table of keys, put together once and not for each intent.
struct CatalogueKeyNames: Sendable {
    let all: [String]
    let required: [String]

    init(_ keys: [CatalogueKey]) {
        all = keys.map(\.name)
        required = keys.filter(\.isRequired).map(\.name)
    }

    static let top = CatalogueKeyNames(CatalogueKey.top)
    static let intent = CatalogueKeyNames(CatalogueKey.intent)
    static let deprecation = CatalogueKeyNames(CatalogueKey.deprecation)
    static let destinations = CatalogueKeyNames(CatalogueKey.destinations)
    static let webRule = CatalogueKeyNames(CatalogueKey.webRule)
    static let mailRule = CatalogueKeyNames(CatalogueKey.mailRule)
    static let rewrite = CatalogueKeyNames(CatalogueKey.rewrite)
}
