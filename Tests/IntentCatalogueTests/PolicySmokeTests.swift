import IntentCatalogue
import Testing

@Suite struct PolicySmokeTests {
    @Test func judgesTheExampleOfTheContract() throws {
        let policy = try examplePolicy()
        #expect(line(policy.judge("gallery-action://backup/retry")) == "intent backup.retry")
        #expect(line(policy.judge("gallery-action://backup/rety")) == "unknown-intent")
    }
}
