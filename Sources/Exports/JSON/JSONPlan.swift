/// A preset made ready for reading, under the options of a run.
struct JSONPlan: Sendable {
    let preset: JSONPreset
    let options: ReaderOptions
    /// The paths from the top: those of the records, then those of `preset.file`.
    let top: JSONMatcher
    /// What the patterns of `top` lead to.
    let topTargets: [Target]
    /// The paths within each kind of record, and what they mean.
    let shapes: [(matcher: JSONMatcher, roles: [JSONRole])]

    /// The language that the file's name or folder says its texts are in, where nothing in it says so.
    let fileLocale: String?
    /// Whether texts in which nothing can be found are left out: not where translations are compared or a field was
    /// asked for.
    let dropsPlainWords: [Bool]

    /// Where paths begin.
    var start: (top: JSONStates, shape: Int, states: JSONStates) {
        preset.findsRecords ? (top.initial, 0, shapes[0].matcher.initial) : (top.initial, -1, JSONStates())
    }

    enum Target: Sendable {
        case record(Int)
        case word(JSONRole)
    }

    /// Makes a plan; nil when more fields are asked for than there is room for.
    init?(_ preset: JSONPreset, _ options: ReaderOptions) {
        var paths: [String] = []
        var targets: [Target] = []
        for (index, shape) in preset.records.enumerated() where !preset.findsRecords {
            paths += shape.at
            targets += shape.at.map { _ in .record(index) }
        }
        paths += preset.file.map(\.path)
        targets += preset.file.map { .word($0.role) }
        var shapes: [(JSONMatcher, [JSONRole])] = []
        for shape in preset.records {
            let isWhole = options.fields.isEmpty || preset.fieldsAreRecords
            let values = isWhole ? shape.values : Self.values(shape, fields: options.fields)
            guard let matcher = JSONMatcher(values.map(\.path)) else { return nil }
            shapes.append((matcher, values.map(\.role)))
        }
        guard let top = JSONMatcher(paths) else { return nil }
        self.preset = preset
        self.options = options
        self.top = top
        topTargets = targets
        fileLocale = preset.findsRecords ? LocaleCode.ofFile(options.path) : nil
        let compares = fileLocale != nil
        dropsPlainWords = preset.records.map { shape in
            if case .field = shape.naming, preset.languageTypes != nil { return options.fields.isEmpty }
            if case .none = shape.naming { return options.fields.isEmpty && !compares }
            return false
        }
        self.shapes = shapes
    }

    /// The words and parts of a record as they are, and of its texts those that were asked for.
    ///
    /// A field counts from the top, from the record, and from any element of an array.
    private static func values(_ shape: JSONRecordShape, fields: [String]) -> [(path: String, role: JSONRole)] {
        var values = shape.values.filter { !$0.role.isReading }
        for (number, field) in fields.enumerated() {
            let path = FieldPath.normal(field)
            let inside = Set(shape.at.compactMap { FieldPath.path(path, below: $0) }).subtracting([path]).sorted()
            values += (["@." + path] + inside).map { ($0.isEmpty ? "**" : $0 + ".**", .field(number)) }
        }
        return values
    }
}

extension JSONRole {
    /// Whether it says how to read a value.
    var isReading: Bool {
        switch self {
        case .text, .destination, .field, .optionalDestination, .json, .nothing, .reference: true
        default: false
        }
    }

    /// Whether it is a part with words of its own.
    var isPart: Bool {
        switch self {
        case .translation, .translationByKey, .valueByLocale, .part: true
        default: false
        }
    }
}
