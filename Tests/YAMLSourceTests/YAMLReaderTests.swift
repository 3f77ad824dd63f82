import SourceText
import Testing

@testable import YAMLSource

private struct Sample {
    let bytes: [UInt8]
    var reader = YAMLReader(file: "t.yaml", valueRule: "value", keyRule: "key")
    var mapping: YAMLMapping?

    init(_ text: String, keys: [String] = ["title", "draft", "order", "tags"], required: [String] = []) {
        bytes = Array(text.utf8)
        if let root = parseYAML(bytes[...], file: "t.yaml").root {
            mapping = reader.mapping(root, "the front matter", keys: keys, required: required)
        }
    }

    var faults: [String] { shown(reader.findings, of: bytes) }
}

@Suite struct YAMLReaderTests {
    @Test func namesTheNearestKnownKey() {
        #expect(
            Sample("tilte: x").faults == ["1:1 key: unknown key `tilte` in the front matter (did you mean `title`?)"])
        #expect(
            Sample("zzzzzz: x").faults == [
                "1:1 key: unknown key `zzzzzz` in the front matter "
                    + "(known: `title`, `draft`, `order`, `tags`)"
            ])
    }

    @Test func asksForMissingKeys() {
        #expect(
            Sample("draft: true", required: ["title"]).faults == [
                "1:1 key: the front matter has no `title` (add `title:`)"
            ])
    }

    @Test func showsInvisibleCharactersOfAKey() {
        #expect(
            Sample("\"ti\\u200Btle\": x").faults == [
                "1:1 key: unknown key `ti\\u{200B}tle` in the front matter (did you mean `title`?)"
            ])
    }

    @Test(arguments: ["on", "yes", "True", "y", "\"true\"", "1", ""])
    func takesOnlyTrueAndFalseAsBooleans(_ word: String) throws {
        var sample = Sample("draft: \(word)")
        let node = try #require(sample.mapping?["draft"])
        #expect(sample.reader.bool(node, "draft") == nil)
        #expect(sample.faults.count == 1)
        #expect(sample.faults.first?.contains(" value: `draft` must be `true` or `false`, not ") == true)
    }

    @Test(arguments: ["on", "yes", "no", "2.10", "1_000", "0x1F", "2026-01-01", "true"])
    func keepsYAMLOnePointOneWordsAsText(_ word: String) throws {
        var sample = Sample("title: \(word)")
        #expect(sample.reader.string(try #require(sample.mapping?["title"]), "title") == word)
        #expect(sample.faults.isEmpty)
    }

    @Test(arguments: [("7", 7), ("-3", -3), ("0", 0)])
    func readsWholeNumbers(_ text: String, _ number: Int) throws {
        var sample = Sample("order: \(text)")
        #expect(sample.reader.int(try #require(sample.mapping?["order"]), "order") == number)
    }

    @Test(arguments: ["1.5", "'7'", "1e3", "+1", "--1", "'-'", "99999999999999999999", "0x1"])
    func refusesOtherNumbers(_ text: String) throws {
        var sample = Sample("order: \(text)")
        #expect(sample.reader.int(try #require(sample.mapping?["order"]), "order") == nil)
        #expect(sample.faults.count == 1)
    }

    @Test func namesWhatStandsThereInstead() throws {
        var sample = Sample("title: [a]\ntags: {a: b}\norder: {}")
        let mapping = try #require(sample.mapping)
        _ = sample.reader.string(try #require(mapping["title"]), "title")
        _ = sample.reader.strings(try #require(mapping["tags"]), "tags")
        _ = sample.reader.int(try #require(mapping["order"]), "order", in: 0...9)
        #expect(
            sample.faults == [
                "1:8 value: `title` must be a text, not a list",
                "2:7 value: `tags` must be a list, not a mapping",
                "3:8 value: `order` must be a whole number, not a mapping",
            ])
    }

    @Test func readsOneTextOrMany() throws {
        var sample = Sample("title: a\ntags: [b, c]\norder: 12")
        let mapping = try #require(sample.mapping)
        #expect(sample.reader.stringOrStrings(try #require(mapping["title"]), "title")?.map(\.text) == ["a"])
        #expect(sample.reader.stringOrStrings(try #require(mapping["tags"]), "tags")?.map(\.text) == ["b", "c"])
        #expect(sample.reader.int(try #require(mapping["order"]), "order", in: 0...9) == nil)
        #expect(sample.faults == ["3:8 value: `order` must be 0 to 9, not 12"])
    }

    @Test func offersTheNearestWordOfAClosedList() throws {
        var sample = Sample("title: esacpe")
        let node = try #require(sample.mapping?["title"])
        #expect(sample.reader.word(node, "html", among: ["clean", "escape", "keep"]) == nil)
        #expect(sample.faults == ["1:8 value: `html` cannot be `esacpe` (did you mean `escape`?)"])
    }
}
