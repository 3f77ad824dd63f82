import Foundation
import LinkAudit

/// Makes the manual's pages and the terminal's texts from the rules' comments and examples.
struct RulePagesGenerator {
    func generate(in package: URL) throws -> [GeneratedFile] {
        let folder = package.appendingPathComponent("Sources/LinkAudit/Rules")
        let pages = try RulePageSet { type in
            try String(contentsOf: folder.appendingPathComponent("\(type).swift"), encoding: .utf8)
        }
        return pages.files.sorted { $0.key < $1.key }.map { GeneratedFile(path: $0.key, text: $0.value) }
    }
}
