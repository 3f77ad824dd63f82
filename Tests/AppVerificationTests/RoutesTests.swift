import IntentCatalogue
import SourceText
import TestSupport
import Testing

@testable import AppVerification

@Suite struct RoutesTests {
    private static let all = ["backup.retry", "settings.storage", "album.open", "photos.search", "photos.import"]

    private func list(_ names: [String]) -> String {
        "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }

    @Test func aListOfAllIntentsPasses() throws {
        #expect(try VerifiedFile(.routes, list(Self.all)).lines == [])
        #expect(try VerifiedFile(.routes, "{ \"schemaVersion\": 1, \"intents\": \(list(Self.all)) }").lines == [])
    }

    @Test func eachIntentThatIsMissingIsToldAndEachThatIsTooMany() throws {
        for missing in Self.all {
            let file = try VerifiedFile(.routes, list(Self.all.filter { $0 != missing } + ["x." + missing]))
            #expect(file.rules == ["app-intent-missing", "app-intent-unknown"])
            #expect(file.findings.map(\.finding.subject) == [missing, "x." + missing])
            #expect(file.findings[1].finding.help == "did you mean `\(missing)`?")
        }
    }

    @Test func versionAndPlatformSayWhatIsExpected() throws {
        let old = AppTarget(version: AppVersion("2.0"))
        let names = Self.all.filter { $0 != "photos.import" }
        #expect(try VerifiedFile(.routes, list(names), app: old).lines == [])
        #expect(try VerifiedFile(.routes, list(Self.all), app: old).rules == ["app-intent-early"])
        let android = AppTarget(platform: "android")
        #expect(
            try VerifiedFile(.routes, list(Self.all), app: android).lines == [
                "app-intent-early 1:70 the app knows `photos.import`, which by the catalogue exists on ios, web, and the app is for android"
            ])
        #expect(try VerifiedFile(.routes, list(names), app: AppTarget(platform: "ios")).rules == ["app-intent-missing"])
    }

    @Test(arguments: ["album/{album:slug}", "/album/:album", "album/<id>", "gallery-action://album/*", "album/{id}"])
    func pathsAreComparedByTheirShape(_ path: String) throws {
        let text = "[{ \"id\": \"album.open\", \"path\": \"\(path)\" }]"
        #expect(try !VerifiedFile(.routes, text).rules.contains("app-path-differs"))
    }

    @Test(arguments: ["albums/:album", "album", "album/:a/:b", "album/one", ""])
    func otherPathsAreTold(_ path: String) throws {
        let text = "[{ \"id\": \"album.open\", \"path\": \"\(path)\" }]"
        #expect(try VerifiedFile(.routes, text).rules.contains("app-path-differs"))
    }

    @Test func screensAreComparedByTheirNames() throws {
        #expect(try VerifiedFile(.routes, "{ \"routes\": [\"settings\", \"storage\", \"album\"] }").lines == [])
        let file = try VerifiedFile(.routes, "{ \"routes\": [\"settings\", \"drawer\", \"album\", \"setings\"] }")
        #expect(file.rules == ["app-route-missing", "app-route-unknown", "app-route-unknown"])
        #expect(file.findings[1].finding.help == "it is called `album` now")
        #expect(file.findings[2].finding.help == "did you mean `settings`?")
    }

    @Test func theContractVersionIsCompared() throws {
        let source = SourceFile(name: "intents.yaml", text: VerifiedFile.catalogue)
        let version = try #require(Catalogue.decode(source).catalogue).contractVersion
        #expect(try VerifiedFile(.routes, "{ \"contractVersion\": \"\(version)\" }").lines == [])
        #expect(try VerifiedFile(.routes, "{ \"contractVersion\": \"0\" }").rules == ["app-contract-stale"])
    }

    @Test(
        arguments: [
            "7", "{}", "{ \"intent\": [] }", "{ \"intents\": {} }", "[7]", "[{}]", "[{ \"id\": 7 }]",
            "[{ \"id\": \"a\", \"paht\": \"x\" }]", "{ \"schemaVersion\": 2, \"intents\": [] }",
            "{ \"contractVersion\": 1 }",
        ])
    func otherShapesAreTold(_ text: String) throws {
        #expect(try VerifiedFile(.routes, text).rules.contains("app-file-value"), "\(text)")
    }

    @Test func aNameListedTwiceIsTold() throws {
        #expect(try VerifiedFile(.routes, list(Self.all + ["album.open"])).rules == ["app-duplicate-key"])
        #expect(
            try VerifiedFile(.routes, "{ \"contractVersion\": \"0\", \"intents\": [], \"intents\": \(list(Self.all)) }")
                .rules.contains("app-duplicate-key"))
    }

    @Test func tenThousandIntentsTakeNoPairs() throws {
        let names = (0..<10_000).map { "a\($0).b" }
        let catalogue =
            "version: 1\nscheme: app\nintents:\n"
            + names.map { "  \($0): { path: \($0.replacing(".", with: "/")) }\n" }.joined()
        var file: VerifiedFile?
        let time = try processorTime {
            file = try VerifiedFile(.routes, list(names.map { "x" + $0 }), catalogue: catalogue)
        }
        #expect(file?.rules.count == 20_000)
        // Pairs would take minutes; a slow debug build takes seconds.
        #expect(time < 40)
    }
}
