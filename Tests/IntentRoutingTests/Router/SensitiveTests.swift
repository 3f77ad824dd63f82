import Foundation
import IntentRouting
import TestSupport
import Testing

@Suite struct SensitiveTests {
    private let router: GalleryRouter

    init() throws { router = try GalleryRouter(galleryLinks()) }

    private func sensitive(_ url: String) throws -> Sensitive<RoutedAction<GalleryAction, GalleryRoute>> {
        guard case .sensitive(let sensitive) = router.route(url) else { throw Refused() }
        return sensitive
    }

    private struct Refused: Error {}

    @Test func aSensitiveActionRunsOnceAPersonHasAgreed() throws {
        let sensitive = try sensitive("gallery-action://library/erase")
        #expect(sensitive.question.isDestructive)
        #expect(sensitive.question.text.text(for: "es") == "\u{BF}Borrar todas las fotos?")
        #expect(sensitive.confirmed(by: sensitive.question.agreed())?.action == .eraseLibrary)
    }

    @Test func aYesToOneQuestionIsNoYesToAnother() throws {
        let erase = try sensitive("gallery-action://library/erase")
        let retry = try sensitive("gallery-action://backup/retry")
        #expect(erase.confirmed(by: retry.question.agreed()) == nil)
        #expect(retry.question.title.text(for: "en") == "Retry")
    }

    @Test func linksOfOneIntentWithOtherValuesAreTwoQuestions() throws {
        let links = LinkCatalogue(
            schemes: ["gallery-action"],
            intents: [
                IntentDeclaration(
                    try IntentPattern(id: "note.open", path: "delete/{title:text(1...9)}"), confirmation: "Delete it?")
            ])
        let router = try GalleryRouter(links)
        guard case .sensitive(let first) = router.route("gallery-action://delete/a"),
            case .sensitive(let second) = router.route("gallery-action://delete/b")
        else {
            Issue.record("not asked")
            return
        }
        #expect(first.question != second.question)
        #expect(first.confirmed(by: second.question.agreed()) == nil)
    }

    /// What the types forbid, shown by the compiler itself.
    @Test(
        .enabled(if: SwiftCompiler.isPresent, "\(SwiftCompiler.absence)"),
        arguments: [
            ("_ = sensitive.confirmed(by: sensitive.question.agreed())", nil),
            ("_ = sensitive.content", "inaccessible due to 'private' protection level"),
            ("_ = Sensitive(1, question: sensitive.question)", "inaccessible due to 'internal' protection level"),
            ("_ = Confirmation(question: sensitive.question)", "inaccessible due to 'fileprivate' protection level"),
            ("_ = sensitive.confirmed()", "missing argument"),
            (
                "let yes = sensitive.question.agreed(); _ = sensitive.confirmed(by: yes); _ = sensitive.confirmed(by: yes)",
                "consumed more than once"
            ),
        ])
    func theCompilerHoldsTheConfirmation(_ code: String, _ complaint: String?) throws {
        let compiler = try SwiftCompiler()
        let source = "import IntentRouting\nfunc probe(_ sensitive: Sensitive<Int>) { \(code) }\n"
        let result = try compiler.check(source, stages: .all)
        if let complaint {
            #expect(!result.isClean)
            #expect(result.output.contains(complaint), "\(result.output)")
        } else {
            #expect(result.isClean, "\(result.output)")
        }
    }
}
