import Foundation
import LinkAudit

/// Makes the manual's pages and the terminal's texts from the rules' comments and examples.
struct RulePagesGenerator {
    func generate(in package: URL) throws -> [GeneratedFile] {
        let pages = try RulePageSet { type in
            let files = RulePageSet.sourceFolders.map { package.appendingPathComponent("\($0)/\(type).swift") }
            let file = files.first { FileManager.default.fileExists(atPath: $0.path) } ?? files[0]
            return try String(contentsOf: file, encoding: .utf8)
        }
        return pages.files.sorted { $0.key < $1.key }.map { GeneratedFile(path: $0.key, text: $0.value) }
    }
}
