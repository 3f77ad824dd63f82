import Documents
import IntentCatalogue
import SourceText
import Testing

@testable import SiteBuild

/// A small site in memory, built or refused.
struct SiteFixture {
    var configuration = "title: Help"
    var catalogue: String?
    var files: [String: String] = [:]

    /// Builds it; the output by path, empty when the build was refused.
    func build() throws -> (report: SiteReport, output: [String: String]) {
        let theme = try #require(Theme.load().theme)
        let (report, tree) = SiteBuilder(try input()).build(theme: theme)
        var output: [String: String] = [:]
        for file in tree?.files ?? [] {
            var bytes: [UInt8] = []
            switch file.content {
            case .bytes(let content): bytes = content
            case .rendered(let render): render(&bytes)
            case .copy: Issue.record("nothing of this site lies on disk")
            }
            #expect(output.updateValue(String(decoding: bytes, as: UTF8.self), forKey: file.path) == nil)
        }
        return (report, output)
    }

    func input() throws -> SiteInput {
        let file = SourceFile(name: "fingerpost.yaml", text: configuration)
        let (read, findings) = SiteConfiguration.decode(file)
        let site = try #require(read, "\(findings)")
        var list: Catalogue?
        if let catalogue {
            let (read, findings) = Catalogue.decode(SourceFile(name: "intents.yaml", text: catalogue))
            #expect(findings.filter { $0.severity == .error } == [])
            list = read
        }
        return SiteInput(
            configuration: site, catalogue: list,
            content: SourceTree(namePrefix: "content/", files: files.mapValues { Array($0.utf8) }),
            generator: "Fingerpost 0")
    }

    /// The paths of the output but for the theme's own files.
    static func paths(_ output: [String: String]) -> [String] {
        output.keys.filter { !$0.hasPrefix("assets/") }.sorted()
    }
}
