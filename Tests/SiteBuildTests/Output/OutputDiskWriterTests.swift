import Foundation
import SourceText
import TestSupport
import Testing

@testable import SiteBuild

@Suite struct OutputDiskWriterTests {
    private func tree(_ files: [String: String], copies: [String: String] = [:]) -> OutputTree {
        var tree = OutputTree()
        for (path, text) in files {
            if path.hasSuffix(".html") {
                tree.add(OutputFile(path: path, content: .rendered { $0 += Array(text.utf8) }))
            } else {
                tree.add(OutputFile(path: path, content: .bytes(Array(text.utf8))))
            }
        }
        for (path, source) in copies { tree.add(OutputFile(path: path, content: .copy(of: source))) }
        return tree
    }

    private func write(_ tree: OutputTree, to path: String, sources: [ProtectedPath] = []) throws -> WriteReport {
        try DiskWriter(path: path, sources: sources).write(tree)
    }

    private func identity(_ path: String) -> UInt64 {
        var status = stat()
        return stat(path, &status) == 0 ? UInt64(status.st_ino) : 0
    }

    @Test func writesANewFolderWithEveryFileAndNothingElse() throws {
        let folder = try TemporaryFolder(["photo.bin": String(repeating: "x", count: 600_000)])
        let report = try write(
            tree(
                ["index.html": "a", "en/b/c.html": "b", "style.css": "c"], copies: ["p.bin": folder.path("photo.bin")]),
            to: folder.path("deep/out"))
        #expect(report.written == 4 && report.unchanged == 0 && report.bytes == 600_003)
        #expect(
            folder.files(under: "deep") == [
                "out/.fingerpost-files", "out/en/b/c.html", "out/index.html", "out/p.bin", "out/style.css",
            ])
        #expect(try folder.text("deep/out/en/b/c.html") == "b")
        #expect(try folder.text("deep/out/p.bin") == folder.text("photo.bin"))
        #expect(
            try folder.text("deep/out/.fingerpost-files").split(separator: "\n").dropFirst() == [
                "en/b/c.html", "index.html", "p.bin", "style.css",
            ])
    }

    @Test func touchesOnlyWhatChanged() throws {
        let folder = try TemporaryFolder(["a.bin": "same"])
        let out = folder.path("out")
        _ = try write(tree(["a.html": "1", "b.html": "1"], copies: ["a.bin": folder.path("a.bin")]), to: out)
        let before = ["a.html", "b.html", "a.bin", ".fingerpost-files"].map { identity(out + "/" + $0) }
        let report = try write(tree(["a.html": "1", "b.html": "2"], copies: ["a.bin": folder.path("a.bin")]), to: out)
        let after = ["a.html", "b.html", "a.bin", ".fingerpost-files"].map { identity(out + "/" + $0) }
        #expect(report.written == 1 && report.unchanged == 2 && report.removed == 0)
        #expect(before[0] == after[0] && before[1] != after[1] && before[2] == after[2] && before[3] == after[3])
        #expect(try folder.text("out/b.html") == "2")
        #expect(folder.files(under: "out") == [".fingerpost-files", "a.bin", "a.html", "b.html"])
    }

    @Test func removesWhatIsNoLongerPartOfTheSiteAndLeavesTheRest() throws {
        let folder = try TemporaryFolder()
        let out = folder.path("out")
        _ = try write(tree(["a.html": "1", "old/x/b.html": "1", "old/c.html": "1", "#d.html": "1"]), to: out)
        try folder.write("out/CNAME", "help.example.com")
        try folder.write("out/old/note.txt", "mine")
        let report = try write(tree(["a.html": "1"]), to: out)
        #expect(report.removed == 3)
        #expect(folder.files(under: "out") == [".fingerpost-files", "CNAME", "a.html", "old/note.txt"])
        #expect(!FileManager.default.fileExists(atPath: out + "/old/x"))
    }

    @Test func exchangesFilesAndFolders() throws {
        let folder = try TemporaryFolder()
        let out = folder.path("out")
        _ = try write(tree(["a": "1", "b/c": "1"]), to: out)
        _ = try write(tree(["a/x": "2", "b": "2"]), to: out)
        #expect(folder.files(under: "out") == [".fingerpost-files", "a/x", "b"])
    }

    @Test func fillsAFolderThatIsThere() throws {
        let folder = try TemporaryFolder(["out/README": "mine"])
        _ = try write(tree(["a.html": "1"]), to: folder.path("out"))
        #expect(folder.files(under: "out") == [".fingerpost-files", "README", "a.html"])
    }

    @Test func refusesToReplaceWhatNoBuildWrote() throws {
        let folder = try TemporaryFolder(["out/a.html": "mine", "out/b.html/x": "mine"])
        let out = folder.path("out")
        #expect(throws: OutputError.foreign(output: out, paths: ["a.html", "b.html"])) {
            try write(tree(["a.html": "1", "b.html": "1", "c.html": "1"]), to: out)
        }
        #expect(folder.files(under: "out") == ["a.html", "b.html/x"])
    }

    @Test func doesNotWriteThroughALinkInTheOutput() throws {
        let folder = try TemporaryFolder(["elsewhere/a.html": "mine"])
        let out = folder.path("out")
        _ = try write(tree(["en/a.html": "1"]), to: out)
        try FileManager.default.removeItem(atPath: out + "/en")
        try folder.link("out/en", to: folder.path("elsewhere"))
        #expect(throws: OutputError.self) { try write(tree(["en/a.html": "2"]), to: out) }
        _ = try write(tree(["b.html": "1"]), to: out)
        #expect(try folder.text("elsewhere/a.html") == "mine")
    }

    @Test func leavesNothingOfANewSiteThatFails() throws {
        let folder = try TemporaryFolder()
        let gone = folder.path("gone.bin")
        #expect(
            throws: OutputError.system(
                action: "copy", path: gone, message: "no such file or directory", changed: 0)
        ) {
            try write(tree(["a.html": "1"], copies: ["b.bin": gone]), to: folder.path("out"))
        }
        #expect(folder.files() == [])
        #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
    }

    @Test func leavesAnOldSiteAsItWasWhenTheNewOneFails() throws {
        let folder = try TemporaryFolder()
        let out = folder.path("out")
        _ = try write(tree(["a.html": "1", "b": "1", "old.html": "1"]), to: out)
        let gone = folder.path("gone.bin")
        #expect(
            throws: OutputError.system(action: "copy", path: gone, message: "no such file or directory", changed: 0)
        ) {
            try write(tree(["a.html": "2", "b/c.html": "1", "new.html": "1"], copies: ["z.bin": gone]), to: out)
        }
        #expect(folder.files(under: "out") == [".fingerpost-files", "a.html", "b", "old.html"])
        #expect(try folder.text("out/a.html") == "1")
        _ = try write(tree(["a.html": "3", "new.html": "1"]), to: out)
        #expect(folder.files(under: "out") == [".fingerpost-files", "a.html", "new.html"])
    }

    @Test func clearsWhatABrokenOffBuildLeft() throws {
        let folder = try TemporaryFolder([".out.fingerpost-unfinished/en/a.html": "half"])
        _ = try write(tree(["a.html": "1"]), to: folder.path("out"))
        try folder.write("out/.fingerpost-unfinished/3", "half")
        _ = try write(tree(["a.html": "2"]), to: folder.path("out"))
        #expect(folder.files() == ["out/.fingerpost-files", "out/a.html"])
    }

    @Test func refusesAnOutputThatOverlapsASource() throws {
        let folder = try TemporaryFolder(["site/content/a.md": "", "site/intents.yaml": ""])
        try folder.link("other", to: "site/content")
        let sources = [
            ProtectedPath(path: folder.path("site/content"), what: "the content root"),
            ProtectedPath(path: folder.path("site/intents.yaml"), what: "the catalogue"),
        ]
        for path in ["site/content", "site/content/out/deep", "site", "", "other", "other/new"] {
            #expect(throws: OutputError.self, "\(path)") {
                try DiskWriter(path: path.isEmpty ? folder.path : folder.path(path), sources: sources)
            }
        }
        for path in ["site/out", "site/content-2", "out"] {
            _ = try DiskWriter(path: folder.path(path), sources: sources)
        }
    }

    @Test func refusesAFileAsOutput() throws {
        let folder = try TemporaryFolder(["out": "text"])
        #expect(throws: OutputError.notAFolder(output: folder.path("out"))) {
            try write(tree(["a.html": "1"]), to: folder.path("out"))
        }
        #expect(try folder.text("out") == "text")
    }

    @Test func refusesAFolderThatAnotherBuildIsWriting() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("out")
        let other = try #require(OutputFolder(folder.path("out")))
        #expect(other.lock())
        #expect(throws: OutputError.busy(output: folder.path("out"))) {
            try write(tree(["a.html": "1"]), to: folder.path("out"))
        }
    }

    @Test func writesThousandsOfFilesTheSameWayTwice() throws {
        let folder = try TemporaryFolder()
        var files: [String: String] = [:]
        for index in 0..<2_000 { files["s\(index / 50)/p\(index).html"] = String(repeating: "\(index) ", count: 50) }
        #expect(try write(tree(files), to: folder.path("out")).written == 2_000)
        #expect(try write(tree(files), to: folder.path("out")).unchanged == 2_000)
        for (name, text) in files { #expect(try folder.text("out/" + name) == text) }
    }
}
