import Documents
import SourceText
import Testing

@testable import SiteBuild

@Suite struct SiteModelTests {
    private let english = SiteLocale(code: "en", name: "English")
    private let spanish = SiteLocale(code: "es", name: "Español")

    private func source(_ path: String, _ yaml: String = "") -> SiteSource {
        let file = SourceFile(name: path, text: "---\n\(yaml)\n---\n")
        let (frontMatter, findings) = FrontMatter.decode(file, split: FrontMatterSplit(file.bytes))
        #expect(findings == [])
        return SiteSource(path: path, name: "content/" + path, frontMatter: frontMatter)
    }

    private func outputs(_ model: SiteModel) -> [String] { model.pages.map(\.output.text).sorted() }

    @Test func mirrorsTheContentOfASiteInOneLanguage() {
        let model = SiteModel(
            locales: [],
            sources: [source("index.md"), source("backup/index.md"), source("backup/retry.md"), source("My file.md")])
        #expect(outputs(model) == ["My file.html", "backup/index.html", "backup/retry.html", "index.html"])
        #expect(model.locales == [english])
        #expect(!model.usesLocaleFolders)
        #expect(model.findings == [])
    }

    @Test func makesPagesForFoldersThatHaveNoneAndForStartPages() {
        let model = SiteModel(locales: [], sources: [source("a/b/c.md"), source("secret/x.md", "hidden: true")])
        #expect(outputs(model) == ["a/b/c.html", "a/b/index.html", "a/index.html", "index.html", "secret/x.html"])
        #expect(model.pages.filter { $0.origin == .section }.count == 3)
    }

    @Test func leavesDraftsOut() {
        let model = SiteModel(locales: [], sources: [source("index.md"), source("a.md", "draft: true")])
        #expect(outputs(model) == ["index.html"])
        #expect(model.pageOfSource == [0, -1])
    }

    @Test func takesSlugsForFilesAndForFolders() {
        let model = SiteModel(
            locales: [],
            sources: [
                source("index.md"), source("backup/index.md", "slug: safety"), source("backup/retry.md", "slug: again"),
                source("backup/deep/x.md"),
            ])
        #expect(
            outputs(model) == [
                "index.html", "safety/again.html", "safety/deep/index.html", "safety/deep/x.html", "safety/index.html",
            ])
    }

    @Test func refusesASlugOfTheStartPage() {
        let model = SiteModel(locales: [], sources: [source("index.md", "slug: home")])
        #expect(model.findings.map(\.rule) == ["front-matter-value"])
        #expect(outputs(model) == ["index.html"])
    }

    @Test func fallsBackToTheDefaultLocaleAtTheLocalesOwnAddress() {
        let model = SiteModel(
            locales: [english, spanish],
            sources: [
                source("en/backup/index.md"), source("en/backup/retry.md"), source("en/index.md"),
                source("es/index.md"), source("es/solo.md"), source("extra/readme.md"),
            ])
        #expect(
            outputs(model) == [
                "en/backup/index.html", "en/backup/retry.html", "en/index.html", "es/backup/index.html",
                "es/backup/retry.html", "es/index.html", "es/solo.html", "extra/readme.html",
            ])
        let fallbacks = model.pages.filter { $0.origin == .fallback }
        #expect(fallbacks.map(\.output.text) == ["es/backup/index.html", "es/backup/retry.html"])
        #expect(fallbacks.map { model.sources[$0.source].path } == ["en/backup/index.md", "en/backup/retry.md"])
        #expect(fallbacks.allSatisfy { $0.locale == 1 })
        #expect(model.sections.contains { $0.path.text == "extra" && $0.isOutsideLocales })
    }

    @Test func pairsPagesByPathAndByIdentifier() {
        let model = SiteModel(
            locales: [english, spanish],
            sources: [
                source("en/a.md", "id: one"), source("en/b.md"), source("en/index.md"), source("es/b.md"),
                source("es/index.md"), source("es/uno.md", "id: one"),
            ])
        #expect(model.counterpart(of: 0, in: 1) == 5)
        #expect(model.counterpart(of: 1, in: 1) == 3)
        #expect(model.counterpart(of: 5, in: 0) == 0)
        #expect(outputs(model).filter { $0.hasPrefix("es/") } == ["es/b.html", "es/index.html", "es/uno.html"])
    }

    @Test func putsFallbacksIntoAFolderThatHasAnotherNameInTheLocale() {
        let model = SiteModel(
            locales: [english, spanish],
            sources: [
                source("en/backup/index.md", "id: backup"), source("en/backup/retry.md"), source("en/index.md"),
                source("es/copia/index.md", "{id: backup, slug: copias}"), source("es/index.md"),
            ])
        #expect(
            outputs(model).filter { $0.hasPrefix("es/") } == [
                "es/copias/index.html", "es/copias/retry.html", "es/index.html",
            ])
    }

    @Test func pairsTheListsOfFoldersWithoutIndexPages() {
        let model = SiteModel(
            locales: [english, spanish], sources: [source("en/a/b.md"), source("en/index.md"), source("es/index.md")])
        let lists = model.pages.indices.filter { model.pages[$0].origin == .section }
        #expect(lists.map { model.pages[$0].output.text } == ["en/a/index.html", "es/a/index.html"])
        #expect(model.counterpart(of: lists[0], in: 1) == lists[1])
        #expect(model.counterpart(of: lists[1], in: 0) == lists[0])
    }

    @Test func reportsAnIdentifierGivenTwiceInALocale() {
        let model = SiteModel(locales: [], sources: [source("a.md", "id: x"), source("b.md", "id: x")])
        #expect(model.findings.map(\.rule) == ["front-matter-value"])
        #expect(model.findings.first?.place.file == "content/b.md")
        #expect(model.findings.first?.related.map(\.place.file) == ["content/a.md"])
    }

    @Test func makesRedirectsOfAliases() {
        let model = SiteModel(
            locales: [english, spanish],
            sources: [
                source(
                    "en/a.md", "aliases: [old/a, 'old/b#x', {'old/b#y': '#z'}, /root.md, '#here', 'old/c/', 'a%20b']"),
                source("en/b.md", "aliases: old/b"), source("en/index.md"), source("es/index.md"),
            ])
        #expect(model.findings == [])
        #expect(
            model.redirects.map(\.output.text) == [
                "en/old/a.html", "en/old/b.html", "root.html", "en/old/c/index.html", "en/a b.html",
            ])
        let split = model.redirects[1]
        #expect(split.target.page == 1 && split.isNamed)
        #expect(split.fragments.map(\.old) == ["x", "y"])
        #expect(split.fragments.map(\.target.page) == [0, 0])
        #expect(split.fragments.map(\.target.anchor) == ["", "z"])
    }

    @Test func reportsAnAliasThatLeadsToTwoPages() {
        for alias in ["old", "'old#x'"] {
            let model = SiteModel(
                locales: [], sources: [source("a.md", "aliases: \(alias)"), source("b.md", "aliases: \(alias)")])
            #expect(model.findings.map(\.rule) == ["alias-conflict"])
            #expect(model.findings.first?.related.map(\.place.file) == ["content/a.md"])
        }
    }
}
