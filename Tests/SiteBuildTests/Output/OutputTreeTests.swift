import SourceText
import Testing

@testable import SiteBuild

@Suite struct OutputTreeTests {
    private func findings(_ files: [(path: String, origin: String?)]) -> [String] {
        var tree = OutputTree()
        for (path, origin) in files {
            tree.add(
                OutputFile(path: path, content: .bytes([]), origin: origin.map { Place(file: $0, range: nil) }))
        }
        return tree.findings().map { finding in
            let related = finding.related.map { " (\($0.place.file))" }.joined()
            return "\(finding.place.file): \(finding.severity.name): \(finding.message)\(related)"
        }
    }

    @Test func acceptsPathsThatDiffer() {
        #expect(findings([("a.html", "a.md"), ("a/b.html", "a/b.md"), ("a/index.html", nil)]) == [])
    }

    @Test func findsTwoFilesWithOneAddress() {
        #expect(
            findings([("en/a.html", "en/a.md"), ("en/a.html", "en/b.md"), ("en/a.html", nil)]) == [
                "en/b.md: error: two files have this one address: en/a.html (en/a.md)",
                "en/a.html: error: two files have this one address: en/a.html",
            ])
    }

    @Test func findsAFileThatStandsWhereAFolderIsNeeded() {
        #expect(
            findings([("a/b", "x.md"), ("a", "a.md")]) == [
                "x.md: error: this address needs a folder where another has a file: a/b (a.md)"
            ])
    }

    @Test func warnsOfNamesThatDifferInCaseOnly() {
        #expect(
            findings([("A.html", "A.md"), ("a.html", "a.md")]) == [
                "a.md: warning: this address differs from another only in the case of letters: a.html (A.md)"
            ])
    }

    @Test(arguments: [
        ("", "it is empty"), ("/a", "it has an empty part"), ("a//b", "it has an empty part"),
        ("a/", "it has an empty part"), ("../a", "it has the part `..`"), ("a/./b", "it has the part `.`"),
        ("a\nb", "it holds a control character"), (".fingerpost-files", "the name `.fingerpost-files` is kept"),
        (".fingerpost-unfinished/a", "the name `.fingerpost-unfinished` is kept"),
        (String(repeating: "a", count: 256), "longer than 255 bytes"),
    ])
    func refusesPathsThatCannotBeWritten(_ path: String, _ fault: String) {
        let found = findings([(path, "a.md")])
        #expect(found.count == 1)
        #expect(found.first?.contains(fault) == true)
    }
}
