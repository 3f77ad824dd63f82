internal import SourceText

/// The resources of a `strings.xml`.
struct AndroidResources: XMLRecordFormat {
    let roots: Set<String> = ["resources"]
    let recordName = "resource"

    private let options: ReaderOptions
    private let syntax: UnitSyntax
    private let locale: String?
    private let isSource: Bool?
    private var name: String?
    private var kind = ""
    private var state: String?
    private var value: Value?
    private var count = 0
    private var units: [ExportUnit] = []

    /// The `string` or `item` that is open.
    private struct Value {
        var depth: Int
        var field: String
        var text = MarkupText()
    }

    init(options: ReaderOptions) {
        self.options = options
        syntax = options.syntax ?? .html
        let folder = LocaleCode.ofAndroidPath(options.path)
        locale = folder.locale
        isSource = folder.isDefault
    }

    func beginsRecord(_ tag: XMLTag, path: [String]) -> Bool {
        guard path.count == 1 else { return false }
        switch tag.name {
        case "string", "plurals", "string-array", "array": return true
        // `<item type="string" name="…">` is another way to write a string.
        case "item": return tag["type"] == "string"
        default: return false
        }
    }

    mutating func inside(_ event: XMLEvent, path: ArraySlice<String>, base: Int, text: SlidingText) {
        switch event {
        case .start(let tag):
            if value == nil {
                begin(tag, depth: path.count)
            } else if !isPlaceholder(tag.name) {
                value?.text.append(tag, base: base, document: text)
                if tag.name == "annotation" { addAddresses(of: tag, raw: text[tag.range], base: base) }
            }
        case .text(let range, let decoded):
            value?.text.append(range, decoded: decoded, base: base, document: text)
        case .end(let name, let range):
            guard let open = value else { return }
            if path.count == open.depth {
                value = nil
                add(open)
            } else if !isPlaceholder(name) {
                value?.text.append(endOf: name, at: range, base: base, document: text)
            }
        }
    }

    /// `xliff:g` marks a stretch that is not to be translated; it is no part of the text.
    private func isPlaceholder(_ name: String) -> Bool { name.hasPrefix("xliff:") }

    private mutating func begin(_ tag: XMLTag, depth: Int) {
        if depth == 0 {
            kind = tag.name
            name = tag["name"]
            state = tag["translatable"] == "false" ? "not translatable" : nil
            if kind == "string" || kind == "item" { value = Value(depth: 0, field: "string") }
        } else if depth == 1, tag.name == "item" {
            value = Value(depth: 1, field: kind + "/" + (tag["quantity"] ?? String(count)))
            count += 1
        }
    }

    /// An app makes of an `annotation` what it likes, often a link. What its attributes are for is known to the app alone,
    /// so only those count that hold an address by their look.
    private mutating func addAddresses(of annotation: XMLTag, raw: ArraySlice<UInt8>, base: Int) {
        guard let value, options.wants(record: name) else { return }
        for attribute in annotation.attributes where AndroidResources.holdsAddress(attribute) {
            guard let text = annotation.text(of: attribute.name, raw: raw, base: base) else { continue }
            units.append(
                ExportUnit(
                    text: text.bytes, map: text.map, syntax: .destination,
                    address: ContentAddress(
                        record: name, locale: locale, field: value.field + "/annotation@" + attribute.name, state: state
                    )))
        }
    }

    private static func holdsAddress(_ attribute: XMLAttribute) -> Bool {
        attribute.value.contains("://")
            || ["link", "url", "uri", "href"].contains(attribute.name) && attribute.value.contains(":")
    }

    private mutating func add(_ value: Value) {
        let text = androidText(value.text)
        guard !text.isEmpty, options.wants(record: name) else { return }
        units.append(
            ExportUnit(
                text: text.bytes, map: text.map, syntax: syntax,
                address: ContentAddress(record: name, locale: locale, field: value.field, state: state),
                translationKey: name.map { value.depth == 0 ? $0 : $0 + "/" + value.field }, isSource: isSource))
    }

    mutating func finish() -> (units: [ExportUnit], faults: [RecordFault]) {
        defer {
            units = []
            value = nil
            count = 0
        }
        return (units, [])
    }
}
