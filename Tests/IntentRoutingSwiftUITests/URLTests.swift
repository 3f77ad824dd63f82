import Foundation
import IntentRouting
import IntentRoutingSwiftUI
import Testing

/// An app with one screen and one action.
enum NoteAction: LinkAction, Equatable {
    case open(title: String)

    init?(_ match: IntentMatch) {
        guard case .text(let title) = match["title"] else { return nil }
        self = .open(title: title)
    }

    var intent: String { "note.open" }

    var values: [String: ParameterValue] {
        switch self {
        case .open(let title): ["title": .text(title)]
        }
    }
}

enum NoteRoute: LinkRoute {
    case note(title: String)

    init?(_ step: RouteStep) {
        guard case .text(let title) = step["title"] else { return nil }
        self = .note(title: title)
    }

    var step: RouteStep {
        switch self {
        case .note(let title): RouteStep(route: "note", values: [.init(name: "title", value: .text(title))])
        }
    }
}

func noteRouter() throws -> LinkRouter<NoteAction, NoteRoute> {
    let pattern = try IntentPattern(
        id: "note.open", path: "note/{title:text(1...40)}",
        stack: [RouteTemplate(route: "note", arguments: [.init(name: "title", parameter: "title")])])
    return try LinkRouter(
        LinkCatalogue(
            schemes: ["gallery-action"], universal: "https://gallery.example.com/open",
            intents: [IntentDeclaration(pattern)],
            routes: [RouteDeclaration(name: "note", parameters: [.init(name: "title", type: .text(1...40))])],
            destinations: Destinations(https: .init(allowsAnyHost: true))))
}

@Suite struct URLTests {
    @Test(arguments: ["caf\u{E9} con leche", "a/b?c#d", "100 %", "\u{1F600}", "a"])
    func aURLGivesTheActionItWasMadeFrom(_ title: String) throws {
        let router = try noteRouter()
        let action = NoteAction.open(title: title)
        guard !title.contains("/") else {
            #expect(throws: IntentPrintingFault.self) { try router.destination(of: action) }
            return
        }
        let url = try router.destination(of: action)
        for routed in [router.route(url), router.follow(url), router.receive(url)] {
            guard case .action(let routed) = routed else {
                Issue.record("\(url)")
                continue
            }
            #expect(routed.action == action)
            #expect(routed.stack?.steps == [.note(title: title)])
        }
    }

    @Test func aUniversalLinkGivesTheSame() throws {
        let router = try noteRouter()
        let text = try router.universalURL(for: .open(title: "a b"))
        let url = try #require(text.flatMap { URL(string: $0) })
        guard case .action(let routed) = router.receive(url) else {
            Issue.record("refused")
            return
        }
        #expect(routed.action == .open(title: "a b"))
    }

    @Test(arguments: [
        "gallery-action://note", "gallery-action://note/a/", "gallery-action://user@note/a", "https://u@example.com/",
    ])
    func whatIsNotPermittedIsDiscarded(_ text: String) throws {
        let url = try #require(URL(string: text))
        #expect(try noteRouter().route(url).answer == .discarded)
    }
}
