import IntentCatalogue

/// Writes the JSON Schema (draft 2020-12) of catalogue files from the tables that the decoder reads them by.
///
/// Editors complete and check by it while a file is written. It knows one key at a time; what depends on two (a
/// stack that names a route, patterns that collide) is the decoder's alone.
struct SchemaGenerator {
    func text() -> String {
        JSONValue.object(
            [
                ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
                ("title", .text("Fingerpost catalogue")),
            ] + members(of: CatalogueKey.top) + [
                (
                    "$defs",
                    .object([
                        ("path", pattern(Self.path, examples: ["backup/retry", "project/{project:uuid}"])),
                        (
                            "item",
                            pattern("^(?:\(Self.type))\\??$", examples: ["uuid", "text(1...80)", "newest|oldest?"])
                        ),
                        ("text", .object([("type", .text("string")), ("pattern", .text("\\S"))])),
                        ("version", version),
                        ("intent", mapping(CatalogueKey.intent)),
                        ("webRule", mapping(CatalogueKey.webRule)),
                    ])
                )
            ]
        ).file
    }

    private static let word = "[A-Za-z0-9._~-]+"
    private static let range = "\\(-?[0-9]+\\.\\.\\.-?[0-9]+\\)"
    private static let type = "uuid|slug|int(?:\(range))?|text\(range)|\(word)(?:\\|\(word))*"
    private static let name = "[A-Za-z][A-Za-z0-9_-]*"
    private static let path: String = {
        let segment = "(?:\(word)|\\{\(name):(?:\(type))\\})"
        return "^\(segment)(?:/\(segment))*$"
    }()

    private func mapping(_ keys: [CatalogueKey]) -> JSONValue { .object(members(of: keys)) }

    private func members(of keys: [CatalogueKey]) -> [(String, JSONValue)] {
        var members: [(String, JSONValue)] = [("type", .text("object"))]
        let required = keys.filter(\.isRequired)
        if !required.isEmpty { members.append(("required", .list(required.map { .text($0.name) }))) }
        members.append(("additionalProperties", .flag(false)))
        members.append(
            (
                "properties",
                .object(
                    keys.map { key in
                        var value = [("description", JSONValue.text(key.summary))]
                        value += schema(of: key.value)
                        return (key.name, .object(value))
                    })
            ))
        return members
    }

    private func schema(of value: CatalogueKey.Value) -> [(String, JSONValue)] {
        switch value {
        case .version: return [("const", .number(1))]
        case .schemes: return oneOrMany(pattern("^[a-z][a-z0-9+.-]+$", examples: ["gallery-action"]))
        case .webPrefix:
            return fields(pattern("^https://[^/?#]+(?:/[^/?#]+)*$", examples: ["https://gallery.example.com/open"]))
        case .routes: return named(optional(.object(items())))
        case .renamed: return named(.object([("type", .text("string"))]))
        case .intents: return named(reference("intent"), names: "^\(Self.name)(?:\\.\(Self.name))*$")
        case .destinations:
            return [("anyOf", .list([mapping(CatalogueKey.destinations), .object([("type", .text("null"))])]))]
        case .path: return [("$ref", .text("#/$defs/path"))]
        case .paths: return list(reference("path"))
        case .items: return items()
        case .localised:
            let byLocale = JSONValue.object([
                ("type", .text("object")), ("minProperties", .number(1)),
                ("propertyNames", pattern("^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$", examples: [])),
                ("additionalProperties", reference("text")),
            ])
            return [("anyOf", .list([reference("text"), byLocale]))]
        case .stack: return list(step)
        case .appVersion: return [("$ref", .text("#/$defs/version"))]
        case .platforms:
            return list(.object([("enum", .list(Intent.knownPlatforms.map { .text($0) }))]))
        case .deprecation: return fields(mapping(CatalogueKey.deprecation))
        case .webRule: return [("$ref", .text("#/$defs/webRule"))]
        case .mailRule: return fields(mapping(CatalogueKey.mailRule))
        case .rewrites: return list(mapping(CatalogueKey.rewrite))
        case .hosts: return list(pattern("^(?:\\*|(?:\\*\\.)?[^*/?#@]+)$", examples: ["*.example.com"]))
        case .ports:
            return list(
                .object([("type", .text("integer")), ("minimum", .number(1)), ("maximum", .number(65_535))]))
        case .mailAddresses: return list(pattern("^[^@\\s]+@[^@\\s]+$", examples: ["support@example.com"]))
        case .flag: return [("type", .text("boolean"))]
        case .text: return [("type", .text("string"))]
        case .intentName: return fields(pattern("^\(Self.name)(?:\\.\(Self.name))*$", examples: ["task.open"]))
        case .day: return fields(pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", examples: ["2026-12-31"]))
        }
    }

    /// A number without quotes is a text to the decoder: `2.10` is read as it is written.
    private var version: JSONValue {
        .object([
            (
                "anyOf",
                .list([pattern("^[0-9]+(?:\\.[0-9]+){0,3}$", examples: ["2.1"]), .object([("type", .text("number"))])])
            )
        ])
    }

    private var step: JSONValue {
        let values = JSONValue.object([
            ("type", .text("object")), ("propertyNames", pattern("^\(Self.name)$", examples: [])),
            ("additionalProperties", .object([("type", .text("string"))])),
        ])
        let withValues = JSONValue.object(
            [("minProperties", .number(1)), ("maxProperties", .number(1))] + named(optional(values)))
        return .object([("anyOf", .list([pattern("^\(Self.name)$", examples: []), withValues]))])
    }

    private func items() -> [(String, JSONValue)] { named(reference("item")) }

    private func named(_ value: JSONValue, names: String? = nil) -> [(String, JSONValue)] {
        [
            ("type", .text("object")), ("propertyNames", .object([("pattern", .text(names ?? "^\(Self.name)$"))])),
            ("additionalProperties", value),
        ]
    }

    private func list(_ item: JSONValue) -> [(String, JSONValue)] { [("type", .text("array")), ("items", item)] }

    private func oneOrMany(_ item: JSONValue) -> [(String, JSONValue)] {
        [("anyOf", .list([item, .object(list(item) + [("minItems", .number(1)), ("uniqueItems", .flag(true))])]))]
    }

    private func optional(_ value: JSONValue) -> JSONValue {
        .object([("anyOf", .list([value, .object([("type", .text("null"))])]))])
    }

    private func reference(_ name: String) -> JSONValue { .object([("$ref", .text("#/$defs/\(name)"))]) }

    private func pattern(_ pattern: String, examples: [String]) -> JSONValue {
        var members: [(String, JSONValue)] = [("type", .text("string")), ("pattern", .text(pattern))]
        if !examples.isEmpty { members.append(("examples", .list(examples.map { .text($0) }))) }
        return .object(members)
    }

    private func fields(_ value: JSONValue) -> [(String, JSONValue)] {
        guard case .object(let members) = value else { return [] }
        return members
    }
}
