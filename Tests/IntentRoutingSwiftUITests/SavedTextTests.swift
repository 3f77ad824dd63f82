import Foundation
import IntentRouting
import IntentRoutingSwiftUI
import Testing

@Suite struct SavedTextTests {
    private let router: LinkRouter<NoteAction, NoteRoute>

    init() throws { router = try noteRouter() }

    @Test func whatIsSavedRestores() {
        let stack = RouteStack<NoteRoute>([.note(title: "a \"b\" \u{1F600}"), .note(title: "b")])
        let restored = router.restore(text: router.text(saving: stack))
        #expect(restored.stack == stack)
        #expect(restored.loss == nil)
    }

    @Test func aWindowThatIsOpenedForTheFirstTimeBeginsAtTheRoot() {
        #expect(router.restore(text: "") == RestoredStack(stack: .root, loss: nil))
    }

    @Test(arguments: [
        "{", "[]", "null", "\u{0}", "{\"version\":2,\"steps\":[]}", "{\"version\":1,\"steps\":[],\"more\":1}",
        "{\"version\":1,\"steps\":[{\"route\":\"note\"", "note",
    ])
    func whatNoLongerDecodesBeginsAtTheRoot(_ text: String) {
        #expect(router.restore(text: text) == .unreadable)
    }

    @Test func whatIsTooLargeIsNotDecoded() {
        let note = "{\"route\":\"note\",\"values\":{\"title\":\"a\"}}"
        func saved(_ padding: Int) -> String {
            "{\"version\":1,\"steps\":[\(note)" + String(repeating: " ", count: padding) + "]}"
        }
        let room = SavedStack.maximumBytes - saved(0).utf8.count
        #expect(router.restore(text: saved(room)).stack.steps == [.note(title: "a")])
        #expect(router.restore(text: saved(room + 1)) == .unreadable)
    }

    @Test func hostileNestingBeginsAtTheRoot() {
        #expect(router.restore(text: String(repeating: "[", count: 65_000)) == .unreadable)
        #expect(router.restore(text: String(repeating: "{\"steps\":", count: 7_000)) == .unreadable)
    }

    @Test func eachWindowHasAHistoryOfItsOwn() {
        let texts = ["one", "two"].map { router.text(saving: RouteStack([.note(title: $0)])) }
        #expect(texts.map { router.restore(text: $0).stack.steps } == [[.note(title: "one")], [.note(title: "two")]])
    }
}
