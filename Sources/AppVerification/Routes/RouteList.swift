import Exports
import SourceText

/// What the app's own code knows: a JSON list of its intents and screens.
///
/// Three forms: a list of intents; an object with `intents`, `routes` and `contractVersion`, each of which may be left
/// out; the file that `fingerpost generate vectors` writes.
struct RouteList {
    /// An intent or a screen, by its name.
    struct Entry {
        var name: String
        var range: ByteRange
        /// The path that the app has for it, as it writes it.
        var path: AppText?
    }

    /// The intents, and where the list begins; nil where the file has none.
    private(set) var intents: (entries: [Entry], place: ByteRange)?
    /// The screens.
    private(set) var routes: (entries: [Entry], place: ByteRange)?
    private(set) var contractVersion: AppText?
    /// Whether the file says which intents the app has, and not only which it could have.
    private(set) var isOfOneApp = true

    private static let keys = ["$schema", "schemaVersion", "contractVersion", "intents", "routes"]

    init(_ document: JSONDocument, _ findings: inout AppFindings) {
        let root = document.values[0]
        switch root.kind {
        case .array: intents = (Self.entries(0, "an intent", document, &findings), root.range)
        case .object where document.member("vectors", of: 0) != nil: readVectors(document, &findings)
        case .object: readObject(document, &findings)
        default:
            findings.report(
                .fileValue, root.range, "the file must be a list of intents, or an object with `intents` and `routes`")
        }
    }

    private mutating func readObject(_ document: JSONDocument, _ findings: inout AppFindings) {
        for member in document.values[0].children {
            let value = document.values[member]
            switch value.key {
            case "$schema": break
            case "schemaVersion":
                if value.kind != .number("1") {
                    findings.report(.fileValue, value.range, "`schemaVersion` must be 1")
                }
            case "contractVersion": readVersion(value, &findings)
            case "intents": intents = (Self.entries(member, "an intent", document, &findings), value.range)
            case "routes": routes = (Self.entries(member, "a route", document, &findings), value.range)
            default:
                findings.report(
                    .fileValue, value.keyRange ?? value.range, "the file has no `\(visible(value.key ?? ""))`",
                    help: nearestName(to: value.key ?? "", among: Self.keys).map { "did you mean `\($0)`?" })
            }
        }
        if intents == nil, routes == nil, contractVersion == nil {
            findings.report(
                .fileValue, document.values[0].range, "the file says nothing of the app",
                help: "add `intents`, a list of the names that its code knows")
        }
    }

    private mutating func readVersion(_ value: JSONDocument.Value, _ findings: inout AppFindings) {
        guard let text = value.text else {
            findings.report(.fileValue, value.range, "`contractVersion` must be a text")
            return
        }
        contractVersion = AppText(text: text, range: value.range)
    }

    /// The intents that occur in test vectors, each once.
    private mutating func readVectors(_ document: JSONDocument, _ findings: inout AppFindings) {
        if let version = document.member("contractVersion", of: 0) { readVersion(document.values[version], &findings) }
        isOfOneApp = false
        guard let list = document.member("vectors", of: 0) else { return }
        var seen: Set<String> = []
        var entries: [Entry] = []
        for vector in document.values[list].children {
            guard let member = document.member("intent", of: vector), let name = document.values[member].text,
                seen.insert(name).inserted
            else { continue }
            entries.append(Entry(name: name, range: document.values[member].range))
        }
        intents = (entries, document.values[list].range)
    }

    /// The names of a list, each once: a text, or an object with `id` and perhaps `path`.
    private static func entries(
        _ list: Int, _ what: String, _ document: JSONDocument, _ findings: inout AppFindings
    ) -> [Entry] {
        guard document.values[list].kind == .array else {
            findings.report(
                .fileValue, document.values[list].range, "`\(document.values[list].key ?? "")` must be a list")
            return []
        }
        var seen: Set<String> = []
        var entries: [Entry] = []
        for item in document.values[list].children {
            guard let entry = entry(item, what, document, &findings) else { continue }
            guard seen.insert(entry.name).inserted else {
                findings.report(
                    .duplicateKey, entry.range, "`\(visible(entry.name))` is listed twice", help: "keep one of them",
                    subject: entry.name)
                continue
            }
            entries.append(entry)
        }
        return entries
    }

    private static func entry(
        _ item: Int, _ what: String, _ document: JSONDocument, _ findings: inout AppFindings
    ) -> Entry? {
        let value = document.values[item]
        if let name = value.text { return Entry(name: name, range: value.range) }
        guard value.kind == .object else {
            findings.report(.fileValue, value.range, "\(what) must be a text, or an object with `id`")
            return nil
        }
        var entry: Entry?
        var path: AppText?
        for member in value.children {
            let part = document.values[member]
            let text = part.text
            switch part.key {
            case "id": entry = text.map { Entry(name: $0, range: part.range) }
            case "path": path = text.map { AppText(text: $0, range: part.range) }
            default:
                findings.report(
                    .fileValue, part.keyRange ?? part.range, "\(what) has no `\(visible(part.key ?? ""))`",
                    help: nearestName(to: part.key ?? "", among: ["id", "path"]).map { "did you mean `\($0)`?" })
                continue
            }
            if text == nil {
                findings.report(.fileValue, part.range, "`\(visible(part.key ?? ""))` must be a text")
            }
        }
        if document.member("id", of: item) == nil {
            findings.report(.fileValue, value.range, "\(what) has no `id`", help: "add `id` with its name")
        }
        entry?.path = path
        return entry
    }
}
