import SourceText
import Testing

@testable import YAMLSource

/// A document with a long part, in which lines stand that look like entries of it and are none.
private func longDocument(seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(state: seed)
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
    let indentation = String(repeating: " ", count: Int.random(in: 1...4, using: &random))
    var text = pick([
        "", "", "# first\n", "---\n", "version: 1\n", "é: 1\n", "quoted: \"a\nb: c\"\n", "t: |\n  x: y\n\n",
    ])
    text += pick(["list:\n", "list: \n", "list:\n# ñ\n", "list: |\n", "list: {\n", "list:\n\n"])
    let count = Int.random(in: 1...20, using: &random)
    for number in 0..<count {
        let key =
            Int.random(in: 0..<60, using: &random) == 0 ? "k0" : pick(["k\(number)", "\"k\(number)\"", "ké\(number)"])
        let value = pick([
            "", " x", " é # no", " { a: 1,\n\(indentation)b: 2 }", " \"open\n\(indentation)x: y\"", " 'it''s'",
            " |\n\(indentation)  x: y\n\n\(indentation)  # no", "\n\(indentation)  a: 1\n\(indentation)  b: [1]",
            "\n\(indentation)- a", " a\n\(indentation)  b", " [\n]", " \"open\nx: y\"",
        ])
        // Most are plain, so that most documents can be cut.
        let isPlain = Int.random(in: 0..<4, using: &random) > 0
        text +=
            indentation + key + ":" + (isPlain ? pick([" x", " { en: é, es: ñ }", "\n\(indentation)  a: 1"]) : value)
        text += pick(["\n", "\n", "\n", "\r\n", "\n\n", "\n\(indentation)# c\n", "\n# c\n"])
        if Int.random(in: 0..<80, using: &random) == 0 {
            text += pick(["\(indentation)? a\n\(indentation): b\n", "\tx\n", "&a b\n"])
        }
    }
    return Array((text + pick(["", "tail: 1\n", "# end", "tail:\n  a: 1\n", "...\n", "list: 2\n", "}\n"])).utf8)
}

@Suite struct YAMLPartsTests {
    @Test func partsGiveWhatTheWholeGivesOrNothing() throws {
        var cut = 0
        for seed in UInt64(0)..<5_000 {
            let bytes = longDocument(seed: seed)
            guard let root = YAMLParts(bytes[...], size: 1)?.parse(file: "t", base: 0) else { continue }
            cut += 1
            let whole = parseWhole(bytes[...], file: "t", base: 0)
            #expect(whole.findings.isEmpty && whole.root == root, "\(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(cut > 400)
    }

    @Test func aLongDocumentIsReadAsAShortOne() throws {
        var text = "version: 1\nlist:\n"
        for number in 0..<6_000 { text += "  entry-\(number):\n    title: { en: Number \(number), es: Número }\n" }
        text += "tail: { a: 1 }\n"
        let bytes = Array(text.utf8)
        #expect(bytes.count > YAMLParts.worthwhile)
        #expect(YAMLParts(bytes[...])?.parse(file: "t", base: 0) != nil)
        let result = parseYAML(bytes[...], file: "t", baseOffset: 7)
        #expect(result.root == parseWhole(bytes[...], file: "t", base: 7).root)
    }

    @Test(arguments: [
        ("  entry-9: x\n", "yaml-duplicate-key"), ("  \"open: x\n", "yaml-syntax"),
        ("tail: 2\ntail: 1\n", "yaml-duplicate-key"),
    ])
    func whatIsWrongIsToldOnceAndAtItsPlace(line: String, rule: String) throws {
        var text = "version: 1\nlist:\n"
        for number in 0..<12_000 { text += "  entry-\(number): text\n" }
        let bytes = Array((text + line).utf8)
        let result = parseYAML(bytes[...], file: "t")
        let whole = parseWhole(bytes[...], file: "t", base: 0)
        #expect(result.findings == whole.findings)
        #expect(result.findings.map(\.rule) == [rule])
    }

    @Test func partsStandNoDeeperThanTheWhole() {
        for depth in 60...66 {
            let entry = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            let bytes = Array("a: 1\nlist:\n  x: 1\n  y: \(entry)\n  z: 1\n".utf8)
            let whole = parseWhole(bytes[...], file: "t", base: 0)
            let parts = YAMLParts(bytes[...], size: 1)?.parse(file: "t", base: 0)
            #expect(parts == whole.root)
        }
    }
}
