/// One entry of the closed list: what its URLs look like after `scheme://`, and the screens it stands for.
public struct IntentPattern: Sendable, Hashable {
    /// One segment of a path.
    public enum Segment: Sendable, Hashable {
        /// The segment is exactly this.
        case literal(String)
        /// The segment is a value.
        case parameter(name: String, type: ParameterType)
    }

    /// One query item.
    public struct QueryItem: Sendable, Hashable {
        /// The name before `=`.
        public var name: String
        /// What may stand behind `=`.
        public var type: ParameterType
        /// Whether the URL must hold it.
        public var isRequired: Bool

        /// Makes an item.
        public init(name: String, type: ParameterType, isRequired: Bool) {
            self.name = name
            self.type = type
            self.isRequired = isRequired
        }

        /// Reads an item as a catalogue writes it: a type, with `?` at the end when it may be left out.
        public init(name: String, source: String) throws(PatternFault) {
            guard isName(name) else {
                throw PatternFault(.malformedName, "`\(name)` cannot be the name of a query item", 0..<0)
            }
            let isOptional = source.utf8.last == UInt8(ascii: "?")
            let type = try ParameterType(isOptional ? String(source.dropLast()) : source)
            self.init(name: name, type: type, isRequired: !isOptional)
        }
    }

    /// A name that does not change, `task.open` for one.
    public var id: String
    /// The path, at least one segment.
    public var segments: [Segment]
    /// The query items in canonical order; a URL may hold them in any order, each once.
    public var query: [QueryItem]
    /// The screens from the root to the one the intent shows; empty when it shows none.
    public var stack: [RouteTemplate]
    /// Older paths that still lead here; each holds the same parameters.
    public var aliases: [[Segment]]

    /// Makes a pattern from its parts.
    public init(
        id: String, segments: [Segment], query: [QueryItem] = [], stack: [RouteTemplate] = [],
        aliases: [[Segment]] = []
    ) {
        self.id = id
        self.segments = segments
        self.query = query
        self.stack = stack
        self.aliases = aliases
    }

    /// Makes a pattern from a path such as `project/{project:uuid}/task/{task:uuid}`.
    public init(
        id: String, path: String, query: [QueryItem] = [], stack: [RouteTemplate] = [], aliases: [String] = []
    ) throws(PatternFault) {
        var others: [[Segment]] = []
        for alias in aliases { others.append(try Self.segments(of: alias)) }
        self.init(id: id, segments: try Self.segments(of: path), query: query, stack: stack, aliases: others)
    }

    /// Every parameter in the order a match gives them: those of the path, then those of the query.
    public var parameters: [(name: String, type: ParameterType)] {
        let inPath = segments.compactMap { segment -> (name: String, type: ParameterType)? in
            guard case .parameter(let name, let type) = segment else { return nil }
            return (name, type)
        }
        return inPath + query.map { ($0.name, $0.type) }
    }

    /// The path as a catalogue writes it.
    public var path: String {
        segments.map { segment in
            switch segment {
            case .literal(let text): text
            case .parameter(let name, let type): "{\(name):\(type.description)}"
            }
        }.joined(separator: "/")
    }
}

/// Whether a text can name a parameter: a letter, then letters, digits, `_` and `-`.
func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, lowercased(first) >= 0x61, lowercased(first) <= 0x7A else { return false }
    return name.utf8.allSatisfy { isUnreserved($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "~") }
}
