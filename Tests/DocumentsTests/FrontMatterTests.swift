import SourceText
import Testing

@testable import Documents

@Suite struct FrontMatterTests {
    private func read(_ yaml: String) -> (FrontMatter, [Finding], [UInt8]) {
        let file = SourceFile(name: "a.md", text: "---\n" + yaml + "\n---\nBody\n")
        let (frontMatter, findings) = FrontMatter.decode(file, split: .init(file.bytes))
        return (frontMatter, findings, file.bytes)
    }

    private func words(_ bytes: [UInt8], _ range: ByteRange?) -> String {
        range.map { String(decoding: bytes[$0.range], as: UTF8.self) } ?? "nowhere"
    }

    @Test func readsEveryKey() {
        let (page, findings, bytes) = read(
            """
            title: "Retry a backup"
            description: What to do.
            slug: retry
            aliases: [old/retry, "old/help#retry", "#again": "#once-more", old/list#last: '#end']
            order: -3
            nav: Retry
            draft: true
            hidden: false
            template: wide
            toc: 4
            updated: 2024-02-29
            tags: [backup, sync]
            image: '../images/retry.png'
            id: backup-retry
            since: 2.1
            until: "3"
            platforms: [ios, web]
            screen: settings/backup
            redirect: "https://example.com/x"
            """)
        #expect(findings == [])
        #expect(page.title?.text == "Retry a backup")
        #expect(words(bytes, page.title?.source) == "Retry a backup")
        #expect(page.description == "What to do.")
        #expect(page.slug?.text == "retry")
        #expect(page.aliases.map(\.old.text) == ["old/retry", "old/help#retry", "#again", "old/list#last"])
        #expect(page.aliases.map(\.anchor?.text) == [nil, nil, "once-more", "end"])
        #expect(page.aliases.map { words(bytes, $0.old.source) } == page.aliases.map(\.old.text))
        #expect(words(bytes, page.aliases[3].anchor?.source) == "end")
        #expect(page.order == -3)
        #expect(page.navigationLabel == "Retry")
        #expect(page.isDraft && !page.isHidden)
        #expect(page.template?.text == "wide")
        #expect(page.tableOfContents == .depth(4))
        #expect(page.updated == "2024-02-29")
        #expect(page.tags == ["backup", "sync"])
        #expect(page.identifier?.text == "backup-retry")
        #expect(page.since == "2.1" && page.until == "3")
        #expect(page.platforms == ["ios", "web"])
        #expect(page.screen == "settings/backup")
        #expect(page.links.map(\.key) == ["image", "redirect"])
        #expect(page.links.map { words(bytes, $0.source) } == ["../images/retry.png", "https://example.com/x"])
    }

    @Test func namesTheNearestKey() {
        let (_, findings, bytes) = read("titel: A")
        #expect(findings.map(\.rule) == ["front-matter-key"])
        #expect(findings.first?.help == "did you mean `title`?")
        #expect(words(bytes, findings.first?.place.range) == "titel")
    }

    @Test(arguments: [
        ("slug: a/b", "a/b"), ("slug: index", "index"), ("slug: ..", ".."), ("slug: 'a b'", "a b"),
        ("updated: 2023-02-29", "2023-02-29"), ("updated: 1 March", "1 March"), ("updated: 2024-13-01", "2024-13-01"),
        ("order: first", "first"), ("order: \"1\"", "\"1\""), ("draft: yes", "yes"), ("toc: 1", "1"),
        ("toc: deep", "deep"), ("since: new", "new"), ("since: 2..1", "2..1"), ("platforms: iOS", "iOS"),
        ("title: ' '", "' '"), ("title: [a]", "[a]"), ("id: a b", "a b"), ("aliases: ../x", "../x"),
        ("aliases: [https://example.com/x]", "https://example.com/x"), ("aliases: a//b", "a//b"),
        ("aliases: '#'", "#"), ("aliases: a?b", "a?b"), ("aliases: {a: b}", "b"), ("aliases: {a: '#'}", "#"),
        ("tags: {a: b}", "{a: b}"),
    ])
    func refusesWrongValuesAtTheirPlace(yaml: String, place: String) {
        let (_, findings, bytes) = read(yaml)
        #expect(findings.map(\.rule) == ["front-matter-value"])
        #expect(findings.first?.severity == .error)
        #expect(words(bytes, findings.first?.place.range) == place)
    }

    @Test func reportsWhatIsNoFrontMatter() {
        for text in ["---\ntitle: A\n", "---\n- a\n---\n", "---\njust words\n---\n"] {
            let file = SourceFile(name: "a.md", text: text)
            let findings = FrontMatter.decode(file, split: .init(file.bytes)).findings
            #expect(findings.map(\.rule) == ["front-matter-syntax"])
        }
        #expect(read("title: [a").1.map(\.rule) == ["yaml-syntax"])
    }

    @Test func readsEmptyFrontMatterAsNone() {
        #expect(read("").0 == FrontMatter())
        #expect(read("").1 == [])
        #expect(read("# nothing here").1 == [])
    }

    @Test func reportsOffsetsOfTheFileBehindAByteOrderMark() {
        let file = SourceFile(name: "a.md", text: "\u{FEFF}---\r\ntitle: ü\r\nslug: a/b\r\n---\r\n")
        let finding = FrontMatter.decode(file, split: .init(file.bytes)).findings.first
        #expect(words(file.bytes, finding?.place.range) == "a/b")
    }
}
