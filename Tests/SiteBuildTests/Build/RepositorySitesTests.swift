import Documents
import Foundation
import IntentCatalogue
import SourceText
import TestSupport
import Testing

@testable import SiteBuild

/// The sites that this repository holds, built in memory.
@Suite struct RepositorySitesTests {
    private func build(_ name: String) throws -> (report: SiteReport, output: [String: String]) {
        try SiteFixture.ofRepository(name).build()
    }

    @Test(arguments: ["gallery", "manual"])
    func buildsWithoutAFault(name: String) throws {
        let (report, output) = try build(name)
        #expect(report.findings.filter { $0.severity == .error } == [])
        #expect(output["robots.txt"] != nil)
    }

    /// Every relative address on every page leads to a file of the output, every fragment to an id on it.
    @Test(arguments: ["gallery", "manual"])
    func leadsNowhereWrong(name: String) throws {
        let output = try build(name).output
        var identifiers: [String: Set<String>] = [:]
        var links: [(page: String, address: String)] = []
        for (path, text) in output where path.hasSuffix(".html") {
            let tree = try HTMLTree.parse(Array(text.utf8), mode: .document)
            identifiers[path] = Set(tree.identifiers().map(\.name))
            links += tree.linkAttributes().map { (path, $0.value) }
        }
        #expect(!links.isEmpty)
        for (page, address) in links where !address.contains(":") {
            // The page for missing addresses is shown at any depth and counts from the site's root.
            let base = address.hasPrefix("/") ? "" : page
            let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            var segments = base.split(separator: "/").dropLast().map(String.init)
            var target = page
            if !parts[0].isEmpty {
                for segment in parts[0].split(separator: "/") {
                    if segment == ".." { segments.removeLast() } else { segments.append(String(segment)) }
                }
                target = segments.joined(separator: "/").removingPercentEncoding ?? ""
            }
            if !address.hasPrefix("/") { #expect(output[target] != nil, "\(page): \(address)") }
            if parts.count == 2, !parts[1].isEmpty, target.hasSuffix(".html") {
                let name = parts[1].removingPercentEncoding ?? ""
                #expect(identifiers[target]?.contains(name) == true, "\(page): \(address)")
            }
        }
    }
}
