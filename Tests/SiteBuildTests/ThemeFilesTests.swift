import Foundation
import TestSupport
import Testing

@testable import SiteBuild

/// The files of the theme: embedded as they lie in `templates/`, and self-contained.
struct ThemeFilesTests {
    @Test func embedsTheFilesOfTheFolder() throws {
        let folder = TestData.packageRoot.appendingPathComponent("templates")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
            var isFolder: ObjCBool = false
            let url = folder.appendingPathComponent(path)
            return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
        }
        #expect(EmbeddedTheme.files.map(\.path) == paths.sorted(), "run: swift run fingerpost-generate")
        for (path, text) in EmbeddedTheme.files {
            let onDisk = try Data(contentsOf: folder.appendingPathComponent(path))
            #expect(onDisk == Data(text.utf8), "\(path) is stale; run: swift run fingerpost-generate")
        }
    }

    @Test(arguments: EmbeddedTheme.files.map(\.path))
    func loadsNothingFromElsewhereAndRunsNothingInline(path: String) throws {
        let text = try #require(EmbeddedTheme.files.first { $0.path == path }?.text).lowercased()
        for forbidden in ["http:", "https:", "\"//", "url(", "@import", "javascript:", "<style", " style=", "srcdoc"] {
            #expect(!text.contains(forbidden), "\(forbidden)")
        }
        #expect(text.firstMatch(of: /\son[a-z]+\s*=/) == nil)
        for script in text.matches(of: /<script([^>]*)>([^<]*)</) {
            #expect(script.1.contains("src="))
            #expect(script.2.isEmpty)
        }
    }

    @Test func explainsEveryNameInTheManual() throws {
        let url = TestData.packageRoot.appendingPathComponent("site/manual/content/en/theme/names.md")
        let manual = try String(contentsOf: url, encoding: .utf8)
        for name in ThemeVocabulary.names where name != "site" && name != "texts" {
            #expect(manual.contains("`\(name)`") || manual.contains(".\(name)`"), "\(name)")
        }
    }

    @Test func keepsTheStyleSheetUnder20000Bytes() throws {
        let sheet = try #require(EmbeddedTheme.files.first { $0.path == "assets/fingerpost.css" })
        #expect(sheet.text.utf8.count < 20_000)
    }

    @Test(arguments: ["page", "fallback", "bare", "section", "home", "redirect", "404", "language"])
    func writesBalancedPagesWithOneMainHeading(name: String) throws {
        let html = try ThemeGoldenTests.render(name)
        for element in ["html", "head", "body", "main", "nav", "ul", "ol", "li", "a", "header", "footer", "article"] {
            let opened = html.matches(of: try Regex("<\(element)[ >]")).count
            #expect(opened == html.matches(of: try Regex("</\(element)>")).count, "\(element)")
        }
        #expect(html.matches(of: /<h1[ >]/).count == 1)
        #expect(html.matches(of: /<main[ >]/).count == 1)
        let identifiers = html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
        #expect(Set(identifiers).count == identifiers.count)
        #expect(html.hasPrefix("<!doctype html>\n<html lang=\""))
    }
}
