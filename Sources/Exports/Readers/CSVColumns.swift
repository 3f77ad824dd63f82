internal import SourceText

/// What the header says about the columns.
struct CSVColumns {
    let names: [String]
    /// The column that names the record.
    let key: Int?
    /// The column that gives the language of the row.
    private let localeColumn: Int?
    private let locales: [String?]
    private let isWanted: [Bool]

    init(_ header: [MappedText], fields: [String]) {
        let names = header.map(\.string)
        self.names = names
        let words = names.map { $0.lowercased() }
        // `id` is Indonesian, too, where another column names the record.
        let key = words.firstIndex { Self.keys.contains($0) } ?? words.firstIndex(of: "id")
        self.key = key
        localeColumn = words.firstIndex { Self.localeNames.contains($0) }
        locales = names.indices.map { $0 != key && LocaleCode.isCode(names[$0]) ? names[$0] : nil }
        isWanted = names.map { fields.isEmpty || fields.contains($0) }
    }

    /// A name of `fields` that heads no column.
    func missing(of fields: [String]) -> String? { fields.first { !names.contains($0) } }

    /// The units of a row.
    func units(_ cells: [MappedText], syntax: UnitSyntax?) -> [ExportUnit] {
        func value(_ column: Int?) -> String? {
            guard let column, column < cells.count, !cells[column].isEmpty else { return nil }
            return cells[column].string
        }
        let record = value(key)
        let rowLocale = value(localeColumn)
        return cells.indices.compactMap { index in
            let cell = cells[index]
            guard !cell.isEmpty, index < names.count ? isWanted[index] : isWanted.allSatisfy({ $0 }) else { return nil }
            let name = index < names.count && !names[index].isEmpty ? names[index] : "column \(index + 1)"
            let locale = index < locales.count ? locales[index] : nil
            // Languages side by side say the same; so do rows that differ in their language.
            var translation: String?
            if let record, locale != nil { translation = record }
            if let record, locale == nil, rowLocale != nil, index != key { translation = record + "/" + name }
            let isAddress = Self.addresses.contains(name.lowercased())
            return ExportUnit(
                text: cell.bytes, map: cell.map,
                syntax: syntax ?? (isAddress ? .destination : TextLook.syntax(of: cell.bytes)),
                address: ContentAddress(record: record, locale: locale ?? rowLocale, field: name),
                translationKey: translation)
        }
    }

    private static let keys: Set<String> = [
        "key", "identifier", "name", "slug", "record", "uid", "uuid", "handle", "string_id", "string id", "key_name",
    ]
    private static let localeNames: Set<String> = ["locale", "language", "lang", "languages_code"]
    private static let addresses: Set<String> = ["url", "uri", "href", "src"]
}
