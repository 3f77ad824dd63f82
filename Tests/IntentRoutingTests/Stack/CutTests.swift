import IntentRouting
import Testing

@Suite struct CutTests {
    private let stack = RouteStack<GalleryRoute>([
        .settings, .project(id: someProject), .task(id: someTask), .storage,
    ])

    @Test func keepsWhatStandsBeforeTheFirstStepThatIsGone() {
        let left = stack.cut { $0 == .project(id: someProject) ? .noLongerExists : nil }
        #expect(left.stack.steps == [.settings])
        #expect(left.cut?.index == 1)
        #expect(left.cut?.step == RouteStep(route: "project", values: [.init(name: "id", value: .uuid(someProject))]))
        #expect(left.cut?.reason == .noLongerExists)
    }

    @Test func asksAboutNoStepBehindTheCut() {
        var asked: [GalleryRoute] = []
        let left = stack.cut { route -> StackCut.Reason? in
            asked.append(route)
            return route == .project(id: someProject) ? .noLongerPermitted : nil
        }
        #expect(asked == [.settings, .project(id: someProject)])
        #expect(left.cut?.reason == .noLongerPermitted)
    }

    @Test func leavesAWholeHistoryAlone() {
        let left = stack.cut { _ in nil }
        #expect(left.stack == stack)
        #expect(left.cut == nil)
        #expect(RouteStack<GalleryRoute>.root.cut { _ in .noLongerExists } == CutStack.whole(.root))
    }

    @Test func canBeCutToTheRoot() {
        let left = stack.cut { _ in .noLongerExists }
        #expect(left.stack == .root)
        #expect(left.cut?.index == 0)
    }

    @Test func waitsForAnswersOneAfterTheOther() async {
        let store = Store(gone: [someTask])
        let left = await stack.cut { route in
            guard case .task(let id) = route else { return nil }
            return await store.has(id) ? nil : .noLongerExists
        }
        #expect(left.stack.steps == [.settings, .project(id: someProject)])
        #expect(left.cut?.index == 2)
        #expect(await store.asked == [someTask])
    }

    @MainActor @Test func staysOnTheActorThatAsks() async {
        var asked = 0
        let left = await stack.cut { _ in
            MainActor.assertIsolated()
            asked += 1
            await Task.yield()
            return nil
        }
        #expect(asked == 4 && left.cut == nil)
    }

    @Test func passesOnWhatIsThrown() async {
        struct Offline: Error {}
        #expect(throws: Offline.self) { try stack.cut { _ in throw Offline() } }
        await #expect(throws: Offline.self) {
            try await stack.cut { _ in
                await Task.yield()
                throw Offline()
            }
        }
    }

    private actor Store {
        let gone: Set<String>
        var asked: [String] = []
        init(gone: Set<String>) { self.gone = gone }
        func has(_ id: String) -> Bool {
            asked.append(id)
            return !gone.contains(id)
        }
    }
}

extension CutStack where Route == GalleryRoute {
    fileprivate static func whole(_ stack: RouteStack<GalleryRoute>) -> CutStack { stack.cut { _ in nil } }
}
