/// Why a URL cannot be printed.
public enum IntentPrintingFault: Error, Sendable, Hashable {
    /// No entry has this id.
    case unknownIntent(String)
    /// The entry needs a value that was not given.
    case missingValue(String)
    /// A value was given that the entry does not declare.
    case unknownParameter(String)
    /// The value does not fit the declared type.
    case unfitValue(name: String, type: ParameterType)
    /// The scheme is not one of the table's.
    case unknownScheme(String)
}

extension IntentTable {
    /// The canonical URL of an intent with its values, as a match.
    ///
    /// What is printed here matches, and gives the same values back.
    public func print(
        _ id: String, _ values: [String: ParameterValue] = [:], scheme: String? = nil
    ) throws(IntentPrintingFault) -> IntentMatch {
        guard let index = storage.indexByID[id] else { throw .unknownIntent(id) }
        var schemeIndex = 0
        if let scheme {
            guard let known = storage.schemes.firstIndex(of: Array(scheme.utf8)) else { throw .unknownScheme(scheme) }
            schemeIndex = known
        }
        guard schemeIndex < storage.prefixes.count else { throw .unknownScheme("") }
        let entry = storage.entries[index]
        var encoded: [ArraySlice<UInt8>?] = []
        for (position, parameter) in entry.parameters.enumerated() {
            guard let value = values[parameter.name] else {
                guard !parameter.isRequired else { throw .missingValue(parameter.name) }
                encoded.append(nil)
                continue
            }
            let bytes = value.encoded[...]
            let isInPath = position < entry.pathCount
            guard parameter.type.isKind(of: value), parameter.type.accepts(bytes, inPath: isInPath) else {
                throw .unfitValue(name: parameter.name, type: parameter.type)
            }
            encoded.append(bytes)
        }
        let unknown = values.keys.filter { name in !entry.parameters.contains { $0.name == name } }
        if let name = unknown.min() { throw .unknownParameter(name) }
        let prefix = storage.prefixes[schemeIndex]
        let spelling = entry.spell(prefix: prefix, values: encoded)
        return IntentMatch(
            entry: entry, canonical: spelling.url, values: spelling.ranges, prefixLength: prefix.count,
            usesAlias: false, universal: storage.universal)
    }
}
