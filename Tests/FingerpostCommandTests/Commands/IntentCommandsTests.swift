import Foundation
import TestSupport
import Testing

@testable import FingerpostCommand

/// A site in two languages whose catalogue has a life cycle.
private func site(_ changes: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
        [
            "fingerpost.yaml": """
            title: Help
            locales:
              - { code: en, name: English }
              - { code: es, name: Español }
            """,
            "intents.yaml": """
            version: 1
            scheme: gallery-action
            universal: https://gallery.example.com/open
            routes: { albums: {}, album: { album: slug } }
            intents:
              backup.retry: { path: backup/retry, aliases: [backup/again], title: { en: Retry, es: Reintentar } }
              album.open:
                path: album/{album:slug}
                title: { en: Open an album, es: Abrir un álbum }
                stack: [albums, { album: { album: album } }]
              photos.import:
                path: import
                title: { en: Import, es: Importar }
                since: "2.2"
                platforms: [ios, web]
                fallback: { en: "Library > Import", es: "Fototeca > Importar" }
              photos.scan: { path: scan, title: { en: Scan, es: Escanear }, since: "2.2" }
              backup.old:
                path: old
                title: { en: Retry, es: Reintentar }
                deprecated: { use: backup.retry }
            destinations: { tel: true }
            """,
            "content/en/index.md": """
            # Home

            Tap [Retry](gallery-action://backup/retry) or [again][r], or [an album](gallery-action://album/summer).

            [r]: gallery-action://backup/retry
            """,
            "content/es/index.md": "# Inicio\n\n[Reintentar](gallery-action://backup/retry)\n",
            "content/en/import.md": "# Import\n\nTap [Import](gallery-action://import) to *start*.\n",
            "content/en/call.md": "# Call\n\n[Call](tel:+1555)\n",
        ].merging(changes) { $1 })
}

extension TemporaryFolder {
    /// Runs a command in the folder, which stays until the command has ended.
    fileprivate func run(_ words: String..., input: String = "") -> CommandRun { run(words: words, input: input) }

    fileprivate func run(words: [String], input: String = "") -> CommandRun {
        CommandRun(words: words, in: path, input: input)
    }
}

@Suite struct UsageCommandTests {
    @Test func countsTheLinksToEachIntent() throws {
        let run = (try site()).run("usage")
        #expect(
            run.output == """
                intent         links  pages
                backup.retry       3      2
                album.open         1      1
                photos.import      1      1
                backup.old         0      0  deprecated, unused
                photos.scan        0      0  unused

                """)
        #expect(run.errors == "5 links to 3 of 5 intents\n")
        #expect(run.code == 0)
    }

    @Test func showsEveryUseWithPlaceAndLocale() throws {
        let run = (try site()).run("usage", "backup.retry")
        #expect(
            run.output == """
                content/en/index.md:3:13  en  gallery-action://backup/retry
                content/en/index.md:5:6  en  gallery-action://backup/retry
                content/es/index.md:3:14  es  gallery-action://backup/retry

                """)
        #expect(run.errors == "3 links on 2 pages\n")
    }

    @Test func takesASiteAndAnIntent() throws {
        let folder = try site()
        let name = folder.path.split(separator: "/").last.map(String.init) ?? ""
        let parent = String(folder.path.dropLast(name.count + 1))
        #expect(CommandRun("usage", "./" + name, in: parent).output.hasPrefix("intent"))
        #expect(CommandRun("usage", "album.open", name, in: parent).output.hasPrefix(name + "/content/en/index.md:3:"))
        #expect(folder.run("usage", "album.open", ".").code == 0)
    }

    @Test func answersInJSON() throws {
        let run = (try site()).run("usage", "--json")
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let intents = try #require(object["intents"] as? [[String: Any]])
        #expect(
            intents.map { $0["intent"] as? String } == [
                "backup.retry", "album.open", "photos.import", "backup.old", "photos.scan",
            ])
        let uses = try #require(intents[0]["uses"] as? [[String: Any]])
        #expect(uses.count == 3)
        #expect(uses[2]["file"] as? String == "content/es/index.md")
        #expect(uses[2]["line"] as? Int == 3)
        #expect(uses[2]["locale"] as? String == "es")
    }

    @Test func namesTheNearestIntent() throws {
        let run = (try site()).run("usage", "backup.rety")
        #expect(
            run.errors == """
                fingerpost: error: there is no intent `backup.rety` in the catalogue
                  help: did you mean `backup.retry`?

                """)
        #expect(run.code == 2)
        #expect(run.output == "")
    }

    @Test func refusesABrokenCatalogueAndAMissingFolder() throws {
        let broken = (try site(["intents.yaml": "version: 3\n"])).run("usage")
        #expect(broken.code == 2)
        #expect(broken.output.contains("intents.yaml:1:10: error: version 3 is not known"))
        #expect((try site()).run("usage", "./nowhere").code == 3)
    }
}

@Suite struct ImpactCommandTests {
    @Test func showsEverythingThatHoldsOnToAnIntent() throws {
        let run = (try site()).run("impact", "backup.retry")
        #expect(
            run.output == """
                backup.retry  intents.yaml:6:3
                  titles      en: Retry
                              es: Reintentar
                  addresses   gallery-action://backup/retry
                              https://gallery.example.com/open/backup/retry
                              gallery-action://backup/again
                              https://gallery.example.com/open/backup/again
                  pages       3 links on 2 pages: en 2, es 1
                    content/en/index.md  en  Home  (2 links, 1 translation as well)
                    content/es/index.md  es  Inicio  (1 link, 1 translation as well)
                  catalogue   intents.yaml:21:24: `backup.old` names it as the intent to use instead

                """)
        #expect(run.code == 0)
    }

    @Test func namesTheScreensThatNothingElseLeadsTo() throws {
        let run = (try site()).run("impact", "album.open")
        #expect(run.output.contains("intents.yaml:4:11: no other stack names the route `albums`\n"))
        #expect(run.output.contains("intents.yaml:4:23: no other stack names the route `album`\n"))
        #expect((try site()).run("impact", "photos.scan").output.contains("no page links to it"))
    }

    @Test func answersInJSON() throws {
        let run = (try site()).run("impact", "backup.retry", "--json")
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object["declared"] as? String == "intents.yaml:6:3")
        #expect((object["pages"] as? [[String: Any]])?.map { $0["links"] as? Int } == [2, 1])
        #expect((object["addresses"] as? [String])?.count == 4)
    }

    @Test func needsAnIntent() {
        #expect(CommandRun("impact").code == 2)
        #expect(CommandRun("impact", "./").code == 2)
    }
}

@Suite struct CatalogueDiffCommandTests {
    private static let old = """
        version: 1
        scheme: gallery-action
        intents:
          backup.retry: { path: backup/retry }
          album.open: { path: album }
        destinations: { tel: true }

        """

    private func folder() throws -> TemporaryFolder {
        try site([
            "old.yaml": Self.old,
            "new.yaml": Self.old.replacing("path: album", with: "path: albums, aliases: [album]")
                .replacing("path: backup/retry", with: "path: retry"),
        ])
    }

    @Test func showsEachChangeWithTheLinksItBreaks() throws {
        let run = (try folder()).run("catalogue", "diff", "old.yaml", "new.yaml", "--content", ".")
        #expect(
            run.output
                == """
                new.yaml:4:25: breaking: the path of `backup.retry` was `backup/retry` and is `retry` [path-changed]
                  = why: addresses with the old one are refused: list it under `aliases`
                  = before: old.yaml:4:25
                  = hits: 3 links
                      content/en/index.md:3:13  en  gallery-action://backup/retry
                      content/en/index.md:5:6  en  gallery-action://backup/retry
                      content/es/index.md:3:14  es  gallery-action://backup/retry

                new.yaml:5:23: additive: the path of `album.open` was `album` and is `albums` [path-changed]
                  = why: the old one still leads to it, as an older path
                  = before: old.yaml:5:23

                """)
        #expect(run.errors == "1 breaking, 1 additive; 3 links on 2 pages hit\n")
        #expect(run.code == 0)
    }

    @Test(arguments: [("breaking", 1), ("additive", 1), ("neutral", 1)])
    func failsOnTheClassThatItIsToldTo(_ level: String, _ code: Int32) throws {
        let folder = try folder()
        #expect(folder.run("catalogue", "diff", "old.yaml", "new.yaml", "--fail-on", level).code == code)
        #expect(folder.run("catalogue", "diff", "old.yaml", "old.yaml", "--fail-on", level).code == 0)
    }

    @Test func failsOnNothingGraverThanItIsToldTo() throws {
        let folder = try site([
            "old.yaml": Self.old, "new.yaml": Self.old.replacing("path: album", with: "path: album, since: \"2\""),
            "newer.yaml": Self.old.replacing("path: album", with: "path: album, title: Open"),
        ])
        #expect(folder.run("catalogue", "diff", "new.yaml", "old.yaml", "--fail-on", "breaking").code == 0)
        #expect(folder.run("catalogue", "diff", "new.yaml", "old.yaml", "--fail-on", "additive").code == 1)
        #expect(
            folder.run("catalogue", "diff", "old.yaml", "newer.yaml", "--fail-on", "additive").code == 0)
        #expect(folder.run("catalogue", "diff", "old.yaml", "newer.yaml", "--fail-on", "neutral").code == 1)
    }

    @Test func readsOneOfThemFromStandardInput() throws {
        let run = (try folder()).run(
            "catalogue", "diff", "-", "new.yaml", input: "version: 1\nscheme: gallery-action\n")
        #expect(run.errors == "2 additive\n" || run.errors.hasSuffix("additive\n"))
        #expect(run.code == 0)
        let broken = (try folder()).run("catalogue", "diff", "-", "new.yaml", input: "version: 2\n")
        #expect(broken.output.hasPrefix("<stdin>:1:10: error: version 2 is not known"))
        #expect(broken.code == 2)
        #expect((try folder()).run("catalogue", "diff", "old.yaml", "none.yaml").code == 3)
    }

    @Test func saysWhenThereIsNothingToSay() throws {
        let run = (try folder()).run("catalogue", "diff", "old.yaml", "old.yaml")
        #expect(run == (try folder()).run("catalogue", "diff", "old.yaml", "old.yaml", "--content", "."))
        #expect(run.output == "")
        #expect(run.errors == "no changes\n")
    }

    @Test func answersInJSON() throws {
        let run = (try folder()).run("catalogue", "diff", "old.yaml", "new.yaml", "--content", ".", "--json")
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect((object["summary"] as? [String: Int]) == ["breaking": 1, "additive": 1, "neutral": 0])
        let changes = try #require(object["changes"] as? [[String: Any]])
        #expect(changes.map { $0["kind"] as? String } == ["path-changed", "path-changed"])
        #expect((changes[0]["links"] as? [[String: Any]])?.count == 3)
        #expect((changes[0]["new"] as? [String: Int]) == ["line": 4, "column": 25])
    }
}

@Suite struct AppTargetTests {
    /// The Spanish page with the links of the English one.
    private static let spanish =
        "# Inicio\n\n[a](gallery-action://backup/retry) [b](gallery-action://backup/retry) "
        + "[c](gallery-action://album/summer).\n"

    @Test func anIntentThatTheAppDoesNotHaveIsAnErrorWithoutAFallback() throws {
        let folder = try site([
            "content/es/index.md": Self.spanish,
            "content/en/scan.md": "# Scan\n\nTap [Scan](gallery-action://scan) now.\n",
        ])
        #expect(folder.run("build").code == 0)
        let run = folder.run("lint", ".", "--app-version", "2.1", "--platform", "ios")
        #expect(run.code == 1)
        #expect(
            run.output.contains(
                """
                content/en/scan.md:3:12: error: `gallery-action://scan` is not in the app that the pages are for: \
                `photos.scan` exists since 2.2, and the pages are for 2.1 [intent-unavailable]
                """))
        #expect(run.output.contains("help: give the intent a `fallback` text in the catalogue"))
        #expect(
            run.output.contains(
                """
                content/en/import.md:3:14: note: `gallery-action://import` is not in the app that the pages are for: \
                `photos.import` exists since 2.2, and the pages are for 2.1; its fallback text is shown instead
                """))
        #expect(folder.run("build", "--app-version", "2.1").code == 1)
        #expect(folder.run("build", "--app-version", "2.2").code == 0)
    }

    /// Three readers, three pages.
    @Test func showsTheFallbackWhereTheAppDoesNotHaveTheIntent() throws {
        let folder = try site([
            "content/es/index.md": Self.spanish,
            "content/es/import.md": "# Importar\n\n[Importar](gallery-action://import)\n",
        ])
        func page(_ path: String, _ options: String...) throws -> String {
            let run = folder.run(words: ["build", "-o", "out"] + options)
            #expect(run.code == 0, "\(run.output)")
            return try String(
                contentsOf: URL(fileURLWithPath: folder.path).appendingPathComponent("out/" + path), encoding: .utf8)
        }
        let link =
            "Tap <a href=\"https://gallery.example.com/open/import\" data-intent=\"photos.import\""
            + " data-intent-url=\"gallery-action://import\" data-intent-since=\"2.2\""
            + " data-intent-platforms=\"ios web\">Import</a> to <em>start</em>."
        #expect(try page("en/import.html").contains(link))
        #expect(try page("en/import.html", "--app-version", "2.10", "--platform", "ios").contains(link))
        let fallback = "Tap <span class=\"intent-fallback\">Library &gt; Import</span> to <em>start</em>."
        #expect(try page("en/import.html", "--app-version", "2.1").contains(fallback))
        #expect(try page("en/import.html", "--platform", "android").contains(fallback))
        #expect(
            try page("es/import.html", "--platform", "android").contains(
                "<p><span class=\"intent-fallback\">Fototeca &gt; Importar</span></p>"))
    }

    @Test func warnsOfAnIntentOnItsWayOut() throws {
        let folder = try site([
            "content/es/index.md": Self.spanish,
            "content/en/old.md": "# Old\n\n[Old](gallery-action://old) [b](gallery-action://backup/again)\n",
        ])
        let run = folder.run("lint", ".")
        #expect(run.code == 0)
        #expect(
            run.output.contains(
                """
                content/en/old.md:3:7: warning: `gallery-action://old` is outdated: `backup.old` is on its way out; \
                use `backup.retry` [deprecated-intent]
                """))
        #expect(run.output.contains("help: write `gallery-action://backup/retry`"))
        #expect(
            run.output.contains(
                "`gallery-action://backup/again` is outdated: this is an older path of `backup.retry`"))
    }

    @Test(arguments: ["2.", "v2", "2.1-beta", "1.2.3.4.5", "２"])
    func refusesAVersionThatIsNone(_ version: String) {
        let run = CommandRun("lint", ".", "--app-version", version)
        #expect(
            run.errors.hasPrefix(
                "fingerpost: error: `\(version)` is no value of `--app-version`; it takes numbers with dots between them"
            ))
        #expect(run.code == 2)
    }

    @Test func warnsOfTextsThatALocaleDoesNotHave() throws {
        let catalogue = """
            version: 1
            scheme: gallery-action
            intents:
              a: { path: a, title: { en: A }, confirm: { en: Sure? } }
              b: { path: b }
              c: { path: c, title: C }
            """
        let folder = try site([
            "intents.yaml": catalogue, "content/en/index.md": "# H\n", "content/es/index.md": "# H\n",
            "content/en/import.md": "# I\n", "content/en/call.md": "# C\n",
        ])
        let run = folder.run("lint", ".")
        #expect(run.output.contains("intents.yaml:4:17: warning: intent `a` has no `title` in `es` [catalogue-locale]"))
        #expect(
            run.output.contains("intents.yaml:4:35: warning: intent `a` has no `confirm` in `es` [catalogue-locale]"))
        #expect(run.output.contains("intents.yaml:5:3: warning: intent `b` has no `title` [catalogue-locale]"))
        #expect(!run.output.contains("`c` has no"))
    }
}
