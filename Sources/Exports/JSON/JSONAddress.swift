import SourceText

/// What the scopes round a text say of it, once its record has ended.
struct JSONAddress {
    var address = ContentAddress()
    var translationKey: String?
    var isSource: Bool?
    var representationKey: String?
    /// The type of the record, and the field that the file says the type of.
    var type: String?
    var typedField: String?
    /// Whether the record is of a kind that is not looked at.
    var isLeftOut = false

    /// Asks the scopes from `scope` outwards about the text at `path`, which counts from the top.
    init(_ scopes: JSONScopes, scope: Int, path: [UInt8], preset: JSONPreset) {
        var record: JSONScope?
        var named: JSONScope?
        var identified: JSONScope?
        var byLocale: JSONScope?
        var translation: JSONScope?
        var sourceLocale: String?
        scopes.chain(from: scope) { scope in
            if scope.isRecord { record = scope }
            if identified == nil, scope.id != nil { identified = scope }
            if named == nil, scope.name != nil { named = scope }
            if byLocale == nil, scope.kind == .byLocale { byLocale = scope }
            if byLocale == nil, let language = preset.languageTypes?.language(of: scope, path: path) {
                byLocale = scope
                byLocale?.localeStart = language.start
                address.locale = language.code
            }
            if translation == nil, scope.isTranslation { translation = scope }
            address.locale = address.locale ?? scope.locale
            sourceLocale = sourceLocale ?? scope.sourceLocale
            if address.state == nil, !scope.states.isEmpty { address.state = scope.states.joined(separator: ", ") }
        }
        sourceLocale = sourceLocale ?? scopes[0].sourceLocale
        if let locale = address.locale, let sourceLocale { isSource = locale == sourceLocale }

        guard let record, case .record(let number) = record.kind else {
            let owner = identified ?? named
            address.record = owner?.id ?? owner?.name
            let field = Self.text(path[(owner?.pathStart ?? 0)...])
            address.field = field.isEmpty ? nil : field
            // A file of strings, by nothing but its keys.
            if owner == nil, address.locale != nil, byLocale != nil || scopes[0].locale != nil {
                translationKey = Self.text(path[(byLocale?.pathStart ?? 0)...])
            }
            return
        }
        let shape = preset.records[number]
        let id = record.id ?? record.name
        address.record = id.map { (record.idPrefix.map { $0 + ":" } ?? "") + $0 }
        var field = Self.text(path[record.pathStart...])
        if let suffix = shape.silentSuffix, field.hasSuffix(suffix) { field.removeLast(suffix.count) }
        address.field = field.isEmpty ? nil : field
        address.state = address.state ?? shape.defaultState
        isLeftOut = !shape.types.holds(record.type)
        if shape.hasTypedFields {
            type = record.type
            let steps = field.split(separator: ".")
            // The field itself in one language, nothing that lies deeper in it.
            if steps.count == 2 || steps.count == 3 { typedField = String(steps[1]) }
        }
        if let first = field.split(separator: ".").first, shape.representations.contains(String(first)) {
            representationKey = (address.record ?? "") + ":body"
        }
        guard address.locale != nil, let group = record.group ?? id else { return }
        let kind = (record.groupKind ?? shape.kind ?? record.idPrefix).map { $0 + ":" } ?? ""
        let state = shape.keepsStatesApart ? (address.state.map { ":" + $0 } ?? "") : ""
        switch shape.naming {
        case .none: break
        case .field where preset.languageTypes != nil:
            // Side by side, whatever arrays they stand in.
            guard let byLocale else { break }
            translationKey = kind + group + ":" + Self.text(path[record.pathStart..<byLocale.localeStart])
        case .field:
            let key: ArraySlice<UInt8> =
                if let byLocale {
                    path[record.pathStart..<byLocale.localeStart]
                } else {
                    path[(translation ?? record).pathStart...]
                }
            translationKey = kind + group + state + ":" + Self.beforeFirstIndex(Self.text(key))
        case .variation:
            let variation = Self.variation(Self.text(path[(byLocale ?? record).pathStart...]))
            translationKey = kind + group + (byLocale == nil || variation.isEmpty ? "" : "|==|" + variation)
        }
    }

    /// A path with `*` for every place in an array.
    static func pattern(_ path: [UInt8]) -> String {
        text(path[...]).split(separator: ".", omittingEmptySubsequences: false)
            .map { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? "*" : $0 }
            .joined(separator: ".")
    }

    private static func text(_ path: ArraySlice<UInt8>) -> String {
        String(decoding: path.first == UInt8(ascii: ".") ? path.dropFirst() : path, as: UTF8.self)
    }

    private static func beforeFirstIndex(_ path: String) -> String {
        let steps = path.split(separator: ".", omittingEmptySubsequences: false)
        return steps.prefix { !$0.utf8.allSatisfy { (0x30...0x39).contains($0) } || $0.isEmpty }.joined(separator: ".")
    }

    private static func variation(_ path: String) -> String {
        let silent: Set<Substring> = ["variations", "stringUnit", "value"]
        return path.split(separator: ".").filter { !silent.contains($0) }.joined(separator: ".")
    }
}

extension JSONRecordShape.Types {
    func holds(_ type: String?) -> Bool {
        guard let type else { return true }
        switch self {
        case .all: return true
        case .beginning(let prefixes): return prefixes.contains { type.hasPrefix($0) }
        case .notBeginning(let prefixes): return !prefixes.contains { type.hasPrefix($0) }
        }
    }
}
