import Foundation
import TestSupport
import Testing

/// The examples in documentation comments are compiled: what stands there works.
@Suite struct DocumentedExamplesTests {
    /// The `swift` blocks of a file's documentation comments.
    private static func examples(in text: String) -> [String] {
        var found: [String] = []
        var block: [String]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let bare = line.trimmingCharacters(in: .whitespaces)
            guard bare.hasPrefix("///") else {
                block = nil
                continue
            }
            let content = bare.dropFirst(bare.hasPrefix("/// ") ? 4 : 3)
            if content == "```swift" {
                block = []
            } else if content == "```" {
                if let lines = block { found.append(lines.joined(separator: "\n")) }
                block = nil
            } else {
                block?.append(String(content))
            }
        }
        return found
    }

    /// What examples take for granted.
    private static let surroundings = """
        import IntentRouting

        let links = LinkCatalogue()
        let projects: Set<String> = []
        let stack = RouteStack<HelpRoute>()
        func run(_ action: HelpAction) {}
        func ask(_ question: ConfirmationQuestion) {}
        func log(_ message: String) {}
        """

    @Test(.enabled(if: SwiftCompiler.isPresent, "\(SwiftCompiler.absence)"))
    func everyExampleCompiles() throws {
        let root = TestData.packageRoot.appendingPathComponent("Sources/IntentRouting")
        let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        var source = Self.surroundings
        var count = 0
        for file in files.sorted() where file.hasSuffix(".swift") {
            let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
            for example in Self.examples(in: text) {
                count += 1
                // Types and functions stand on their own, statements in a function.
                let isDeclaration = ["enum ", "func ", "struct "].contains { example.hasPrefix($0) }
                // A line that is a value alone shows the value; it is no mistake of the example.
                let lines = example.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                    line.contains("// \"") && !line.contains("=") ? "_ = \(line)" : String(line)
                }
                source += "\n// \(file)\n"
                source +=
                    isDeclaration
                    ? example : "func example\(count)() throws {\n" + lines.joined(separator: "\n") + "\n}"
            }
        }
        #expect(count >= 7)
        let result = try SwiftCompiler().check(source)
        // Warnings about values that an example does not go on to use are not about the library.
        let faults = result.output.split(separator: "\n").filter { $0.contains("error:") && !$0.contains("never used") }
        #expect(faults.isEmpty, "\(result.output)")
        #expect(try !SwiftCompiler().check(source + "\nlet wrong: Int = \"\"").isClean)
    }
}
