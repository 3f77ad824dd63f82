import SourceText
import Templating
import TestSupport
import Testing

/// What is wrong in a template, with the bytes it stands on.
struct TemplateFindingTests {
    struct Fault: Sendable {
        var template: String
        /// The text that the finding covers.
        var place: String
        var rule = "template-syntax"
        var message: String
        var help: String?
    }

    static let faults = [
        Fault(
            template: "a {{title", place: "{{", message: "this tag is not closed", help: "end it with }}"),
        Fault(
            template: "{{{body}} x", place: "{{{", message: "this tag is not closed", help: "end it with }}}"),
        Fault(
            template: "<{{#toc}}>", place: "{{#toc}}", message: "the section toc is not closed",
            help: "add {{/toc}} in the same file"),
        Fault(
            template: "{{#toc}}{{/title}}", place: "{{/title}}", message: "{{/title}} stands where toc has to end",
            help: "write {{/toc}}"),
        Fault(
            template: "é{{/toc}}", place: "{{/toc}}", message: "{{/toc}} closes a section that is not open",
            help: "remove it, or open the section before it in the same file"),
        Fault(template: "{{>heads}}", place: "heads", message: "there is no partial heads", help: "did you mean head?"),
        Fault(
            template: "{{>page}}", place: "{{>page}}", message: "the partial page includes itself",
            help: "break the circle page > page"),
        Fault(template: "x{{}}", place: "{{}}", message: "this tag names nothing"),
        Fault(
            template: "{{a b}}", place: "a b", message: "a b is not a name",
            help: "a name has no white space, and its parts are joined by single dots"),
        Fault(
            template: "{{=one=}}", place: "{{=one=}}", message: "this tag does not set two delimiters",
            help: "write both, with a space between: {{=<% %>=}}; neither may hold white space or ="),
        Fault(
            template: "{{$title}}{{/title}}", place: "{{$title}}", message: "template inheritance is not supported",
            help: "use a partial: {{>name}}"),
        Fault(
            template: "{{>*title}}", place: "{{>*title}}", message: "dynamic partial names are not supported",
            help: "name the partial itself"),
        Fault(
            template: "{{titel}}", place: "titel", rule: "template-unknown-name", message: "no page has titel",
            help: "did you mean title?"),
        Fault(
            template: "{{#toc}}{{lable}}{{/toc}}", place: "lable", rule: "template-unknown-name",
            message: "no page has lable", help: "did you mean label?"),
        Fault(
            template: "{{ site.nam }}", place: "nam", rule: "template-unknown-name", message: "site has no nam",
            help: "did you mean name?"),
        Fault(
            template: "{{title.x}}", place: "x", rule: "template-unknown-name", message: "title has no x",
            help: "title has no parts"),
        Fault(
            template: "{{{title}}}", place: "{{{title}}}", rule: "template-escaping",
            message: "title is text and would enter the page unescaped", help: "write {{title}}"),
        Fault(
            template: "{{body}}", place: "{{body}}", rule: "template-escaping",
            message: "body is finished markup and would be escaped once more", help: "write {{{body}}}"),
        Fault(
            template: "{{toc}}", place: "{{toc}}", message: "toc has no text of its own",
            help: "open a section with {{#toc}}"),
    ]

    @Test(arguments: faults)
    func isReportedWithItsPlace(fault: Fault) throws {
        let findings = compile(["page": fault.template, "head": "h"]).findings
        let finding = try #require(findings.first)
        #expect(finding.rule == fault.rule)
        #expect(finding.message == fault.message)
        #expect(finding.help == fault.help)
        let range = try #require(finding.place.range)
        let covered = String(decoding: Array(fault.template.utf8)[range.range], as: UTF8.self)
        #expect(covered == fault.place)
        #expect(finding.place.file == "page.mustache")
    }

    @Test func findsSeveralFaultsInOneRunAndEachOnce() {
        let (template, findings) = compile([
            "page": "{{>head}}{{>head}}{{nope}}{{#toc}}{{label}}{{/toc}}{{missing.part}}", "head": "{{wrong}}",
        ])
        #expect(template == nil)
        #expect(findings.map(\.message) == ["no page has wrong", "no page has nope", "no page has missing"])
        #expect(findings.map(\.place.file) == ["head.mustache", "page.mustache", "page.mustache"])
    }

    @Test func doesNotJudgeNamesInsideASectionThatIsUnknown() {
        let findings = compile(["page": "{{#pags}}{{whatever}}{{/pags}}"]).findings
        #expect(findings.count == 1)
    }

    @Test func refusesPartialsThatIncludeOneAnother() {
        let findings = compile(["page": "{{>head}}", "head": "{{>foot}}", "foot": "{{#toc}}{{>head}}{{/toc}}"]).findings
        #expect(findings.map(\.help) == ["break the circle head > foot > head"])
    }

    @Test func refusesInclusionsThatMultiply() {
        var files = ["page": "{{>p0}}"]
        for level in 0..<30 { files["p\(level)"] = "{{>p\(level + 1)}}{{>p\(level + 1)}}" }
        files["p30"] = "x"
        let findings = compile(files).findings
        #expect(findings.contains { $0.message == "partials are included too often" })
    }

    @Test func refusesSectionsNestedWithoutEnd() {
        let findings = compile(["page": String(repeating: "{{#toc}}", count: 50_000)]).findings
        #expect(findings.map(\.message) == ["sections stand inside one another too deep"])
        #expect(findings.first?.place.range == ByteRange(4_000, 4_008))
    }

    @Test func endsOnAnyBytes() {
        var generator = RandomSource(seed: 7)
        let pieces = [
            "{{", "}}", "{{{", "}}}", "#", "/", "^", ">", "=", "!", "toc", "title", " ", "\n", "head", ".", "é",
        ]
        for _ in 0..<3_000 {
            let text = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &generator)]
            }.joined()
            let (template, findings) = compile(["page": text, "head": "{{#toc}}{{label}}{{/toc}}"])
            #expect((template == nil) == !findings.isEmpty)
            for finding in findings {
                #expect((finding.place.range?.upperBound ?? 0) <= max(text.utf8.count, 30))
            }
            var output: [UInt8] = []
            template?.render(TemplateData(), to: &output)
        }
    }

    private func compile(_ files: [String: String]) -> (template: MustacheTemplate?, findings: [Finding]) {
        let names = ["title", "body", "toc", "label", "site", "name"]
        let keys = (0..<names.count).map { TemplateKey(index: UInt16($0)) }
        let root = TemplateShape.object([
            TemplateMember(keys[0], .text), TemplateMember(keys[1], .markup),
            TemplateMember(keys[2], .list(.object([TemplateMember(keys[3], .text)]))),
            TemplateMember(keys[4], .object([TemplateMember(keys[5], .text)])),
        ])
        let sources = Dictionary(
            uniqueKeysWithValues: files.map { ($0, SourceFile(name: "\($0).mustache", text: $1)) })
        return MustacheTemplate.compile(
            "page", from: sources, vocabulary: TemplateVocabulary(names: names, root: root))
    }
}
