import IntentRouting
import SourceText
import YAMLSource

extension CatalogueDecoder {
    /// Where the parts of an intent stand.
    func places(_ mapping: YAMLMapping, _ pattern: IntentPattern) -> IntentPlaces {
        var places = IntentPlaces()
        places.title = mapping.entry("title")?.keyRange
        places.confirm = mapping.entry("confirm")?.keyRange
        places.fallback = mapping.entry("fallback")?.keyRange
        places.stack = mapping.entry("stack")?.keyRange
        if let node = mapping["path"] {
            places.path = node.range
            for case .parameter(let name, _) in pattern.segments {
                places.parameters[name] = place(ofParameter: name, in: node)
            }
        }
        if case .sequence(let items)? = mapping["aliases"]?.content { places.aliases = items.map(\.range) }
        if case .mapping(let entries)? = mapping["deprecated"]?.content {
            places.use = entries.first { $0.key == "use" }?.value.range
        }
        return places
    }

    /// The bytes of `{name:type}` in a path, where the scalar is written as it reads; else the whole path.
    private func place(ofParameter name: String, in node: YAMLNode) -> ByteRange {
        guard case .scalar(let text, _) = node.content else { return node.range }
        let quotes = node.range.count - text.utf8.count
        guard quotes == 0 || quotes == 2 else { return node.range }
        let opening = Array("{\(name):".utf8)
        var start = 0
        for piece in text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            if piece.starts(with: opening) {
                let first = node.range.lowerBound + quotes / 2 + start
                return ByteRange(first, first + piece.count)
            }
            start += piece.count + 1
        }
        return node.range
    }
}
