import Templating
import Testing

@testable import SiteBuild

/// Words, directions and nesting: what the theme works out by itself.
struct ThemeDataTests {
    @Test func showsAWordThatTheConfigurationChanged() throws {
        var page = ThemeSample.article
        page.site.texts[.onThisPage] = "Contents & more"
        let theme = try #require(Theme.load().theme)
        var output: [UInt8] = []
        theme.render(page, to: &output)
        #expect(String(decoding: output, as: UTF8.self).contains("<summary>Contents &amp; more</summary>"))
    }

    @Test func knowsWhichLanguagesRunRightToLeft() {
        let rightToLeft = ["ar", "he-IL", "fa", "ur-PK", "az-Arab", "pa_Arab_PK"]
        #expect(rightToLeft.allSatisfy { WritingDirection(language: $0) == .rightToLeft })
        let leftToRight = ["en", "es-419", "ar-Latn", "ku", "", "arn"]
        #expect(leftToRight.allSatisfy { WritingDirection(language: $0) == .leftToRight })
    }

    @Test func closesEveryListItOpensWhateverTheDepths() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let depths = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
                Int.random(in: -2...6, using: &generator)
            }
            let nesting = Nesting.of(depths)
            #expect(nesting.count == depths.count)
            var open = 0
            for (index, item) in nesting.enumerated() {
                if item.hasChildren { open += 1 }
                open -= item.closings
                #expect(open >= 0, "\(depths)")
                if index + 1 < depths.count { #expect(item.hasChildren == (depths[index + 1] > depths[index])) }
            }
            #expect(open == 0, "\(depths)")
        }
    }

    @Test func nestsAnItemUnderTheNearestOneAboveIt() {
        #expect(
            Nesting.of([0, 1, 1, 3, 0]) == [
                Nesting(hasChildren: true, closings: 0), Nesting(hasChildren: false, closings: 0),
                Nesting(hasChildren: true, closings: 0), Nesting(hasChildren: false, closings: 2),
                Nesting(hasChildren: false, closings: 0),
            ])
    }

    @Test func preparedNavigationGivesTheSamePage() throws {
        let theme = try #require(Theme.load().theme)
        let items = ThemeSample.article.navigation
        let prepared = theme.prepare(items, site: ThemeSample.site)
        for current in [Int?](items.indices.map { $0 }) + [nil] {
            var page = ThemeSample.article
            for index in items.indices { page.navigation[index].isCurrent = index == current }
            var direct: [UInt8] = []
            theme.render(page, to: &direct)
            var shared: [UInt8] = []
            theme.render(page, navigation: prepared, current: current, to: &shared)
            #expect(String(decoding: shared, as: UTF8.self) == String(decoding: direct, as: UTF8.self))
        }
        var page = ThemeSample.article
        page.navigation = []
        var bare: [UInt8] = []
        theme.render(page, navigation: theme.prepare([], site: page.site), current: nil, to: &bare)
        #expect(!String(decoding: bare, as: UTF8.self).contains("id=\"navigation\""))
    }

    @Test func anAbsentDescriptionDoesNotShowThatOfThePage() throws {
        let html = try ThemeGoldenTests.render("section")
        #expect(html.contains("<li><a href=\"storage.html\">Storage &amp; limits</a></li>"))
    }

    /// Titles, addresses and words come from content; none of them may become markup.
    @Test func escapesEverythingButTheBody() throws {
        let hostile = "\"><script>alert(1)</script>&'"
        var page = ThemeSample.section
        page.site.title = hostile
        page.site.generator = hostile
        page.site.contractVersion = hostile
        page.site.language = hostile
        for key in InterfaceText.allCases { page.site.texts[key] = hostile }
        page.links = SiteLinks(home: hostile, assets: hostile)
        page.title = hostile
        page.description = hostile
        page.canonical = hostile
        page.image = hostile
        page.language = hostile
        page.updated = hostile
        page.since = hostile
        page.platforms = [hostile]
        page.screen = hostile
        page.tags = [hostile]
        page.isDraft = true
        page.isFallback = true
        page.tableOfContents = [TableOfContentsEntry(level: 2, id: hostile, title: hostile)]
        page.breadcrumbs = [PageLink(title: hostile, href: hostile)]
        page.previous = PageLink(title: hostile, href: hostile)
        page.next = PageLink(title: hostile, href: hostile)
        page.navigation = [NavigationItem(title: hostile, href: hostile, depth: 0)]
        page.children = [PageCard(title: hostile, description: hostile, href: hostile)]
        page.alternates = [
            Alternate(locale: hostile, name: hostile, href: hostile, isCurrent: true),
            Alternate(locale: hostile, name: hostile, href: hostile, address: hostile),
        ]
        let theme = try #require(Theme.load().theme)
        for template in PageData.Template.allCases {
            page.template = template
            var output: [UInt8] = []
            theme.render(page, to: &output)
            let page = String(decoding: output, as: UTF8.self)
            #expect(page.matches(of: /<script/).count == 2)
            #expect(!page.contains("alert(1)</script"))
        }
        var output: [UInt8] = []
        theme.render(
            RedirectData(
                site: page.site, links: page.links, title: hostile, target: hostile, canonical: hostile,
                fragments: [FragmentRedirect(fragment: hostile, target: hostile)]), to: &output)
        theme.render(NotFoundData(site: page.site, links: page.links, children: page.children), to: &output)
        theme.render(LanguagePageData(site: page.site, links: page.links, locales: page.alternates), to: &output)
        #expect(!String(decoding: output, as: UTF8.self).contains("alert(1)</script"))
    }

    @Test func knowsEveryNameOnce() {
        #expect(Set(ThemeVocabulary.names).count == ThemeVocabulary.names.count)
        #expect(ThemeName.allCases.enumerated().allSatisfy { $0 == Int($1.rawValue) })
    }
}
