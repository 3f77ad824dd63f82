import IntentCatalogue
import SourceText
import Testing

/// What works in a catalogue and is not meant: warnings, each at its place.
@Suite struct HygieneTests {
    /// `line:column severity rule: message (help)` for each finding; `related` places behind an arrow.
    static func findings(_ text: String) -> [String] {
        let file = SourceFile(name: "intents.yaml", text: text)
        let decoded = Catalogue.decode(file)
        #expect((decoded.catalogue == nil) == decoded.findings.contains { $0.severity == .error })
        return located(decoded.findings) { _ in file.bytes }.map { found in
            let place = found.start.map { "\($0.line):\($0.scalarColumn)" } ?? "-"
            let related = zip(found.finding.related, found.related).map { place, position in
                " -> \(position?.line ?? 0):\(position?.scalarColumn ?? 0) \(place.message)"
            }
            return "\(place) \(found.finding.severity.name) \(found.finding.rule): \(found.finding.message)"
                + (found.finding.help.map { " (\($0))" } ?? "") + related.joined()
        }
    }

    private static let head = "version: 1\nscheme: gallery-action\n"

    @Test func acceptsATidyCatalogue() {
        #expect(Self.findings(exampleCatalogueText) == [])
    }

    @Test(arguments: [
        (
            "routes: { settings: {}, storage: {} }\nintents:\n  a: { path: a, stack: [settings] }\n",
            [
                "3:25 warning catalogue-route: no stack names the route `storage` "
                    + "(give it to the stack of an intent, or remove it)"
            ]
        ),
        (
            "routes: { album: {} }\nintents:\n  album.open: { path: \"album/{album:slug}\", stack: [album] }\n",
            [
                "5:30 warning catalogue-route: the stack of `album.open` does not use the parameter `album` "
                    + "(give it to a screen, or make it an item of the query) -> 5:45 the stack"
            ]
        ),
        (
            "intents:\n  a: { path: a, deprecated: { use: b } }\n  b: { path: b, deprecated: { use: c } }\n  c: { path: c }\n",
            [
                "4:36 warning catalogue-deprecated: `b`, which is to be used instead, is on its way out itself "
                    + "(did you mean `c`?) -> 5:3 declared here"
            ]
        ),
        (
            "intents:\n  a: { path: a, deprecated: { use: b } }\n  b: { path: b, deprecated: { use: a } }\n",
            [
                "4:36 warning catalogue-deprecated: `b`, which is to be used instead, is on its way out itself "
                    + "(name an intent that stays) -> 5:3 declared here",
                "5:36 warning catalogue-deprecated: `a`, which is to be used instead, is on its way out itself "
                    + "(name an intent that stays) -> 4:3 declared here",
            ]
        ),
        (
            "intents:\n  a: { path: a, deprecated: { use: a } }\n",
            ["4:36 error catalogue-deprecated: `a` is to be replaced by itself (name another intent)"]
        ),
        (
            "intents:\n  a: { path: a, title: { en: Open, es: Abrir } }\n  b: { path: b, title: { es: Abrir, en: \"Open\" } }\n",
            [
                "5:17 warning catalogue-title: `b` and `a` have the same title in `es` (say what each of them does)"
                    + " -> 4:17 the other title"
            ]
        ),
        // The intent that takes over may be called what the old one was called.
        (
            "intents:\n  a: { path: a, title: Open, deprecated: { use: b } }\n  b: { path: b, title: Open }\n", []
        ),
        (
            "intents:\n  a: { path: x/y, aliases: [old] }\n  b: { path: z, aliases: [x/y] }\n",
            [
                "5:27 error catalogue-overlap: some URL fits both this older path of `b` and `a` (an older path can lead"
                    + " to one intent only: remove it from the list of one of them) -> 4:3 the other intent"
            ]
        ),
        (
            "intents:\n  a: { path: x, aliases: [old] }\n  b: { path: y, aliases: [old] }\n",
            [
                "5:27 error catalogue-overlap: some URL fits both this older path of `b` and an older path of `a` "
                    + "(an older path can lead to one intent only: remove it from the list of one of them)"
                    + " -> 4:27 the other path"
            ]
        ),
        (
            "intents:\n  a: { path: x, aliases: [old, old] }\n",
            ["4:32 error catalogue-overlap: two paths of `a` fit one URL (remove one of them)"]
        ),
        (
            "intents:\n  a: { path: x, platforms: [ios, ios] }\n",
            ["4:34 error catalogue-value: platform `ios` is listed twice (keep one of them)"]
        ),
        (
            "intents:\n  a: { path: x, platforms: [] }\n",
            [
                "4:28 error catalogue-value: the list of platforms is empty "
                    + "(leave `platforms` out where all of them have it)"
            ]
        ),
    ])
    func namesWhatIsUntidyAndItsPlace(_ text: String, _ expected: [String]) {
        #expect(Self.findings(Self.head + text) == expected)
    }

    @Test(arguments: ["spotify", "ms-word", "z39.50", "coap+tcp", "iris.beep", "notes"])
    func refusesARegisteredScheme(_ scheme: String) {
        #expect(
            Self.findings("version: 1\nscheme: \(scheme)\n") == [
                "2:9 error catalogue-scheme: scheme `\(scheme)` is registered for something else "
                    + "(choose a scheme that only the app uses, the app's name in it)"
            ])
    }

    @Test func saysNothingOfUntidinessInABrokenCatalogue() {
        let text = Self.head + "routes: { a: {} }\nintents: { b: { path: /b } }\n"
        #expect(Self.findings(text).map { $0.contains("catalogue-path") } == [true])
    }
}
