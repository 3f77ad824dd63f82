internal import SourceText

/// Where in the first bytes of a file of JSON which keys stand: `articles.#.locale` for the key of any element of an array.
///
/// Texts are not looked into, and neither is what lies deeper than systems write their marks.
struct JSONShape {
    /// How many lines the values of a file stand on.
    enum Layout {
        /// One value, or the first bytes end within it.
        case document
        /// A whole value on the first line, and another one on the next.
        case lines
        /// No JSON from its first bytes on.
        case none
    }

    /// How the values stand.
    private(set) var layout = Layout.none
    /// What stands at each path, as far as it was seen.
    private var kinds: [String: Set<Kind>] = [:]
    /// The first string at each path.
    private var words: [String: String] = [:]

    enum Kind { case object, array, string, other }

    /// Deepest path that is kept, in steps.
    private static let depth = 6
    /// Most paths that are kept: a file of numbered keys has no shape.
    private static let limit = 4096

    /// Looks at the first bytes of a file, behind a byte order mark.
    init(_ head: [UInt8]) {
        var scanner = JSONScanner(ByteStream(head), framing: .either, stringLimit: 1 << 16)
        var path: [String] = []
        var isObject: [Bool] = []
        var values = 0
        var tokens = 0
        // The head may end anywhere, so what ends the reading says nothing.
        while let token = try? scanner.next() {
            tokens += 1
            switch token.kind {
            case .end, .oversized: return
            case .key:
                path.removeSubrange((isObject.count - 1)...)
                path.append(Self.text(token, scanner))
                note(key: path)
                continue
            case .objectEnd, .arrayEnd:
                path.removeSubrange((isObject.count - 1)...)
                _ = isObject.popLast()
            case .objectStart, .arrayStart, .string, .number, .yes, .no, .null:
                if isObject.isEmpty {
                    values += 1
                    if values == 1 { layout = .document } else { layout = .lines }
                    path = []
                } else if isObject.last == false {
                    path.removeSubrange((isObject.count - 1)...)
                    path.append("#")
                }
                note(token, path, scanner)
                if token.kind == .objectStart || token.kind == .arrayStart {
                    isObject.append(token.kind == .objectStart)
                }
            }
            scanner.faults.removeAll(keepingCapacity: true)
        }
        // `{{name}}` and `[words](address)` are no JSON behind their first byte.
        let next = head[min(scanner.at, head.count)...].first { $0 > 0x20 }
        if tokens == 1, let next, next != UInt8(ascii: "\"") { layout = .none }
    }

    /// Puts down a key, whose value may be longer than the head.
    private mutating func note(key path: [String]) {
        guard path.count <= Self.depth, kinds.count < Self.limit else { return }
        let name = path.joined(separator: ".")
        if kinds[name] == nil { kinds[name] = [] }
    }

    private mutating func note(_ token: JSONToken, _ path: [String], _ scanner: JSONScanner) {
        guard path.count <= Self.depth, kinds.count < Self.limit else { return }
        let name = path.joined(separator: ".")
        switch token.kind {
        case .objectStart: kinds[name, default: []].insert(.object)
        case .arrayStart: kinds[name, default: []].insert(.array)
        case .string:
            kinds[name, default: []].insert(.string)
            if words[name] == nil, token.range.count <= 64 { words[name] = Self.text(token, scanner) }
        default: kinds[name, default: []].insert(.other)
        }
    }

    private static func text(_ token: JSONToken, _ scanner: JSONScanner) -> String {
        let bytes =
            token.isVerbatim
            ? Array(scanner.bytes[token.range]) : JSONText.decode(scanner.bytes, token.range, origin: 0).text
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether there is a value at a path, of a kind where one is asked for.
    func has(_ path: String, _ kind: Kind? = nil) -> Bool {
        guard let found = kinds[path] else { return false }
        return kind.map(found.contains) ?? true
    }

    /// Whether one object, at `base`, has all these keys; `""` is the value of the file, or of each line.
    func has(_ keys: [String], at base: String) -> Bool {
        keys.allSatisfy { has(base.isEmpty ? $0 : base + "." + $0) }
    }

    /// The first string at a path.
    func word(_ path: String) -> String? { words[path] }
}
