import IntentRouting
import TestSupport
import Testing

@Suite struct LinkRouterTests {
    private let router: GalleryRouter

    init() throws { router = try GalleryRouter(galleryLinks()) }

    /// A result in one line.
    private func line(_ routed: RoutedLink<GalleryAction, GalleryRoute>) -> String {
        switch routed {
        case .action(let routed): "do \(routed.action)"
        case .sensitive(let sensitive): "ask \(sensitive.question.intent)"
        case .system(let link): "system \(link.kind.rawValue)"
        case .rewritten(let link): "instead \(String(decoding: link.url, as: UTF8.self))"
        case .discarded(.refused(let refusal)): refusal.reason.rawValue
        case .discarded(let reason): reason.message
        }
    }

    @Test(arguments: [
        ("gallery-action://settings/storage", "do showStorage"), ("GALLERY://settings/storage", "do showStorage"),
        ("https://gallery.example.com/open/settings/storage", "do showStorage"),
        ("gallery-action://search?q=caf%C3%A9", "do search(text: \"caf\u{E9}\", sort: nil, page: nil)"),
        (
            "gallery-action://search?sort=newest&q=a&page=7",
            "do search(text: \"a\", sort: Optional(\"newest\"), page: Optional(7))"
        ),
        ("gallery-action://backup/retry", "ask backup.retry"), ("gallery-action://backup/again", "ask backup.retry"),
        ("gallery-action://library/erase", "ask library.erase"), ("https://example.com/a?b#c", "system https"),
        ("mailto:support@example.com", "system mailto"), ("tel:+1-555-0100", "system tel"),
        ("http://status.example.com/x", "instead https://status.example.com/x"),
        ("http://example.com/", "unknown-scheme"), ("mailto:other@example.com", "mailto-not-allowed"),
        ("gallery-action://backup/retri", "unknown-intent"), ("gallery-action://backup/retry/", "unknown-intent"),
        ("javascript:alert(1)", "forbidden-scheme"), ("other-action://backup/retry", "unknown-scheme"),
        ("//evil.example", "network-path"), ("https://user@example.com/", "user-info"), ("", "empty-destination"),
        ("https://gallery.example.com/open/nothing", "unknown-intent"),
        ("page.html", "a path without a scheme leads nowhere outside a page"),
        ("gallery-action://album/summer", "the app has no action for `album.open`"),
    ])
    func givesATypedActionOrTheReasonWhyNot(_ url: String, _ result: String) {
        #expect(line(router.route(url)) == result)
    }

    @Test func answersInTheWordsOfTheSystem() {
        #expect(router.route("gallery-action://settings/storage").answer == .handled)
        #expect(router.route("gallery-action://library/erase").answer == .handled)
        #expect(router.route("https://example.com/").answer == .systemAction)
        #expect(
            router.route("http://status.example.com/a").answer == .systemAction("https://status.example.com/a"))
        #expect(router.route("gallery-action://nothing").answer == .discarded)
    }

    @Test func aLinkGivesTheSameResultWhereverItComesFrom() {
        let twins = [
            "gallery-action://project/\(someProject)/task/\(someTask)",
            "gallery://project/\(someProject)/task/\(someTask)",
            "https://gallery.example.com/open/project/\(someProject)/task/\(someTask)",
            "gallery-action://task/\(someTask)/of/\(someProject)",
        ]
        for url in twins {
            for routed in [router.route(url), router.follow(url), router.receive(url)] {
                guard case .action(let routed) = routed else {
                    Issue.record("\(url)")
                    continue
                }
                #expect(routed.action == .openTask(project: someProject, task: someTask))
                #expect(routed.stack?.steps == [.project(id: someProject), .task(id: someTask)])
            }
        }
    }

    @Test func oneURLGivesTheWholeHistoryWithTheRootFirst() throws {
        guard case .action(let routed) = router.route("gallery-action://settings/storage") else {
            Issue.record("refused")
            return
        }
        var current = RouteStack<GalleryRoute>([.search(text: "old", page: nil)])
        current = try #require(routed.stack)
        // It takes the place of the old one, of which nothing is left.
        #expect(current.steps == [.settings, .storage])
        guard case .action(let search) = router.route("gallery-action://search?q=a") else {
            Issue.record("refused")
            return
        }
        #expect(search.stack == nil)
    }

    @Test func aHistoryWithAScreenThatTheAppHasNotIsDiscarded() throws {
        let links = LinkCatalogue(
            schemes: ["gallery-action"],
            intents: [
                IntentDeclaration(
                    try IntentPattern(
                        id: "settings.storage", path: "x",
                        stack: [RouteTemplate(route: "settings"), RouteTemplate(route: "gone")]))
            ])
        let routed = try GalleryRouter(links).route("gallery-action://x")
        #expect(routed.discardReason == .unknownRoute(RouteStep(route: "gone")))
        #expect(routed.answer == .discarded)
    }

    @Test func refusesDeclarationsThatOneURLFits() throws {
        let twice = [try IntentPattern(id: "a", path: "x"), try IntentPattern(id: "b", path: "x")]
        #expect(throws: IntentTableFault.self) {
            try GalleryRouter(LinkCatalogue(schemes: ["gallery-action"], intents: twice.map { IntentDeclaration($0) }))
        }
    }

    @Test func theObserverLearnsTheHostAndNothingElse() throws {
        let seen = Recorder<ExternalLink>()
        let watched = try GalleryRouter(galleryLinks()) { seen.add($0) }
        let urls = [
            "https://Example.com/secret?token=1#x", "http://status.example.com/a", "mailto:support@example.com",
            "gallery-action://settings/storage", "https://user@example.com/", "tel:1",
        ]
        for url in urls { #expect(watched.follow(url).answer == router.route(url).answer) }
        #expect(seen.all.map(\.host) == ["example.com", "status.example.com"])
        #expect(Mirror(reflecting: try #require(seen.all.first)).children.map(\.label) == ["host"])
        // What arrives does not leave, and a question alone is told to nobody.
        for url in urls {
            _ = watched.receive(url)
            _ = watched.route(url)
        }
        #expect(seen.all.count == 2)
    }

    @Test func whatIsPrintedRoutesBackToTheSameAction() throws {
        var random = RandomSource(seed: 9)
        var generator = SeededGenerator(state: 9)
        func text(_ type: ParameterType, inPath: Bool) -> String {
            randomValue(type, inPath: inPath, &generator).description
        }
        for _ in 0..<400 {
            let actions: [GalleryAction] = [
                .showStorage, .openTask(project: text(.uuid, inPath: true), task: text(.uuid, inPath: true)),
                .search(
                    text: text(.text(1...80), inPath: false),
                    sort: random.chance(0.5) ? random.pick(["newest", "oldest"]) : nil,
                    page: random.chance(0.5) ? random.number(1...99) : nil),
                .openNote(title: text(.text(1...40), inPath: true)),
            ]
            for action in actions {
                let urls = [try router.url(for: action), try #require(try router.universalURL(for: action))]
                for url in urls {
                    guard case .action(let routed) = router.route(url) else {
                        Issue.record("refused: \(url)")
                        continue
                    }
                    #expect(routed.action == action)
                    #expect(try router.url(for: routed.action) == urls[0])
                    #expect(try router.stack(for: action) == routed.stack)
                }
            }
        }
    }

    @Test func anActionWithAValueThatDoesNotFitHasNoURL() {
        #expect(throws: IntentPrintingFault.unfitValue(name: "page", type: .int(1...99))) {
            try router.url(for: .search(text: "a", sort: nil, page: 100))
        }
        #expect(throws: IntentPrintingFault.unfitValue(name: "project", type: .uuid)) {
            try router.url(for: .openTask(project: "../..", task: someTask))
        }
    }
}
