import Documents
import SiteBuild
import SourceText
import TestSupport
import Testing

/// Writes every destination as the parser gives it.
struct PlainPresentation: LinkPresentation {
    let document: Document

    func attributes(ofLink index: Int) -> LinkAttributes {
        LinkAttributes(href: Array(document.bytes(document.links[index].destination)))
    }

    func size(ofImage index: Int) -> (width: Int, height: Int)? { nil }
}

func specificationHTML(_ text: String) -> [UInt8] {
    let document = Document.parse(
        SourceFile(name: "a.md", text: text), bodyStart: 0, options: .specification
    ).document
    return HTMLEmitter.body(of: document, presentation: PlainPresentation(document: document), options: .specification)
        .html
}

@Suite struct EmitterSpecificationTests {
    @Test(
        .enabled(if: TestData.folder != nil, Comment(rawValue: TestData.absence)),
        arguments: ["spec", "extensions", "regression"])
    func everyExampleIsWrittenAsTheLibraryWritesIt(_ name: String) {
        let examples = TestData.examples(name).filter { !$0.markdown.utf8.contains(0) }
        #expect(!examples.isEmpty)
        var equal = 0
        for example in examples {
            let ours = String(decoding: specificationHTML(example.markdown), as: UTF8.self)
            let library = String(
                decoding: referenceHTML(Array(example.markdown.utf8), aliased: true), as: UTF8.self)
            #expect(ours == library, "\(name) \(example)\n\(example.markdown)")
            if ours == library { equal += 1 }
        }
        #expect(equal == examples.count)
    }

    /// The specification's own HTML. It was made without extensions for five examples in which the autolink extension
    /// finds an address (610 to 620); in the two of task lists (279, 280) the library has another order of attributes,
    /// and the filter for raw HTML (653) is no part of the emitter.
    @Test(.enabled(if: TestData.folder != nil, Comment(rawValue: TestData.absence)))
    func everyOtherExampleIsWrittenAsTheSpecificationSays() {
        let different = TestData.examples("spec").filter {
            String(decoding: specificationHTML($0.markdown), as: UTF8.self) != $0.html
        }
        #expect(different.map(\.example) == [279, 280, 610, 614, 616, 619, 620, 653])
    }
}
