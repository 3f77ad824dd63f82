import Testing

@testable import Exports

/// How a system is told by where its keys stand.
@Suite struct JSONShapeTests {
    /// The samples of each system's documentation, as short as they come.
    static let samples: [(String, ExportFormat)] = [
        (
            #"{"type":"api::help.help","id":7,"data":{"documentId":"h7","locale":"fr","publishedAt":null,"body":"x"}}"#,
            .strapi
        ),
        (
            #"{"type":"plugin::upload.folder","id":1,"data":{"name":"a"}}"# + "\n"
                + #"{"type":"api::a.a","id":7,"data":{}}"#, .strapi
        ),
        (#"{"data":{"id":1,"documentId":"d","body":"x"},"meta":{}}"#, .strapi),
        (#"{"data":[{"id":1,"attributes":{"body":"x","createdAt":"2024"}}],"meta":{}}"#, .strapi),
        (
            #"{"entries":[{"sys":{"id":"e41","contentType":{"sys":{"id":"article"}}},"fields":{"body":{"en-US":"x"}}}],"locales":[]}"#,
            .contentful
        ),
        (#"{"contentTypes":[],"tags":[],"editorInterfaces":[],"entries":[]}"#, .contentful),
        (#"{"contentTypes":[{"sys":{"id":"a"},"displayField":"t","fields":[]}],"tags":["#, .contentful),
        (#"{"sys":{"type":"Array"},"items":[{"sys":{"id":"e"},"fields":{}}]}"#, .contentful),
        (#"{"_id":"drafts.q9","_type":"faq","language":"es","answer":[]}"#, .sanity),
        (#"{"query":"*","result":[{"_type":"faq","_id":"q9"}]}"#, .sanity),
        (#"[{"_createdAt":"2026","_id":"q9","_type":"faq"}]"#, .sanity),
        (#"{"db":[{"meta":{"exported_on":1,"version":"5.90.0"},"data":{"posts":[]}}]}"#, .ghost),
        (#"{"posts":[{"slug":"a","id":"p","html":"","lexical":null}]}"#, .ghost),
        (#"{"articles":[{"id":360,"locale":"en-us","source_locale":"en-us","body":"x"}],"translations":[]}"#, .zendesk),
        (#"{"translations":[{"id":361,"source_id":360,"source_type":"Article","locale":"ja","body":"x"}]}"#, .zendesk),
        (#"{"article":{"id":360,"source_locale":"en-us","body":"x"}}"#, .zendesk),
        (
            #"{"data":[{"type":"article","id":"55","default_locale":"en","translated_content":{"type":"article_translated_content"}}]}"#,
            .intercom
        ),
        (#"{"type":"list","data":[{"id":"5","type":"article","workspace_id":"w","body":"<p>x</p>"}]}"#, .intercom),
        (#"{"data":[{"id":12,"translations":[{"id":31,"languages_code":"it-IT","body":"x"}]}]}"#, .directus),
        (
            #"{"data":[{"id":12,"translations":[]},{"id":13,"translations":[{"languages_code":{"code":"de"}}]}]}"#,
            .directus
        ),
        (#"[{"id":"u","key":"retry","language":"de","value":"x"}]"#, .directus),
        (#"{ "sourceLanguage" : "en", "strings" : { "a" : { } }, "version" : "1.0" }"#, .xcstrings),
        (#"{"version":"1.0","strings":{},"sourceLanguage":"en"}"#, .xcstrings),
        (#"{"backup":{"failed":{"one":"{{count}} photo","other":"x"}}}"#, .json),
        (#"{"id":1}"# + "\r\n" + #"{"id":2}"# + "\r\n", .ndjson), ("[1]\n[2]\n", .ndjson), ("[\"a\",\n\"b\"]\n", .json),
    ]

    @Test(arguments: samples) func tellsTheSystem(text: String, format: ExportFormat) {
        for mark in ["", "\u{FEFF}", "\n  "] {
            #expect(ExportFormat.detect(name: "", head: Array((mark + text).utf8)) == .found(format))
            #expect(ExportFormat.detect(name: "a.json", head: Array((mark + text).utf8)) == .found(format))
        }
    }

    /// Every mark of every system, but deeper than the system writes it, or in a text.
    @Test(arguments: samples.map(\.0)) func keysAtOtherPlacesSayNothing(text: String) {
        let line = text.split(whereSeparator: \.isNewline)[0]
        let quoted = line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        for wrapped in [
            #"{"help":{"about":\#(line)}}"#, #"{"pages":[{"name":"a","example":[\#(line)]}]}"#,
            #"{"text":"\#(quoted)"}"#,
            #"[[\#(line)]]"#,
        ] where !wrapped.contains("…") {
            guard text.hasPrefix("{") || text.hasPrefix("["), !text.hasSuffix("[") else { continue }
            #expect(ExportFormat.detect(name: "a.json", head: Array(wrapped.utf8)) == .found(.json), "\(wrapped)")
        }
    }

    @Test func tellsTheSystemByAHeadThatIsCutAnywhereBehindItsMarks() {
        let text = Array(
            (#"{"articles":[{"id":360,"locale":"en-us","source_locale":"en-us","body":""#
                + String(repeating: "x\\n", count: 40000)).utf8)
        for cut in stride(from: 100, through: text.count, by: 997) {
            #expect(ExportFormat.detect(name: "", head: Array(text[..<cut])) == .found(.zendesk))
        }
    }

    @Test func anyHeadIsDecidedWithoutHarm() {
        for piece in ["[", "{\"a\":", "{\"a\":[{\"b\":", "{}", "[]\n", "\"", "{\"", "nul", "{,}", "{\"a\" 1}", "\u{0}"]
        {
            for count in [1, 3, 20_000] {
                _ = ExportFormat.detect(
                    name: "x.json", head: Array(String(repeating: piece, count: count).utf8.prefix(1 << 16)))
            }
        }
    }

    @Test func wordsThatBeginLikeJSONAreNotJSON() {
        #expect(ExportFormat.detect(name: "", head: Array("{{name}}, hello".utf8)).format == nil)
        #expect(ExportFormat.detect(name: "", head: Array("{".utf8)).format == .json)
    }

    @Test func anExportWhoseNameSaysThatItIsEncryptedIsNotRead() {
        guard case .undecided(let reason, let help) = ExportFormat.detect(name: "a/export.tar.gz.enc", head: [1, 2])
        else {
            Issue.record("decided")
            return
        }
        #expect(reason.contains("encrypted") && help.contains("--no-encrypt"))
    }
}
