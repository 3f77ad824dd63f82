import YAMLSource

extension YAMLReader {
    /// A mapping with the keys of a table.
    mutating func mapping(_ node: YAMLNode, _ what: String, _ keys: [CatalogueKey]) -> YAMLMapping? {
        mapping(node, what, keys: keys.map(\.name), required: keys.filter(\.isRequired).map(\.name))
    }
}
