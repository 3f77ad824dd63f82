import IntentCatalogue
import IntentRouting
import SourceText
public import TestSupport
public import Testing

extension TableRow: CustomTestStringConvertible {
    /// The row and its destination.
    public var testDescription: String { "\(row): \(destination.debugDescription)" }
}

@Suite struct URLTableTests {
    private let policy: Policy

    init() throws { policy = try examplePolicy() }

    @Test(arguments: actionSchemeTable)
    func givesTheDocumentedVerdictOnTheAppsScheme(_ row: TableRow) {
        #expect(line(policy.judge(row.destination)) == row.verdict)
    }

    @Test(arguments: webSchemeTable)
    func givesTheDocumentedVerdictOnWebAndSystemSchemes(_ row: TableRow) {
        #expect(line(policy.judge(row.destination)) == row.verdict)
    }

    @Test(arguments: classificationTable)
    func classifiesInTheOrderOfTheContract(_ row: TableRow) {
        #expect(line(policy.judge(row.destination)) == row.verdict)
    }

    @Test func everyRowOfTheTablesIsHere() {
        func numbers(_ rows: [TableRow]) -> Set<Int> {
            Set(rows.compactMap { Int($0.row.prefix { $0.isNumber }) })
        }
        #expect(numbers(actionSchemeTable) == Set(1...46))
        #expect(numbers(webSchemeTable) == Set(1...38))
        #expect(numbers(classificationTable) == Set(0...9))
    }

    @Test func rangesOfRefusalsLieInsideTheDestination() {
        for row in actionSchemeTable + webSchemeTable + classificationTable {
            // A slice that does not begin at 0 shows an offset that was counted from the wrong end.
            let bytes = Array("xyz".utf8) + Array(row.destination.utf8)
            guard case .refused(let refusal) = policy.judge(bytes[3...]).verdict else { continue }
            #expect(refusal.range.upperBound <= row.destination.utf8.count, "\(row.testDescription)")
            #expect(!refusal.detail.isEmpty)
            #expect(line(policy.judge(bytes[3...])) == row.verdict)
        }
    }
}
