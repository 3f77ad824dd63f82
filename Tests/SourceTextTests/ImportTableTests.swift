import Foundation
import TestSupport
import Testing

/// Holds the `import` lines of the sources to the table in `docs/architecture.md`.
@Suite struct ImportTableTests {
    static let system: Set<String> = ["Foundation", "Dispatch", "Glibc", "Darwin", "SwiftUI"]
    static let libraries: Set<String> = ["CCmark", "CGumbo", "CYAML", "CIDN2", "CExpat", "CArchive", "CUTF8Proc"]

    /// What each target imports, by the table; "all above" spelt out.
    static func table() throws -> [String: Set<String>] {
        let text = try String(
            contentsOf: TestData.packageRoot.appendingPathComponent("docs/architecture.md"), encoding: .utf8)
        var result: [String: Set<String>] = [:]
        var above: Set<String> = []
        for line in text.split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 5 else { continue }
            let name = cells[1].replacing("`", with: "")
            let imports = cells[3]
            result[name] =
                imports == "all above"
                ? above : Set(imports.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
            above.insert(name)
        }
        return result
    }

    static func imports() throws -> [(target: String, file: String, module: String)] {
        let root = TestData.packageRoot.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        var result: [(String, String, String)] = []
        for file in files.sorted() where file.hasSuffix(".swift") {
            let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let keyword = words.firstIndex(of: "import"), keyword < 2, words.count > keyword + 1,
                    keyword == 0 || ["public", "internal", "package", "@testable"].contains(words[0])
                else { continue }
                result.append((String(file.prefix { $0 != "/" }), file, String(words[keyword + 1])))
            }
        }
        return result
    }

    @Test func targetsImportWhatTheTableAllows() throws {
        let table = try Self.table()
        #expect(table.count >= 11)
        let imports = try Self.imports()
        #expect(imports.count > 100)
        for (target, file, module) in imports where !Self.system.contains(module) {
            let allowed = try #require(table[target], "\(target) is not in the table")
            #expect(allowed.contains(module), "\(file) imports \(module)")
        }
    }

    @Test func eachLibraryIsImportedByOneFile() throws {
        let imports = try Self.imports()
        for library in Self.libraries {
            #expect(imports.filter { $0.module == library }.count == 1, "\(library)")
        }
    }

    @Test func thePathOfAPageKnowsNoFoundation() throws {
        let free = [
            "SourceText", "IntentRouting", "YAMLSource", "IntentCatalogue", "Generators", "Documents", "LinkAudit",
            "Templating", "SiteBuild",
        ]
        for (target, file, module) in try Self.imports() where free.contains(target) {
            #expect(module != "Foundation", "\(file)")
        }
        #expect(try !Self.imports().contains { $0.target == "IntentRouting" && $0.module != "" })
    }
}
