import Documents
import SourceText
import TestSupport
import Testing

@Suite struct PositionTests {
    @Test(
        .enabled(if: TestData.folder != nil, Comment(rawValue: TestData.absence)),
        arguments: ["spec", "extensions", "regression"])
    func everyExampleOfTheSpecificationHasExactPlaces(_ name: String) {
        let examples = TestData.examples(name)
        #expect(!examples.isEmpty)
        for example in examples where !example.markdown.utf8.contains(0) {
            for variant in variants(example.markdown) {
                let file = SourceFile(name: "a.md", text: variant.text)
                let (document, findings) = Document.parse(file, bodyStart: 0, options: .specification)
                #expect(findings.isEmpty)
                let faults = positionFaults(document, file.bytes)
                #expect(faults.isEmpty, "\(name) \(example.example) \(variant.name): \(faults)\n\(variant.text)")
            }
        }
    }

    /// The same text under what real files do to it.
    private func variants(_ text: String) -> [(name: String, text: String)] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let hasEnd = text.hasSuffix("\n")
        let body = hasEnd ? lines.dropLast() : lines[...]
        return [
            ("as it is", text),
            ("CRLF", text.replacing("\n", with: "\r\n")),
            ("CR", text.replacing("\n", with: "\r")),
            ("BOM", "\u{FEFF}" + text),
            ("emoji before", "😀 ñ\n\n" + text),
            ("quote", body.map { "> " + $0 }.joined(separator: "\n") + "\n"),
            ("tight quote", body.map { ">" + $0 }.joined(separator: "\n") + "\n"),
            ("list", "- a\n\n" + body.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n") + "\n"),
            (
                "numbered list",
                "10. " + body.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n").drop { $0 == " " } + "\n"
            ),
            ("no end", String(text.dropLast(hasEnd ? 1 : 0))),
        ]
    }
}
