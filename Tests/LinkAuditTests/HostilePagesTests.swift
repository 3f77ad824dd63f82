import SourceText
import TestSupport
import Testing

@testable import LinkAudit

/// Pages with thousands of faults: the work stays in proportion to their size.
@Suite struct HostilePagesTests {
    private func seconds(_ text: String, _ check: ([Finding]) -> Void) throws -> Double {
        let audit = try ExampleAudit()
        return processorTime { check(audit.findings(text)) }
    }

    @Test func aFaultyDefinitionWithThousandsOfUsesIsOneFinding() throws {
        let uses = String(repeating: "[a] b ", count: 10_000)
        let time = try seconds(uses + "\n\n[a]: gallery-action://bakup/retry\n") { findings in
            #expect(findings.filter { $0.rule == "unknown-intent" }.count == 1)
            #expect(findings.allSatisfy { $0.related.count <= 51 })
        }
        #expect(time < 30)
    }

    @Test func thousandsOfUndefinedReferencesBesideThousandsOfDefinitions() throws {
        let uses = (0..<3_000).map { "[x][undefined \($0)] " }.joined(separator: "\n")
        let definitions = (0..<3_000).map { "[defined \($0)]: page.md" }.joined(separator: "\n")
        let time = try seconds(uses + "\n\n" + definitions) { findings in
            #expect(findings.filter { $0.rule == "undefined-reference" }.count == 3_000)
        }
        #expect(time < 30)
    }

    @Test func thousandsOfBrokenLinksAndAnchors() throws {
        let links = (0..<3_000).map { "[x](../backup/rety\($0).md) [y](#z\($0))" }.joined(separator: "\n")
        let time = try seconds(links) { findings in
            #expect(findings.filter { $0.rule == "missing-page" }.count == 3_000)
            #expect(findings.filter { $0.rule == "missing-anchor" }.count == 3_000)
        }
        #expect(time < 30)
    }
}
