import Foundation
import HelpBundle
import IntentCatalogue
import TestSupport
import Testing

/// A bundle for one version of the app: what that app does not have is text, as it is in the pages.
@Suite struct BundleFallbackTests {
    private static let configuration = """
        title: Help
        locales: [{ code: en, name: English }, { code: es, name: Español }]
        """
    private static let catalogue = """
        version: 1
        scheme: gallery-action
        intents:
          photos.import:
            path: import
            since: "2.2"
            platforms: [ios, web]
            fallback: { en: "Library › Import <b>", es: "Fototeca › Importar" }
        """
    private static let files = [
        "en/index.md": "# Home\n\nTap **[Import *now*](gallery-action://import)** to start.\n",
        "es/index.md": "# Inicio\n\n[Importar](gallery-action://import)\n",
    ]

    private func site(_ app: AppTarget) throws -> BuiltSite {
        try BuiltSite(configuration: Self.configuration, catalogue: Self.catalogue, files: Self.files, app: app)
    }

    private func runs(_ site: BuiltSite, _ page: String) throws -> (runs: [HelpRun], links: [HelpLink]) {
        let page = try site.bundle().page(page)
        var runs: [HelpRun] = []
        page.walk { runs.append($0) }
        return (runs, page.links)
    }

    @Test(
        arguments: [
            AppTarget(version: AppVersion("2.1")), AppTarget(platform: "android"),
            AppTarget(version: AppVersion("2.1"), platform: "ios"),
        ])
    func whatTheAppDoesNotHaveIsItsFallbackText(_ app: AppTarget) throws {
        let site = try site(app)
        let english = try runs(site, "en/index.html")
        #expect(english.links.isEmpty)
        #expect(english.runs.map(\.text) == ["Home", "Tap ", "Library › Import <b>", " to start."])
        #expect(english.runs[2].marks == .strong)
        #expect(english.runs.allSatisfy { $0.link == nil })
        #expect(try runs(site, "es/index.html").runs.map(\.text) == ["Inicio", "Fototeca › Importar"])
        #expect(
            try site.text("en/index.html").contains(
                "<strong><span class=\"intent-fallback\">Library › Import &lt;b&gt;</span></strong>"))
    }

    @Test(
        arguments: [
            AppTarget(), AppTarget(version: AppVersion("2.2")), AppTarget(version: AppVersion("3"), platform: "web"),
        ])
    func whatTheAppHasOrMayHaveIsALinkWithItsVersions(_ app: AppTarget) throws {
        let english = try runs(try site(app), "en/index.html")
        guard case .intent(let intent)? = english.links.first?.target else {
            Issue.record("no intent: \(english.links)")
            return
        }
        #expect(intent.intent == "photos.import" && intent.since == "2.2" && intent.platforms == ["ios", "web"])
        #expect(english.runs.filter { $0.link != nil }.map(\.text) == ["Import ", "now"])
    }
}
