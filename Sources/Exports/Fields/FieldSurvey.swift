import SourceText

/// Where the fields that were asked for were found, over all files of a run, and where else texts stand.
///
/// A path that leads nowhere would let everything pass, so whoever asked for it is told.
public final class FieldSurvey: Sendable {
    /// A field at which no text was found.
    public struct Unmatched: Sendable, Hashable {
        /// The field as it was asked for.
        public var field: String
        /// The path that is most like it and has texts, or nil.
        public var nearest: String?
    }

    private struct State {
        var unmatched: Set<Int>
        var paths: Set<String> = []
    }

    /// Most paths that are kept to name the nearest one of.
    private static let limit = 2000

    /// The fields, as they were asked for.
    public let fields: [String]
    private let state: Guarded<State>

    /// Begins a survey for the fields of a run.
    public init(_ fields: [String]) {
        self.fields = fields
        state = Guarded(State(unmatched: Set(fields.indices)))
    }

    /// A text stands at the field with this number.
    func found(_ field: Int) { state.withLock { _ = $0.unmatched.remove(field) } }

    /// Texts stand at a path; asked for as long as a field is missing.
    func saw(_ path: () -> String) {
        state.withLock { state in
            guard !state.unmatched.isEmpty, state.paths.count < Self.limit else { return }
            state.paths.insert(path())
        }
    }

    /// The fields that were not found, in the order they were asked for.
    public var unmatched: [Unmatched] {
        let state = state.withLock { $0 }
        let paths = state.paths.sorted()
        return state.unmatched.sorted().map { Unmatched(field: fields[$0], nearest: Self.nearest(fields[$0], paths)) }
    }

    /// Paths that texts stand at, in order, as long as a field was missing.
    public var paths: [String] { state.withLock { $0.paths }.sorted() }

    /// The path that ends most like a field, as a whole.
    private static func nearest(_ field: String, _ paths: [String]) -> String? {
        let wanted = FieldPath.normal(field)
        let count = wanted.split(separator: ".").count
        var whole: [String: String] = [:]
        var candidates: [String] = []
        for path in paths {
            for end in [path, path.split(separator: ".").suffix(count).joined(separator: ".")] where whole[end] == nil {
                whole[end] = path
                candidates.append(end)
            }
        }
        if let near = nearestName(to: wanted, among: candidates) { return whole[near] }
        let last = wanted.split(separator: ".").last
        return last == "*" ? nil : paths.first { $0.split(separator: ".").last == last }
    }
}

extension ReaderOptions {
    /// Whether a record is asked for, where a field is the name of a record or a pattern for names.
    func wants(record name: String?) -> Bool {
        guard !fields.isEmpty else { return true }
        let name = name ?? ""
        survey?.saw { name }
        var isWanted = false
        for (number, field) in fields.enumerated() where NamePattern(field).matches(name) {
            survey?.found(number)
            isWanted = true
        }
        return isWanted
    }
}
