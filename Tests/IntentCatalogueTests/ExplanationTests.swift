import IntentCatalogue
import IntentRouting
import SourceText
import Testing

private let project = "0a1b2c3d-0000-4000-8000-00000000000f"
private let task = "11111111-2222-3333-4444-555555555555"

@Suite struct ExplanationTests {
    private func explain(_ destination: String) throws -> DestinationExplanation {
        try examplePolicy().explain(Array(destination.utf8)[...])
    }

    @Test func explainsAnIntentInFull() throws {
        let found = try explain("gallery-action://project/\(project)/task/\(task)")
        #expect(found.verdict == "intent")
        #expect(found.isAccepted)
        #expect(found.entry == "intents.task.open")
        #expect(found.intent?.since == AppVersion("2.1"))
        #expect(
            found.parameters.map { "\($0.name): \($0.type) = \($0.value)" } == [
                "project: uuid = \(project)", "task: uuid = \(task)",
            ])
        #expect(found.stack.map(\.route) == ["project", "task"])
        #expect(found.canonical == "gallery-action://project/\(project)/task/\(task)")
        #expect(found.href == "https://gallery.example.com/open/project/\(project)/task/\(task)")
    }

    @Test(arguments: [
        ("https://Status.example.com/", "system", "destinations.https.hosts \"*\"", "https://status.example.com/"),
        (
            "mailto:support@example.com", "system", "destinations.mailto.addresses \"support@example.com\"",
            "mailto:support@example.com"
        ),
        ("tel:+1", "system", "destinations.tel", "tel:+1"),
        (
            "http://status.example.com/a", "rewrite", "destinations.rewrite \"http://status.example.com/\"",
            "https://status.example.com/a"
        ),
        ("a.md#b", "internal", nil, "a.md#b"), ("gallery-action://x", "refused", nil, nil),
    ])
    func namesTheEntryThatDecided(
        _ destination: String, _ verdict: String, _ entry: String?, _ canonical: String?
    ) throws {
        let found = try explain(destination)
        #expect(found.verdict == verdict)
        #expect(found.entry == entry)
        #expect(found.canonical == canonical)
        #expect(found.isAccepted == (verdict != "refused"))
        #expect((found.refusal == nil) == found.isAccepted)
    }

    @Test func givesReasonPlaceAndNearestOfARefusal() throws {
        let refusal = try #require(try explain("gallery-action://backup/rety").refusal)
        #expect(refusal.reason.rawValue == "unknown-intent")
        #expect(refusal.detail == "no intent has this path")
        #expect(refusal.range == 17..<28)
        #expect(refusal.nearest == "gallery-action://backup/retry")
    }

    @Test func warnsOfIntentsOnTheirWayOut() throws {
        let text = exampleCatalogueText.replacing(
            "path: search",
            with: "path: search\n    aliases: [find]\n    deprecated: { use: backup.retry, after: 2026-12-31 }")
        let judgement = try policy(text).judge("gallery-action://find?q=a")
        #expect(line(judgement) == "intent photos.search q=a + deprecated-intent + deprecated-intent")
        #expect(judgement.notes[0].nearest == "gallery-action://search?q=a")
        #expect(
            judgement.notes[1].detail
                == "`photos.search` is on its way out, not to be used after 2026-12-31; use `backup.retry`")
    }
}
