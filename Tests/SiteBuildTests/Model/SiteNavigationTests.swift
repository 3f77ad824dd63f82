import Documents
import SourceText
import Testing

@testable import SiteBuild

@Suite struct SiteNavigationTests {
    private func site(_ files: [(String, String)]) -> (SiteModel, SiteNavigation) {
        let sources = files.map { path, yaml in
            let file = SourceFile(name: path, text: "---\n\(yaml)\n---\n")
            return SiteSource(
                path: path, name: path,
                frontMatter: FrontMatter.decode(file, split: FrontMatterSplit(file.bytes)).frontMatter)
        }
        let model = SiteModel(locales: [], sources: sources)
        let titles = model.pages.map { page in
            page.source < 0
                ? model.sections[page.section].label : model.sources[page.source].frontMatter.title?.text ?? ""
        }
        return (model, SiteNavigation(model, titles: titles))
    }

    private func outline(_ site: (SiteModel, SiteNavigation), _ folder: String, limit: Int = 100) -> [String] {
        guard let section = site.0.sections.firstIndex(where: { $0.path.text == folder }) else { return [] }
        return site.1.outline(ofSection: section, limit: limit).map {
            String(repeating: " ", count: $0.depth) + $0.label + ($0.isOpen ? "*" : "")
        }
    }

    private let sample = [
        ("index.md", "title: Home"), ("z.md", "{title: Last, order: 1}"), ("a.md", "title: Álbum 10"),
        ("b.md", "title: album 9"), ("c.md", "{title: Long title, nav: Zoo}"), ("h.md", "{title: H, hidden: true}"),
        ("r.md", "{title: R, redirect: a.md}"), ("backup/index.md", "{title: Backup, order: 2}"),
        ("backup/x.md", "title: X"), ("backup/w.md", "title: W"), ("no-index/deep/page.md", "title: Deep"),
        ("gone/index.md", "{title: Gone, hidden: true}"), ("gone/inner.md", "title: Inner"),
    ]

    @Test func sortsByOrderThenTitleAndLeavesHiddenPagesOut() {
        #expect(
            outline(site(sample), "backup") == [
                "Last", "Backup*", " W", " X", "album 9", "Álbum 10", "No index", " Deep", "  Deep", "Zoo",
            ])
    }

    @Test func linksPagesInReadingOrder() {
        let (model, navigation) = site(sample)
        var row: [String] = []
        var page = model.sections[model.roots[0]].indexPage
        while page >= 0 {
            row.append(navigation.titles[page])
            if navigation.next[page] >= 0 { #expect(navigation.previous[navigation.next[page]] == page) }
            page = navigation.next[page]
        }
        #expect(
            row == [
                "Home", "Last", "Backup", "W", "X", "album 9", "Álbum 10", "No index", "Deep", "Deep", "Long title",
            ])
    }

    @Test func namesWhatIsAboveAPage() {
        let (model, navigation) = site(sample)
        func above(_ path: String) -> [String]? {
            model.pages.firstIndex { $0.output.text == path }.map { navigation.ancestors(of: $0) }?
                .map { navigation.titles[$0] }
        }
        #expect(above("backup/x.html") == ["Home", "Backup"])
        #expect(above("backup/index.html") == ["Home"])
        #expect(above("index.html") == [])
        #expect(above("no-index/deep/page.html") == ["Home", "No index", "Deep"])
    }

    @Test func showsALargeSiteInPart() {
        var files = [("index.md", "title: Home")]
        for folder in 10..<40 {
            for page in 10..<30 { files.append(("s\(folder)/p\(page).md", "title: P\(page)")) }
        }
        let large = site(files)
        let lines = outline(large, "s39", limit: 20)
        #expect(lines == ["S10", "S11", "S12", "S13", "S14", "S39*"] + (10..<20).map { " P\($0)" })
        #expect(outline(large, "s10", limit: 1_000).count == 30 + 30 * 20)
    }
}
