internal import SourceText

/// The entries of the outermost dictionary of a property list: a `key` and the element behind it.
struct PropertyListEntries: XMLRecordFormat {
    let roots: Set<String> = ["plist"]
    let recordName = "entry"

    private let options: ReaderOptions
    private let syntax: UnitSyntax
    private let locale: String?
    /// The keys on the way to where the reading is; the first is the entry's.
    private var keys: [(depth: Int, name: String)] = []
    /// The `key` or `string` that is open.
    private var value: (name: String, text: MappedText)?
    /// Texts of arrays, by their number in the entry.
    private var count = 0
    private var units: [ExportUnit] = []

    init(options: ReaderOptions) {
        self.options = options
        syntax = options.syntax ?? .inlineMarkdown
        locale = LocaleCode.ofApplePath(options.path)
    }

    func beginsRecord(_ tag: XMLTag, path: [String]) -> Bool { tag.name == "key" && path == ["plist", "dict"] }

    func endsRecord(_ name: String) -> Bool { name != "key" }

    mutating func inside(_ event: XMLEvent, path: ArraySlice<String>, base: Int, text: SlidingText) {
        switch event {
        case .start(let tag):
            if tag.name == "key" || tag.name == "string" { value = (tag.name, MappedText()) }
        case .text(let range, let decoded):
            let place = range.lowerBound - base..<range.upperBound - base
            if let decoded {
                value?.text.append(decoded, from: place)
            } else {
                value?.text.append(verbatim: text[range], at: place.lowerBound)
            }
        case .end(let name, _):
            guard let open = value, open.name == name else { return }
            value = nil
            if name == "key" {
                while let last = keys.last, last.depth >= path.count { keys.removeLast() }
                keys.append((path.count, open.text.string))
            } else {
                add(open.text, depth: path.count)
            }
        }
    }

    private mutating func add(_ text: MappedText, depth: Int) {
        while let last = keys.last, last.depth > depth { keys.removeLast() }
        guard let record = keys.first?.name, let key = keys.last?.name, !text.isEmpty else { return }
        if Self.names.contains(key) || !options.wants(record: record) { return }
        var steps = keys.dropFirst().map(\.name)
        if let last = keys.last, last.depth < depth {
            count += 1
            steps.append(String(count))
        }
        units.append(
            ExportUnit(
                text: text.bytes, map: text.map, syntax: syntax,
                address: ContentAddress(
                    record: record, locale: locale, field: steps.isEmpty ? nil : steps.joined(separator: "/")),
                translationKey: ([record] + steps).joined(separator: "/")))
    }

    /// Keys whose values name something and are not shown.
    private static let names: Set<String> = ["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"]

    mutating func finish() -> (units: [ExportUnit], faults: [RecordFault]) {
        defer {
            units = []
            keys = []
            value = nil
            count = 0
        }
        return (units, [])
    }
}
