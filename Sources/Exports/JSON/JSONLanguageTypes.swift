/// Types of objects that hold one value in several languages, by how their names begin, as plug-ins of Sanity write them.
struct JSONLanguageTypes: Sendable {
    /// An object for each language, elements of an array: the language is its `_key`, or its `language` where it has one.
    var elements: String
    /// One object for all: the languages are its keys.
    var objects: String

    /// Whether a type is one of them.
    func know(_ type: String) -> Bool { type.hasPrefix(elements) || type.hasPrefix(objects) }

    /// The language that an object of such a type gives to what stands in it at a path, and where in the path the name of
    /// the value in all its languages ends; nil for an object of another type.
    func language(of scope: JSONScope, path: [UInt8]) -> (code: String, start: Int)? {
        guard let type = scope.type, !scope.isRecord else { return nil }
        if type.hasPrefix(elements) {
            guard let mark = scope.mark else { return nil }
            return (mark, path[..<scope.pathStart].lastIndex(of: UInt8(ascii: ".")) ?? 0)
        }
        guard type.hasPrefix(objects) else { return nil }
        let key = path[scope.pathStart...].dropFirst().prefix { $0 != UInt8(ascii: ".") }
        let code = String(decoding: key, as: UTF8.self)
        return LocaleCode.isCode(code) ? (code, scope.pathStart) : nil
    }

    /// Whether a value under a key may be one of several languages, as far as the key tells.
    static func mayBeTranslation(_ key: String) -> Bool { key == "value" || LocaleCode.isCode(key) }
}
