import IntentRouting
import TestSupport
import Testing

private func pathFault(_ path: String) -> String {
    do {
        _ = try IntentPattern(id: "x", path: path)
        return "accepted"
    } catch {
        let bytes = Array(path.utf8)[error.range]
        return "\(error.message) [\(String(decoding: bytes, as: UTF8.self))]" + (error.nearest.map { " \($0)" } ?? "")
    }
}

private func typeFault(_ source: String) -> String {
    do {
        return try "accepted as " + ParameterType(source).description
    } catch {
        return error.message + (error.nearest.map { ", \($0)" } ?? "")
    }
}

@Suite struct PatternTests {
    @Test(arguments: [
        ("", "the path is empty []"), ("/a", "the path begins or ends with `/` [/]"),
        ("a/", "the path begins or ends with `/` [/]"), ("a//b", "the path has an empty segment [//]"),
        ("a/./b", "`.` cannot be a segment [.]"), ("..", "`..` cannot be a segment [..]"),
        ("a b", "` ` cannot stand in a path [ ]"), ("ñ", "`ñ` cannot stand in a path [ñ]"),
        ("s://a", "the path does not name the scheme [:]"), ("a?b", "query items are listed under `query` [?]"),
        ("a%20b", "a path is written without escapes [%]"), ("a/x{y:int}", "a parameter is a whole segment [{]"),
        ("a/{y:int}x", "a parameter is a whole segment [{y:int}x]"),
        ("a/{y:int", "`}` is missing after the parameter [{y:int]"),
        ("a/{y}", "parameter `y` has no type [{y}] {y:uuid}"),
        ("a/{y:uid}", "unknown parameter type `uid` [uid] uuid"),
        ("a/{y:help}", "unknown parameter type `help` [help]"),
        ("a/{1y:int}", "`1y` cannot be the name of a parameter [1y]"),
        ("{y:int}/{y:int}", "parameter `y` stands in the path twice [{y:int}]"),
        (
            "a/{y:text(0...9)}",
            "a segment cannot be empty, so its text has at least 1 character [text(0...9)] text(1...9)"
        ),
        ("a/{y:int(9...1)}", "a range is written `min...max`, not `9...1` [(9...1)]"),
        ("project/{p:uuid}/t/{t:a|b}", "accepted"),
    ])
    func namesTheFaultOfAPath(_ path: String, _ expected: String) {
        #expect(pathFault(path) == expected)
    }

    @Test(arguments: [
        ("", "a parameter needs a type, uuid"), ("uuid", "accepted as uuid"), ("int", "accepted as int"),
        ("int(-3...3)", "accepted as int(-3...3)"), ("slug", "accepted as slug"),
        ("text(1...80)", "accepted as text(1...80)"), ("a|b", "accepted as a|b"), ("help", "accepted as help"),
        ("text", "`text` needs a length in characters, text(1...80)"), ("txt", "unknown parameter type `txt`, text"),
        ("string", "unknown parameter type `string`"), ("UUID", "unknown parameter type `UUID`, uuid"),
        ("uuid(1...2)", "`uuid` takes no range, uuid"), ("int(1..2)", "a range is written `min...max`, not `1..2`"),
        ("int(1...2", "`)` is missing after the range"), ("a||b", "a choice has an empty word"),
        ("a|b c", "a choice cannot hold `b c`"), ("a|a", "`a` is listed twice"),
        ("text(1...99999999)", "a text is 0 to 10000 characters long, text(1...80)"),
        ("int(99999999999999999999...1)", "a range is written `min...max`, not `99999999999999999999...1`"),
    ])
    func readsTypesStrictly(_ source: String, _ expected: String) {
        #expect(typeFault(source) == expected)
    }

    @Test(arguments: [
        ("a/b", "a/b", true), ("a/b", "a/c", false), ("a/{x:slug}", "a/b", true), ("a/{x:uuid}", "a/{y:slug}", true),
        ("a/{x:uuid}", "a/{y:int}", false), ("a/{x:int(1...5)}", "a/{y:int(6...9)}", false),
        ("a/{x:int(1...5)}", "a/{y:int(5...9)}", true), ("a/{x:int}", "a/{y:slug}", true),
        ("a/{x:text(1...3)}", "a/{y:text(4...9)}", false), ("a/{x:text(1...3)}", "a/{y:uuid}", false),
        ("a/{x:text(1...3)}", "a/{y:int(1000...2000)}", false), ("a/{x:text(1...3)}", "a/abc", true),
        ("a/{x:b|c}", "a/{y:c|d}", true), ("a/{x:b|c}", "a/{y:d|e}", false), ("a/{x:b|c}", "a/c", true),
        ("{x:slug}/b", "a/{y:slug}", true), ("{x:slug}/b", "a/{y:c|d}", false), ("a/{x:slug}", "a/{y:slug}/z", false),
    ])
    func findsEntriesThatMatchOneURL(_ left: String, _ right: String, _ overlap: Bool) throws {
        for paths in [[left, right], [right, left]] {
            let patterns = try paths.enumerated().map { try IntentPattern(id: "i\($0.offset)", path: $0.element) }
            let fault: IntentTableFault?
            do {
                _ = try IntentTable(schemes: ["s"], patterns: patterns)
                fault = nil
            } catch {
                fault = error
            }
            #expect((fault != nil) == overlap)
            if overlap { #expect(fault?.overlaps.map { [$0.first, $0.second] } == [[0, 1]]) }
        }
    }

    @Test func tellsEntriesOfOnePathApartByTheirQuery() throws {
        let none = try IntentPattern(id: "none", path: "a")
        let one = try IntentPattern(id: "one", path: "a", query: [.init(name: "x", source: "b|c")])
        let two = try IntentPattern(id: "two", path: "a", query: [.init(name: "x", source: "d|e")])
        let table = try IntentTable(schemes: ["s"], patterns: [none, one, two])
        for (url, id) in [("s://a", "none"), ("s://a?x=c", "one"), ("s://a?x=d", "two")] {
            guard case .match(let match) = table.match(url) else {
                Issue.record("refused: \(url)")
                continue
            }
            #expect(match.id == id)
        }
        let maybe = try IntentPattern(id: "maybe", path: "a", query: [.init(name: "y", source: "int?")])
        #expect(throws: IntentTableFault.self) { try IntentTable(schemes: ["s"], patterns: [none, maybe]) }
    }

    @Test func refusesAnIdTwiceAndAnAliasThatCollides() throws {
        let one = try IntentPattern(id: "a", path: "a")
        let same = try IntentPattern(id: "a", path: "b")
        #expect(throws: IntentTableFault.self) { try IntentTable(schemes: ["s"], patterns: [one, same]) }
        let alias = try IntentPattern(id: "c", path: "c", aliases: ["a"])
        #expect(throws: IntentTableFault.self) { try IntentTable(schemes: ["s"], patterns: [one, alias]) }
    }

    @Test func printingRefusesWhatDoesNotFit() throws {
        let table = try galleryTable()
        #expect(throws: IntentPrintingFault.unknownIntent("x")) { try table.print("x") }
        #expect(throws: IntentPrintingFault.missingValue("q")) { try table.print("photos.search") }
        #expect(throws: IntentPrintingFault.unknownParameter("z")) {
            try table.print("backup.retry", ["z": .int(1)])
        }
        #expect(throws: IntentPrintingFault.unfitValue(name: "q", type: .text(1...80))) {
            try table.print("photos.search", ["q": .text("")])
        }
        #expect(throws: IntentPrintingFault.unfitValue(name: "q", type: .text(1...80))) {
            try table.print("photos.search", ["q": .slug("a")])
        }
        #expect(throws: IntentPrintingFault.unknownScheme("x")) { try table.print("backup.retry", scheme: "x") }
    }

    @Test func aTableWithoutSchemesMatchesAndPrintsNothing() throws {
        let one = try IntentPattern(id: "a", path: "a")
        let table = try IntentTable(schemes: [], universal: "https://a.example/open", patterns: [one])
        #expect(throws: IntentPrintingFault.self) { try table.print("a") }
        guard case .otherScheme = table.match("https://a.example/open/a") else { return #expect(Bool(false)) }
    }

    @Test func staysFastWithTenThousandEntries() throws {
        let patterns = try (0..<10_000).map { number in
            try IntentPattern(id: "i\(number)", path: "area\(number % 100)/item\(number)/{id:uuid}")
        }
        var table = try galleryTable()
        let loading = try processorTime { table = try IntentTable(schemes: ["s"], patterns: patterns) }
        #expect(loading < 5)
        let url = Array("s://area77/item7777/11111111-2222-3333-4444-555555555555".utf8)[...]
        var matched = 0
        let looking = processorTime {
            for _ in 0..<2_000 {
                if case .match = table.match(url) { matched += 1 }
            }
        }
        #expect(matched == 2_000)
        // A scan of the list would take a hundred times as long, even unoptimised.
        #expect(looking < 1)
    }
}
