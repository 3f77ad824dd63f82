import Foundation
import IntentRouting
import TestSupport
import Testing

@Suite struct SavedStackTests {
    private let router: GalleryRouter

    init() throws { router = try GalleryRouter(galleryLinks()) }

    private func decode(_ json: String) throws -> SavedStack {
        try JSONDecoder().decode(SavedStack.self, from: Data(json.utf8))
    }

    private func encode(_ stack: SavedStack) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(stack), as: UTF8.self)
    }

    @Test func isAnEnvelopeWithAVersion() throws {
        let saved = router.save(RouteStack([.settings, .project(id: someProject)]))
        #expect(
            try encode(saved)
                == #"{"steps":[{"route":"settings"},{"route":"project","values":{"id":"\#(someProject)"}}],"version":1}"#
        )
        #expect(try encode(router.save(.root)) == #"{"steps":[],"version":1}"#)
    }

    @Test func whatIsSavedRestores() throws {
        var random = RandomSource(seed: 3)
        var generator = SeededGenerator(state: 3)
        for _ in 0..<300 {
            let steps: [GalleryRoute] = (0..<random.number(0...8)).map { _ in
                switch random.number(0...4) {
                case 0: .settings
                case 1: .storage
                case 2: .project(id: randomValue(.uuid, inPath: true, &generator).description)
                case 3: .task(id: randomValue(.uuid, inPath: true, &generator).description)
                default:
                    .search(
                        text: randomValue(.text(1...80), inPath: false, &generator).description,
                        page: random.chance(0.5) ? random.number(1...99) : nil)
                }
            }
            let stack = RouteStack(steps)
            let restored = router.restore(try decode(try encode(router.save(stack))))
            #expect(restored.stack == stack)
            #expect(restored.loss == nil)
        }
    }

    @Test(arguments: [
        "", "{", "{\"version\":1,\"steps\":[{\"route\":\"settings\"", "[]", "null", "1", "\"\"", "{}",
        "{\"version\":2,\"steps\":[]}", "{\"version\":0,\"steps\":[]}", "{\"version\":\"1\",\"steps\":[]}",
        "{\"steps\":[]}", "{\"version\":1}", "{\"version\":1,\"steps\":{}}", "{\"version\":1,\"steps\":[1]}",
        "{\"version\":1,\"steps\":[],\"user\":\"x\"}", "{\"version\":1,\"steps\":[{\"route\":\"a\",\"title\":\"b\"}]}",
        "{\"version\":1,\"steps\":[{\"values\":{}}]}",
        "{\"version\":1,\"steps\":[{\"route\":\"a\",\"values\":{\"b\":1}}]}",
        "{\"version\":1,\"steps\":[{\"route\":null}]}", "{\"version\":1e999,\"steps\":[]}",
    ])
    func whatIsNoEnvelopeOfThisVersionIsAnError(_ json: String) {
        #expect(throws: (any Error).self) { try decode(json) }
    }

    @Test func everyTruncationIsAnErrorAndNoCrash() throws {
        let whole = try encode(router.save(RouteStack([.settings, .project(id: someProject), .task(id: someTask)])))
        for count in 0..<whole.utf8.count {
            #expect(throws: (any Error).self) { try decode(String(whole.prefix(count))) }
        }
    }

    @Test func tooManyStepsAreAnError() throws {
        func json(_ count: Int) -> String {
            "{\"version\":1,\"steps\":["
                + Array(repeating: "{\"route\":\"settings\"}", count: count).joined(separator: ",")
                + "]}"
        }
        #expect(try decode(json(SavedStack.maximumSteps)).steps.count == 64)
        #expect(throws: (any Error).self) { try decode(json(SavedStack.maximumSteps + 1)) }
        // What is written can be read again, however long the history was.
        let long = RouteStack(Array(repeating: GalleryRoute.settings, count: 500))
        #expect(try decode(try encode(router.save(long))).steps.count == 64)
    }

    @Test func hostileNestingIsAnErrorAndNoCrash() {
        for opening in ["[", "{\"steps\":", "{\"version\":1,\"steps\":[{\"route\":\"a\",\"values\":"] {
            let json = String(repeating: opening, count: SavedStack.maximumBytes / opening.utf8.count)
            #expect(throws: (any Error).self) { try decode(json) }
        }
    }

    @Test(arguments: [
        (SavedStack.Step(route: "gone"), StackCut.Reason.unknownRoute),
        (SavedStack.Step(route: "map"), .unknownRoute),
        (SavedStack.Step(route: "task"), .unfitValues),
        (SavedStack.Step(route: "task", values: ["id": "7"]), .unfitValues),
        (SavedStack.Step(route: "task", values: ["id": someTask, "tab": "2"]), .unfitValues),
        (SavedStack.Step(route: "search", values: ["q": ""]), .unfitValues),
        (SavedStack.Step(route: "search", values: ["q": "a", "page": "100"]), .unfitValues),
        (SavedStack.Step(route: "search", values: ["q": String(repeating: "a", count: 81)]), .unfitValues),
    ])
    func aStepThatIsNoLongerKnownEndsTheHistory(_ step: SavedStack.Step, _ reason: StackCut.Reason) {
        let saved = SavedStack(steps: [.init(route: "settings"), step, .init(route: "storage")])
        let restored = router.restore(saved)
        #expect(restored.stack.steps == [.settings])
        guard case .cut(let cut) = restored.loss else {
            Issue.record("not cut")
            return
        }
        #expect(cut.index == 1 && cut.step.route == step.route && cut.reason == reason)
    }

    @Test func aStepSavedUnderAFormerNameRestores() {
        let saved = SavedStack(steps: [
            .init(route: "preferences"), .init(route: "todo", values: ["id": someTask]),
            .init(route: "item", values: ["id": someTask]),
        ])
        let restored = router.restore(saved)
        #expect(restored.stack.steps == [.settings, .task(id: someTask), .task(id: someTask)])
        #expect(restored.loss == nil)
        // From then on it is saved under the name of today.
        #expect(router.save(restored.stack).steps.map(\.route) == ["settings", "task", "task"])
    }

    @Test func aNameInUseCountsMoreThanAFormerOne() throws {
        let links = LinkCatalogue(routes: [
            RouteDeclaration(name: "settings", formerNames: ["storage"]), RouteDeclaration(name: "storage"),
        ])
        let router = try GalleryRouter(links)
        #expect(router.restore(SavedStack(steps: [.init(route: "storage")])).stack.steps == [.storage])
    }
}
