import Foundation
import HelpBundle
import IntentCatalogue
import SiteBuild
import SourceText
import TestSupport
import Testing

/// A site built in memory with its bundle.
struct BuiltSite {
    var output: [String: Data] = [:]
    var catalogue: Catalogue?

    /// Builds the files of a content root.
    init(
        configuration: String, catalogue text: String?, files: [String: String], app: AppTarget = AppTarget()
    ) throws {
        let site = try #require(
            SiteConfiguration.decode(SourceFile(name: "fingerpost.yaml", text: configuration)).configuration)
        if let text {
            catalogue = Catalogue.decode(SourceFile(name: "intents.yaml", text: text)).catalogue
            #expect(catalogue != nil)
        }
        var input = SiteInput(
            configuration: site, catalogue: catalogue,
            content: SourceTree(namePrefix: "content/", files: files.mapValues { Array($0.utf8) }),
            generator: "Fingerpost 0", app: app)
        input.makesBundle = true
        let (report, tree) = SiteBuilder(input).build(theme: try #require(Theme.load().theme))
        #expect(report.findings.filter { $0.severity == .error } == [])
        for file in try #require(tree).files {
            var bytes: [UInt8] = []
            switch file.content {
            case .bytes(let content): bytes = content
            case .rendered(let render): render(&bytes)
            case .copy: Issue.record("nothing of this site lies on disk")
            }
            output[file.path] = Data(bytes)
        }
    }

    /// Builds one of the sites of the repository.
    init(repository name: String) throws {
        let folder = TestData.packageRoot.appendingPathComponent("site/" + name)
        let content = folder.appendingPathComponent("content")
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: content.path) {
            guard let data = try? Data(contentsOf: content.appendingPathComponent(path)) else { continue }
            files[path] = String(decoding: data, as: UTF8.self)
        }
        try self.init(
            configuration: try String(contentsOf: folder.appendingPathComponent("fingerpost.yaml"), encoding: .utf8),
            catalogue: try? String(contentsOf: folder.appendingPathComponent("intents.yaml"), encoding: .utf8),
            files: files)
    }

    /// Builds one page in English.
    init(page: String, configuration more: String = "", files: [String: String] = [:]) throws {
        try self.init(
            configuration: "title: Help\n" + more, catalogue: Self.catalogue,
            files: files.merging(["index.md": page]) { $1 })
    }

    static let catalogue = """
        version: 1
        scheme: gallery-action
        routes: { task: { id: uuid } }
        intents:
          backup.retry: { path: backup/retry, confirm: "Retry?" }
          library.erase: { path: library/erase, destructive: true, confirm: "Erase?" }
          task.open: { path: "task/{task:uuid}", since: "2.1", platforms: [ios, web], stack: [{ task: { id: task } }] }
        destinations:
          https: { hosts: ["*"] }
          mailto: { addresses: [support@example.com] }
          rewrite: [{ from: "http://status.example.com/", to: "https://status.example.com/" }]
        """

    func text(_ path: String) throws -> String { String(decoding: try #require(output[path]), as: UTF8.self) }

    /// The bundle, read from the output.
    func bundle(replacing changes: [String: Data] = [:]) throws -> HelpPages {
        let files = output.merging(changes.map { ("bundle/" + $0.key, $0.value) }) { $1 }
        return try HelpPages { file in
            guard let data = files["bundle/" + file] else { throw CocoaError(.fileNoSuchFile) }
            return data
        }
    }
}

extension HelpPage {
    /// The runs of the page in order, and the texts between them that stand in no run.
    func walk(run: (HelpRun) -> Void, text: (String) -> Void = { _ in }) { walk(blocks, run, text) }

    private func walk(_ blocks: [HelpBlock], _ run: (HelpRun) -> Void, _ text: (String) -> Void) {
        for block in blocks {
            switch block {
            case .paragraph(let runs, _), .heading(_, _, _, let runs): runs.forEach(run)
            case .list(_, let items): for item in items { walk(item.blocks, run, text) }
            case .quote(let blocks), .note(_, let blocks): walk(blocks, run, text)
            case .callout(_, let title, let blocks), .details(let title, let blocks):
                text(title)
                walk(blocks, run, text)
            case .figure(let runs, let more), .card(let runs, let more):
                runs.forEach(run)
                text(more)
            case .tabs(let tabs):
                for tab in tabs {
                    text(tab.title)
                    walk(tab.blocks, run, text)
                }
            case .code(_, let code): text(code)
            case .rule: break
            case .table(let table): ([table.header] + table.rows).joined().joined().forEach(run)
            }
        }
    }
}
