import Documents
import IntentRouting
import LinkAudit
import SourceText
import Testing

@testable import SiteBuild

/// The links of the articles as they were written against those of the pages as they came out.
@Suite struct OutputLinksTests {
    @Test(arguments: ["gallery", "manual"])
    func noLinkIsLostAndNoneIsNew(name: String) throws {
        let fixture = try SiteFixture.ofRepository(name)
        let output = try fixture.build().output
        let input = try fixture.input()
        let plan = SitePlan(input)
        var written: [String: [String]] = [:]
        for link in SiteBuilder(input).audit(keepsLinks: true).linkList {
            guard link.use != .definition, link.form != .frontMatter, link.kind != .nearMiss else { continue }
            written[link.file, default: []].append(key(of: link, plan))
        }
        var count = 0
        for page in plan.model.pages where page.origin == .source {
            let source = plan.model.sources[page.source]
            guard source.frontMatter.redirect == nil else { continue }
            let markup = try #require(output[page.output.text])
            let shown = try articleLinks(of: markup, page: page.output.text)
            #expect(shown.sorted() == written[source.name, default: []].sorted(), "\(source.name)")
            count += shown.count
        }
        #expect(count > 100)
    }

    @Test func aLinkThatIsSwallowedOrAddedIsNoticed() throws {
        let page = "<article><p><a href=\"../x.html#a\">x</a></p></article><a href=\"theme.html\">theme</a>"
        #expect(try articleLinks(of: page, page: "en/b/c.html") == ["en/x.html#a"])
    }

    /// Where a link leads, in words that page and source can share.
    private func key(of link: AuditedLink, _ plan: SitePlan) -> String {
        let destination = String(decoding: link.destination, as: UTF8.self)
        let suffix = destination.firstIndex { "?#".contains($0) }.map { String(destination[$0...]) } ?? ""
        switch link.verdict {
        case .intent(let match): return "intent \(match.id) \(match.url)"
        case .system(let target), .rewrite(let target): return String(decoding: target.url, as: UTF8.self)
        case .page(let page, _): return plan.model.pages[page].output.text + suffix
        case .asset(let asset, _): return plan.index.assets[asset] + suffix
        case .anchor:
            let page = plan.model.pages.first { $0.source >= 0 && plan.model.sources[$0.source].name == link.file }
            return (page?.output.text ?? "") + suffix
        case .unchecked, .refused: return "nowhere: " + destination
        }
    }

    /// The links of the article; those that lead to footnotes and back are the renderer's own.
    private func articleLinks(of markup: String, page: String) throws -> [String] {
        let tree = try HTMLTree.parse(Array(markup.utf8), mode: .document)
        return tree.linkAttributes().compactMap { link in
            guard let node = link.node, isInArticle(node, tree) else { return nil }
            let element = tree.nodes[node]
            if let id = tree.value(of: "data-intent", in: element) {
                return "intent \(id) \(tree.value(of: "data-intent-url", in: element) ?? link.value)"
            }
            if link.value.hasPrefix("#fn") { return nil }
            return link.value.contains(":") ? link.value : resolve(link.value, from: page)
        }
    }

    private func isInArticle(_ node: Int, _ tree: HTMLTree) -> Bool {
        var ancestor = node
        while ancestor >= 0 {
            if tree.nodes[ancestor].name == "article" { return true }
            ancestor = Int(tree.nodes[ancestor].parent)
        }
        return false
    }

    private func resolve(_ reference: String, from page: String) -> String {
        let end = reference.firstIndex { "?#".contains($0) } ?? reference.endIndex
        guard end > reference.startIndex else { return page + reference }
        var segments = page.split(separator: "/").dropLast().map(String.init)
        for segment in reference[..<end].split(separator: "/") {
            if segment == ".." { segments.removeLast() } else { segments.append(String(segment)) }
        }
        let path = segments.joined(separator: "/")
        return String(decoding: percentDecoded(Array(path.utf8)[...]), as: UTF8.self) + reference[end...]
    }
}
