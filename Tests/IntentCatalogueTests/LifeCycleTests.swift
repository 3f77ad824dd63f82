import IntentCatalogue
import IntentRouting
import SourceText
import Testing

@Suite struct LifeCycleTests {
    private static let text = """
        version: 1
        scheme: gallery-action
        intents:
          photos.search:
            path: search
            aliases: [find/now]
            query: { q: "text(1...80)", sort: "newest|oldest?" }
          photos.find:
            path: find
            query: { q: "text(1...80)" }
            deprecated: { use: photos.search, after: 2026-12-31 }
          album.show:
            path: show/{album:slug}
            deprecated: { use: photos.search }
          photos.import:
            path: import
            since: "2.10"
            until: "3.4"
            platforms: [ios, web]
        """

    private static func notes(_ url: String, version: String? = nil, platform: String? = nil) throws -> [String] {
        let catalogue = try #require(Catalogue.decode(SourceFile(name: "i", text: text)).catalogue)
        let target = AppTarget(version: version.flatMap { AppVersion($0) }, platform: platform)
        return Policy(catalogue, target: target).judge(url).notes.map { note in
            "\(note.kind.rawValue): \(note.detail)" + (note.nearest.map { " (\($0))" } ?? "")
        }
    }

    @Test(arguments: [
        ("2", "2.0", false), ("2.9", "2.10", true), ("2.10", "2.9", false), ("2.1", "2.1.1", true),
        ("1.99.99", "2", true), ("10", "9", false), ("2.0.0.0", "2", false), ("0", "0.0.0.1", true),
    ])
    func comparesVersionsNumberByNumber(_ left: String, _ right: String, _ isEarlier: Bool) throws {
        let (left, right) = (try #require(AppVersion(left)), try #require(AppVersion(right)))
        #expect((left < right) == isEarlier)
        #expect(!(left < right && right < left))
        #expect((left == right) == (!(left < right) && !(right < left)))
    }

    @Test(arguments: [
        "", ".", "2.", ".2", "2..1", "v2", "2.1b", "-1", "+1", " 2", "2 ", "2,1", "1.2.3.4.5", "٢.١",
        "99999999999999999999",
    ])
    func refusesWhatIsNoVersion(_ text: String) { #expect(AppVersion(text) == nil) }

    @Test func namesTheAddressOfTheIntentThatTakesOver() throws {
        #expect(
            try Self.notes("gallery-action://find?q=red%20cat") == [
                "deprecated-intent: `photos.find` is on its way out, not to be used after 2026-12-31; "
                    + "use `photos.search` (gallery-action://search?q=red%20cat)"
            ])
        // It takes other values, so no address can be named.
        #expect(
            try Self.notes("gallery-action://show/summer") == [
                "deprecated-intent: `album.show` is on its way out; use `photos.search`"
            ])
        #expect(
            try Self.notes("gallery-action://find/now?q=a&sort=oldest") == [
                "deprecated-intent: this is an older path of `photos.search` (gallery-action://search?q=a&sort=oldest)"
            ])
    }

    @Test(
        arguments: [
            (nil, nil, nil), ("2.10", nil, nil), ("3.4", "ios", nil), ("3.4.0", "web", nil),
            ("2.9", nil, "exists since 2.10, and the pages are for 2.9"),
            ("2.9", "ios", "exists since 2.10, and the pages are for 2.9"),
            ("3.5", nil, "exists until 3.4, and the pages are for 3.5"),
            (nil, "android", "exists on ios and web, and the pages are for android"),
            ("1.0", "android", "exists on ios and web, and the pages are for android"),
        ] as [(String?, String?, String?)])
    func saysWhyAnAppDoesNotHaveAnIntent(_ version: String?, _ platform: String?, _ reason: String?) throws {
        #expect(
            try Self.notes("gallery-action://import", version: version, platform: platform)
                == (reason.map { ["intent-unavailable: `photos.import` \($0)"] } ?? []))
        #expect(try Self.notes("gallery-action://search?q=a", version: version, platform: platform) == [])
    }
}
