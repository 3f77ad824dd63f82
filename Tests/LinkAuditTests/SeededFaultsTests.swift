import Documents
import Foundation
import IntentCatalogue
import SourceText
import TestSupport
import Testing

@testable import LinkAudit

/// A corpus with faults whose list is known: all are found at their line and column, and nothing else is.
@Suite struct SeededFaultsTests {
    /// The corpus generator beside the test data, where Python can run it.
    private static let bench: URL? = {
        guard let folder = TestData.folder?.deletingLastPathComponent().appendingPathComponent("bench") else {
            return nil
        }
        let needed = [folder.appendingPathComponent("gen_corpus.py").path, "/usr/bin/python3"]
        return needed.allSatisfy { FileManager.default.fileExists(atPath: $0) } ? folder : nil
    }()

    @Test(.enabled(if: bench != nil, "the corpus generator or Python is absent"))
    func findsEverySeededFaultAndInventsNone() throws {
        let bench = try #require(Self.bench)
        let top = FileManager.default.temporaryDirectory.appendingPathComponent("seeded-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: top) }  // Leaving it behind harms nobody.
        try FileManager.default.createDirectory(at: top, withIntermediateDirectories: true)
        let root = top.appendingPathComponent("corpus")
        let generator = Process()
        generator.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        generator.arguments = [
            bench.appendingPathComponent("gen_corpus.py").path, "1000", root.path, "--broken-rate", "0.02",
        ]
        generator.standardOutput = FileHandle.nullDevice
        try generator.run()
        generator.waitUntilExit()
        try #require(generator.terminationStatus == 0)

        let seeded = try String(contentsOf: URL(fileURLWithPath: root.path + ".broken.tsv"), encoding: .utf8)
            .split(separator: "\n").map { $0.replacing("\t", with: " ") }.sorted()
        let (findings, sources) = try audit(root, catalogue: bench.appendingPathComponent("intents.yaml"))
        let errors = located(findings.filter { $0.severity == .error }) { sources[$0] }
        #expect(seeded.count > 100)
        #expect(errors.map { "\($0.finding.place.file) \(destination($0, sources))" }.sorted() == seeded)
        for error in errors {
            let start = try #require(error.start)
            let line = Array(error.sourceLine.unicodeScalars)
            let rest = String(String.UnicodeScalarView(line[(start.scalarColumn - error.sourceLineColumn)...]))
            #expect(rest.hasPrefix(destination(error, sources)), "\(error.finding)")
            #expect(start.line > 1)
        }
    }

    private func destination(_ error: LocatedFinding, _ sources: [String: [UInt8]]) -> String {
        guard let bytes = sources[error.finding.place.file], let range = error.finding.place.range else { return "" }
        return String(decoding: bytes[range.range], as: UTF8.self)
    }

    private func audit(_ root: URL, catalogue: URL) throws -> (findings: [Finding], sources: [String: [UInt8]]) {
        let list = SourceFile(name: "intents.yaml", bytes: Array(try Data(contentsOf: catalogue)))
        let policy = Policy(try #require(Catalogue.decode(list).catalogue))
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        let pages = paths.filter { $0.hasSuffix(".md") }
        let index = ContentIndex(
            pages: pages.map { ContentPage(sourcePath: $0, outputPath: $0.dropLast(3) + ".html") },
            assets: paths.filter { $0.hasSuffix(".png") })
        let auditor = PageAuditor(policy: policy, index: index)
        var sources: [String: [UInt8]] = [:]
        var findings: [Finding] = []
        var anchors: [AnchorSet?] = []
        var pending: [PendingAnchors] = []
        for (number, path) in pages.enumerated() {
            let file = SourceFile(name: path, bytes: Array(try Data(contentsOf: root.appendingPathComponent(path))))
            sources[path] = file.bytes
            let split = FrontMatter.split(file.bytes)
            let (document, faults) = Document.parse(file, bodyStart: split.bodyStart, options: .site)
            let audit = auditor.audit(document, file: file, page: number)
            findings += faults + audit.findings
            anchors.append(audit.anchors)
            pending.append(audit.pendingAnchors)
        }
        for (path, fragments) in zip(pages, pending) {
            findings += fragments.check(file: path, index: index, anchors: anchors).findings
        }
        return (findings, sources)
    }
}
