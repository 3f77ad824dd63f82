import Exports
import SourceText

/// `apple-app-site-association`: which paths of its host the apps get.
struct SiteAssociation {
    /// One rule of a list, the first that fits decides.
    struct Component {
        /// The pattern as it is written, for messages.
        var shown: String
        var path = WildcardPattern("*")
        /// The path itself, where the pattern is one and case counts.
        var literalPath: String?
        /// The whole query.
        var query: WildcardPattern?
        /// Single items of the query.
        var items: [(name: String, value: WildcardPattern)] = []
        var fragment: WildcardPattern?
        var isExcluded = false
        /// Whether the address is compared with its escapes, as it stands.
        var comparesEscapes = true
        var range: ByteRange

        func fits(_ address: SampleAddress) -> Bool {
            let path = comparesEscapes ? address.path : address.decodedPath
            guard self.path.matches(path.isEmpty ? "/" : path) else { return false }
            if let query, !query.matches(address.query ?? "") { return false }
            if let fragment, !fragment.matches("") { return false }
            let given = address.items
            return items.allSatisfy { item in
                let values = given.filter { $0.name == item.name }.map { String($0.value) }
                // An item that is missing is one without a value.
                return (values.isEmpty ? [""] : values).allSatisfy { value in
                    item.value.matches(
                        comparesEscapes ? value : String(decoding: percentDecoded(value), as: UTF8.self))
                }
            }
        }
    }

    /// The rules of all apps in the order of the file.
    private(set) var components: [Component] = []
    /// The place of `details`, or of the outermost value.
    private(set) var place: ByteRange
    /// Whether some app is named.
    private(set) var namesApp = false
    private var byPath: [String: [Int]] = [:]
    private var patterns: [Int] = []

    init(_ document: JSONDocument, _ findings: inout AppFindings) {
        place = document.values[0].range
        var reading = SiteAssociationReading(document)
        reading.run(&findings)
        components = reading.components
        namesApp = reading.namesApp
        if let found = reading.place { place = found }
        for (index, component) in components.enumerated() {
            if let path = component.literalPath {
                byPath[path, default: []].append(index)
            } else {
                patterns.append(index)
            }
        }
    }

    /// Whether an address is given to an app.
    func takes(_ address: SampleAddress) -> Bool {
        let first = candidates(address).first { components[$0].fits(address) }
        return first.map { !components[$0].isExcluded } ?? false
    }

    /// The rules that an address may fit, in the order of the file: long lists of plain paths are not scanned.
    func candidates(_ address: SampleAddress) -> [Int] {
        guard let exact = byPath[address.path] else { return patterns }
        return (exact + patterns).sorted()
    }
}
