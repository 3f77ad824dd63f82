import IntentCatalogue
import SourceText
import Testing

/// `line:column rule: message (help)` for each finding of a catalogue.
private func faults(_ text: String) -> [String] {
    let file = SourceFile(name: "intents.yaml", text: text)
    let decoded = Catalogue.decode(file)
    let errors = decoded.findings.filter { $0.severity == .error }
    #expect((decoded.catalogue == nil) == !errors.isEmpty)
    return located(errors) { _ in file.bytes }.map { found in
        let place = found.start.map { "\($0.line):\($0.scalarColumn)" } ?? "-"
        return "\(place) \(found.finding.rule): \(found.finding.message)"
            + (found.finding.help.map { " (\($0))" } ?? "")
    }
}

/// A catalogue with one intent whose keys are given.
private func intent(_ keys: String) -> String {
    "version: 1\nscheme: gallery-action\nroutes: { settings: {}, task: { id: uuid } }\nintents:\n  a.b: { \(keys) }\n"
}

@Suite struct CatalogueFindingTests {
    @Test func acceptsTheExampleOfTheContract() throws {
        #expect(faults(exampleCatalogueText).isEmpty)
    }

    @Test(arguments: [
        ("", "1:1 catalogue-value: the catalogue is empty (begin with `version: 1`)"),
        ("[]", "1:1 catalogue-value: `the catalogue` must be a mapping, not a list"),
        (
            "version: 1\ntel: true",
            "2:1 catalogue-key: unknown key `tel` in the catalogue "
                + "(known: `version`, `scheme`, `universal`, `routes`, `renamed`, `intents`, `destinations`)"
        ),
        ("scheme: a-b", "1:1 catalogue-key: the catalogue has no `version` (add `version:`)"),
        ("version: 2", "1:10 catalogue-value: version 2 is not known (this program reads `version: 1`)"),
        ("version: '1'", "1:10 catalogue-value: `version` must be a whole number, not a quoted text"),
        (
            "version: 1\nshceme: x",
            "2:1 catalogue-key: unknown key `shceme` in the catalogue (did you mean `scheme`?)"
        ),
        (
            "version: 1\nscheme: javascript",
            "2:9 catalogue-scheme: scheme `javascript` can be listed nowhere (choose a scheme of the app's own)"
        ),
        (
            "version: 1\nscheme: [ok-app, FaceTime]",
            "2:18 catalogue-scheme: scheme `FaceTime` is registered for something else "
                + "(choose a scheme that only the app uses, the app's name in it)"
        ),
        (
            "version: 1\nscheme: Gallery-Action",
            "2:9 catalogue-scheme: `Gallery-Action` is not a scheme in lower case (write `gallery-action`)"
        ),
        (
            "version: 1\nscheme: gallery_action",
            "2:9 catalogue-scheme: `gallery_action` is not a scheme in lower case "
                + "(a letter, then letters, digits, `+`, `-` and `.`)"
        ),
        ("version: 1\nscheme: []", "2:9 catalogue-scheme: the list of schemes is empty"),
        (
            "version: 1\nscheme: [a-b, a-b]",
            "2:15 catalogue-scheme: scheme `a-b` is listed twice (keep one of them)"
        ),
        (
            "version: 1\nintents: { a: { path: b } }",
            "2:1 catalogue-key: there are intents and no scheme (add `scheme:`)"
        ),
        ("version: 1\nversion: 1", "2:1 yaml-duplicate-key: key `version` is given twice (keep one of them)"),
        (
            "version: 1\nscheme: &s gallery",
            "2:9 yaml-syntax: anchors are not supported (remove the anchor, or put the text into quotes)"
        ),
        (
            "version: 1\nuniversal: http://a.example/open",
            "2:12 catalogue-universal: `universal` must begin with `https://`"
        ),
        (
            "version: 1\nuniversal: https://A.example/open",
            "2:12 catalogue-universal: `universal` has to name its host as `a.example`"
        ),
        (
            "version: 1\nuniversal: https://a.example/open/",
            "2:12 catalogue-universal: `universal`: the path begins or ends with `/` "
                + "(write it without a slash at the end, query and fragment)"
        ),
        (
            "version: 1\nroutes: { a: { id: uid } }",
            "2:20 catalogue-type: unknown parameter type `uid` (did you mean `uuid`?)"
        ),
        (
            "version: 1\nroutes: { 1a: {} }",
            "2:11 catalogue-route: `1a` cannot name a route (a letter, then letters, digits, `_` and `-`)"
        ),
        (
            "version: 1\ndestinations: { javascript: true }",
            "2:17 catalogue-scheme: scheme `javascript` can be listed nowhere (remove it)"
        ),
        (
            "version: 1\ndestinations: { htps: {} }",
            "2:17 catalogue-key: unknown key `htps` in `destinations` (did you mean `https`?)"
        ),
        (
            "version: 1\ndestinations: { https: { hosts: [\"exa*.com\"] } }",
            "2:34 catalogue-host: `*` in `exa*.com` does not stand for whole labels "
                + "(write `\"*.example.com\"`, or `\"*\"` for every host)"
        ),
        (
            "version: 1\ndestinations: { https: { hosts: [\"b\u{FC}cher.example\"] } }",
            "2:34 catalogue-host: `b\u{FC}cher.example` has to name its host as `xn--bcher-kva.example` "
                + "(a host alone, without scheme, port and path)"
        ),
        (
            "version: 1\ndestinations: { https: { hosts: [\"https://a.example\"] } }",
            "2:34 catalogue-host: `https://a.example`: the host holds a character no host name has "
                + "(a host alone, without scheme, port and path)"
        ),
        ("version: 1\ndestinations: { https: {} }", "2:24 catalogue-key: `https` has no `hosts` (add `hosts:`)"),
        (
            "version: 1\ndestinations: { https: { hosts: [], ports: [70000] } }",
            "2:45 catalogue-value: `a port` must be 1 to 65535, not 70000"
        ),
        (
            "version: 1\ndestinations: { mailto: { addresses: [\"mailto:a@b.example\"] } }",
            "2:39 catalogue-mail: `mailto:a@b.example` is not a mail address "
                + "(one address such as `support@example.com`, without `mailto:`)"
        ),
        ("version: 1\ndestinations: { tel: yes }", "2:22 catalogue-value: `tel` must be `true` or `false`, not `yes`"),
        (
            "version: 1\ndestinations: { rewrite: [{ from: \"http://a.example/\", to: \"https://a.example/\" }] }",
            "2:60 catalogue-rewrite: the target `https://a.example/` is not permitted: "
                + "the catalogue lists no https hosts (list it under `destinations`)"
        ),
        (
            "version: 1\ndestinations: { rewrite: [{ from: \"http://a.example/\", to: \"https://a.example\" }] }",
            "2:60 catalogue-rewrite: `from` and `to` must both end with `/`, or neither "
                + "(an address that ends with `/` stands for everything below it)"
        ),
    ])
    func namesTheFaultItsPlaceAndTheWayOut(_ text: String, _ expected: String) {
        let found = faults(text)
        #expect(found == [expected])
    }

    @Test(arguments: [
        ("title: x", "5:8 catalogue-key: intent `a.b` has no `path` (add `path:`)"),
        ("paht: x", "5:10 catalogue-key: unknown key `paht` in intent `a.b` (did you mean `path`?)"),
        ("path: /x", "5:16 catalogue-path: the path begins or ends with `/`"),
        ("path: \"x/{y}\"", "5:19 catalogue-type: parameter `y` has no type (did you mean `{y:uuid}`?)"),
        (
            "path: \"x/{y:integr}\"",
            "5:22 catalogue-type: unknown parameter type `integr` "
                + "(known: `uuid`, `int`, `int(min...max)`, `slug`, `text(min...max)`, `a|b|c`)"
        ),
        ("path: \"x/{y:txt(1...2)}\"", "5:22 catalogue-type: unknown parameter type `txt` (did you mean `text`?)"),
        (
            "path: x, query: { q: text }",
            "5:31 catalogue-type: `text` needs a length in characters (did you mean `text(1...80)`?)"
        ),
        (
            "path: \"{q:int}\", query: { q: int }",
            "5:36 catalogue-path: `q` is a parameter of the path already (choose another name)"
        ),
        (
            "path: x, destructive: true",
            "5:19 catalogue-confirm: destructive intent `a.b` asks nobody (add `confirm:` with a question)"
        ),
        (
            "path: x, destructive: \"true\"",
            "5:32 catalogue-value: `destructive` must be `true` or `false`, not a quoted text"
        ),
        (
            "path: x, stack: [setings]",
            "5:27 catalogue-route: the stack names an unknown route `setings` (did you mean `settings`?)"
        ),
        (
            "path: x, stack: [task]",
            "5:27 catalogue-route: route `task` needs a value for `id` (write `task: { id: … }` with the name of a parameter)"
        ),
        (
            "path: \"{t:int}\", stack: [{ task: { id: t } }]",
            "5:49 catalogue-route: parameter `t` is int, the route wants uuid (give both the same type)"
        ),
        (
            "path: \"{t:uuid}\", stack: [{ task: { id: s } }]",
            "5:50 catalogue-route: the intent has no parameter `s` (did you mean `t`?)"
        ),
        (
            "path: \"{t:uuid}\", stack: [{ task: { ide: t, id: t } }]",
            "5:46 catalogue-route: route `task` has no value `ide` (did you mean `id`?)"
        ),
        ("path: x, since: v2", "5:26 catalogue-value: `v2` is not a version (numbers separated by dots: `\"2.1\"`)"),
        (
            "path: x, since: \"2.10\", until: \"2.9\"",
            "5:41 catalogue-value: `until` 2.9 is before `since` 2.10 (exchange the two)"
        ),
        ("path: x, platforms: [iso]", "5:31 catalogue-value: `a platform` cannot be `iso` (did you mean `ios`?)"),
        (
            "path: x, deprecated: { use: a.c }",
            "5:38 catalogue-deprecated: `use` names an unknown intent `a.c` (list it under `intents`)"
        ),
        (
            "path: x, deprecated: { after: 2026-02-30 }",
            "5:40 catalogue-value: `2026-02-30` is not a day (write it as `2026-12-31`)"
        ),
        ("path: x, title: { e: x }", "5:28 catalogue-key: `e` is not a locale (write `en` or `pt-BR`)"),
        ("path: x, title: { en: \" \" }", "5:32 catalogue-value: `title.en` is blank (write a text)"),
        ("path: x, title: [a]", "5:26 catalogue-value: `title` must be a text or a mapping by locale, not a list"),
        (
            "path: \"{t:int}\", aliases: [x]",
            "5:37 catalogue-path: an alias holds the same parameters as the path (parameters of the path: `{t:int}`)"
        ),
        ("path: x, aliases: [x]", "5:29 catalogue-overlap: two paths of `a.b` fit one URL (remove one of them)"),
        (
            "path: x/__NAME__",
            "5:3 catalogue-gate: URLs of `a.b` do not pass the gate: `__NAME__` was left in (choose another path)"
        ),
    ])
    func namesTheFaultOfAnIntent(_ keys: String, _ expected: String) {
        let found = faults(intent(keys))
        #expect(found == [expected])
    }

    @Test(arguments: [
        (
            "{ album list: task }",
            "4:12 catalogue-route: `album list` cannot be the former name of a route "
                + "(a letter, then letters, digits, `_` and `-`)"
        ),
        (
            "{ task: settings }",
            "4:12 catalogue-route: `task` is the name of a route today "
                + "(only a name that is no longer used can lead to another route)"
        ),
        (
            "{ todo: taks }",
            "4:18 catalogue-route: `renamed` names an unknown route `taks` (did you mean `task`?)"
        ),
        ("[todo]", "4:10 catalogue-value: `renamed` must be a mapping, not a list"),
    ])
    func namesTheFaultOfAFormerName(_ renamed: String, _ expected: String) {
        let text =
            "version: 1\nscheme: gallery-action\nroutes: { settings: {}, task: { id: uuid } }\nrenamed: \(renamed)\n"
        #expect(faults(text) == [expected])
    }

    @Test func routesKnowTheNamesTheyHadBefore() throws {
        let text = "version: 1\nroutes: { settings: {}, task: { id: uuid } }\nrenamed: { todo: task, item: task }\n"
        let catalogue = try #require(Catalogue.decode(SourceFile(name: "intents.yaml", text: text)).catalogue)
        #expect(catalogue.routes.map(\.formerNames) == [[], ["todo", "item"]])
        let before = text.replacing("renamed: { todo: task, item: task }\n", with: "")
        // What a link does is the same, so pages and apps still agree.
        #expect(
            catalogue.contractVersion
                == Catalogue.decode(SourceFile(name: "intents.yaml", text: before)).catalogue?.contractVersion)
    }

    @Test func namesBothIntentsThatFitOneURL() {
        let text = """
            version: 1
            scheme: gallery-action
            intents:
              one: { path: "album/{name:slug}" }
              two: { path: album/new }
            """
        #expect(
            faults(text) == [
                "5:3 catalogue-overlap: some URL fits both `two` and `one` "
                    + "(make the paths or the required query items differ)"
            ])
        let finding = Catalogue.decode(SourceFile(name: "i", text: text)).findings.first
        #expect(finding?.related.first?.message == "the other intent")
    }

    @Test func reportsManyFaultsAtOnceInTheOrderOfTheFile() {
        let text = "version: 1\nscheme: X\nroutes: { a: { b: c(} }\nintents: { d: { path: e f } }\n"
        #expect(
            faults("version: 3\nscheme: X\nintents: { d: { path: e f } }\n").map { $0.prefix(4) } == [
                "1:10", "2:9 ", "3:24",
            ])
        #expect(!faults(text).isEmpty)
    }

    @Test func neverCrashesOnADamagedCatalogue() {
        let sample = Array(exampleCatalogueText.utf8)
        var state: UInt64 = 99
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<1_500 {
            var damaged = sample
            for _ in 0...next(3) {
                let index = next(damaged.count)
                switch next(3) {
                case 0: damaged[index] = UInt8(next(256))
                case 1: damaged.removeSubrange(index..<min(index + 1 + next(30), damaged.count))
                default: damaged.insert(contentsOf: Array("{:}[]*|?/".utf8).prefix(1 + next(9)), at: index)
                }
            }
            let file = SourceFile(name: "i", bytes: damaged)
            for finding in Catalogue.decode(file).findings {
                #expect(finding.place.range.map { $0.upperBound <= damaged.count } ?? true)
                #expect(!finding.message.isEmpty)
            }
        }
    }
}
