import Foundation
import SourceText
import TestSupport
import Testing

@testable import Templating

/// The official tests of Mustache, read where they lie; lambdas, dynamic names and inheritance are out of scope.
struct MustacheSpecificationTests {
    struct Suite: Decodable {
        var tests: [Example]
    }

    struct Example: Decodable {
        var name: String
        var data: SpecificationValue
        var template: String
        var partials: [String: String]?
        var expected: String
    }

    @Test(
        .enabled(if: TestData.folder != nil, "\(TestData.absence)"),
        arguments: [
            ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22), ("partials", 12),
            ("sections", 34),
        ])
    func rendersEveryExample(suite: String, count: Int) throws {
        let folder = try #require(TestData.folder)
        let url = folder.appendingPathComponent("mustache-spec/\(suite).json")
        let examples = try JSONDecoder().decode(Suite.self, from: Data(contentsOf: url)).tests
        #expect(examples.count == count)
        for example in examples {
            let vocabulary = TemplateVocabulary(names: example.data.names, root: nil)
            var files = (example.partials ?? [:]).mapValues { SourceFile(name: "partial", text: $0) }
            files[""] = SourceFile(name: "template", text: example.template)
            let (template, findings) = MustacheTemplate.compile(
                "", from: files, vocabulary: vocabulary, recursion: .bounded)
            #expect(findings.isEmpty, "\(example.name)")
            var output: [UInt8] = []
            template?.render(example.data.templateData(vocabulary), to: &output)
            #expect(String(decoding: output, as: UTF8.self) == example.expected, "\(suite): \(example.name)")
        }
    }
}
