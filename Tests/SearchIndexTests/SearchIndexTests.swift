import Foundation
import TestSupport
import Testing

@testable import SearchIndex

/// The files of an index.
struct SearchIndexTests {
    private static let pages: [(title: String, html: String)] = [
        (
            "Restore photos",
            "<p>Bring a backup back.</p><h2 id=\"one\">One photo</h2><p>Open it &amp; tap \"Save\".</p>"
        ),
        ("Backup", "<h1 id=\"backup\">Backup</h1><p>A copy. C:\\photos\u{2028}</p>"),
        ("写真", "<p>写真を復元 <script>alert(\"x\")</script></p>"),
        ("</script><b>", ""),
    ]

    private static func index(_ pages: [(title: String, html: String)] = pages) -> SearchIndex {
        let terms = pages.map { page in
            PageTerms(
                title: page.title, description: nil, name: "", tags: [],
                article: page.html.isEmpty ? nil : ArticleText(Array(page.html.utf8)))
        }
        return SearchIndex(terms, sizes: pages.map(\.html.utf8.count))
    }

    private static func text(_ index: SearchIndex) -> String {
        var files = index.files.map { $0.path + "\n" + String(decoding: $0.bytes, as: UTF8.self) }
        for (number, range) in index.pageRanges.enumerated() {
            let shown = pages[range].map { page in
                let sections = page.html.isEmpty ? nil : SearchSections(ArticleText(Array(page.html.utf8)))
                return (SearchPage(title: page.title, address: "en/p.html", trail: ["Help \"1\""]), sections)
            }
            let bytes = SearchIndex.pagesFile(number, shown)
            files.append(SearchIndex.pagesPath(number) + "\n" + String(decoding: bytes, as: UTF8.self))
        }
        return files.joined()
    }

    @Test func aSmallIndexIsWrittenAsOnRecord() throws {
        let text = Self.text(Self.index())
        #expect(text == (try Golden.text("Search/index.txt", for: text)))
    }

    @Test func anIndexIsTheSameEveryTime() {
        let pages = (0..<600).map { number in
            (title: "Page \(number % 7)", html: "<p>word\(number) common other\(number % 50) é\(number)</p>")
        }
        let first = Self.index(pages).files.map(\.bytes)
        for _ in 0..<3 { #expect(Self.index(pages).files.map(\.bytes) == first) }
    }

    @Test func anIndexOfNothingHasADirectory() {
        #expect(Self.index([]).files.map(\.path) == ["index.js"])
        #expect(Self.index([]).pageRanges.isEmpty)
    }

    @Test func ofACommonTermThePagesOfTheHighestImpactAreKept() {
        var random = RandomSource(seed: 7)
        let postings = (0..<9_000).map { UInt32($0) << 6 | UInt32(random.number(1...63)) }
        var line: [UInt8] = []
        PostingsLine.append(postings[...], to: &line)
        let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_".utf8)
        var index = 0
        func number() -> Int {
            var result = 0
            var shift = 0
            while true {
                let digit = digits.firstIndex(of: line[index]) ?? 0
                index += 1
                result |= (digit & 31) << shift
                shift += 5
                if digit < 32 { return result }
            }
        }
        #expect(number() == 9_000)
        var kept: [UInt32] = []
        var page = -1
        while index < line.count {
            let impact = UInt32(digits.firstIndex(of: line[index]) ?? 0)
            index += 1
            page += number() + 1
            kept.append(UInt32(page) << 6 | impact)
        }
        let best = postings.sorted { ($0 & 63, $1 >> 6) > ($1 & 63, $0 >> 6) }.prefix(PostingsLine.limit)
        #expect(kept == best.sorted { $0 >> 6 < $1 >> 6 })
    }

    @Test func aPageOfAnyLengthIsCutForExcerpts() {
        let html = Array(("<p>" + String(repeating: "写真", count: 100_000) + "</p><h2 id=\"a\">End</h2>").utf8)
        let sections = SearchSections(ArticleText(html))
        let bytes = SearchIndex.pagesFile(0, [(SearchPage(title: "T", address: "t.html", trail: []), sections)])
        #expect((14_000..<18_000).contains(bytes.count))
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(!text.contains("\u{FFFD}"))
        #expect(text.hasSuffix("[\"End\",\"a\",\"\"]]]]);\n"))
    }

    @Test func impactsRankTitlesAboveHeadingsAboveText() {
        let terms = ["a", "b"].map { PageTerms(title: $0) }
        let impact = Impact(terms[0], meanLength: 100)
        let title = impact.value(body: 0, headings: 0, flags: TermCounter.title)
        let heading = impact.value(body: 0, headings: 1, flags: 0)
        let body = impact.value(body: 1, headings: 0, flags: 0)
        #expect(title > heading)
        #expect(impact.value(body: 255, headings: 255, flags: 7) == 63)
        #expect(impact.value(body: 2, headings: 0, flags: 0) > body)
        #expect(Impact(terms[0], meanLength: 0).value(body: 0, headings: 0, flags: 0) == 1)
    }
}
