import Exports
import TestSupport

/// Makes files of a format with links at places that are known.
struct SampleExport {
    var random: RandomSource
    var linkCount = 0

    init(seed: UInt64) { random = RandomSource(seed: seed) }

    static let formats: [ExportFormat] = [
        .json, .ndjson, .strapi, .contentful, .sanity, .ghost, .zendesk, .intercom, .directus, .xcstrings,
    ]

    /// A file of the format: its bytes and its links.
    mutating func file(_ format: ExportFormat) -> (bytes: [UInt8], links: [(offset: Int, link: SampleLink)]) {
        var writer = JSONWriter(random: random)
        if random.chance(0.3) { writer.end(with: "\u{FEFF}") }
        let lines: Bool = [.ndjson, .sanity].contains(format) || (format == .strapi && random.chance(0.5))
        guard lines else {
            writer.write(document(format))
            return (writer.bytes, writer.links)
        }
        writer.spaces = ["", "", " ", "\t"]
        for _ in 0..<random.number(1...6) {
            writer.write(line(format))
            writer.end(with: random.pick(["\n", "\r\n", "\n\n"]))
        }
        return (writer.bytes, writer.links)
    }

    // MARK: Formats

    private mutating func line(_ format: ExportFormat) -> SampleValue {
        let id = number()
        let locale = random.pick(["en", "pt-BR", "ja"])
        switch format {
        case .sanity:
            return object([
                ("_id", .string("a\(id)")), ("_type", .string("faq")), ("language", .string(locale)),
                ("intro", markdown("a\(id)", locale)), ("answer", portableText("a\(id)", locale)),
            ])
        case .strapi:
            let record = "api::help.help:\(id)"
            return object([
                ("type", .string("api::help.help")), ("id", .raw("\(id)")),
                (
                    "data",
                    object([
                        ("documentId", .string("h\(id)")), ("locale", .string(locale)), ("publishedAt", .raw("null")),
                        ("body", markdown(record, locale)), ("blocks", blocks(record, locale)),
                    ])
                ),
            ])
        default: return anything("r\(id)", locale)
        }
    }

    private mutating func document(_ format: ExportFormat) -> SampleValue {
        let count = random.number(1...4)
        switch format {
        case .xcstrings: return catalogue(count)
        case .contentful:
            return .object([("contentTypes", .array([])), ("entries", .array(each(count) { $0.entry() }))])
        case .ghost:
            let posts = SampleValue.array(each(count) { $0.post() })
            return .object([("db", .array([object([("meta", .object([])), ("data", .object([("posts", posts)]))])]))])
        case .zendesk:
            return object([
                ("articles", .array(each(count) { $0.article() })),
                ("translations", .array(each(count) { $0.translation() })),
            ])
        case .intercom: return object([("data", .array(each(count) { $0.intercom() })), ("type", .string("list"))])
        case .directus: return .object([("data", .array(each(count) { $0.item() }))])
        case .strapi: return object([("data", .array(each(count) { $0.strapiAnswer() })), ("meta", .object([]))])
        default:
            let records = SampleValue.array(each(count) { sample in sample.anything("r\(sample.number())", "de") })
            return random.chance(0.5) ? records : .object([("items", records)])
        }
    }

    /// A record of no system, its id before or behind the texts.
    private mutating func anything(_ record: String, _ locale: String) -> SampleValue {
        var members: [(String, SampleValue)] = [
            ("id", .string(record)), ("locale", .string(locale)), ("body", markdown(record, locale)),
            ("html", html(record, locale)), (random.pick(["url", "href", "src", "uri"]), destination(record, locale)),
            ("deep", .array([.object([("a\"b.c", .array([markdown(record, locale)]))]), .raw("-1.5e+3")])),
            ("flag", .raw("true")),
        ]
        if random.chance(0.6) {
            var inner = SampleValue.object([("text", markdown(record, locale)), ("url", destination(record, locale))])
            for _ in 0..<random.number(0...2) { inner = .object([("json", .embedded(inner))]) }
            members.append(("json", .embedded(inner)))
        }
        return object(members)
    }

    private mutating func strapiAnswer() -> SampleValue {
        let id = "d\(number())"
        return object([
            ("id", .raw("7")), ("documentId", .string(id)), ("locale", .string("fr")), ("body", markdown(id, "fr")),
            ("blocks", blocks(id, "fr")),
        ])
    }

    private mutating func blocks(_ record: String, _ locale: String) -> SampleValue {
        .array(
            each(random.number(1...3)) { sample in
                sample.object([
                    ("type", .string("link")), ("url", sample.destination(record, locale)),
                    ("children", .array([.object([("type", .string("text")), ("text", .string("x"))])])),
                ])
            })
    }

    private mutating func portableText(_ record: String, _ locale: String) -> SampleValue {
        .array(
            each(random.number(1...3)) { sample in
                sample.object([
                    ("_type", .string("block")),
                    (
                        "markDefs",
                        .array([
                            sample.object([
                                ("_key", .string("m")), ("_type", .string("link")),
                                ("href", sample.destination(record, locale)),
                            ])
                        ])
                    ),
                    (
                        "children",
                        .array([.object([("text", .string("[no](link)")), ("marks", .array([.string("m")]))])])
                    ),
                ])
            })
    }

    private mutating func entry() -> SampleValue {
        let id = "e\(number())"
        let rich = SampleValue.object([
            ("nodeType", .string("document")),
            (
                "content",
                .array([
                    object([
                        ("nodeType", .string("hyperlink")), ("data", .object([("uri", destination(id, "de"))])),
                        ("content", .array([.object([("nodeType", .string("text")), ("value", .string("[a](b)"))])])),
                    ])
                ])
            ),
        ])
        return object([
            ("sys", object([("id", .string(id)), ("publishedVersion", .raw("3"))])),
            (
                "fields",
                object([
                    ("body", object([("en-US", markdown(id, "en-US")), ("de", markdown(id, "de"))])),
                    ("rich", .object([("de", rich)])),
                ])
            ),
        ])
    }

    private mutating func post() -> SampleValue {
        let id = "p\(number())"
        let lexical = SampleValue.object([
            (
                "root",
                object([
                    ("children", .array([object([("type", .string("link")), ("url", destination(id, nil))])])),
                    ("type", .string("root")),
                ])
            )
        ])
        let mobiledoc = SampleValue.object([
            ("version", .string("0.3.1")),
            ("markups", .array([.array([.string("a"), .array([.string("href"), destination(id, nil)])])])),
            (
                "cards",
                .array([
                    .array([.string("markdown"), .object([("markdown", markdown(id, nil))])]),
                    .array([.string("html"), .object([("html", html(id, nil))])]),
                ])
            ),
        ])
        return object([
            ("id", .string(id)), ("status", .string("draft")), ("html", html(id, nil)),
            ("lexical", .embedded(lexical)), ("mobiledoc", .embedded(mobiledoc)),
        ])
    }

    private mutating func article() -> SampleValue {
        let id = number()
        return object([
            ("id", .raw("\(id)")), ("locale", .string("en-us")), ("source_locale", .string("en-us")),
            ("body", html("\(id)", "en-us")), ("title", .string("[a](b)")),
        ])
    }

    private mutating func translation() -> SampleValue {
        let id = number()
        return object([
            ("id", .raw("1")), ("source_id", .raw("\(id)")), ("source_type", .string("Article")),
            ("locale", .string("ja")), ("outdated", .raw("true")), ("body", html("\(id)", "ja")),
        ])
    }

    private mutating func intercom() -> SampleValue {
        let id = "\(number())"
        return object([
            ("id", .string(id)), ("default_locale", .string("en")), ("body", html(id, "en")),
            (
                "translated_content",
                object([
                    ("type", .string("article_translated_content")),
                    ("pt-BR", object([("state", .string("draft")), ("body", html(id, "pt-BR"))])),
                ])
            ),
        ])
    }

    private mutating func item() -> SampleValue {
        let id = "\(number())"
        return object([
            ("id", .raw(id)), ("status", .string("draft")), ("note", markdown(id, nil)),
            (
                "translations",
                .array([
                    object([("languages_code", .string("it-IT")), ("body", html(id, "it-IT"))]),
                    object([("languages_code", .string("de-DE")), ("body", markdown(id, "de-DE"))]),
                ])
            ),
        ])
    }

    private mutating func catalogue(_ count: Int) -> SampleValue {
        let strings = each(count) { sample -> (String, SampleValue) in
            let key = "key \(sample.number()) \"%lld\" é"
            func unit(_ locale: String) -> SampleValue {
                .object([
                    (
                        "stringUnit",
                        sample.object([("state", .string("new")), ("value", sample.markdown(key, locale))])
                    )
                ])
            }
            let plural = SampleValue.object([("one", unit("pl")), ("other", unit("pl"))])
            return (
                key,
                .object([
                    (
                        "localizations",
                        sample.object([
                            ("en", unit("en")), ("pl", .object([("variations", .object([("plural", plural)]))])),
                        ])
                    )
                ])
            )
        }
        return .object([
            ("sourceLanguage", .string("en")), ("strings", .object(strings)), ("version", .string("1.0")),
        ])
    }
}
