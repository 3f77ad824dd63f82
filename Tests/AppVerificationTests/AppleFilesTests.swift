import Foundation
import IntentCatalogue
import SourceText
import TestSupport
import Testing

@testable import AppVerification

@Suite struct InfoPlistTests {
    @Test func findsNothingWhereTheSchemeIsRegistered() throws {
        #expect(try VerifiedFile(.infoPlist, infoPlist("gallery-action")).lines == [])
        #expect(try VerifiedFile(.infoPlist, infoPlist("Gallery-Action")).lines == [], "iOS knows no case here")
    }

    @Test func tellsASchemeThatIsMissingAndOneThatIsTooMany() throws {
        let file = try VerifiedFile(.infoPlist, infoPlist("galery-action"))
        #expect(
            file.lines == [
                "app-scheme-missing 3:33 the app does not register the scheme `gallery-action`",
                "app-scheme-unknown 3:112 the app registers the scheme `galery-action`, which the catalogue does not have",
            ])
        #expect(file.findings[1].finding.help == "did you mean `gallery-action`?")
    }

    @Test func anAppForWhichThereIsNoIntentNeedsNoScheme() throws {
        let catalogue = """
            version: 1
            scheme: app
            intents: { a: { path: a, platforms: [android] } }
            """
        #expect(try VerifiedFile(.infoPlist, infoPlist(), catalogue: catalogue).lines == [])
        let old = "version: 1\nscheme: app\nintents: { a: { path: a, since: \"2.0\" } }"
        #expect(try VerifiedFile(.infoPlist, infoPlist(), catalogue: old).rules == ["app-scheme-missing"])
        let app = AppTarget(version: AppVersion("1.9"))
        #expect(try VerifiedFile(.infoPlist, infoPlist(), catalogue: old, app: app).lines == [])
    }

    @Test func namesOfTheBuildAreOpenUntilTheyAreGiven() throws {
        let text = infoPlist("$(SCHEME)")
        let open = try VerifiedFile(.infoPlist, text)
        #expect(open.rules == ["app-value-open", "app-scheme-missing"])
        #expect(
            open.findings[1].finding.help?.hasSuffix("unless `$(SCHEME)` stands for it: say so with --value") == true)
        #expect(try VerifiedFile(.infoPlist, text, values: ["SCHEME": "gallery-action"]).lines == [])
        let changed = infoPlist("$(APP:rfc1034identifier)-action")
        #expect(try VerifiedFile(.infoPlist, changed, values: ["APP": "gallery"]).lines == [])
    }

    @Test func valuesOfTheWrongKindAreTold() throws {
        let body =
            "<key>CFBundleURLTypes</key><array><string>x</string><dict><key>CFBundleURLSchemes</key>"
            + "<string>gallery-action</string></dict><dict><key>a</key></dict></array>"
        #expect(
            try VerifiedFile(.infoPlist, propertyList(body)).rules
                == ["app-file-value", "app-file-value", "app-file-value", "app-scheme-missing"])
        #expect(try VerifiedFile(.infoPlist, propertyList("<string>x</string>")).rules.first == "app-file-value")
    }
}

@Suite struct EntitlementsTests {
    @Test(arguments: ["applinks:gallery.example.com", "applinks:*.example.com", "applinks:GALLERY.example.com"])
    func findsNothingWhereTheHostIsAssociated(_ domain: String) throws {
        #expect(try VerifiedFile(.entitlements, entitlements(domain)).lines == [])
    }

    @Test(arguments: ["applinks:*.gallery.example.com", "applinks:example.com", "applinks:galery.example.com"])
    func anotherHostIsTold(_ domain: String) throws {
        #expect(
            try VerifiedFile(.entitlements, entitlements(domain)).rules == ["app-host-missing", "app-host-unknown"])
    }

    @Test func aModeCountsForDevelopersOnly() throws {
        let developer = try VerifiedFile(.entitlements, entitlements("applinks:gallery.example.com?mode=developer"))
        #expect(developer.rules == ["app-host-missing"])
        let both = entitlements("applinks:gallery.example.com?mode=developer", "applinks:gallery.example.com")
        #expect(try VerifiedFile(.entitlements, both).lines == [])
    }

    @Test func otherServicesSayNothingOfLinks() throws {
        let text = entitlements("webcredentials:other.example.com", "applinks:gallery.example.com")
        #expect(try VerifiedFile(.entitlements, text).lines == [])
    }

    @Test(
        arguments: [
            "https://gallery.example.com", "applinks:https://gallery.example.com", "applinks:gallery.example.com/open",
            "applinks:", "gallery.example.com", "applinks:gallery.example.com?x=1", "applinks:*",
        ])
    func whatIsNoDomainIsTold(_ domain: String) throws {
        #expect(try VerifiedFile(.entitlements, entitlements(domain)).rules.contains("app-file-value"))
    }

    @Test func withoutUniversalLinksEveryHostIsUnknown() throws {
        let catalogue = "version: 1\nscheme: app\nintents: { a: { path: a } }"
        let file = try VerifiedFile(.entitlements, entitlements("applinks:a.example.com"), catalogue: catalogue)
        #expect(file.rules == ["app-host-unknown"])
        #expect(try VerifiedFile(.entitlements, propertyList(""), catalogue: catalogue).lines == [])
    }
}

@Suite struct SiteAssociationTests {
    private func file(_ components: String) -> String {
        "{ \"applinks\": { \"details\": [{ \"appIDs\": [\"A.b\"], \"components\": [\(components)] }] } }"
    }

    @Test func whatIsGeneratedPasses() throws {
        let folder = TestData.packageRoot.appendingPathComponent("site/gallery")
        let catalogue = try String(contentsOf: folder.appendingPathComponent("intents.yaml"), encoding: .utf8)
        for (kind, name) in [
            (AppFile.Kind.appleAppSiteAssociation, "apple-app-site-association"), (.assetlinks, "assetlinks.json"),
            (.routes, "vectors.json"),
        ] {
            let bytes = try Data(contentsOf: folder.appendingPathComponent("contract/" + name))
            #expect(try VerifiedFile(kind, Array(bytes), catalogue: catalogue).lines == [], "\(name)")
        }
    }

    @Test func anIntentWithoutAComponentIsTold() throws {
        let verified = try VerifiedFile(
            .appleAppSiteAssociation,
            file("{ \"/\": \"/open/backup/*\" }, { \"/\": \"/open/settings/storage\" }, { \"/\": \"/open/album/?*\" }"))
        #expect(verified.rules == ["app-path-uncovered", "app-path-uncovered"])
        #expect(verified.findings.map(\.finding.subject) == ["photos.search", "photos.import"])
        #expect(verified.findings[0].finding.related.first?.place.file == "intents.yaml")
        #expect(verified.findings[0].related.first??.line == 12)
    }

    @Test func theFirstComponentThatFitsDecides() throws {
        let excluded = "{ \"/\": \"/open/search\", \"exclude\": true }, { \"/\": \"/open/*\" }"
        let verified = try VerifiedFile(.appleAppSiteAssociation, file(excluded))
        #expect(
            verified.findings.filter { $0.finding.rule == "app-path-uncovered" }.map(\.finding.subject) == [
                "photos.search"
            ])
        #expect(verified.rules.contains("app-filter-open"))
        let late = "{ \"/\": \"/open/*\" }, { \"/\": \"/open/search\", \"exclude\": true }"
        #expect(try VerifiedFile(.appleAppSiteAssociation, file(late)).rules == ["app-filter-open"])
    }

    @Test func itemsOfTheQueryAreCompared() throws {
        func uncovered(_ query: String) throws -> Bool {
            let text = file("{ \"/\": \"/open/search\", \"?\": \(query) }")
            return try VerifiedFile(.appleAppSiteAssociation, text).findings
                .contains { $0.finding.subject == "photos.search" }
        }
        #expect(try !uncovered("{ \"q\": \"?*\" }"))
        #expect(try !uncovered("{ \"q\": \"*\", \"sort\": \"*\" }"))
        #expect(try uncovered("{ \"q\": \"?*\", \"sort\": \"?*\" }"), "an optional item may be missing")
        #expect(try !uncovered("\"q=*\""))
    }

    @Test func olderFormsAreRead() throws {
        let text = """
            { "applinks": { "apps": [], "details": [
              { "appID": "A.b", "paths": ["NOT /open/import", "/open/*", "/help/*"] } ] } }
            """
        let verified = try VerifiedFile(.appleAppSiteAssociation, text)
        #expect(verified.rules == ["app-path-uncovered", "app-filter-open", "app-path-unknown"])
    }

    @Test(arguments: ["[]", "{}", "{ \"applinks\": { \"details\": {} } }", "{ \"applinks\": { \"details\": [7] } }"])
    func otherShapesAreTold(_ text: String) throws {
        #expect(try VerifiedFile(.appleAppSiteAssociation, text).rules.contains("app-file-value"))
    }
}
