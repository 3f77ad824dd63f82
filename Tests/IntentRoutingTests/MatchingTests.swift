import IntentRouting
import Testing

private let first = "0A1b2C3d-0000-4000-8000-00000000000f"
private let second = "11111111-2222-3333-4444-555555555555"

private func refusal(_ url: String) throws -> String {
    switch try galleryTable().match(url) {
    case .match(let match): return "match \(match.id)"
    case .otherScheme: return "other scheme"
    case .refusal(let refusal):
        let bytes = Array(url.utf8)[refusal.range]
        let near = refusal.nearest.map { " -> \($0)" } ?? ""
        return "\(refusal.message) [\(String(decoding: bytes, as: UTF8.self))]\(near)"
    }
}

@Suite struct MatchingTests {
    @Test func givesIdParametersInOrderAndStack() throws {
        let outcome = try galleryTable().match("gallery-action://project/\(first)/task/\(second)")
        guard case .match(let match) = outcome else { return #expect(Bool(false)) }
        #expect(match.id == "task.open")
        #expect(match.parameters.map(\.name) == ["project", "task"])
        #expect(match.parameters.map(\.value) == [.uuid(first), .uuid(second)])
        #expect(
            match.stack == [
                RouteStep(route: "project", values: [.init(name: "id", value: .uuid(first))]),
                RouteStep(route: "task", values: [.init(name: "id", value: .uuid(second))]),
            ])
        #expect(match.universalURL == "https://gallery.example.com/open/project/\(first)/task/\(second)")
    }

    @Test func comparesTheSchemeWithoutCaseAndPrintsItLowerCase() throws {
        guard case .match(let match) = try galleryTable().match("Gallery-ACTION://backup/retry") else {
            return #expect(Bool(false))
        }
        #expect(match.url == "gallery-action://backup/retry")
    }

    @Test func keepsTheSchemeThatWasUsed() throws {
        guard case .match(let match) = try galleryTable().match("gallery://backup/retry") else {
            return #expect(Bool(false))
        }
        #expect(match.url == "gallery://backup/retry")
    }

    @Test func putsQueryItemsIntoDeclaredOrder() throws {
        guard case .match(let match) = try galleryTable().match("gallery://search?page=3&q=a%20b") else {
            return #expect(Bool(false))
        }
        #expect(match.url == "gallery://search?q=a%20b&page=3")
        #expect(match["q"] == .text("a b"))
        #expect(match["page"] == .int(3))
        #expect(match["sort"] == nil)
    }

    @Test func followsAnAliasToTheCanonicalPath() throws {
        guard case .match(let match) = try galleryTable().match("gallery://task/\(second)/of/\(first)") else {
            return #expect(Bool(false))
        }
        #expect(match.usesAlias)
        #expect(match.url == "gallery://project/\(first)/task/\(second)")
    }

    @Test func prefersALiteralAndFallsBackToAParameter() throws {
        let table = try galleryTable()
        for (url, id) in [
            ("gallery://album/new/shared", "album.new"), ("gallery://album/new", "album.open"),
            ("gallery://album/new/part/-5", "album.part"), ("gallery://album/x", "album.open"),
        ] {
            guard case .match(let match) = table.match(url) else {
                Issue.record("refused: \(url)")
                continue
            }
            #expect(match.id == id)
        }
    }

    @Test func matchesTheUniversalTwin() throws {
        let table = try galleryTable()
        guard case .match(let match) = table.match("HTTPS://Gallery.Example.com/open/backup/retry") else {
            return #expect(Bool(false))
        }
        #expect(match.url == "gallery-action://backup/retry")
        #expect(try refusal("https://gallery.example.com/Open/backup/retry") == "other scheme")
        #expect(try refusal("https://gallery.example.com/opened") == "other scheme")
        #expect(try refusal("https://gallery.example.com/open/backup/rety").hasPrefix("no intent has this path"))
    }

    @Test(arguments: [
        ("other://backup/retry", "other scheme"), ("gallery-actio://backup/retry", "other scheme"),
        ("", "other scheme"), (":", "other scheme"),
        ("gallery-action:", "nothing follows the scheme [gallery-action:]"),
        ("gallery-action://", "nothing follows the scheme [gallery-action://]"),
        (
            "gallery-action:backup/retry",
            "`//` is missing after the scheme [b] -> gallery-action://backup/retry"
        ),
        (
            "gallery-action:///backup/retry",
            "it has an empty segment [/] -> gallery-action://backup/retry"
        ),
        (
            "gallery-action://u@backup/retry",
            "it holds user information before `@` [u@] -> gallery-action://backup/retry"
        ),
        ("gallery-action://backup:80/retry", "it holds a port [:80] -> gallery-action://backup/retry"),
        ("gallery-action://backup:/retry", "it holds a port [:] -> gallery-action://backup/retry"),
        ("gallery-action://backup/retry/", "it ends with a slash [/] -> gallery-action://backup/retry"),
        ("gallery-action://backup/./retry", "it has a dot segment [.] -> gallery-action://backup/retry"),
        ("gallery-action://backup/%2E%2e/retry", "it has a dot segment [%2E%2e] -> gallery-action://backup/retry"),
        (
            "gallery-action://backup/%72etry",
            "it escapes what needs no escape, or with lower-case digits [%72] -> gallery-action://backup/retry"
        ),
        (
            "gallery-action://search?q=%c3%a9",
            "it escapes what needs no escape, or with lower-case digits [%c3] -> gallery-action://search?q={q}"
        ),
        ("gallery-action://backup/retry#", "an intent has no fragment [#] -> gallery-action://backup/retry"),
        (
            "gallery-action://backup/retry?",
            "the query is not a list of `name=value` [?] -> gallery-action://backup/retry"
        ),
        (
            "gallery-action://backup/retry?x=1",
            "query item `x` is not listed [x=1] -> gallery-action://backup/retry"
        ),
        ("gallery-action://search", "query item `q` is missing [] -> gallery-action://search?q={q}"),
        (
            "gallery-action://search?q=a&q=b",
            "query item `q` is given twice [q=b] -> gallery-action://search?q={q}"
        ),
        (
            "gallery-action://search?q=a&sort=best",
            "`sort` must be newest|oldest [best] -> gallery-action://search?q={q}"
        ),
        (
            "gallery-action://search?q=a&page=007",
            "`page` must be int(1...99) [007] -> gallery-action://search?q={q}"
        ),
        ("gallery-action://search?q=", "`q` must be text(1...80) [] -> gallery-action://search?q={q}"),
        ("gallery-action://search?q=a+b", "`q` must be text(1...80) [a+b] -> gallery-action://search?q={q}"),
        ("gallery-action://search?q=%00", "`q` must be text(1...80) [%00] -> gallery-action://search?q={q}"),
        ("gallery-action://search?q=%E9", "`q` must be text(1...80) [%E9] -> gallery-action://search?q={q}"),
        (
            "gallery-action://search?q=%E2%80%AE",
            "`q` must be text(1...80) [%E2%80%AE] -> gallery-action://search?q={q}"
        ),
        ("gallery-action://backup/rety", "no intent has this path [backup/rety] -> gallery-action://backup/retry"),
        ("gallery-action://BACKUP/retry", "no intent has this path [BACKUP/retry] -> gallery-action://backup/retry"),
        ("gallery-action://zzzzzz/yyyyyyyy", "no intent has this path [zzzzzz/yyyyyyyy]"),
        (
            "gallery-action://project/\(first)/taks/\(second)",
            "no intent has this path [project/\(first)/taks/\(second)]"
                + " -> gallery-action://project/\(first)/task/\(second)"
        ),
        (
            "gallery-action://project/12/task/\(second)",
            "`project` must be uuid [12] -> gallery-action://project/{project}/task/\(second)"
        ),
        (
            "gallery-action://album/new/public",
            "`kind` must be shared|private [public] -> gallery-action://album/new/{kind}"
        ),
        (
            "gallery-action://backup/r\u{E9}try",
            "it holds a character that cannot stand in an intent [\u{E9}] -> gallery-action://backup/retry"
        ),
        (
            "gallery-action://backup/retry%",
            "`%` is not followed by two hexadecimal digits [%] -> gallery-action://backup/retry"
        ),
    ])
    func givesTheFirstReasonItsBytesAndTheNearestEntry(_ url: String, _ expected: String) throws {
        #expect(try refusal(url) == expected)
    }
}
