import Foundation
import LinkAudit

/// Every file that is made from the rules' comments and examples, by its path in the checkout.
func rulePages(root: URL) throws -> [String: String] {
    try RulePageSet { type in
        try String(contentsOf: root.appendingPathComponent("Sources/LinkAudit/Rules/\(type).swift"), encoding: .utf8)
    }.files
}
