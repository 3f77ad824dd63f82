import SourceText
import Templating
import Testing

/// What the specification leaves open.
struct RenderingTests {
    private static let first = TemplateKey(index: 0)
    private static let second = TemplateKey(index: 1)

    @Test func escapesTextAndInsertsMarkupAsItIs() {
        let html = render("{{a}}|{{{b}}}") { data in
            data.text(Self.first, "<i>")
            data.markup(Self.second, Array("<b>".utf8))
        }
        #expect(html == "&lt;i&gt;|<b>")
    }

    @Test func skipsSectionsOverEmptyText() {
        #expect(render("{{#a}}x{{/a}}{{^a}}y{{/a}}") { $0.text(Self.first, "") } == "y")
        #expect(render("{{#a}}<{{.}}>{{/a}}") { $0.text(Self.first, "t") } == "<t>")
    }

    @Test func aNameThatIsThereButEmptyHidesTheOuterOne() {
        let html = render("{{#b}}[{{a}}]{{/b}}") { data in
            data.text(Self.first, "outer")
            data.list(Self.second) { data in
                data.object(TemplateData.item) { $0.nothing(Self.first) }
                data.object(TemplateData.item) { $0.text(Self.second, "hides nothing") }
            }
        }
        #expect(html == "[][outer]")
    }

    @Test func copiesAValueMadeBefore() {
        let inner = TemplateData { data in
            data.text(Self.first, "inner")
            data.list(Self.second) { data in
                data.text(TemplateData.item, "1")
                data.text(TemplateData.item, "2")
            }
        }
        let html = render("{{a}} {{b.a}}{{#b}}{{#b}}-{{.}}{{/b}}{{/b}}") { data in
            data.text(Self.first, "outer")
            data.copy(Self.second, inner)
        }
        #expect(html == "outer inner-1-2")
    }

    @Test func appendsToWhatIsThere() {
        var output = Array("before ".utf8)
        let files = ["t": SourceFile(name: "t", text: "after")]
        let template = MustacheTemplate.compile("t", from: files, vocabulary: .init(names: [], root: nil)).template
        template?.render(TemplateData(), to: &output)
        #expect(String(decoding: output, as: UTF8.self) == "before after")
    }

    @Test func saysWhatEachRepetitionWrote() throws {
        let files = ["t": SourceFile(name: "t", text: "<{{#a}}({{.}}){{/a}}>{{#a}}{{#a}}{{.}}{{/a}}{{/a}}")]
        let vocabulary = TemplateVocabulary(names: ["a"], root: nil)
        let template = try #require(MustacheTemplate.compile("t", from: files, vocabulary: vocabulary).template)
        let data = TemplateData { data in
            data.list(Self.first) { data in
                for text in ["x", "yy", ""] { data.text(TemplateData.item, text) }
            }
        }
        var output = Array("- ".utf8)
        let spans = template.render(data, to: &output, tracing: Self.first)
        #expect(String(decoding: output, as: UTF8.self) == "- <(x)(yy)()>xyyxyyxyy")
        #expect(spans.map(\.index) == [0, 1, 2, 0, 1, 2])
        let texts = spans.map { String(decoding: output[$0.start..<$0.end], as: UTF8.self) }
        #expect(texts == ["(x)", "(yy)", "()", "xyy", "xyy", "xyy"])
    }

    @Test func skipsAByteOrderMark() {
        #expect(render("\u{FEFF}{{! alone on its line }}\nx") { _ in } == "x")
    }

    @Test func rendersSectionsNestedByTheHundred() {
        let depth = 500
        let text = String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
        #expect(render(text) { $0.flag(Self.first, true) } == "x")
    }

    private func render(_ text: String, _ fields: (inout TemplateData) -> Void) -> String {
        let vocabulary = TemplateVocabulary(names: ["a", "b"], root: nil)
        let (template, findings) = MustacheTemplate.compile(
            "t", from: ["t": SourceFile(name: "t", text: text)], vocabulary: vocabulary)
        #expect(findings.isEmpty)
        var output: [UInt8] = []
        template?.render(TemplateData(fields), to: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
