import SourceText
import Templating
import Testing

/// What the specification leaves open.
struct RenderingTests {
    @Test func escapesTextAndInsertsMarkupAsItIs() {
        #expect(render("{{a}}|{{{b}}}", ["a": .text("<i>"), "b": .markup(Array("<b>".utf8))]) == "&lt;i&gt;|<b>")
    }

    @Test func skipsSectionsOverEmptyText() {
        #expect(render("{{#a}}x{{/a}}{{^a}}y{{/a}}", ["a": .text("")]) == "y")
        #expect(render("{{#a}}<{{.}}>{{/a}}", ["a": .text("t")]) == "<t>")
    }

    @Test func aNameThatIsThereButEmptyHidesTheOuterOne() {
        let inner = TemplateValue.object([TemplateField(TemplateKey(index: 0), .nothing)])
        #expect(render("{{#b}}[{{a}}]{{/b}}", ["a": .text("outer"), "b": .list([inner])]) == "[]")
    }

    @Test func appendsToWhatIsThere() {
        var output = Array("before ".utf8)
        let files = ["t": SourceFile(name: "t", text: "after")]
        let template = MustacheTemplate.compile("t", from: files, vocabulary: .init(names: [], root: nil)).template
        template?.render(.nothing, to: &output)
        #expect(String(decoding: output, as: UTF8.self) == "before after")
    }

    @Test func skipsAByteOrderMark() {
        #expect(render("\u{FEFF}{{! alone on its line }}\nx", [:]) == "x")
    }

    @Test func rendersSectionsNestedByTheThousand() {
        let depth = 3_000
        let text = String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
        #expect(render(text, ["a": .flag(true)]) == "x")
    }

    private func render(_ text: String, _ data: [String: TemplateValue]) -> String {
        let names = data.keys.sorted()
        let vocabulary = TemplateVocabulary(names: names, root: nil)
        let (template, findings) = MustacheTemplate.compile(
            "t", from: ["t": SourceFile(name: "t", text: text)], vocabulary: vocabulary)
        #expect(findings.isEmpty)
        var output: [UInt8] = []
        let fields = names.enumerated().map { index, name in
            TemplateField(TemplateKey(index: UInt16(index)), data[name] ?? .nothing)
        }
        template?.render(.object(fields), to: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
