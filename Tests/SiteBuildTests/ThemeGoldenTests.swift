import Foundation
import SiteBuild
import TestSupport
import Testing

/// Whole pages as the built-in theme writes them.
///
/// `UPDATE_GOLDEN=1` writes the files anew.
struct ThemeGoldenTests {
    @Test(arguments: ["page", "fallback", "bare", "section", "home", "redirect", "short", "404", "language"])
    func rendersThePageOnRecord(name: String) throws {
        let output = try ThemeGoldenTests.render(name)
        let url = TestData.packageRoot.appendingPathComponent("Tests/Golden/Theme/\(name).html")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(output.utf8).write(to: url)
        }
        let recorded = try String(contentsOf: url, encoding: .utf8)
        #expect(output == recorded)
    }

    static func render(_ name: String) throws -> String {
        let theme = try #require(Theme.load().theme)
        var output: [UInt8] = []
        switch name {
        case "page": theme.render(ThemeSample.article, to: &output)
        case "fallback": theme.render(ThemeSample.fallback, to: &output)
        case "bare": theme.render(ThemeSample.bare, to: &output)
        case "section": theme.render(ThemeSample.section, to: &output)
        case "home": theme.render(ThemeSample.home, to: &output)
        case "redirect": theme.render(ThemeSample.redirect, to: &output)
        case "short": theme.render(ThemeSample.shortAddress, to: &output)
        case "404": theme.render(ThemeSample.notFound, to: &output)
        default: theme.render(ThemeSample.language, to: &output)
        }
        return String(decoding: output, as: UTF8.self)
    }
}
