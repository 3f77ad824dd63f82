import SourceText
import Testing

@testable import Exports

/// The notations that a field may be asked for in, and what is said of one that leads nowhere.
@Suite struct FieldPathTests {
    static let notations = [
        ("articles.*.body", "articles.*.body"), ("articles[].body", "articles.*.body"),
        ("articles[*].body", "articles.*.body"), ("$.articles[*].body", "articles.*.body"),
        (".articles[].body", "articles.*.body"), ("articles[0].body", "articles.0.body"), ("$..body", "**.body"),
        ("$[*].body", "*.body"), ("[].body", "*.body"), ("$['articles'][*][\"body\"]", "articles.*.body"),
        ("body", "body"), ("$", "**"), (".", "**"), ("price$", "price$"), ("$price", "$price"), ("a[b]", "a[b]"),
        ("a[", "a["), ("a..b", "a.**.b"), ("wp:postmeta/wp:meta_value", "wp:postmeta/wp:meta_value"), ("", "**"),
    ]

    @Test(arguments: notations) func everyNotationMeansTheSame(written: String, path: String) {
        #expect(FieldPath.normal(written) == path)
        #expect(FieldPath.normal(path) == path)
    }

    @Test(arguments: [
        "articles.*.body", "articles[].body", "articles[*].body", "$.articles[*].body", ".articles[].body",
    ])
    func aFieldIsReadInEveryNotation(field: String) {
        let text = #"{"articles":[{"id":1,"body":"[a](b)","title":"[c](d)"},{"id":2,"body":"[e](f)"}]}"#
        let read = ReadUnits(text, .json, options: ReaderOptions(fields: [field]))
        #expect(read.texts == ["[a](b)", "[e](f)"])
    }

    static let systems: [(ExportFormat, String, String)] = [
        (
            .zendesk, #"{"articles":[{"id":1,"locale":"en","body":"x"}],"translations":[{"source_id":1,"body":"y"}]}"#,
            "articles[].body"
        ),
        (.zendesk, #"{"article":{"id":1,"locale":"en","body":"x"}}"#, "$.article.body"),
        (.intercom, #"{"data":[{"id":"1","body":"x","title":"y"}]}"#, ".data[].body"),
        (
            .contentful, #"{"entries":[{"sys":{"id":"e"},"fields":{"a":{"de":"x"},"b":{"de":"y"}}}]}"#,
            "entries[0].fields.a.de"
        ),
        (
            .contentful,
            #"{"entries":[{"sys":{"id":"e"},"fields":{"a":{"de":"x"}}}],"assets":[{"sys":{"id":"a"},"fields":{"title":{"de":"y"}}}]}"#,
            "entries[*].fields"
        ),
        (.ghost, #"{"db":[{"data":{"posts":[{"id":"p","html":"x","lexical":"{}"}]}}]}"#, "db[].data.posts[].html"),
        (.sanity, #"[{"_id":"q","_type":"faq","answer":"x","other":"y"}]"#, "[].answer"),
        (
            .directus, #"{"data":[{"id":1,"translations":[{"languages_code":"it","body":"x","title":"y"}]}]}"#,
            "data[].translations[].body"
        ),
        (.strapi, #"{"data":[{"id":1,"documentId":"d","body":"x","title":"y"}]}"#, "data[].body"),
    ]

    @Test(arguments: systems) func aFieldOfASystemCountsFromTheTopOfTheFileToo(
        format: ExportFormat, text: String, field: String
    ) {
        let survey = FieldSurvey([field])
        let read = ReadUnits(text, format, options: ReaderOptions(fields: [field], survey: survey))
        #expect(read.texts == ["x"])
        #expect(survey.unmatched.isEmpty)
    }

    @Test func aPathBelowARecordIsWhatIsLeftOfIt() {
        #expect(FieldPath.path("articles.*.body", below: "articles.#") == "body")
        #expect(FieldPath.path("articles.3", below: "articles.#") == "")
        #expect(FieldPath.path("articles", below: "articles.#") == "")
        #expect(FieldPath.path("articles.body", below: "articles.#") == nil)
        #expect(FieldPath.path("items.*.body", below: "articles.#") == nil)
        #expect(FieldPath.path("body", below: "") == "body")
        #expect(FieldPath.path("strings.k.x", below: "strings.*") == "x")
    }

    private func survey(_ text: String, _ format: ExportFormat, _ fields: [String]) -> FieldSurvey {
        let survey = FieldSurvey(fields)
        _ = ReadUnits(text, format, options: ReaderOptions(fields: fields, survey: survey))
        return survey
    }

    @Test func aFieldThatLeadsNowhereIsToldWithTheNearestPath() {
        let text = #"{"articles":[{"id":1,"body":"[a](b)","meta":{"summary":"x"}}],"json":"{\"inner\":[\"x\"]}"}"#
        func nearest(_ field: String) -> String? { survey(text, .json, [field]).unmatched.first?.nearest }
        #expect(survey(text, .json, ["body", "articles[].meta"]).unmatched.isEmpty)
        #expect(survey(text, .json, ["body", "boddy"]).unmatched.map(\.field) == ["boddy"])
        #expect(nearest("boddy") == "articles.*.body")
        #expect(nearest("article.*.body") == "articles.*.body")
        #expect(nearest("items[].body") == "articles.*.body")
        #expect(nearest("meta.sumary") == "articles.*.meta.summary")
        #expect(nearest("zzzzzzzz") == nil)
        #expect(survey(text, .json, ["zzzzzzzz"]).paths == ["articles.*.body", "articles.*.meta.summary", "json"])
        #expect(survey(text, .json, ["body"]).paths.isEmpty)
    }

    static let tables: [(String, ExportFormat)] = [
        ("\"backup.failed\" = \"a\";\n\"backup.done\" = \"b\";\n\"help\" = \"c\";\n", .strings),
        (
            "<resources><string name=\"backup.failed\">a</string><plurals name=\"backup.done\"><item quantity=\"one\">b</item>"
                + "</plurals><string name=\"help\">c</string></resources>", .android
        ),
        (
            "<plist><dict><key>backup.failed</key><string>a</string><key>backup.done</key><dict><key>x</key><string>b</string>"
                + "</dict><key>help</key><string>c</string></dict></plist>", .stringsdict
        ),
        (
            "<xliff version=\"1.2\"><file><body><trans-unit id=\"backup.failed\"><source>a</source></trans-unit>"
                + "<trans-unit id=\"backup.done\"><source>b</source></trans-unit><trans-unit id=\"help\"><source>c</source>"
                + "</trans-unit></body></file></xliff>", .xliff
        ),
        (
            #"{"sourceLanguage":"en","strings":{"backup.failed":{"localizations":{"en":{"stringUnit":{"value":"a"}}}},"backup.done":{"localizations":{"en":{"stringUnit":{"value":"b"}}}},"help":{"localizations":{"en":{"stringUnit":{"value":"c"}}}}}}"#,
            .xcstrings
        ),
    ]

    @Test(arguments: tables) func inATableOfStringsAFieldIsAName(text: String, format: ExportFormat) {
        func texts(_ fields: [String]) -> [String] {
            ReadUnits(text, format, options: ReaderOptions(fields: fields)).texts
        }
        #expect(texts([]) == ["a", "b", "c"])
        #expect(texts(["help"]) == ["c"])
        #expect(texts(["backup.*"]) == ["a", "b"])
        #expect(texts(["*ed", "help"]) == ["a", "c"])
        #expect(texts(["b*.d*e"]) == ["b"])
        #expect(texts(["nothing"]) == [])
        #expect(survey(text, format, ["halp"]).unmatched.map(\.nearest) == ["help"])
        #expect(survey(text, format, ["help", "*"]).unmatched.isEmpty)
    }

    @Test func aPatternIsComparedWithTheWholeName() {
        #expect(NamePattern("a*b*c").matches("abc") && NamePattern("a*b*c").matches("axbxbxc"))
        #expect(
            !NamePattern("a*b*c").matches("ab") && !NamePattern("a*a").matches("a") && NamePattern("a*a").matches("aa"))
        #expect(NamePattern("*").matches("") && NamePattern("").matches("") && !NamePattern("").matches("a"))
        #expect(NamePattern("**x**").matches("axb") && !NamePattern("a").matches("ab"))
    }

    @Test func theFieldsOfWordPressAreNoted() {
        let text =
            "<rss><channel><item><wp:postmeta><wp:meta_key>k</wp:meta_key><wp:meta_value>[a](b)</wp:meta_value></wp:postmeta>"
            + "</item></channel></rss>"
        let found = survey(text, .wxr, ["wp:postmeta/wp:meta_value"])
        #expect(found.unmatched.isEmpty)
        #expect(survey(text, .wxr, ["wp:meta_valeu"]).unmatched.first?.nearest == "wp:postmeta.wp:meta_value")
    }
}
