import Foundation
import SourceText
import TestSupport
import Testing

@testable import FingerpostCommand

@Suite struct FolderListingTests {
    private func findings(_ listing: FolderListing) -> [String] {
        listing.findings.map { "\($0.place.file): \($0.message) [\($0.rule)]" }
    }

    @Test func listsFilesInTheOrderOfTheirBytes() throws {
        let folder = try TemporaryFolder([
            "a/b.md": "", "a.md": "", "a-b/c.md": "", "Z.md": "", "é.md": "", "a/a/x": "",
        ])
        let listing = FolderListing(root: folder.path)
        #expect(listing.paths == ["Z.md", "a-b/c.md", "a.md", "a/a/x", "a/b.md", "é.md"])
        #expect(listing.findings == [])
    }

    @Test func leavesHiddenNamesAndUnderscoredFoldersOut() throws {
        let folder = try TemporaryFolder([
            ".git/x.md": "", ".a.md": "", "_site/a.html": "", "_a.md": "", "b/_c/d.md": "",
            ".well-known/security.txt": "",
        ])
        #expect(FolderListing(root: folder.path).paths == [".well-known/security.txt", "_a.md"])
    }

    @Test func followsLinksThatStayInside() throws {
        let folder = try TemporaryFolder(["real/b.md": "", "real/c/d.md": ""])
        try folder.link("a.md", to: "real/b.md")
        try folder.link("also", to: "real")
        #expect(
            FolderListing(root: folder.path).paths == [
                "a.md", "also/b.md", "also/c/d.md", "real/b.md", "real/c/d.md",
            ])
    }

    @Test func refusesLinksThatLeaveOrLeadNowhere() throws {
        let outside = try TemporaryFolder(["secret.md": ""])
        let folder = try TemporaryFolder(["a.md": ""])
        try folder.link("folder", to: outside.path)
        try folder.link("file.md", to: outside.path("secret.md"))
        try folder.link("gone.md", to: "nowhere.md")
        try folder.link("up", to: "..")
        let listing = FolderListing(root: folder.path, namePrefix: "content/")
        #expect(listing.paths == ["a.md"])
        #expect(
            findings(listing) == [
                "content/file.md: is a link that leads out of the folder [outside-root]",
                "content/folder: is a link that leads out of the folder [outside-root]",
                "content/gone.md: is a link to something that does not exist [unreadable-file]",
                "content/up: is a link that leads out of the folder [outside-root]",
            ])
    }

    @Test func endsOnLinksInACircle() throws {
        let folder = try TemporaryFolder(["a/x.md": "", "b/y.md": ""])
        try folder.link("a/self", to: "../a")
        try folder.link("a/top", to: "..")
        try folder.link("b/to-a", to: "../a")
        try folder.link("a/to-b", to: "../b")
        try folder.link("me", to: "me")
        let listing = FolderListing(root: folder.path)
        #expect(listing.paths == ["a/to-b/y.md", "a/x.md", "b/to-a/x.md", "b/y.md"])
        #expect(listing.findings.allSatisfy { $0.rule == "symlink-loop" })
        #expect(listing.findings.map(\.place.file).contains("me"))
    }

    @Test func endsOnLinksThatMultiply() throws {
        let folder = try TemporaryFolder()
        for level in 0..<24 {
            try folder.makeFolder("l\(level)")
            try folder.link("l\(level)/a", to: "../l\(level + 1)")
            try folder.link("l\(level)/b", to: "../l\(level + 1)")
        }
        try folder.write("l24/x.md", "")
        let listing = FolderListing(root: folder.path)
        #expect(listing.findings.contains { $0.message.hasPrefix("is one link too many") })
        #expect(listing.paths.contains("l24/x.md"))
    }

    @Test(.timeLimit(.minutes(20)))
    func refusesPipesAndDoesNotWaitForThem() throws {
        let folder = try TemporaryFolder(["a.md": ""])
        #expect(mkfifo(folder.path("pipe.md"), 0o600) == 0)
        let listing = FolderListing(root: folder.path)
        #expect(listing.paths == ["a.md"])
        #expect(findings(listing) == ["pipe.md: is a named pipe, not a file [unreadable-file]"])
        #expect(readFile(folder.path("pipe.md")).fault == "is a named pipe, not a file")
    }

    @Test func refusesNamesThatAreNoText() throws {
        let folder = try TemporaryFolder()
        let descriptor = open(
            Array(folder.path("bad").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0], O_CREAT | O_WRONLY, 0o600)
        #expect(descriptor >= 0)
        close(descriptor)
        let listing = FolderListing(root: folder.path)
        #expect(findings(listing) == ["bad\u{FFFD}: has a name that is not UTF-8 [file-name]"])
    }

    @Test func saysWhyAFileCannotBeRead() throws {
        let folder = try TemporaryFolder(["a/b.md": "text"])
        #expect(readFile(folder.path("a/b.md")).bytes == Array("text".utf8))
        #expect(readFile(folder.path("a")).fault == "is a folder where a file is expected")
        #expect(readFile(folder.path("c.md")).fault == "does not exist")
        #expect(readFile(folder.path("a/b.md/c")).fault == "does not exist")
        #expect(readFile("/dev/null").fault == "is a device, not a file")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("a/b.md"))
        // The superuser may read everything.
        if geteuid() != 0 { #expect(readFile(folder.path("a/b.md")).fault == "cannot be read: permission denied") }
    }

    @Test func listsAFolderThatIsNone() throws {
        let folder = try TemporaryFolder(["a.md": ""])
        #expect(findings(FolderListing(root: folder.path("gone"))).count == 1)
        #expect(
            findings(FolderListing(root: folder.path("a.md"))) == [
                "a.md: cannot be read: not a directory [unreadable-file]"
            ])
    }
}

extension Result<[UInt8], FileFault> {
    var fault: String? { if case .failure(let fault) = self { fault.message } else { nil } }
    var bytes: [UInt8]? { if case .success(let bytes) = self { bytes } else { nil } }
}
