import Foundation
import TestSupport
import Testing

@testable import SiteBuild

/// The files of the theme: embedded as they lie in `templates/`, and self-contained.
struct ThemeFilesTests {
    /// The files that are made of others, the modules of `templates/runtime/`.
    static let scripts = ["assets/fingerpost.js", "assets/search.js"]

    @Test func embedsTheFilesOfTheFolder() throws {
        let folder = TestData.packageRoot.appendingPathComponent("templates")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
            var isFolder: ObjCBool = false
            let url = folder.appendingPathComponent(path)
            return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
                && !path.hasPrefix("runtime/")
        }
        #expect(
            EmbeddedTheme.files.map(\.path) == (paths + Self.scripts).sorted(), "run: swift run fingerpost-generate")
        for (path, text) in EmbeddedTheme.files where !Self.scripts.contains(path) {
            let onDisk = try Data(contentsOf: folder.appendingPathComponent(path))
            #expect(onDisk == Data(text.utf8), "\(path) is stale; run: swift run fingerpost-generate")
        }
    }

    /// Every line of code of the modules stands in one of the scripts, in the order of the module, and nothing else.
    @Test func makesTheScriptsOfTheModules() throws {
        let scripts = EmbeddedTheme.files.filter { Self.scripts.contains($0.path) }.map { file in
            file.text.split(separator: "\n").map(String.init)
        }
        #expect(scripts.count == 2)
        let folder = TestData.packageRoot.appendingPathComponent("templates/runtime")
        var lines = 3 * scripts.count
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".mjs") {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let bare = text.replacing(/(?m)^ *\/\*\*[\s\S]*?\*\/$/, with: "")
            let code = bare.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("import ") }
                .map { $0.hasPrefix("export ") ? String($0.dropFirst(7)) : $0 }
            let isThere = scripts.contains { script in
                let start = code.first.flatMap { script.firstIndex(of: $0) } ?? script.count
                return script[start..<min(script.count, start + code.count)] == code[...]
            }
            #expect(isThere, "\(name): run fingerpost-generate")
            lines += code.count
        }
        #expect(scripts.reduce(0) { $0 + $1.count } == lines)
    }

    @Test(arguments: scripts)
    func runsNothingThatATextCouldBecome(path: String) throws {
        let script = try #require(EmbeddedTheme.files.first { $0.path == path }?.text)
        for forbidden in [
            "fetch(", "XMLHttpRequest", "import(", "eval(", "innerHTML", "outerHTML", "document.write", "Function(",
            "insertAdjacentHTML", "window.confirm", "window.open",
        ] {
            #expect(!script.contains(forbidden), "\(forbidden)")
        }
    }

    @Test(arguments: EmbeddedTheme.files.map(\.path).filter { !scripts.contains($0) })
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

    /// Style sheet and scripts of an article together, and what the first search adds.
    @Test func keepsWhatAPageLoadsUnder40000Bytes() {
        func size(_ names: [String]) -> Int {
            EmbeddedTheme.files.filter { names.contains($0.path) }.reduce(0) { $0 + $1.text.utf8.count }
        }
        let page = ["assets/appearance.js", "assets/fingerpost.css", "assets/fingerpost.js"]
        let search = ["assets/search.css", "assets/search.js"]
        #expect((20_000..<40_000).contains(size(page)))
        #expect((20_000..<34_000).contains(size(search)))
        let assets = EmbeddedTheme.files.map(\.path).filter { $0.hasPrefix("assets/") }
        #expect(Set(assets) == Set(page + search + ["assets/redirect.js"]))
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
