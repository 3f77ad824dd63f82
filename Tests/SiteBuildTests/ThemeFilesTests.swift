import Foundation
import TestSupport
import Testing

@testable import SiteBuild

/// The files of the theme: embedded as they lie in `templates/`, and self-contained.
struct ThemeFilesTests {
    /// The one file that is made of others: the modules of `templates/runtime/`.
    static let script = "assets/fingerpost.js"

    @Test func embedsTheFilesOfTheFolder() throws {
        let folder = TestData.packageRoot.appendingPathComponent("templates")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
            var isFolder: ObjCBool = false
            let url = folder.appendingPathComponent(path)
            return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
                && !path.hasPrefix("runtime/")
        }
        #expect(
            EmbeddedTheme.files.map(\.path) == (paths + [Self.script]).sorted(), "run: swift run fingerpost-generate")
        for (path, text) in EmbeddedTheme.files where path != Self.script {
            let onDisk = try Data(contentsOf: folder.appendingPathComponent(path))
            #expect(onDisk == Data(text.utf8), "\(path) is stale; run: swift run fingerpost-generate")
        }
    }

    /// Every line of code of the modules stands in the script, in the order of the module, and nothing else.
    @Test func makesTheScriptOfTheModules() throws {
        let script = try #require(EmbeddedTheme.files.first { $0.path == Self.script }?.text)
        let made = script.split(separator: "\n").map(String.init)
        let folder = TestData.packageRoot.appendingPathComponent("templates/runtime")
        var lines = 3
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".mjs") {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let bare = text.replacing(/(?m)^ *\/\*\*[\s\S]*?\*\/$/, with: "")
            let code = bare.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("import ") }
                .map { $0.hasPrefix("export ") ? String($0.dropFirst(7)) : $0 }
            let start = code.first.flatMap { made.firstIndex(of: $0) } ?? made.count
            #expect(
                Array(made[start..<min(made.count, start + code.count)]) == code, "\(name): run fingerpost-generate")
            lines += code.count
        }
        #expect(made.count == lines)
    }

    @Test func runsNothingThatATextCouldBecome() throws {
        let script = try #require(EmbeddedTheme.files.first { $0.path == Self.script }?.text)
        for forbidden in [
            "fetch(", "XMLHttpRequest", "import(", "eval(", "innerHTML", "outerHTML", "document.write", "Function(",
            "insertAdjacentHTML", "window.confirm", "window.open",
        ] {
            #expect(!script.contains(forbidden), "\(forbidden)")
        }
    }

    @Test(arguments: EmbeddedTheme.files.map(\.path).filter { $0 != script })
    func loadsNothingFromElsewhereAndRunsNothingInline(path: String) throws {
        // The policy names the places that pictures may come from.
        let text = try #require(EmbeddedTheme.files.first { $0.path == path }?.text).lowercased()
            .replacing(/<meta http-equiv="content-security-policy"[^>]*>/, with: "")
        for forbidden in ["http:", "https:", "\"//", "url(", "@import", "javascript:", "<style", " style=", "srcdoc"] {
            #expect(!text.contains(forbidden), "\(forbidden)")
        }
        #expect(text.firstMatch(of: /\son[a-z]+\s*=/) == nil)
        for script in text.matches(of: /<script([^>]*)>([^<]*)</) where script.1 != " type=\"application/ld+json\"" {
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

    /// Style sheet and scripts of an article together.
    @Test func keepsWhatAPageLoadsUnder40000Bytes() {
        let loaded = EmbeddedTheme.files.filter { $0.path.hasPrefix("assets/") && $0.path != "assets/redirect.js" }
        #expect(loaded.count == 3)
        #expect(loaded.reduce(0) { $0 + $1.text.utf8.count } < 40_000)
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
