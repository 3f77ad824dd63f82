import IntentCatalogue
import IntentRouting
import SourceText
import TestSupport
import Testing

/// The changes between two catalogues as `class kind subject`.
private func changes(_ old: String, _ new: String) throws -> [String] {
    try diff(old, new).changes.map { "\($0.meaning.rawValue) \($0.kind) \($0.subject)" }
}

private func diff(_ old: String, _ new: String) throws -> CatalogueDiff {
    func decode(_ text: String) throws -> Catalogue {
        let decoded = Catalogue.decode(SourceFile(name: "intents.yaml", text: text))
        return try #require(decoded.catalogue, "\(decoded.findings.map(\.message)) in \(text)")
    }
    return CatalogueDiff(from: try decode(old), to: try decode(new))
}

private func catalogue(_ rest: String) -> String { "version: 1\nscheme: app-x\n" + rest }
private func intent(_ keys: String) -> String {
    catalogue(
        "routes: { s: {}, t: { id: uuid }, u: {} }\nintents:\n  z: { path: z, stack: [s, u] }\n  a: { \(keys) }\n")
}

@Suite struct CatalogueDiffTests {
    @Test func findsNothingBetweenACatalogueAndItself() throws {
        #expect(try changes(exampleCatalogueText, exampleCatalogueText) == [])
        // Order, comments and layout are no changes.
        #expect(
            try changes(
                catalogue("intents: { a: { path: a }, b: { path: b } }"),
                catalogue("# new\nintents:\n  b:\n    path: b\n  a:\n    path: 'a'\n")) == [])
    }

    @Test(arguments: [
        ("path: a", "path: b", ["breaking path-changed"]),
        ("path: a", "path: b, aliases: [a]", ["additive path-changed"]),
        ("path: a, aliases: [b]", "path: b, aliases: [a]", ["additive path-changed"]),
        ("path: a", "path: a, aliases: [b]", ["additive alias-added"]),
        ("path: a, aliases: [b]", "path: a", ["breaking alias-removed"]),
        ("path: \"a/{n:int}\"", "path: \"a/{n:int(1...9)}\"", ["breaking type-narrowed"]),
        ("path: \"a/{n:int(1...9)}\"", "path: \"a/{n:int}\"", ["additive type-widened"]),
        ("path: \"a/{n:int(1...9)}\"", "path: \"a/{n:int(0...8)}\"", ["breaking type-narrowed"]),
        ("path: \"a/{n:x|y}\"", "path: \"a/{n:y|x}\"", []),
        ("path: \"a/{n:x|y}\"", "path: \"a/{n:y|x|w}\"", ["additive type-widened"]),
        ("path: \"a/{n:x|y|w}\"", "path: \"a/{n:y|w}\"", ["breaking type-narrowed"]),
        ("path: \"a/{n:text(1...9)}\"", "path: \"a/{n:text(1...8)}\"", ["breaking type-narrowed"]),
        ("path: \"a/{n:uuid}\"", "path: \"a/{n:slug}\"", ["breaking type-changed"]),
        ("path: \"a/{n:uuid}\"", "path: \"a/{m:uuid}\"", ["breaking parameter-renamed"]),
        (
            "path: \"a/{n:int}\", aliases: [\"b/{n:int}\"]",
            "path: \"a/{n:int(1...9)}\", aliases: [\"b/{n:int(1...9)}\"]",
            ["breaking type-narrowed"]
        ),
        ("path: a", "path: a, query: { q: int }", ["breaking query-added"]),
        ("path: a", "path: a, query: { q: int? }", ["additive query-added"]),
        ("path: a, query: { q: int? }", "path: a", ["breaking query-removed"]),
        ("path: a, query: { q: int? }", "path: a, query: { q: int }", ["breaking query-required"]),
        ("path: a, query: { q: int }", "path: a, query: { q: int? }", ["additive query-optional"]),
        ("path: a, query: { q: int, r: int }", "path: a, query: { r: int, q: int }", ["neutral query-order"]),
        ("path: a, query: { q: int }", "path: a, query: { q: slug }", ["breaking type-changed"]),
        ("path: a", "path: a, stack: [s]", ["additive stack-added"]),
        ("path: a, stack: [s]", "path: a", ["breaking stack-removed"]),
        ("path: a, stack: [s]", "path: a, stack: [s, u]", ["breaking stack-changed"]),
        (
            "path: \"a/{n:uuid}\", stack: [{ t: { id: n } }]", "path: \"a/{m:uuid}\", stack: [{ t: { id: m } }]",
            ["breaking parameter-renamed"]
        ),
        ("path: a", "path: a, confirm: Sure?", ["additive confirm-added"]),
        ("path: a, confirm: Sure?", "path: a", ["breaking confirm-removed"]),
        ("path: a, confirm: Sure?", "path: a, confirm: Really?", ["neutral text-changed"]),
        ("path: a, confirm: Sure?", "path: a, confirm: Sure?, destructive: true", ["breaking destructive-added"]),
        ("path: a, confirm: Sure?, destructive: true", "path: a, confirm: Sure?", ["additive destructive-removed"]),
        ("path: a, title: A", "path: a, title: { en: A }", ["neutral text-changed"]),
        ("path: a", "path: a, fallback: In the menu", ["neutral text-changed"]),
        ("path: a", "path: a, since: \"2.0\"", ["breaking since-raised"]),
        ("path: a, since: \"2.9\"", "path: a, since: \"2.10\"", ["breaking since-raised"]),
        ("path: a, since: \"2.9\"", "path: a, since: \"2.1\"", ["additive since-lowered"]),
        ("path: a, since: \"2.9\"", "path: a", ["additive since-lowered"]),
        ("path: a, since: \"2.0\"", "path: a, since: \"2\"", []),
        ("path: a", "path: a, until: \"2.0\"", ["breaking until-lowered"]),
        ("path: a, until: \"2.0\"", "path: a, until: \"3\"", ["additive until-raised"]),
        ("path: a", "path: a, platforms: [ios]", ["breaking platforms-narrowed"]),
        ("path: a, platforms: [ios]", "path: a", ["additive platforms-widened"]),
        (
            "path: a, platforms: [ios, web]", "path: a, platforms: [android, web]",
            ["breaking platforms-narrowed", "additive platforms-widened"]
        ),
        ("path: a", "path: a, deprecated: { use: z }", ["neutral deprecation-added"]),
        ("path: a, deprecated: { use: z }", "path: a", ["neutral deprecation-removed"]),
        (
            "path: a, deprecated: { use: z }", "path: a, deprecated: { use: z, after: 2026-12-31 }",
            ["neutral deprecation-changed"]
        ),
    ])
    func classesTheChangesOfAnIntent(_ old: String, _ new: String, _ expected: [String]) throws {
        #expect(try changes(intent(old), intent(new)) == expected.map { $0 + " intents.a" })
    }

    @Test(arguments: [
        ("intents: { a: { path: a } }", "", ["breaking intent-removed intents.a"]),
        ("", "intents: { a: { path: a } }", ["additive intent-added intents.a"]),
        (
            "intents: { a: { path: \"x/{n:int}\" } }", "intents: { b: { path: \"x/{m:int}\" } }",
            ["breaking intent-renamed intents.a"]
        ),
        (
            "intents: { a: { path: x } }", "intents: { b: { path: y } }",
            ["breaking intent-removed intents.a", "additive intent-added intents.b"]
        ),
        ("routes: { a: {} }", "", ["breaking route-removed routes.a"]),
        ("", "routes: { a: {} }", ["additive route-added routes.a"]),
        ("routes: { a: {} }", "routes: { b: {} }\nrenamed: { a: b }", ["neutral route-renamed routes.a"]),
        ("routes: { a: { n: int } }", "routes: { a: {} }", ["breaking route-value-removed routes.a"]),
        ("routes: { a: {} }", "routes: { a: { n: int } }", ["breaking route-value-added routes.a"]),
        ("routes: { a: {} }", "routes: { a: { n: int? } }", ["additive route-value-added routes.a"]),
        ("routes: { a: { n: int? } }", "routes: { a: { n: int } }", ["breaking route-value-required routes.a"]),
        ("routes: { a: { n: int } }", "routes: { a: { n: int? } }", ["additive route-value-optional routes.a"]),
        ("routes: { a: { n: int } }", "routes: { a: { n: int(1...2) } }", ["breaking type-narrowed routes.a"]),
        ("universal: https://a.example", "", ["breaking universal-removed universal"]),
        ("universal: https://a.example", "universal: https://b.example", ["breaking universal-changed universal"]),
        ("", "universal: https://a.example", ["additive universal-added universal"]),
        (
            "destinations: { https: { hosts: [\"*\"] } }",
            "destinations: { https: { hosts: [\"*\"] } }\nuniversal: https://a.example",
            ["breaking universal-added universal"]
        ),
    ])
    func classesChangesOfTheWhole(_ old: String, _ new: String, _ expected: [String]) throws {
        #expect(try changes(catalogue(old), catalogue(new)) == expected)
    }

    @Test(arguments: [
        ("https: { hosts: [a.example] }", "", ["breaking web-removed destinations.https"]),
        ("", "https: { hosts: [a.example] }", ["additive web-added destinations.https"]),
        (
            "https: { hosts: [a.example] }", "https: { hosts: [b.example] }",
            ["breaking host-removed destinations.https", "additive host-added destinations.https"]
        ),
        (
            "https: { hosts: [b.a.example] }", "https: { hosts: [\"*.a.example\"] }",
            ["additive host-added destinations.https", "neutral host-covered destinations.https"]
        ),
        (
            "https: { hosts: [\"*.a.example\"] }", "https: { hosts: [a.example] }",
            ["breaking host-removed destinations.https", "additive host-added destinations.https"]
        ),
        (
            "https: { hosts: [\"*\"] }", "https: { hosts: [\"*\"], ports: [443] }",
            ["breaking ports-narrowed destinations.https"]
        ),
        (
            "https: { hosts: [a.example] }", "https: { hosts: [a.example], ports: [8443] }",
            ["additive ports-widened destinations.https"]
        ),
        (
            "https: { hosts: [\"*\"] }", "https: { hosts: [\"*\"], addresses: false }",
            ["breaking addresses-removed destinations.https"]
        ),
        ("mailto: { addresses: [a@b.example] }", "", ["breaking mail-removed destinations.mailto"]),
        ("tel: true", "", ["breaking tel-removed destinations.tel"]),
        ("", "tel: true", ["additive tel-added destinations.tel"]),
        (
            "https: { hosts: [\"*\"] }, rewrite: [{ from: \"http://a.example/\", to: \"https://a.example/\" }]",
            "https: { hosts: [\"*\"] }, rewrite: [{ from: \"http://a.example/\", to: \"https://b.example/\" }]",
            ["breaking rewrite-changed destinations.rewrite"]
        ),
        (
            "https: { hosts: [\"*\"] }",
            "https: { hosts: [\"*\"] }, rewrite: [{ from: \"https://a.example/\", to: \"https://b.example/\" }]",
            ["breaking rewrite-added destinations.rewrite"]
        ),
        (
            "https: { hosts: [\"*\"] }",
            "https: { hosts: [\"*\"] }, rewrite: [{ from: \"http://a.example/\", to: \"https://b.example/\" }]",
            ["additive rewrite-added destinations.rewrite"]
        ),
    ])
    func classesChangesOfDestinations(_ old: String, _ new: String, _ expected: [String]) throws {
        #expect(
            try changes(
                catalogue("destinations: { \(old) }"), catalogue("destinations: { \(new) }")) == expected)
    }

    @Test func namesThePlacesBeforeAndAfter() throws {
        let change = try #require(
            try diff(
                catalogue("intents:\n  a: { path: a }\n"), catalogue("# moved\nintents:\n  a: { path: b }\n")
            ).changes.first)
        #expect(change.oldRange == ByteRange(47, 48))
        #expect(change.newRange == ByteRange(55, 56))
        #expect(change.message == "the path of `a` was `a` and is `b`")
    }

    @Test func hitsTheLinksThatAreLostAndNoOthers() throws {
        let diff = try diff(
            catalogue("intents:\n  a: { path: \"a/{n:int}\" }\n  b: { path: b }\ndestinations: { tel: true }\n"),
            catalogue("intents:\n  a: { path: \"a/{n:int(1...5)}\" }\n  b: { path: b, confirm: Sure? }\n"))
        #expect(diff.changes.map(\.kind) == ["tel-removed", "type-narrowed", "confirm-added"])
        func kinds(_ url: String) -> [String] { diff.hits(Array(url.utf8)[...]).map { diff.changes[$0].kind } }
        #expect(kinds("app-x://a/7") == ["type-narrowed"])
        #expect(kinds("app-x://a/5") == [])
        #expect(kinds("app-x://b") == [])
        #expect(kinds("tel:+1555") == ["tel-removed"])
        #expect(kinds("app-x://unknown") == [])
        #expect(kinds("page.md") == [])
    }
}
