import Foundation
import TestSupport
import Testing

@testable import SiteBuild

/// The files of the theme: embedded as they lie in `templates/`, and self-contained.
struct ThemeFilesTests {
    /// The files that are made of others: the modules of `templates/runtime/`, by what each begins with.
    static let scripts = [
        "assets/fingerpost.js": "start.mjs", "assets/resume.js": "resume-start.mjs", "assets/search.js": "search.mjs",
        "assets/tabs.js": "tabs-start.mjs",
    ]

    @Test func embedsTheFilesOfTheFolder() throws {
        let folder = TestData.packageRoot.appendingPathComponent("templates")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
            var isFolder: ObjCBool = false
            let url = folder.appendingPathComponent(path)
            return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
                && !path.hasPrefix("runtime/")
        }
        #expect(
            EmbeddedTheme.files.map(\.path) == (paths + Self.scripts.keys).sorted(),
            "run: swift run fingerpost-generate")
        for (path, text) in EmbeddedTheme.files where Self.scripts[path] == nil && !path.hasSuffix(".css") {
            let onDisk = try Data(contentsOf: folder.appendingPathComponent(path))
            #expect(onDisk == Data(text.utf8), "\(path) is stale; run: swift run fingerpost-generate")
        }
    }

    /// The style sheet is its source without comments, blanks and what else browsers do not need.
    @Test(arguments: EmbeddedTheme.files.map(\.path).filter { $0.hasSuffix(".css") })
    func makesTheStyleSheetOfItsSource(path: String) throws {
        func bare(_ text: String) -> String {
            text.replacing(/\/\*[\s\S]*?\*\//, with: "").filter { !$0.isWhitespace }
                .replacing(";}", with: "}").replacing(/0+\./, with: ".")
        }
        let made = try #require(EmbeddedTheme.files.first { $0.path == path }?.text)
        let source = try String(
            contentsOf: TestData.packageRoot.appendingPathComponent("templates/" + path), encoding: .utf8)
        #expect(bare(made) == bare(source), "run: swift run fingerpost-generate")
        #expect(made.matches(of: /{/).count == source.matches(of: /{/).count)
    }

    /// The lines of a module that do something.
    private static func code(of module: String) -> String {
        module.replacing(/(?m)^ *\/\*\*[\s\S]*?\*\/$/, with: "")
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("import ") }
            .map { $0.hasPrefix("export ") ? String($0.dropFirst(7)) : $0 }.joined()
    }

    /// All code of a script's modules stands in it, each module in one piece, and nothing else.
    @Test(arguments: scripts.keys.sorted())
    func makesTheScriptsOfTheModules(path: String) throws {
        func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }
        var rest = bare(try #require(EmbeddedTheme.files.first { $0.path == path }?.text))
        let folder = TestData.packageRoot.appendingPathComponent("templates/runtime")
        var names = [try #require(Self.scripts[path])]
        var seen: Set<String> = []
        while let name = names.popLast() {
            guard seen.insert(name).inserted else { continue }
            let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            names += source.matches(of: /(?m)^import .* from "\.\/(.*)";$/).map { String($0.1) }
            let code = bare(Self.code(of: source))
            let place = try #require(rest.firstRange(of: code), "\(name): run fingerpost-generate")
            rest.removeSubrange(place)
        }
        #expect(rest == "(function(){\"usestrict\";})();")
    }

    @Test(arguments: scripts.keys.sorted())
    func runsNothingThatATextCouldBecome(path: String) throws {
        let script = try #require(EmbeddedTheme.files.first { $0.path == path }?.text)
        for forbidden in [
            "fetch(", "XMLHttpRequest", "import(", "eval(", "innerHTML", "outerHTML", "document.write", "Function(",
            "insertAdjacentHTML", "window.confirm", "window.open",
        ] {
            #expect(!script.contains(forbidden), "\(forbidden)")
        }
    }

    @Test(arguments: EmbeddedTheme.files.map(\.path).filter { scripts[$0] == nil })
    func loadsNothingFromElsewhereAndRunsNothingInline(path: String) throws {
        // The policy names the places that pictures may come from.
        let text = try #require(EmbeddedTheme.files.first { $0.path == path }?.text).lowercased()
            .replacing(/<meta http-equiv="content-security-policy"[^>]*>/, with: "")
            .replacing(/url\("data:image\/svg\+xml,<svg xmlns='http:\/\/www.w3.org\/2000\/svg'[^"]*"\)/, with: "")
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

    /// Style sheet and scripts of an article together but for what waits for a search, and what the first search adds;
    /// tabs come with files of their own, and so does the way back to where a reader was, which is loaded when it is
    /// asked for.
    @Test func keepsWhatAPageLoadsUnder40000Bytes() throws {
        func size(_ names: [String]) -> Int {
            EmbeddedTheme.files.filter { names.contains($0.path) }.reduce(0) { $0 + $1.text.utf8.count }
        }
        let page = ["assets/appearance.js", "assets/fingerpost.css", "assets/fingerpost.js"]
        let search = ["assets/search.css", "assets/search.js"]
        let tabs = ["assets/tabs.css", "assets/tabs.js"]
        let rest = ["assets/redirect.js", "assets/resume.js"]
        let start = TestData.packageRoot.appendingPathComponent("templates/runtime/search-start.mjs")
        let waiting = Self.code(of: try String(contentsOf: start, encoding: .utf8)).filter { !$0.isWhitespace }
        #expect((20_000..<40_000).contains(size(page) - waiting.utf8.count))
        #expect((20_000..<34_000).contains(size(search)))
        #expect((1_000..<5_120).contains(size(tabs)))
        #expect(size(rest) < 5_120)
        let assets = EmbeddedTheme.files.map(\.path).filter { $0.hasPrefix("assets/") }
        #expect(Set(assets) == Set(page + search + tabs + rest))
        let html = try ThemeGoldenTests.render("page")
        #expect(html.matches(of: /assets\/[a-z]+\.(js|css)"/).count == page.count)
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
