import Foundation
import TestSupport
import Testing

@testable import SiteBuild

/// The search of a site: which pages are found where, and how well.
struct SearchFilesTests {
    private static let files = [
        "en/index.md": "# Start\n\nWelcome.\n",
        "en/backup/index.md": "---\ntitle: Backup\n---\nCopies.\n",
        "en/backup/retry.md": """
        ---
        title: Retry
        description: Once more
        tags: [network]
        ---
        Again.

        ## Later

        Tomorrow.
        """,
        "en/secret.md": "---\ntitle: Hidden away\nhidden: true\n---\nNot listed.\n",
        "en/moved.md": "---\ntitle: Moved\nredirect: backup/retry.md\n---\n",
        "en/draft.md": "---\ntitle: Unfinished\ndraft: true\n---\nNo.\n",
        "es/index.md": "# Inicio\n",
    ]

    private func build(_ more: String = "") throws -> [String: String] {
        let configuration = """
            title: Help
            locales: [{ code: en, name: English }, { code: es, name: Español }]
            \(more)
            """
        return try SiteFixture(configuration: configuration, files: Self.files).build().output
    }

    @Test func everyLocaleFindsThePagesThatItShows() throws {
        let output = try build()
        let english = try #require(output["assets/search/en/pages-0.js"])
        let spanish = try #require(output["assets/search/es/pages-0.js"])
        let sections = #"[["","","Again."],["Later","later","Tomorrow."]]"#
        #expect(english.contains(#"["Retry","en/backup/retry.html",["Backup"],"# + sections + "]"))
        #expect(spanish.contains("[\"Retry\",\"es/backup/retry.html\",[\"Backup\"],[[\"\",\"\",\"Again.\"]"))
        #expect(spanish.contains("[\"Inicio\",\"es/index.html\",[],["))
        #expect(!english.contains("Inicio"))
        for text in ["Hidden away", "Moved", "Unfinished"] {
            #expect(!english.contains(text) && !spanish.contains(text))
        }
        let words = try #require(output["assets/search/en/words-0.js"])
        for word in ["network", "once", "tomorrow"] { #expect(words.contains(word.suffix(3))) }
    }

    @Test func pagesAskForTheSearchWhereThereIsOne() throws {
        let output = try build()
        for path in ["en/index.html", "en/backup/retry.html", "404.html", "es/404.html"] {
            #expect(output[path]?.contains("data-search=") == true, "\(path)")
        }
        #expect(output["en/index.html"]?.contains("class=\"search-field\"") == true)
        #expect(output["404.html"]?.contains("class=\"search-field\"") == true)
    }

    @Test func aSiteCanGoWithout() throws {
        let output = try build("search: false")
        #expect(!output.keys.contains { $0.hasPrefix("assets/search/") })
        for (path, text) in output where path.hasSuffix(".html") { #expect(!text.contains("data-search"), "\(path)") }
    }

    /// Fifty questions to the example site, each with the pages that answer it.
    @Test(.enabled(if: Program(named: "node") != nil, "node is absent: install the package nodejs"))
    func theGalleryAnswersWhatPeopleAsk() throws {
        let node = try #require(Program(named: "node"))
        let folder = try TemporaryFolder()
        let output = try SiteFixture.ofRepository("gallery").build().output
        for (path, text) in output where path.hasPrefix(SearchFiles.folder) {
            try folder.write(path, text)
        }
        let tests = TestData.packageRoot.appendingPathComponent("Tests")
        let (code, answer) = try node.run(
            [
                tests.appendingPathComponent("runtime/search-queries.mjs").path, folder.path,
                tests.appendingPathComponent("Fixtures/Search/gallery-queries.tsv").path,
            ], in: URL(fileURLWithPath: folder.path))
        #expect(code == 0, "\(answer)")
        struct Answer: Decodable {
            var query: String
            var place: Int
            var first: String
            var bytes: Int
        }
        let answers = try answer.split(separator: "\n").map {
            try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
        }
        #expect(answers.count == 50)
        let missed = answers.filter { !(1...3).contains($0.place) }
        #expect(missed.count <= 3, "\(missed)")
        #expect(answers.filter { $0.place == 1 }.count >= 43, "\(answers.filter { $0.place != 1 })")
        #expect(answers.allSatisfy { $0.bytes < 120_000 })
    }
}
